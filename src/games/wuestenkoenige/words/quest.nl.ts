import { count } from '../../../engine/figures.ts';
import type { QuestWords } from './quest.en.ts';

export const quest: QuestWords = {
  progress: 'Weg naar het doel',
  progressOf:
    'Elke soort waren in het paleis is een derde van de weg. Op een kameel telt die bij zijn oase de helft daarvan, en meer naarmate hij dichter bij het paleis komt.',
  needs: { fire: 'Vuur', vegetation: 'Planten', water: 'Water' },
  home: (number, move) => (number === 1 ? `thuis sinds zet ${move}` : `${number} thuis, het eerst in zet ${move}`),
  underway: number => `niets thuis, ${number} op kamelen`,
  missing: 'ontbreekt',
  signed: { home: move => `zet ${move}`, underway: 'op kameel', missing: 'ontbreekt' },
  hauled: (got, lost) => `${count(got, 'waar', 'waren')} gehaald, ${lost === 0 ? 'geen' : lost} onderweg verloren`,
  endings: {
    complete: (last, move) => `${last} kwam in zet ${move} in het paleis, als laatste van de drie soorten.`,
    alone: () => 'Verder had niemand nog een kameel in het paleis of op het bord.',
    hopeless: () =>
      'Niemand kon de drie soorten nog compleet krijgen: dan winnen de meeste soorten in het paleis, daarna de meeste waren.',
    rounds: () => 'De laatste ronde was voorbij: dan winnen de meeste soorten in het paleis, daarna de meeste waren.',
  },
  stillMissing: lists => `Wat nog ontbrak: ${lists}.`,
};

import { count } from '../../../engine/figures.ts';
import { goodNames } from './goods.nl.ts';
import type { WayWords } from './quest.en.ts';

export const quest: WayWords = {
  progress: 'Weg naar het doel',
  progressOf:
    'Elke soort in het paleis is een derde daarvan. Op een kameel telt die bij zijn oase half zoveel, en meer naarmate hij dichter bij het paleis is.',
  needs: goodNames,
  home: (number, move) => (number === 1 ? `thuis sinds zet ${move}` : `${number} thuis, het eerst in zet ${move}`),
  underway: number => `niets thuis, ${number} onderweg`,
  missing: 'ontbreekt',
  allMissing: 'alle drie de soorten',
  signed: { home: move => `zet ${move}`, underway: 'onderweg', missing: 'ontbreekt' },
  hauled: (got, lost) => `${count(got, 'waar', 'waren')} gehaald, ${lost === 0 ? 'geen' : lost} verloren`,
  endings: {
    complete: (last, move) => `Zet ${move} bracht ${last} in het paleis: toen waren het alle drie de soorten.`,
    alone: () => 'Verder had niemand nog een kameel in het paleis of op het bord.',
    hopeless: () =>
      'Niemand kon de drie soorten nog compleet krijgen: dan winnen de meeste soorten in het paleis, daarna de meeste waren.',
    rounds: () => 'De laatste ronde was voorbij: dan winnen de meeste soorten in het paleis, daarna de meeste waren.',
  },
  stillMissing: lists => `Wat nog ontbrak: ${lists}.`,
};

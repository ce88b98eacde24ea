import { count } from '../../../engine/figures.ts';
import type { QuestWords } from './quest.en.ts';

export const quest: QuestWords = {
  progress: 'Weg zum Ziel',
  progressOf:
    'Jede Art von Waren im Palast ist ein Drittel des Weges. Auf einem Kamel zählt sie in ihrer Oase die Hälfte davon, und mehr, je näher sie dem Palast kommt.',
  needs: { fire: 'Feuer', vegetation: 'Pflanzen', water: 'Wasser' },
  home: (number, move) => (number === 1 ? `daheim seit Zug ${move}` : `${number} daheim, zuerst in Zug ${move}`),
  underway: number => `nichts daheim, ${number} auf Kamelen`,
  missing: 'fehlt',
  signed: { home: move => `Zug ${move}`, underway: 'auf Kamel', missing: 'fehlt' },
  hauled: (got, lost) => `${count(got, 'Ware', 'Waren')} geholt, ${lost === 0 ? 'keine' : lost} unterwegs verloren`,
  endings: {
    complete: (last, move) => `${last} kam in Zug ${move} in den Palast, als letzte der drei Arten.`,
    alone: () => 'Sonst hatte niemand mehr ein Kamel im Palast oder auf dem Spielplan.',
    hopeless: () =>
      'Niemand konnte die drei Arten noch vollständig bekommen: Dann gewinnen die meisten Arten im Palast, danach die meisten Waren.',
    rounds: () => 'Die letzte Runde war vorbei: Dann gewinnen die meisten Arten im Palast, danach die meisten Waren.',
  },
  stillMissing: lists => `Noch gefehlt haben: ${lists}.`,
};

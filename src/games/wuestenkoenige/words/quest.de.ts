import { count } from '../../../engine/figures.ts';
import { goodNames } from './goods.de.ts';
import type { WayWords } from './quest.en.ts';

export const quest: WayWords = {
  progress: 'Weg zum Ziel',
  progressOf:
    'Jede Art im Palast ist ein Drittel davon. Auf einem Kamel zählt sie in ihrer Oase halb so viel, und mehr, je näher sie dem Palast ist.',
  needs: goodNames,
  home: (number, move) => (number === 1 ? `daheim seit Zug ${move}` : `${number} daheim, zuerst in Zug ${move}`),
  underway: number => `nichts daheim, ${number} unterwegs`,
  missing: 'fehlt',
  allMissing: 'alle drei Arten',
  signed: { home: move => `Zug ${move}`, underway: 'unterwegs', missing: 'fehlt' },
  hauled: (got, lost) => `${count(got, 'Ware', 'Waren')} geholt, ${lost === 0 ? 'keine' : lost} verloren`,
  endings: {
    complete: (last, move) => `Zug ${move} brachte ${last} in den Palast: Damit waren es alle drei Arten.`,
    alone: () => 'Sonst hatte niemand mehr ein Kamel im Palast oder auf dem Spielplan.',
    hopeless: () =>
      'Niemand konnte die drei Arten noch vollständig bekommen: Dann gewinnen die meisten Arten im Palast, danach die meisten Waren.',
    rounds: () => 'Die letzte Runde war vorbei: Dann gewinnen die meisten Arten im Palast, danach die meisten Waren.',
  },
  stillMissing: lists => `Noch gefehlt haben: ${lists}.`,
};

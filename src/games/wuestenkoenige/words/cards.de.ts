import type { CardId } from '../rules/deck.ts';
import type { CardWords } from './cards.en.ts';

/** A small card has no room for a long name in one line: soft hyphens say where it may be parted. */
export const cardWords: Readonly<Record<CardId, CardWords>> = {
  sand: {
    name: 'Sand',
    text: 'Lege ein Plättchen aus der Reserve auf ein beliebiges Wüstenfeld, welche Seite oben liegt, wählst du. Es kann Kamele verschütten.',
  },
  drift: {
    name: 'Flüchtiger Sand',
    text: 'Nimm das oberste Plättchen eines beliebigen Feldes in die Reserve. Kamele und lose Waren darauf sinken.',
  },
  storm: { name: 'Sandsturm', text: 'Verändere die Wüste sofort dreimal, jedes Mal ein anderes Plättchen.' },
  calf: {
    name: 'Schwan\u00adgeres Kamel',
    text: 'Ein Kamel aus deinem Vorrat kommt auf ein Feld, das höchstens zwei von einem deiner Kamele entfernt ist.',
  },
  carpet: {
    name: 'Fliegender Teppich',
    text: 'Eines deiner Kamele fliegt bis zu fünf Felder weit über alles hinweg. Dort greift es nicht an.',
  },
  trek: { name: 'Kamel\u00adwande\u00adrung', text: 'Vier Bewegungspunkte mehr in diesem Zug.' },
  swap: {
    name: 'Kamel\u00adtausch',
    text: 'Zwei Kamele anderer Spieler in der Wüste tauschen die Plätze, samt Ladung.',
  },
  loss: {
    name: 'Verlorene Ladung',
    text: 'Ein Kamel eines anderen Spielers in der Wüste verliert eine Ware; welche, wählst du.',
  },
  plague: {
    name: 'Epidemie',
    text: 'Alle Kamele in einer Oase gehen heim, auch deine. Ihre Waren kehren in die Oasen zurück.',
  },
};

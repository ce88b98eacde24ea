import { colourNames, inflected } from './colours.de.ts';
import type { SheetWords } from './sheet.en.ts';

export const sheet: SheetWords = {
  rows: {
    water1: 'Wasserstellen im Wert von 1',
    water2: 'Wasserstellen im Wert von 2',
    water3: 'Wasserstellen im Wert von 3',
    oases: 'Oasenchips',
    areas: 'Eingeschlossene Felder',
    white: 'Weiße Karawane',
    blue: 'Blaue Karawane',
    green: 'Grüne Karawane',
    pink: 'Rosa Karawane',
    violet: 'Violette Karawane',
  },
  hints: {
    oases: 'Wie viele, nicht ihre Punkte.',
    areas: 'Ohne Palmen.',
    white: 'Alle Kamele, auch das des Reiters.',
  },
  lines: {
    water: ({ count, value }) => `${count} × Wasser im Wert von ${value}`,
    oases: ({ count, each }) => `${count} × Oase zu ${each}`,
    areas: ({ count }) => (count === 1 ? '1 eingeschlossenes Feld' : `${count} eingeschlossene Felder`),
    caravan: ({ colour, count }) => `Größte ${inflected(colour, 'e')} Karawane: ${count}`,
    sharedCaravan: ({ colour, count }) => `Größte ${inflected(colour, 'e')} Karawane, gemeinsam: ${count}`,
  },
  objections: {
    fiveColours: () => 'Zu fünft geben alle eine Farbe zurück, also muss eine Karawane 0 sein.',
    nobodyWithout: ({ colour }) =>
      `Zu fünft hat jemand ${colourNames[colour]} zurückgegeben, also muss bei jemandem die ${inflected(colour, 'e')} Karawane 0 sein.`,
  },
  ties: 'Wer am meisten hat, gewinnt. Bei Gleichstand wird der Sieg geteilt. Gleich große Karawanen einer Farbe bringen je 5 statt 10.',
};

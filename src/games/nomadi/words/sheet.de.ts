import type { SheetWords } from './sheet.en.ts';

export const sheet: SheetWords = {
  rows: {
    talers: 'Taler',
    card3: 'Karten im Wert von 3',
    card2: 'Karten im Wert von 2',
    card1: 'Karten im Wert von 1',
    'card-1': 'Karten im Wert von −1',
    'card-2': 'Karten im Wert von −2',
  },
  hints: { talers: 'Schulden mit einem Minus davor.' },
  lines: {
    talers: ({ count }) => (count < 0 ? `${-count} Taler Schulden` : `${count} Taler`),
    cards: ({ count, value }) => `${count} × Karte im Wert von ${String(value).replace('-', '−')}`,
  },
  objections: {},
  ties: 'Taler und Karten zählen zusammen, Schulden und schlechte Karten werden abgezogen. Wer am meisten hat, gewinnt; bei Gleichstand wird der Sieg geteilt.',
};

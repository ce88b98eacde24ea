import type { SheetWords } from './sheet.en.ts';

export const sheet: SheetWords = {
  rows: {
    talers: 'Daalders',
    card3: 'Kaarten van 3',
    card2: 'Kaarten van 2',
    card1: 'Kaarten van 1',
    'card-1': 'Kaarten van −1',
    'card-2': 'Kaarten van −2',
  },
  hints: { talers: 'Een schuld met een min ervoor.' },
  lines: {
    talers: ({ count }) =>
      count < 0 ? `Een schuld van ${-count} daalders` : count === 1 ? '1 daalder' : `${count} daalders`,
    cards: ({ count, value }) => `${count} × kaart van ${String(value).replace('-', '−')}`,
  },
  objections: {},
  ties: 'Daalders en kaarten tellen samen, schulden en slechte kaarten gaan eraf. Wie het meeste heeft, wint; bij een gelijke stand wordt de winst gedeeld.',
};

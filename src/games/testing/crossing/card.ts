import type { GameCard } from '../../../engine/card.ts';

/** What the start page shows; the rules begin with it too. */
export const card = {
  id: 'crossing',
  title: 'Crossing',
  version: 1,
  seats: [2],
  about: { en: 'Bring one stone across the board before the other side does.' },
} as const satisfies GameCard;

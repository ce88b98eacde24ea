/**
 * The event cards. Their names are printed, and the effects of two of them; the other effects are our own design, and so
 * is how many there are of each, see editions.ts.
 */
export interface EventCard {
  readonly id: string;
  /** What has to be named when the card is played, in the order of the notation. */
  readonly targets: readonly CardTarget[];
}

export const targetKinds = ['hex', 'side', 'own-camel', 'enemy-camel', 'good', 'oasis'] as const;
export type CardTarget = (typeof targetKinds)[number];

export const deck = [
  { id: 'sand', targets: ['hex', 'side'] },
  { id: 'drift', targets: ['hex'] },
  { id: 'storm', targets: [] },
  { id: 'calf', targets: ['hex'] },
  { id: 'carpet', targets: ['own-camel', 'hex'] },
  { id: 'trek', targets: [] },
  { id: 'swap', targets: ['enemy-camel', 'enemy-camel'] },
  { id: 'loss', targets: ['enemy-camel', 'good'] },
  { id: 'plague', targets: ['oasis'] },
] as const satisfies readonly EventCard[];

export type CardId = (typeof deck)[number]['id'];

export const cards: readonly CardId[] = deck.map(card => card.id);
export const CARDS = deck.length;

/** The kinds of cards by number, in the order of the deck, so that order must not change. */
export const SAND = 0;
export const DRIFT = 1;
export const STORM = 2;
export const CALF = 3;
export const CARPET = 4;
export const TREK = 5;
export const SWAP = 6;
export const LOSS = 7;
export const PLAGUE = 8;

/** Changes of the desert that one storm brings. */
export const STORM_CHANGES = 3;
/** Movement points that a trek adds. */
export const TREK_POINTS = 4;
/** How far from a camel its calf may come into the world, and how far a carpet flies. */
export const CALF_RANGE = 2;
export const CARPET_RANGE = 5;

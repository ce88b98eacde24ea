/** What lies in the box and how much of it everybody gets. Marked *: our own design, see RULES.md. */

export const TILES = 108;
export const CAMELS = 12;
export const CAMELS_IN_PALACE = 4;

export const CARDS_DEALT = 3;
export const HAND_LIMIT = 5;

/** Camels on a desert hex. */
export const ROOM = 3;

export const POINTS = 6;
/** * What seat 0 has in its first turn: with two seats less, or who begins would win too often. */
export const FIRST_POINTS: Readonly<Record<number, number>> = { 2: 3, 3: 6, 4: 6 };

/** Camels that join a camel in an oasis. */
export const JOINING = 2;
/** * Goods in each oasis. With twelve four seats would run dry in half of the games. */
export const GOODS_IN_OASIS: Readonly<Record<number, number>> = { 2: 12, 3: 12, 4: 18 };

/** * No round after this one. */
export const ROUNDS = 60;

/** More than there are goods, so that kinds count before goods. */
export const KIND = 100;

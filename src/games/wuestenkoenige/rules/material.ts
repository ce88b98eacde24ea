/** What lies in the box and how much of it everybody gets. Marked *: our own design, see RULES.md. More of that is in editions.ts. */

export const TILES = 108;
export const CAMELS = 12;
export const CAMELS_IN_PALACE = 4;

export const CARDS_DEALT = 3;
export const HAND_LIMIT = 5;

/** Camels on a desert hex. */
export const ROOM = 3;

export const POINTS = 6;

/** Camels that join a camel in an oasis. */
export const JOINING = 2;

/** * No round after this one. */
export const ROUNDS = 60;

/** More than there are goods, so that kinds count before goods. */
export const KIND = 100;

/** What is in the box, and the numbers of the rules. */

/** Stones of each seat, by number of seats. */
export const STONES: Readonly<Record<number, number>> = { 2: 8, 3: 5, 4: 4, 5: 3 };

/** The values on the cards, and how many cards have each of them. */
export const values = [-2, -1, 1, 2, 3] as const;
export const CARDS_OF_VALUE = [3, 3, 4, 4, 4] as const;
export const CARDS = 18;

/** The talers of one offer in the trading variant that binds. */
export const MOST_OFFERED = 6;

export const DICE = 6;

export const PURSE = 5;
export const UNUSED_DIE = 1;
export const CARD_FOUND = 1;
export const SPRING_FOUND = 2;
export const LAST_OUT = 5;
export const FIRST_ACROSS = 5;
export const LAST_ACROSS = 5;
/** For the first, second and third stone in the goal; the last of them ends the game. */
export const ARRIVALS = [8, 6, 4] as const;

// What follows is our own design.

/** Cards that chance lays on this side of the canyon and beyond it, besides those on the springs. */
export const CARDS_NEAR = 6;
export const CARDS_FAR = 7;

/**
 * The cards that lie on the springs in the second edition, by value: four of 3 and one of 2. The others lie in the desert.
 * In the first edition every card could lie anywhere.
 */
export const CARDS_ON_SPRINGS = [0, 0, 0, 1, 4] as const;

/** The game ends after this many turns, wherever the caravan is. */
export const LAST_TURN = 120;

/** A seat may give talers away this often during one turn, no matter whose. */
export const GIFTS_IN_A_TURN = 4;

/** What the mover may say when offering a card, true or not. */
export const phrases = ['silent', 'treasure', 'good', 'fair', 'poor', 'trap'] as const;
export type Phrase = (typeof phrases)[number];

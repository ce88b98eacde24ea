/**
 * What can be heard, by what it stands for in any game: a piece is set down, somebody gains a little, much, or all
 * they worked for; it is one's turn; and it is over: won, shared, lost, or won by people one has watched.
 */
export type Sound = 'place' | 'gain' | 'bonus' | 'triumph' | 'turn' | 'won' | 'shared' | 'lost' | 'watched';

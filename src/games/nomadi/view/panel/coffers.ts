import type { Options } from '../../../../engine/options.ts';
import { values } from '../../rules/material.ts';
import { At, type NomadiState, UNKNOWN } from '../../rules/state.ts';

/** Talers are coins of one and of five. */
const FIVE = 5;

/** The number of coins before a player who has changed all that can be changed. */
export function coinsOf(talers: number): number {
  return Math.floor(talers / FIVE) + (talers % FIVE);
}

/** The cards of a seat in the order they were found: their values, or undefined for those the viewer has not seen. */
export function cardsOf(s: NomadiState, seat: number): (number | undefined)[] {
  const cards = Array.from({ length: s.turn[At.Found] }, (_, card) => card).filter(card => s.holders[card] === seat);
  return cards.map(card => (s.found[card] === UNKNOWN ? undefined : values[s.found[card]!]));
}

/** NO-TALERS-1: until the end others see coins and cards, not what they are worth. A debt is known to everybody. */
export function faceDown(s: NomadiState, seat: number, options: Options): Readonly<Record<string, number>> {
  const cards = { cards: cardsOf(s, seat).length };
  const talers = s.talers[seat]!;
  return options.talers === 'open' || talers < 0 ? cards : { talers: coinsOf(talers), ...cards };
}

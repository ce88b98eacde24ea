import type { Move, Viewer } from '../../../engine/game.ts';
import { type Random, weightedIndex } from '../../../engine/random.ts';
import { kindOf, MoveKind } from './encoding.ts';
import { At, EVERYBODY, type NomadiState, Phase, UNKNOWN } from './state.ts';

/** Has the viewer seen this card? */
function knows(s: NomadiState, viewer: Viewer, card: number): boolean {
  if (s.seen[card] === EVERYBODY) return true;
  return viewer >= 0 && ((s.seen[card] >> viewer) & 1) === 1;
}

/** Values that the viewer has not seen go back into the pool, or they could be found by subtraction. */
export function mask(s: NomadiState, viewer: Viewer): void {
  for (let card = 0; card < s.turn[At.Found]; card++) {
    if (s.found[card] === UNKNOWN || knows(s, viewer, card)) continue;
    s.pool[s.found[card]]++;
    s.found[card] = UNKNOWN;
  }
}

/** Of the cards that the viewer has not seen, every order is equally likely. */
export function determinize(s: NomadiState, _viewer: Viewer, random: Random): void {
  for (let card = 0; card < s.turn[At.Found]; card++) {
    // A card that nobody has seen yet stays without a value: chance gives it one.
    if (s.found[card] !== UNKNOWN || s.seen[card] === 0) continue;
    const value = weightedIndex(random, s.pool);
    s.pool[value]--;
    s.found[card] = value;
  }
}

/** A card's value is for the one who uncovered it, and for the one who took it. */
export function hides(s: NomadiState, m: Move, viewer: Viewer): boolean {
  if (kindOf(m) !== MoveKind.Value || viewer === s.turn[At.Seat]) return false;
  return s.turn[At.Phase] === Phase.Find || viewer !== s.turn[At.Owner];
}

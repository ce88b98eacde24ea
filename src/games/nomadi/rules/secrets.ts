import type { Move, Viewer } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { drawValue } from './chance.ts';
import { kindOf, MoveKind } from './encoding.ts';
import { At, cardInQuestion, deckOf, EVERYBODY, type NomadiState, Phase, UNKNOWN } from './state.ts';

/** Has the viewer seen this card? */
function knows(s: NomadiState, viewer: Viewer, card: number): boolean {
  if (s.seen[card] === EVERYBODY) return true;
  return viewer >= 0 && ((s.seen[card] >> viewer) & 1) === 1;
}

/** Values that the viewer has not seen go back into the pool, or they could be found by subtraction. */
export function mask(s: NomadiState, viewer: Viewer): void {
  for (let card = 0; card < s.turn[At.Found]; card++) {
    if (s.found[card] === UNKNOWN || knows(s, viewer, card)) continue;
    s.pool[deckOf(s, card) + s.found[card]]++;
    s.found[card] = UNKNOWN;
  }
}

/** Of the cards that the viewer has not seen, every order is equally likely. */
export function determinize(s: NomadiState, _viewer: Viewer, random: Random): void {
  for (let card = 0; card < s.turn[At.Found]; card++) {
    // A card that nobody has seen yet stays without a value: chance gives it one.
    if (s.found[card] !== UNKNOWN || s.seen[card] === 0) continue;
    const value = drawValue(s, card, random);
    s.pool[deckOf(s, card) + value]--;
    s.found[card] = value;
  }
}

/** A card's value is for the one who uncovered it, and for the one who took or got it, and for who has seen it before. */
export function hides(s: NomadiState, m: Move, viewer: Viewer): boolean {
  if (kindOf(m) !== MoveKind.Value || viewer === s.turn[At.Seat]) return false;
  if (s.turn[At.Phase] === Phase.Find) return true;
  return viewer !== s.turn[At.Owner] && !knows(s, viewer, cardInQuestion(s));
}

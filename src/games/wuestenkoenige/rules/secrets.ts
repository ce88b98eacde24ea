import type { Move, Viewer } from '../../../engine/game.ts';
import { type Random, weightedIndex } from '../../../engine/random.ts';
import { CARDS } from './deck.ts';
import { kindOf, MoveKind } from './encoding.ts';
import { At, type WuestenkoenigeState } from './state.ts';

/** Hidden hands go back to the cards that nobody has seen, or they could be found by subtraction. */
export function mask(s: WuestenkoenigeState, viewer: Viewer): void {
  for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer) hideHand(s, seat);
}

function hideHand(s: WuestenkoenigeState, seat: number): void {
  for (let card = 0; card < CARDS; card++) {
    const held = s.hands[seat * CARDS + card];
    s.deck[card] += held;
    s.unseen[seat] += held;
    s.hands[seat * CARDS + card] = 0;
  }
}

export function determinize(s: WuestenkoenigeState, _viewer: Viewer, random: Random): void {
  for (let seat = 0; seat < s.seats; seat++)
    for (; s.unseen[seat] > 0; s.unseen[seat]--) {
      const card = weightedIndex(random, s.deck);
      s.deck[card]--;
      s.hands[seat * CARDS + card]++;
    }
}

export function hides(s: WuestenkoenigeState, m: Move, viewer: Viewer): boolean {
  return kindOf(m) === MoveKind.Draw && viewer !== s.turn[At.TaskSeat];
}

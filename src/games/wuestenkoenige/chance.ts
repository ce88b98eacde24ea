import type { Move } from '../../engine/game.ts';
import { type Random, weighted } from '../../engine/random.ts';
import { firstHeld } from './listing.ts';
import { DISCARD_MOVE, DRAW_MOVE, kindOf, moveOf, ROLL_MOVE, secondOf, TILE_MOVE } from './moves.ts';
import { DRAW, type KingsState, NEXT_HEX, NO_TASK, REVEAL, SET_TILES, STAGE, sides, TASK, TASK_SEAT } from './state.ts';

export function sample(s: KingsState, random: Random): Move {
  const seat = s.clock[TASK_SEAT];
  if (s.clock[TASK] === DRAW) return moveOf(DRAW_MOVE, 0, weighted(random, s.deck));
  if (s.clock[TASK] === REVEAL)
    return moveOf(DISCARD_MOVE, 0, s.unseen[seat] > 0 ? weighted(random, s.deck) : firstHeld(s, seat));
  if (s.clock[STAGE] === SET_TILES) return moveOf(TILE_MOVE, s.clock[NEXT_HEX], random.below(sides.length));
  return moveOf(ROLL_MOVE, 0, 1 + random.below(6));
}

/** A card is drawn as often as there are cards like it; sides of tiles and dice are all alike. */
export function weight(s: KingsState, m: Move): number {
  if (s.clock[TASK] === NO_TASK) return 1;
  const isOpen = kindOf(m) === DISCARD_MOVE && s.unseen[s.clock[TASK_SEAT]] === 0;
  return isOpen ? 1 : s.deck[secondOf(m)];
}

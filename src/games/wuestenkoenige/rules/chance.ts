import type { Move } from '../../../engine/game.ts';
import { type Random, weightedIndex } from '../../../engine/random.ts';
import { DISCARD_MOVE, DRAW_MOVE, kindOf, moveOf, ROLL_MOVE, secondOf, TILE_MOVE } from './encoding.ts';
import { firstHeld } from './moves.ts';
import {
  DRAW,
  NEXT_HEX,
  NO_TASK,
  PHASE,
  REVEAL,
  SET_TILES,
  sides,
  TASK,
  TASK_SEAT,
  type WuestenkoenigeState,
} from './state.ts';

export function sample(s: WuestenkoenigeState, random: Random): Move {
  const seat = s.clock[TASK_SEAT];
  if (s.clock[TASK] === DRAW) return moveOf(DRAW_MOVE, 0, weightedIndex(random, s.deck));
  if (s.clock[TASK] === REVEAL)
    return moveOf(DISCARD_MOVE, 0, s.unseen[seat] > 0 ? weightedIndex(random, s.deck) : firstHeld(s, seat));
  if (s.clock[PHASE] === SET_TILES) return moveOf(TILE_MOVE, s.clock[NEXT_HEX], random.below(sides.length));
  return moveOf(ROLL_MOVE, 0, 1 + random.below(6));
}

/** A card is drawn as often as there are cards like it; sides of tiles and dice are all alike. */
export function weight(s: WuestenkoenigeState, m: Move): number {
  if (s.clock[TASK] === NO_TASK) return 1;
  const isOpen = kindOf(m) === DISCARD_MOVE && s.unseen[s.clock[TASK_SEAT]] === 0;
  return isOpen ? 1 : s.deck[secondOf(m)];
}

import { FIELDS, HEXES, MOST_NEIGHBOURS } from '../rules/board.ts';
import { costOf } from '../rules/camels.ts';
import { ROOM } from '../rules/material.ts';
import type { WuestenkoenigeState } from '../rules/state.ts';
import { NO_PATH } from './paths.ts';

/** What the way to a place costs from each field, around hexes that are full. */
export function waysTo(s: WuestenkoenigeState, goal: number): Uint8Array {
  const costs = new Uint8Array(FIELDS).fill(NO_PATH);
  costs[goal] = 0;
  const queue = [goal];
  for (let field = queue.shift(); field !== undefined; field = queue.shift()) {
    for (let i = field * MOST_NEIGHBOURS; i < (field + 1) * MOST_NEIGHBOURS; i++) {
      const beside = s.board.neighbours[i];
      if (beside === FIELDS) break;
      const cost = costs[field] + costOf(s, beside, field);
      if (cost >= costs[beside]) continue;
      costs[beside] = cost;
      // A way begins on a full hex or in a place, but leads through neither.
      if (beside < HEXES && s.crowd[beside] < ROOM) queue.push(beside);
    }
  }
  return costs;
}

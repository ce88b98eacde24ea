import type { Layout } from '../../../engine/layout.ts';
import { grid } from './rules/board.ts';
import { type CrossingState, ownerOf } from './rules/state.ts';

/** What the page draws as long as the game has no view of its own. */
export const layout: Layout<CrossingState> = {
  grid: () => grid,
  pieceAt(s, cell) {
    const owner = ownerOf(s, cell);
    return owner === undefined ? undefined : { owner, kind: 'stone' };
  },
  beside: s =>
    [0, 1].map(seat => {
      const pieces = [{ kind: 'stone', owner: 1 - seat, count: s.taken[seat] }];
      return { name: 'taken', owner: seat, pieces };
    }),
};

import { drawSquares, readSquares } from '../../../../engine/boards/drawing.ts';
import type { Seat } from '../../../../engine/game.ts';
import { grid, homeRow } from '../rules/board.ts';
import { type CrossingState, emptyState, ownerOf, STONES, setStone } from '../rules/state.ts';

const signs = ['x', 'o'];

/** A position from a drawing, see "Notation" in RULES.md. Stones that are not drawn were taken. */
export function position(drawing: string, seat: Seat = 0): CrossingState {
  const s = emptyState();
  s.taken.fill(STONES);
  for (const { token, ...spot } of readSquares(drawing)) {
    const owner = signs.indexOf(token);
    if (owner < 0) continue;
    setStone(s, grid.cellAt(spot), owner);
    s.taken[1 - owner]--;
    if (spot.row === homeRow(1 - owner)) s.across[owner] = 1;
  }
  s.turn[0] = seat;
  return s;
}

/** The position as `position` reads it. */
export function draw(s: CrossingState): string {
  return drawSquares(grid.spots.map((spot, cell) => ({ ...spot, token: signs[ownerOf(s, cell) ?? -1] ?? '.' })));
}

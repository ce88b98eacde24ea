import { grid, homeRow } from './board.ts';
import { type CrossingState, ownerOf, STONES } from './state.ts';

/** What is broken in this state, in words. */
export function check(s: CrossingState): string | undefined {
  return [0, 1].map(seat => stonesAmiss(s, seat) ?? acrossAmiss(s, seat)).find(found => found !== undefined);
}

function stonesAmiss(s: CrossingState, seat: number): string | undefined {
  const standing = cellsOf(s, seat).length;
  const all = standing + s.taken[1 - seat];
  return all === STONES ? undefined : `seat ${seat} has ${all} stones on and off the board instead of ${STONES}`;
}

function acrossAmiss(s: CrossingState, seat: number): string | undefined {
  const arrived = cellsOf(s, seat).some(cell => grid.spots[cell].row === homeRow(1 - seat));
  return Number(arrived) === s.across[seat] ? undefined : `seat ${seat} is across on the board or in the score alone`;
}

function cellsOf(s: CrossingState, seat: number): number[] {
  return [...grid.spots.keys()].filter(cell => ownerOf(s, cell) === seat);
}

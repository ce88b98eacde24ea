import type { Grid } from './grid.ts';

/** Scratch for growing regions: allocated once, used again and again. After `grow` it holds the region's cells. */
export interface FloodScratch {
  readonly cells: Uint16Array;
  count: number;
  readonly seen: Uint32Array;
  turn: number;
}

export function floodScratchFor(grid: Grid): FloodScratch {
  return { cells: new Uint16Array(grid.size), count: 0, seen: new Uint32Array(grid.size), turn: 0 };
}

/**
 * Grows the region of `start` over all connected cells whose `walls` entry is 0; `walls` has one entry more than
 * there are cells, not 0, for the world outside. Gives up, answering false, at the first cell that has a bit of
 * `alien` in `touches`: whoever asks whether a region is clean mostly learns "no" within a few steps.
 */
export function floodFill(
  growth: FloodScratch,
  grid: Grid,
  start: number,
  walls: Uint8Array,
  touches: Int32Array,
  alien: number,
): boolean {
  const { cells, seen } = growth;
  const { neighbours, degree } = grid;
  const turn = ++growth.turn;
  growth.count = 0;
  if ((touches[start] & alien) !== 0) return false;
  seen[start] = turn;
  cells[0] = start;
  let count = 1;
  for (let done = 0; done < count; done++) {
    const first = cells[done] * degree;
    for (let i = first; i < first + degree; i++) {
      const next = neighbours[i];
      if (walls[next] !== 0 || seen[next] === turn) continue;
      if ((touches[next] & alien) !== 0) return false;
      seen[next] = turn;
      cells[count++] = next;
    }
  }
  growth.count = count;
  return true;
}

/** All regions of connected cells that have the same entry in `kinds`, each as a list of cells. */
export function regionsOf(grid: Grid, kinds: Uint8Array): number[][] {
  const seen = new Uint8Array(grid.size);
  const regions: number[][] = [];
  for (let start = 0; start < grid.size; start++)
    if (seen[start] === 0) regions.push(regionAt(grid, start, kinds, seen));
  return regions;
}

function regionAt(grid: Grid, start: number, kinds: Uint8Array, seen: Uint8Array): number[] {
  const region = [start];
  seen[start] = 1;
  for (const cell of region) {
    for (let i = cell * grid.degree; i < (cell + 1) * grid.degree; i++) {
      const next = grid.neighbours[i];
      if (next === grid.size || seen[next] !== 0 || kinds[next] !== kinds[start]) continue;
      seen[next] = 1;
      region.push(next);
    }
  }
  return region;
}

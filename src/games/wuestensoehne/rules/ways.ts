import { CELLS, neighbours } from './board.ts';
import type { WuestensoehneState } from './state.ts';
import { SIDES } from './tiles.ts';

/**
 * The fields that a caravan passes on a shortest way between two others: over brown lines and a white one at the end at
 * most, or where that leads nowhere, over any lines as with a driver.
 */
export function wayBetween(s: WuestensoehneState, from: number, to: number): readonly number[] {
  return search(s, from, to, false) ?? search(s, from, to, true) ?? [];
}

function search(s: WuestensoehneState, from: number, to: number, driven: boolean): readonly number[] | undefined {
  const cameFrom = new Map([[from, from]]);
  // A map is walked in the order in which it grows: those that are nearer come first.
  for (const cell of cameFrom.keys()) {
    if (cell === to) return passed(cameFrom, from, to);
    for (let side = 0; side < SIDES; side++) {
      const beside = neighbours[cell * SIDES + side];
      if (beside === CELLS || s.tiles[beside] === 0 || cameFrom.has(beside)) continue;
      if (driven || beside === to || !isWhite(s, cell, side)) cameFrom.set(beside, cell);
    }
  }
  return undefined;
}

function isWhite(s: WuestensoehneState, cell: number, side: number): boolean {
  return (s.rims[cell] & (1 << side)) !== 0;
}

function passed(cameFrom: ReadonlyMap<number, number>, from: number, to: number): readonly number[] {
  const way: number[] = [];
  for (let cell = cameFrom.get(to)!; cell !== from; cell = cameFrom.get(cell)!) way.unshift(cell);
  return way;
}

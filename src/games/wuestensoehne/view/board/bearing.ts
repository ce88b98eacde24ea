import { signal } from '@preact/signals';

/** How the tile in hand is turned, in quarters: board, stock and prompt all show it. */
export const bearing = signal(0);

/** What could be done, each move as its words. */
export type Legal = readonly (readonly string[])[];

/** The quarter turns in which the tile in hand fits on a cell, ascending. */
export function fitsOn(legal: Legal, cell: string): readonly number[] {
  return legal.filter(([verb, at]) => verb === 'lay' && at === cell).map(([, , angle]) => Number(angle) / 90);
}

/** The first fit from the present turn on. */
export function shownTurn(fits: readonly number[], now: number): number {
  return [0, 1, 2, 3].map(by => (now + by) & 3).find(turn => fits.includes(turn)) ?? now;
}

/** Turns to the next fit, or to the one before. */
export function turnOn(fits: readonly number[], by: 1 | -1): void {
  const now = shownTurn(fits, bearing.peek());
  const next = [1, 2, 3, 4].map(steps => (now + steps * by) & 3).find(turn => fits.includes(turn));
  bearing.value = next ?? now;
}

import { signal } from '@preact/signals';
import type { Candidate } from '../../../../web/kit/candidate.ts';

/** How the tile in hand is turned, in quarters: board, stock and prompt all show it. */
export const bearing = signal(0);

type Legal = readonly Candidate[];

/** The quarter turns in which the tile in hand fits on a cell, ascending. */
export function fitsOn(legal: Legal, cell: string): readonly number[] {
  const lays = legal.filter(({ tokens: [verb, at] }) => verb === 'lay' && at === cell);
  return lays.map(({ tokens: [, , angle] }) => Number(angle) / 90);
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

import type { Move, Seat } from '../engine/game.ts';

/**
 * Which moves one iteration has played, in the tree and in its rollout, and when each was last played: what "all moves as
 * first" looks up. A hash table whose slots hold one move each: of two that collide the later stays. That loses a little,
 * and the table can be small; a new generation clears it at once.
 */
export interface AmafTable {
  readonly keys: Float64Array;
  readonly generations: Float64Array;
  readonly plies: Int32Array;
  generation: number;
}

const BITS = 12;
const MOST_SEATS = 16;

export function newAmafTable(): AmafTable {
  const slots = 1 << BITS;
  return {
    keys: new Float64Array(slots),
    generations: new Float64Array(slots),
    plies: new Int32Array(slots),
    generation: 0,
  };
}

function slotOf(key: number): number {
  return Math.imul(key, 0x9e3779b1) >>> (32 - BITS);
}

export function clearAmaf(table: AmafTable): void {
  table.generation++;
}

export function recordMove(table: AmafTable, seat: Seat, move: Move, ply: number): void {
  const key = move * MOST_SEATS + seat;
  const slot = slotOf(key);
  table.keys[slot] = key;
  table.generations[slot] = table.generation;
  table.plies[slot] = ply;
}

/** Was the move played by the seat, at this ply or later? */
export function wasPlayed(table: AmafTable, seat: Seat, move: Move, ply: number): boolean {
  const key = move * MOST_SEATS + seat;
  const slot = slotOf(key);
  return table.generations[slot] === table.generation && table.keys[slot] === key && table.plies[slot] >= ply;
}

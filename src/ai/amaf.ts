import type { Move, Seat } from '../engine/game.ts';

/**
 * Which moves one playout holds, and when each was last played. A slot keeps one move only: of two that meet there
 * the later stays. That loses a little, and needs neither clearing nor a table as large as the moves are many.
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

export function clearAmaf(traces: AmafTable): void {
  traces.generation++;
}

export function recordMove(traces: AmafTable, seat: Seat, move: Move, ply: number): void {
  const key = move * MOST_SEATS + seat;
  const slot = slotOf(key);
  traces.keys[slot] = key;
  traces.generations[slot] = traces.generation;
  traces.plies[slot] = ply;
}

/** Did the seat play the move, at this ply or later? */
export function wasPlayed(traces: AmafTable, seat: Seat, move: Move, ply: number): boolean {
  const key = move * MOST_SEATS + seat;
  const slot = slotOf(key);
  return traces.generations[slot] === traces.generation && traces.keys[slot] === key && traces.plies[slot] >= ply;
}

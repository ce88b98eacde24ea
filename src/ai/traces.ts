import type { Move, Seat } from '../engine/game.ts';

/**
 * Which moves one playout holds, and when each was last played. A slot keeps one move only: of two that meet there
 * the later stays. That loses a little, and needs neither clearing nor a table as large as the moves are many.
 */
export interface Traces {
  readonly keys: Float64Array;
  readonly turns: Float64Array;
  readonly plies: Int32Array;
  turn: number;
}

const BITS = 12;
const MOST_SEATS = 16;

export function tracesFor(): Traces {
  const slots = 1 << BITS;
  return { keys: new Float64Array(slots), turns: new Float64Array(slots), plies: new Int32Array(slots), turn: 0 };
}

function slotOf(key: number): number {
  return Math.imul(key, 0x9e3779b1) >>> (32 - BITS);
}

export function forgetTraces(traces: Traces): void {
  traces.turn++;
}

export function leaveTrace(traces: Traces, seat: Seat, move: Move, ply: number): void {
  const key = move * MOST_SEATS + seat;
  const slot = slotOf(key);
  traces.keys[slot] = key;
  traces.turns[slot] = traces.turn;
  traces.plies[slot] = ply;
}

/** Did the seat play the move, at this ply or later? */
export function isTraced(traces: Traces, seat: Seat, move: Move, ply: number): boolean {
  const key = move * MOST_SEATS + seat;
  const slot = slotOf(key);
  return traces.turns[slot] === traces.turn && traces.keys[slot] === key && traces.plies[slot] >= ply;
}

import { At, NOWHERE, type NomadiState } from '../../rules/state.ts';
import { passed } from '../scene/jumps.ts';

/** What happened between two positions, as far as it can be shown by something moving. */
export interface Changes {
  /** Stones that moved, and the fields they passed; a stone that was placed comes from nowhere. */
  readonly moves: readonly { readonly stone: number; readonly way: readonly number[] }[];
  /** Fields where a card was laid, and where one was taken up. */
  readonly laid: readonly number[];
  readonly found: readonly number[];
  /** Talers that a seat got or paid. */
  readonly talers: readonly { readonly seat: number; readonly amount: number }[];
}

export const nothing: Changes = { moves: [], laid: [], found: [], talers: [] };

/** More than this in one go is a leap in time, which nobody wants to see walking. */
const MOST_MOVES = 6;

export function changesBetween(before: NomadiState, after: NomadiState): Changes {
  if (before.board !== after.board || before.seats !== after.seats || before === after) return nothing;
  const stones = Array.from(after.places.keys());
  const moved = stones.filter(stone => before.places[stone] !== after.places[stone] && after.places[stone] !== NOWHERE);
  // Back in time nothing moves either: whoever takes a step back wants to see where it was, at once.
  if (moved.length > MOST_MOVES || after.turn[At.Found] < before.turn[At.Found]) return nothing;
  const cells = Array.from({ length: after.board.grid.size }, (_, cell) => cell);
  return {
    moves: moved.map(stone => ({ stone, way: wayOf(before, after, stone) })),
    laid: cells.filter(cell => before.cards[cell] === 0 && after.cards[cell] === 1),
    found: cells.filter(cell => before.cards[cell] === 1 && after.cards[cell] === 0),
    talers: Array.from(after.talers, (talers, seat) => ({ seat, amount: talers - before.talers[seat]! })).filter(
      ({ amount }) => amount !== 0,
    ),
  };
}

function wayOf(before: NomadiState, after: NomadiState, stone: number): readonly number[] {
  const [from, to] = [before.places[stone]!, after.places[stone]!];
  return from === NOWHERE ? [to] : passed(before, from, to);
}

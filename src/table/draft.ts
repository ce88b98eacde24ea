import { CHANCE, type Game, type Move, type RuleId, type Seat } from '../engine/game.ts';
import { type AnyState, copyOf } from '../engine/state.ts';
import type { PlayCommand } from './match.ts';
import type { Snapshot } from './table.ts';

/**
 * Moves tried out on the viewer's own copy before they are sent. They can be taken back freely; where chance moves, or
 * another seat does, the draft stops.
 */
export interface Draft {
  readonly game: Game;
  readonly seat: Seat;
  /** The length of the log it was begun on. */
  readonly base: number;
  /** The state before each move and after the last one. */
  readonly states: readonly AnyState[];
  readonly moves: readonly string[];
}

export function beginDraft(game: Game, view: Snapshot, seat: Seat): Draft {
  return { game, seat, base: view.entries.length, states: [view.state], moves: [] };
}

export function stateOf(draft: Draft): AnyState {
  return draft.states.at(-1)!;
}

/**
 * Can the seat go on, or is there nothing left but to send the draft or to take it back? Outcomes of chance that are
 * entered by hand are sent one by one.
 */
export function isOpen(draft: Draft): boolean {
  if (draft.seat === CHANCE && draft.moves.length > 0) return false;
  return draft.game.actor(stateOf(draft)) === draft.seat;
}

/** The draft with one more move, or the rule that forbids the move. */
export function withMove(draft: Draft, move: Move): Draft | RuleId {
  const before = stateOf(draft);
  const rule = draft.game.forbids(before, move);
  if (rule) return rule;
  const after = copyOf(before);
  draft.game.apply(after, move);
  const text = draft.game.format(before, move);
  return { ...draft, states: [...draft.states, after], moves: [...draft.moves, text] };
}

export function withoutLast(draft: Draft): Draft {
  if (draft.moves.length === 0) return draft;
  return { ...draft, states: draft.states.slice(0, -1), moves: draft.moves.slice(0, -1) };
}

export function commandOf(draft: Draft, id: string): PlayCommand {
  return { type: 'play', id, seat: draft.seat, base: draft.base, moves: draft.moves };
}

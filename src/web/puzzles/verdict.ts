import type { Budget } from '../../ai/advice.ts';
import type { SearchPool } from '../../ai/messages.ts';
import type { Game, Seat } from '../../engine/game.ts';
import type { PlayedLine } from '../../engine/reasons.ts';
import { type AnyState, sameBytes } from '../../engine/state.ts';
import type { Match } from '../../table/match.ts';
import type { Puzzle, RatedTurn } from '../../table/puzzle.ts';
import { type Grade, gradeOf } from '../advice/grade.ts';
import { playLine } from '../advice/lines.ts';
import { searchRequestFor } from '../advice/search-request.ts';

/** As many rollouts as the turns of a puzzle were measured with, unless the device is slow. */
const BUDGET: Budget = { rollouts: 4096, milliseconds: 4000 };

/** What came of a turn that somebody tried. */
export interface Verdict {
  readonly grade: Grade;
  /** The share of wins that it gives away, from 0 to 1. */
  readonly loss: number;
  /** What is left with it. */
  readonly share: number;
  readonly line: PlayedLine<AnyState>;
}

/** A puzzle as it lies on the table. */
export interface OpenPuzzle {
  readonly game: Game;
  readonly match: Match;
  readonly puzzle: Puzzle;
  readonly seat: Seat;
  /** What the seat may see. */
  readonly view: AnyState;
}

/** Grades a turn: by what is known of it, else by a search from where it ends, as the others were measured. */
export async function verdictOn(
  open: OpenPuzzle,
  moves: readonly string[],
  search: SearchPool['search'],
): Promise<Verdict> {
  const line = playLine(open.game, open.view, open.seat, moves);
  const { best, rivals } = open.puzzle;
  const known = [best, ...rivals].find(turn => comesTo(open, turn, line));
  const share = known?.share ?? (await shareAfter(open, line, moves, search));
  const loss = known === best ? 0 : Math.max(0, best.share - share);
  return { grade: gradeOf(loss), loss, share, line };
}

/** The same end, or the same beginning where only that is known. */
function comesTo({ game, view, seat }: OpenPuzzle, turn: RatedTurn, line: PlayedLine<AnyState>): boolean {
  const other = playLine(game, view, seat, turn.moves);
  const end = other.states.at(-1)!;
  if (game.actor(end) === seat) return other.moves.every((move, i) => line.moves[i] === move);
  return sameBytes(end, line.states.at(-1)!);
}

async function shareAfter(
  { game, match, seat, puzzle }: OpenPuzzle,
  line: PlayedLine<AnyState>,
  moves: readonly string[],
  search: SearchPool['search'],
): Promise<number> {
  const state = line.states.at(-2)!;
  const request = searchRequestFor({ game, match, state, seat }, `puzzle ${puzzle.id}`);
  const { expectation } = await search({ ...request, after: moves.at(-1)!, budget: BUDGET });
  return expectation.shares[seat]!;
}

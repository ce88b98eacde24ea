import { endAlike, isWhole, playedLine } from '../../ai/turns.ts';
import { type Game, NOT_A_MOVE, type Seat } from '../../engine/game.ts';
import type { PlayedLine } from '../../engine/reasons.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';
import { type Puzzle, positionOf, secondPart } from '../../table/puzzle.ts';
import { truthOf } from '../../table/timeline.ts';
import { gameNamed } from '../common/arguments.ts';
import { BASE, rivalsOf } from './position-miner.ts';

/** One puzzle that is to be measured again. */
export interface PuzzleCheck {
  readonly puzzle: Puzzle;
  /** How many times the rollouts with which turns are first measured. */
  readonly factor: number;
  readonly seed: string;
}

export interface CheckResult {
  readonly id: string;
  /** Is the stated turn still the best that is known? */
  readonly stillBest: boolean;
  /** By how much it is ahead of the next now; below 0 where another one is better. */
  readonly gap: number;
  /** The best turn now, as it is written in a log. */
  readonly best: readonly string[];
}

/** Measures a puzzle's turns again, and whatever else a search of that length thinks of; of two turns the one that holds less. */
export async function checkPuzzle(order: PuzzleCheck): Promise<CheckResult> {
  const game = await gameNamed(order.puzzle.game);
  const first = checkTurn(game, order);
  const further = first.stillBest ? secondPart(game, order.puzzle) : undefined;
  if (!further) return first;
  const second = checkTurn(game, { ...order, puzzle: further });
  return { ...(second.stillBest && first.gap < second.gap ? first : second), id: first.id };
}

function checkTurn(game: Game, { puzzle, factor, seed }: PuzzleCheck): CheckResult {
  const { view, seat } = viewOf(game, puzzle);
  const stated = linePlayed(game, view, seat, puzzle.best.moves);
  const known = [stated, ...puzzle.rivals.map(({ moves }) => linePlayed(game, view, seat, moves))];
  const rollouts = factor * BASE;
  const rated = rivalsOf(game, view, seat, { seed: `check ${seed} ${puzzle.id}`, rollouts, known, least: 0, clear: 0 });
  const own = rated.find(({ line }) => endAlike(line, stated));
  const other = rated.find(({ line }) => !endAlike(line, stated));
  const best = rated[0]?.line ?? stated;
  return {
    id: puzzle.id,
    stillBest: own !== undefined && own === rated[0],
    gap: Number(((own?.share ?? 0) - (other?.share ?? 0)).toFixed(3)),
    best: best.moves.map((move, i) => game.format(best.states[i]!, move)),
  };
}

/** What the seat of a puzzle may know of its position. */
export function viewOf(game: Game, puzzle: Puzzle): { readonly view: AnyState; readonly seat: Seat } {
  const { match, entries, seat } = positionOf(game, puzzle);
  const view = copyOf(truthOf(game, match, entries).states.at(-1)!);
  game.mask(view, seat);
  return { view, seat };
}

/** A turn from its texts. Throws where it can't be played, or is no whole turn. */
export function linePlayed(game: Game, view: AnyState, seat: Seat, texts: readonly string[]): PlayedLine<AnyState> {
  const moves: number[] = [];
  let line = playedLine(game, view, seat, moves);
  for (const text of texts) {
    const s = line.states.at(-1)!;
    const move = game.actor(s) === seat ? game.parse(s, text) : NOT_A_MOVE;
    if (move === NOT_A_MOVE || game.forbids(s, move) !== undefined) throw new Error(`"${text}" can't be played there`);
    moves.push(move);
    line = playedLine(game, view, seat, moves);
  }
  if (!isWhole(game, line)) throw new Error(`"${texts.join('; ')}" is not a whole turn`);
  return line;
}

import { type Game, type Move, movesOf } from '../engine/game.ts';
import { readOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import type { AnyState } from '../engine/state.ts';
import { adviceOf, type Budget, chooseMove, standingOf, think } from './advice.ts';
import { type Level, levelIn, levels } from './levels.ts';
import type { Memory } from './memory.ts';
import type { Answer, MoveAdvice, Progress, Request } from './thinking.ts';
import { ROOT } from './tree.ts';

/** One request while it is thought about, slice by slice: whoever drives it can do something else in between, or stop. */
export interface Thought {
  /** Thinks for a moment; false when there is nothing more to think about. */
  step(): boolean;
  progress(): Progress;
  answer(stopped: boolean): Answer;
}

/** No answer can be given before the first step. */
export function thoughtOn(game: Game, request: Request, memory: Memory, clock = Date.now): Thought {
  const view = viewIn(game, request);
  const level = levelIn(game.knowledge, levelOf(request));
  const budget = request.budget ?? budgetFor(game, view, level);
  const search = memory.searchFor(game, view, request, level.settings);
  const random = seeded(request.seed);
  search.random = random;
  const before = search.tree.visits[ROOT];
  const start = clock();
  const slices = think(search, budget, clock);
  const playouts = () => search.tree.visits[ROOT] - before;
  const advises = request.after === undefined;
  const said = (move: Move) => game.format(view, move);
  const advice = (): MoveAdvice[] =>
    advises ? adviceOf(search).map(each => ({ ...each, move: said(each.move) })) : [];
  return {
    step: () => !slices.next().done,
    progress: () => ({
      part: partOf(budget, search.tree.visits[ROOT], clock() - start),
      playouts: playouts(),
      advice: advice(),
    }),
    answer: stopped => ({
      move: advises ? said(chooseMove(search, level.temperature, random)) : '',
      advice: advice(),
      standing: standingOf(search),
      playouts: playouts(),
      stopped,
    }),
  };
}

function levelOf({ level = 'master' }: Request): Level {
  return typeof level === 'string' ? levels[level] : level;
}

/** Where there is only one move a bot need not think about it. */
function budgetFor(game: Game, view: AnyState, { budget }: Level): Budget {
  return movesOf(game, view).length === 1 ? { ...budget, playouts: 1 } : budget;
}

function partOf({ playouts, milliseconds }: Budget, done: number, elapsed: number): number {
  return Math.min(1, Math.max(done / playouts, elapsed / milliseconds));
}

function viewIn(game: Game, { seats, options, view: bytes, seat, after }: Request): AnyState {
  if (!game.seats.includes(seats)) throw new Error(`${game.id} is not played with ${seats} seats`);
  const view = game.blank(seats, readOptions(game.options, options));
  if (bytes.length !== view.bytes.length)
    throw new Error(`a state of ${game.id} has ${view.bytes.length} bytes here, not ${bytes.length}`);
  view.bytes.set(bytes);
  if (game.actor(view) !== seat) throw new Error(`seat ${seat} is not to move`);
  if (after !== undefined) playIn(game, view, after);
  return view;
}

function playIn(game: Game, view: AnyState, text: string): void {
  const move = game.parse(view, text);
  if (!movesOf(game, view).includes(move)) throw new Error(`"${text}" can't be played there`);
  game.apply(view, move);
}

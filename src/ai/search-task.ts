import { type Game, type Move, movesOf } from '../engine/game.ts';
import { readOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import type { AnyState } from '../engine/state.ts';
import { type Advice, adviceOf, type Budget, chooseMove, expectationOf, searchInSlices } from './advice.ts';
import { seenThrough } from './eye.ts';
import { GRANDMASTER, type LevelSettings, levelFor, settingsOf } from './levels.ts';
import { adviserFor, lineAfter } from './lines.ts';
import type { MoveAdvice, SearchProgress, SearchRequest, SearchResult } from './messages.ts';
import { NET_MILLISECONDS, NET_SIMULATIONS, netSearchFor } from './net/net-player.ts';
import { newSearch, type Search, setRoot } from './search.ts';
import type { SearchMemory } from './search-memory.ts';
import { ROOT } from './tree.ts';

/** One request while it is searched, slice by slice: the caller can do something else in between, or stop. */
export interface SearchTask {
  /** Searches one slice; false when there is nothing more to search. */
  step(): boolean;
  progress(): SearchProgress;
  result(stopped: boolean): SearchResult;
}

/** There is no result before the first step. */
export function searchTaskFor(game: Game, request: SearchRequest, memory: SearchMemory, clock = Date.now): SearchTask {
  const view = viewIn(game, request);
  const learnt = request.level === GRANDMASTER ? netTaskFor(game, view, request, clock) : undefined;
  if (learnt) return learnt;
  const level = levelFor(game.heuristics, levelIn(request));
  const timed = request.budget ?? budgetFor(game, view, level);
  const budget = request.untimed ? { ...timed, milliseconds: Number.POSITIVE_INFINITY } : timed;
  const search = level.errors
    ? newSearch(seenThrough(game, view, request.seat, level.errors, memory.lookFor(request)), view, level.settings)
    : memory.searchFor(game, view, request, level.settings);
  if (level.errors) setRoot(search, view, request.seat);
  const random = seeded(request.seed);
  search.random = random;
  const before = search.tree.visits[ROOT];
  const start = clock();
  const slices = searchInSlices(search, budget, clock);
  const rollouts = () => search.tree.visits[ROOT] - before;
  const advises = request.after === undefined;
  const textOf = (move: Move) => game.format(view, move);
  const { lines = 0 } = request;
  const told = (each: Advice, rank: number, adviser?: Search<AnyState>): MoveAdvice => ({
    ...each,
    move: textOf(each.move),
    ...(rank < lines && { line: lineAfter(search, each.move, adviser, clock) }),
  });
  const advice = (adviser?: Search<AnyState>): MoveAdvice[] =>
    advises ? adviceOf(search).map((each, rank) => told(each, rank, adviser)) : [];
  return {
    step: () => !slices.next().done,
    progress: () => ({
      part: partOf(budget, search.tree.visits[ROOT], clock() - start),
      rollouts: rollouts(),
      advice: advice(),
    }),
    result: stopped => ({
      move: advises ? textOf(chooseMove(search, level, random)) : '',
      advice: advice(lines > 0 ? adviserFor(search) : undefined),
      expectation: expectationOf(search),
      rollouts: rollouts(),
      stopped,
    }),
  };
}

/** The learnt player's move; it advises on no other. Nothing where there is no net to ask, or a move counts as played. */
function netTaskFor(
  game: Game,
  view: AnyState,
  { untimed, after }: SearchRequest,
  clock: () => number,
): SearchTask | undefined {
  const search = after === undefined ? netSearchFor(game, view) : undefined;
  if (!search) return undefined;
  const end = untimed ? Number.POSITIVE_INFINITY : clock() + NET_MILLISECONDS;
  const part = () => search.done / NET_SIMULATIONS;
  return {
    step: () => search.step() && clock() < end,
    progress: () => ({ part: part(), rollouts: search.done, advice: [] }),
    result: stopped => ({
      move: game.format(view, search.best()),
      advice: [],
      expectation: search.expectation(),
      rollouts: search.done,
      stopped,
    }),
  };
}

function levelIn({ level = 'master' }: SearchRequest): LevelSettings {
  return typeof level === 'string' ? settingsOf(level) : level;
}

/** Where there is only one move a bot need not search. */
function budgetFor(game: Game, view: AnyState, { budget }: LevelSettings): Budget {
  return movesOf(game, view).length === 1 ? { ...budget, rollouts: 1 } : budget;
}

function partOf({ rollouts, milliseconds }: Budget, done: number, elapsed: number): number {
  return Math.min(1, Math.max(done / rollouts, elapsed / milliseconds));
}

function viewIn(game: Game, { seats, options, view: bytes, seat, after }: SearchRequest): AnyState {
  if (!game.seats.includes(seats)) throw new Error(`${game.id} is not played with ${seats} seats`);
  const view = game.initial(seats, readOptions(game.options, options));
  if (bytes.length !== view.bytes.length)
    throw new Error(`a state of ${game.id} has ${view.bytes.length} bytes here, not ${bytes.length}`);
  view.bytes.set(bytes);
  if (game.actor(view) !== seat) throw new Error(`seat ${seat} is not to move`);
  if (after !== undefined) playText(game, view, after);
  return view;
}

function playText(game: Game, view: AnyState, text: string): void {
  const move = game.parse(view, text);
  if (!movesOf(game, view).includes(move)) throw new Error(`"${text}" can't be played there`);
  game.apply(view, move);
}

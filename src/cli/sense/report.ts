import { type ShareInterval, wilsonInterval } from '../../ai/ratings.ts';
import type { Options } from '../../engine/options.ts';
import type { SenseCounts } from '../../engine/sense.ts';
import type { SenseResult } from './play.ts';

/** Exactly what `--json` prints. */
export interface SenseReport {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly policy: string;
  readonly seed: string;
  readonly games: number;
  readonly turns: Spread;
  readonly entries: Spread;
  /** Moves of all seats together, and of one seat those with more than one to choose from. */
  readonly moves: Spread;
  readonly decisions_a_seat: Spread;
  readonly ended: Shares;
  /** Wins of each seat; a shared one counts in part. The interval holds the true share with 95 % certainty. */
  readonly wins: readonly ShareInterval[];
  /** Points of a seat, and how far the winner is ahead of the next. */
  readonly scores: Spread;
  readonly margin: Spread;
  readonly points: Readonly<Record<string, number>>;
  readonly counts: Readonly<Record<string, CountFigures>>;
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
}

export type Shares = Readonly<Record<string, number>>;

/** Of a number its spread over the games; of lists how many there are in a game, their sizes, and the share of each. */
export interface CountFigures {
  readonly a_game: Spread;
  readonly size?: Spread;
  readonly shares?: Shares;
  /** The share of those that are at least so large. */
  readonly at_least?: Shares;
}

export function senseReportOn(results: readonly SenseResult[]): SenseReport {
  const [{ game, version, seats, options, policy, seed }] = results as [SenseResult, ...SenseResult[]];
  return {
    game,
    version,
    seats,
    options,
    policy,
    seed,
    games: results.length,
    turns: spreadOf(results.map(({ turns }) => turns)),
    entries: spreadOf(results.map(({ entries }) => entries)),
    moves: spreadOf(results.map(({ moves }) => sumOf(moves))),
    decisions_a_seat: spreadOf(results.flatMap(({ decisions }) => decisions)),
    ended: sharesOf(results.map(({ ended }) => ended)),
    wins: Array.from({ length: seats }, (_, seat) => winsOf(results, seat)),
    scores: spreadOf(results.flatMap(({ scores }) => scores)),
    margin: spreadOf(results.map(({ scores }) => marginOf(scores))),
    points: pointsOf(results),
    counts: countsOf(results.map(({ counts }) => counts)),
  };
}

function sumOf(list: readonly number[]): number {
  return list.reduce((sum, n) => sum + n, 0);
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}

function spreadOf(list: readonly number[]): Spread {
  if (list.length === 0) return { mean: 0, deviation: 0, least: 0, most: 0 };
  const mean = sumOf(list) / list.length;
  const variance = sumOf(list.map(n => (n - mean) ** 2)) / Math.max(1, list.length - 1);
  const least = list.reduce((a, b) => Math.min(a, b));
  const most = list.reduce((a, b) => Math.max(a, b));
  return { mean: rounded(mean), deviation: rounded(Math.sqrt(variance)), least, most };
}

/** Most frequent first; of numbers the lowest first. */
function sharesOf(list: readonly (string | number)[]): Shares {
  const counts = new Map<string | number, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  return Object.fromEntries(sorted.map(([item, count]) => [item, rounded(count / list.length)]));
}

function atLeast(list: readonly number[]): Shares {
  const sizes = [...new Set(list)].sort((a, b) => a - b);
  return Object.fromEntries(sizes.map(size => [size, rounded(list.filter(n => n >= size).length / list.length)]));
}

function winsOf(results: readonly SenseResult[], seat: number): ShareInterval {
  const won = sumOf(results.map(({ winners }) => (winners.includes(seat) ? 1 / winners.length : 0)));
  const { share, low, high } = wilsonInterval(won, results.length);
  return { share: rounded(share), low: rounded(low), high: rounded(high) };
}

function marginOf(scores: readonly number[]): number {
  const [first = 0, second = 0] = scores.toSorted((a, b) => b - a);
  return first - second;
}

function pointsOf(results: readonly SenseResult[]): Readonly<Record<string, number>> {
  const all = results.flatMap(({ points }) => points);
  const sources = Object.keys(all[0] ?? {});
  return Object.fromEntries(
    sources.map(source => [source, rounded(sumOf(all.map(points => points[source] ?? 0)) / all.length)]),
  );
}

function countsOf(games: readonly SenseCounts[]): Readonly<Record<string, CountFigures>> {
  const names = [...new Set(games.flatMap(Object.keys))];
  return Object.fromEntries(names.map(name => [name, figuresOf(games.map(counts => counts[name]))]));
}

function figuresOf(values: readonly (SenseCounts[string] | undefined)[]): CountFigures {
  if (values.some(value => typeof value === 'number'))
    return { a_game: spreadOf(values.map(value => Number(value ?? 0))) };
  const lists = values.map(listOf);
  const all = lists.flat();
  const figures = { a_game: spreadOf(lists.map(list => list.length)), shares: sharesOf(all) };
  const numbers = all.filter(item => typeof item === 'number');
  return numbers.length === 0 ? figures : { ...figures, size: spreadOf(numbers), at_least: atLeast(numbers) };
}

function listOf(value: SenseCounts[string] | undefined): readonly (string | number)[] {
  if (typeof value === 'object') return value;
  return value === undefined ? [] : [value];
}

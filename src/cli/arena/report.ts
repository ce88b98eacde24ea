import { sideAt } from '../../ai/duel.ts';
import { type Rating, ratingsFrom, wilsonInterval } from '../../ai/ratings.ts';
import type { ArenaResult } from './outside-duel.ts';

/** Exactly what `--json` prints. */
export interface ArenaReport {
  readonly pairs: readonly PairFigures[];
  readonly ratings: readonly Rating[];
}

export interface PairFigures {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  /** The part of the wins that went to `a`, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly margin: number;
  readonly ms_per_move: Readonly<{ [player: string]: number }>;
  /** Rollouts. The JSON that is printed keeps the older word. */
  readonly playouts_per_s: Readonly<{ [player: string]: number }>;
  /** Games that a player has lost before they were over; left out where there are none. */
  readonly forfeits?: Readonly<{ [player: string]: number }>;
}

export function reportOn(results: readonly ArenaResult[]): ArenaReport {
  const names = [...new Set(results.map(nameOf))];
  const pairs = names.map(name => figuresOf(results.filter(result => nameOf(result) === name)));
  const tallies = pairs.map(({ a, b, games, share }) => ({ a, b, games, won: share * games }));
  return { pairs, ratings: ratingsFrom(tallies) };
}

function nameOf({ a, b }: ArenaResult): string {
  return `${a} ${b}`;
}

function figuresOf(results: ArenaResult[]): PairFigures {
  const [{ a, b }] = results as [ArenaResult, ...ArenaResult[]];
  const games = results.length;
  const sum = (read: (result: ArenaResult) => number) => results.reduce((total, result) => total + read(result), 0);
  const { share, low, high } = wilsonInterval(
    sum(result => result.share),
    games,
  );
  const pace = (side: 'a' | 'b') =>
    rounded(
      ratio(
        sum(({ ms }) => ms[side]),
        sum(({ moves }) => moves[side]),
      ),
      2,
    );
  const speed = (side: 'a' | 'b') =>
    Math.round(
      ratio(
        1000 * sum(({ playouts }) => playouts[side]),
        sum(({ ms }) => ms[side]),
      ),
    );
  const forfeited = (side: 'a' | 'b') =>
    results.filter(result => result.forfeit && sideAt(result, result.forfeit.seat) === side).length;
  const forfeits = { [a]: forfeited('a'), [b]: forfeited('b') };
  return {
    a,
    b,
    games,
    share: rounded(share, 4),
    low: rounded(low, 4),
    high: rounded(high, 4),
    margin: rounded(sum(({ margin }) => margin) / games, 2),
    ms_per_move: { [a]: pace('a'), [b]: pace('b') },
    playouts_per_s: { [a]: speed('a'), [b]: speed('b') },
    ...(results.some(({ forfeit }) => forfeit) ? { forfeits } : {}),
  };
}

/** Who lost before the first move has neither moves nor time. */
function ratio(sum: number, by: number): number {
  return by === 0 ? 0 : sum / by;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** The figures for people. */
export function tableOf({ pairs, ratings }: ArenaReport): string[] {
  const rows = pairs.map(pair => [
    pair.a,
    pair.b,
    String(pair.games),
    percent(pair.share),
    `${percent(pair.low)} – ${percent(pair.high)}`,
    pair.margin.toFixed(1),
    ...Object.values(pair.ms_per_move).map(ms => ms.toFixed(2)),
  ]);
  const list = ratings.map(({ player, elo, low, high }) => [player, String(elo), `${low} – ${high}`]);
  return [
    ...aligned([['a', 'b', 'games', 'share of a', '95 %', 'points', 'ms/move a', 'b'], ...rows]),
    ...pairs.flatMap(forfeitLines),
    '',
    ...aligned([['rating', 'Elo', '95 %'], ...list]),
  ];
}

function forfeitLines({ games, forfeits = {} }: PairFigures): string[] {
  const counted = Object.entries(forfeits).filter(([, lost]) => lost > 0);
  return counted.map(([player, lost]) => `${player} forfeited ${lost} of ${games} games`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const columns = rows[0] ?? [];
  const widths = columns.map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)));
  return rows.map(row =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

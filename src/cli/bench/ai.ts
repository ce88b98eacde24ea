import { type LevelName, levelNames } from '../../ai/levels.ts';
import type { SearchPool, SearchRequest, SearchResult } from '../../ai/messages.ts';
import type { Game } from '../../engine/game.ts';
import { poolOnThreads } from '../common/threads.ts';
import { median } from './contest.ts';
import { positionsOf } from './positions.ts';

/** Exactly what `--json` prints. */
export interface AiFigures {
  readonly levels: readonly LevelFigures[];
  readonly workers: readonly WorkerFigures[];
}

interface LevelFigures {
  readonly game: string;
  readonly level: string;
  readonly seats: number;
  /** Rollouts. The JSON that is printed keeps the older word. */
  readonly playouts_per_s: number;
  /** By the processor's time, which does not depend on what else the machine does. */
  readonly playouts_per_cpu_s: number;
  readonly ms_per_move: number;
}

/** Rollouts a second on one thread and on two. */
interface WorkerFigures {
  readonly game: string;
  readonly seats: number;
  readonly one: number;
  readonly two: number;
  readonly speed_up: number;
}

type Report = (line: string) => void;

/** Odd, so that the median is a round that was really searched. */
const ROUNDS = 5;
const SECOND_TABLE = 4;

export async function benchAi(
  games: readonly Game[],
  seconds: number,
  report: Report,
  makePool: (size: number) => SearchPool = poolOnThreads,
): Promise<AiFigures> {
  const pools = [makePool(1), makePool(2)] as const;
  const figures: { levels: LevelFigures[]; workers: WorkerFigures[] } = { levels: [], workers: [] };
  try {
    for (const game of games) {
      for (const seats of tablesOf(game))
        figures.levels.push(...(await levelsOf(game, seats, pools[0], seconds, report)));
      figures.workers.push(await workersOf(game, pools, seconds, report));
    }
    return figures;
  } finally {
    for (const pool of pools) pool.close();
  }
}

function tablesOf({ seats }: Game): readonly number[] {
  return seats.filter((count, i) => i === 0 || count === SECOND_TABLE);
}

async function levelsOf(
  game: Game,
  seats: number,
  pool: SearchPool,
  seconds: number,
  report: Report,
): Promise<LevelFigures[]> {
  const figures: LevelFigures[] = [];
  for (const level of levelNames) {
    report(`${game.id}, ${seats} seats, ${level}`);
    const requests = requestsAt(game, seats, level);
    await searchFor(pool, requests, seconds / 2);
    figures.push({ game: game.id, level, seats, ...speedOf(await searchFor(pool, requests, seconds)) });
  }
  return figures;
}

function speedOf({ rollouts, moves, took, processor }: Stretch) {
  return {
    playouts_per_s: Math.round(rollouts / took),
    playouts_per_cpu_s: Math.round(rollouts / processor),
    ms_per_move: Number(((took * 1000) / moves).toFixed(1)),
  };
}

/** Both pools in turn, round after round, so that a slow spell of the machine meets both. */
async function workersOf(
  game: Game,
  pools: readonly [SearchPool, SearchPool],
  seconds: number,
  report: Report,
): Promise<WorkerFigures> {
  const seats = tablesOf(game)[0] ?? 2;
  const requests = requestsAt(game, seats, 'strong');
  const rounds: number[][] = [[], []];
  for (let round = 0; round <= ROUNDS; round++) {
    report(`${game.id}, one thread and two, ${round === 0 ? 'warming up' : `round ${round} of ${ROUNDS}`}`);
    for (const [i, pool] of pools.entries()) {
      // The threads of the second pool have done nothing yet: what is measured is how they run, not how they start.
      const { rollouts, took } = await searchFor(pool, requests, round === 0 ? seconds : seconds / ROUNDS);
      if (round > 0) rounds[i]?.push(rollouts / took);
    }
  }
  const [one = 0, two = 0] = rounds.map(median);
  const speed_up = Number((two / one).toFixed(2));
  return { game: game.id, seats, one: Math.round(one), two: Math.round(two), speed_up };
}

function requestsAt(game: Game, seats: number, level: LevelName): SearchRequest[] {
  return positionsOf(game, seats).map(position => ({ ...position, level }));
}

/** What was searched in a while; seconds by the clock, and of the processor on all threads. */
interface Stretch {
  readonly rollouts: number;
  readonly moves: number;
  readonly took: number;
  readonly processor: number;
}

/** Every thread has one request at a time until the time is up, each at least one. */
async function searchFor(pool: SearchPool, requests: readonly SearchRequest[], seconds: number): Promise<Stretch> {
  const start = performance.now();
  const before = process.cpuUsage();
  const stop = start + seconds * 1000;
  const results: SearchResult[] = [];
  let next = 0;
  const searchOn = async () => {
    do results.push(await pool.search(requests[next++ % requests.length] as SearchRequest));
    while (performance.now() < stop);
  };
  await Promise.all(Array.from({ length: pool.size }, searchOn));
  const { user, system } = process.cpuUsage(before);
  return {
    rollouts: results.reduce((sum, result) => sum + result.rollouts, 0),
    moves: results.length,
    took: (performance.now() - start) / 1000,
    processor: (user + system) / 1e6,
  };
}

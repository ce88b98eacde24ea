import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '../../engine/random.ts';
import { databaseFile } from '../../server/app/settings.ts';
import { startPostgres } from '../../server/store/testing/cluster.ts';
import { Child } from '../common/child.ts';
import { Guest } from './clients/ours.ts';
import { playSeeds, type Seeds } from './clients/seeds.ts';
import { copyName, multiply, type Stored, storedAt, storedInFile } from './multiply.ts';
import type { ServerQuestion } from './servers/serving.ts';

/** Exactly what `--json` prints. */
export interface ScaleFigures {
  readonly rows: readonly ScaleRow[];
}

export interface ScaleRow {
  readonly store: ScaleStore;
  readonly matches: number;
  /** From the start of the process until it answers. */
  readonly start_s: number;
  /** After all that was asked. */
  readonly rss_mb: number;
  readonly lobby_p99_ms: number;
  readonly mine_p99_ms: number;
  /** Opening a match that was not in memory. */
  readonly wake_p99_ms: number;
}

export const scaleStores = ['sqlite', 'postgres'] as const;
export type ScaleStore = (typeof scaleStores)[number];

export interface ScalePlan {
  readonly stores: readonly ScaleStore[];
  readonly matches: readonly number[];
}

type Report = (line: string) => void;

/** How often each question is asked; less often where there is little to ask for. */
const QUESTIONS = { least: 20, most: 500 };
/** Matches that are really played; all others are copies of them. */
const SEEDS = 40;

/** Where a store keeps everything, as settings of a server. */
interface Place {
  readonly env: Readonly<Record<string, string>>;
  connect(): Promise<Stored>;
  remove(): Promise<void>;
}

/** Beside what is built: a folder for temporary files may lie in memory, where every disk is fast. */
const folder = fileURLToPath(new URL('../../../bench/', import.meta.url));

const places: Readonly<Record<ScaleStore, () => Promise<Place>>> = {
  async sqlite() {
    mkdirSync(folder, { recursive: true });
    const DATA = mkdtempSync(join(folder, 'scale-'));
    return {
      env: { DATA },
      connect: async () => storedInFile(databaseFile(DATA)),
      remove: async () => rmSync(DATA, { recursive: true }),
    };
  },
  async postgres() {
    const cluster = await startPostgres();
    const DATABASE_URL = await cluster.database();
    return { env: { DATABASE_URL }, connect: () => storedAt(DATABASE_URL), remove: () => cluster.stop() };
  },
};

/** Servers with ever more matches behind them: how long they take to start and to answer, and what memory they need. */
export async function benchScale({ stores, matches }: ScalePlan, report: Report, stop: AbortSignal) {
  const rows: ScaleRow[] = [];
  for (const store of stores)
    for (const count of matches) {
      rows.push(await rowOf(store, count, line => report(`${store}, ${count} matches: ${line}`), stop));
    }
  return { rows } satisfies ScaleFigures;
}

async function rowOf(store: ScaleStore, matches: number, report: Report, stop: AbortSignal): Promise<ScaleRow> {
  const place = await places[store]();
  try {
    const seeds = await withServer(place, stop, ({ address }) => {
      report('playing');
      return playSeeds(address, Math.min(SEEDS, Math.ceil(matches / 2)));
    });
    const copies = Math.ceil(matches / seeds.matches.length) - 1;
    await fill(place, copies, report, stop);
    report('starting');
    const figures = await withServer(place, stop, running => measure(running, { seeds, copies }, report));
    return { store, matches: seeds.matches.length * (copies + 1), ...figures };
  } finally {
    await place.remove();
  }
}

async function fill(place: Place, copies: number, report: Report, stop: AbortSignal): Promise<void> {
  const stored = await place.connect();
  await multiply(stored, copies, copy => {
    stop.throwIfAborted();
    report(`${copy} of ${copies} copies of each`);
  });
  await stored.close();
}

interface RunningServer {
  readonly address: string;
  readonly seconds: number;
  rss(): Promise<number>;
}

async function withServer<T>(
  { env }: Place,
  stop: AbortSignal,
  use: (running: RunningServer) => Promise<T>,
): Promise<T> {
  const began = performance.now();
  const child = new Child(new URL('servers/stored.js', import.meta.url), env);
  const stopped = new Promise<never>((_, reject) => stop.addEventListener('abort', () => reject(stop.reason)));
  try {
    const address = await Promise.race([child.ask<string>({ ask: 'open' } satisfies ServerQuestion), stopped]);
    const seconds = (performance.now() - began) / 1000;
    const rss = () => child.ask<number>({ ask: 'rss' } satisfies ServerQuestion);
    return await Promise.race([use({ address, seconds, rss }), stopped]);
  } finally {
    await child.end();
  }
}

interface Filled {
  readonly seeds: Seeds;
  readonly copies: number;
}

async function measure({ address, seconds, rss }: RunningServer, { seeds, copies }: Filled, report: Report) {
  const random = seeded('scale');
  const questions = Math.max(QUESTIONS.least, Math.min(QUESTIONS.most, seeds.matches.length * (copies + 1)));
  const guests = await Promise.all(seeds.cookies.slice(0, 20).map(cookie => Guest.return(address, cookie)));
  const anyGuest = () => guests[random.below(guests.length)] as Guest;
  report('asking');
  const lobby_p99_ms = await p99(questions, () => took(() => anyGuest().ask({ type: 'lobby', watch: false })));
  const mine_p99_ms = await p99(questions, () => took(() => anyGuest().ask({ type: 'mine' })));
  const matches = matchesOf({ seeds, copies });
  const wake_p99_ms = await p99(questions, async () => {
    const match = matches();
    const woken = await took(() => guests[0]!.ask({ type: 'watch', match }));
    await guests[0]!.ask({ type: 'unwatch', match });
    return woken;
  });
  const rss_mb = Math.round((await rss()) / 2 ** 20);
  for (const guest of guests) guest.leave();
  return { start_s: Number(seconds.toFixed(1)), rss_mb, lobby_p99_ms, mine_p99_ms, wake_p99_ms };
}

/** A large prime: steps of this size come by every match before one comes twice. */
const STEP = 7919;

/** One match after the other, from everywhere. */
function matchesOf({ seeds, copies }: Filled): () => string {
  const all = seeds.matches.length * (copies + 1);
  let next = 0;
  return () => {
    const number = (next++ * STEP) % all;
    return copyName(seeds.matches[number % seeds.matches.length] as string, Math.floor(number / seeds.matches.length));
  };
}

/** In milliseconds. */
async function took(ask: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await ask();
  return performance.now() - began;
}

/** One question after the other. The first ones meet code that has not run yet, and don't count. */
async function p99(questions: number, ask: () => Promise<number>): Promise<number> {
  for (let i = 0; i < questions / 10; i++) await ask();
  const times: number[] = [];
  for (let i = 0; i < questions; i++) times.push(await ask());
  return Number((times.toSorted((a, b) => a - b)[Math.floor(questions * 0.99)] as number).toFixed(1));
}

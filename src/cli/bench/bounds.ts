import { setTimeout as pause } from 'node:timers/promises';
import { Child } from '../common/child.ts';
import { type FloodKind, flood, floods } from './clients/flooder.ts';
import { type Following, introduced, Page } from './clients/onlookers.ts';
import { median } from './contest.ts';
import type { ServerQuestion } from './servers/serving.ts';

/** Exactly what `--json` prints. */
export interface BoundsFigures {
  readonly floods: readonly FloodRow[];
  readonly lists: readonly ListRow[];
  readonly scrape: { readonly sockets: number; readonly cpu_ms: number };
}

interface FloodRow {
  readonly flood: FloodKind;
  readonly frames: number;
  readonly cpu_s: number;
  readonly bytes_back: number;
  /** The time that somebody else's request took before, and meanwhile. */
  readonly others_before_p99_ms: number;
  readonly others_p99_ms: number;
}

interface ListRow {
  readonly following: Following;
  readonly pages: number;
  readonly tables: number;
  readonly cpu_ms_per_change: number;
  readonly bytes_per_page: number;
}

type Report = (line: string) => void;

/** How many tables stand in the lobby, and how often one of them changes. */
const TABLES = 100;
const CHANGES = 5;
const SCRAPES = 20;
/** How many pages share an address: fewer than are allowed. */
const PER_ADDRESS = 50;
/** How long requests of somebody else are timed without a flood, and how long is waited for what is still to be done. */
const CALM_MS = 1000;
const SETTLING_MS = 1500;

/** What floods, lists and figures cost our server with its usual limits, in time of the processor. */
export async function benchBounds(pages: number, report: Report, stop: AbortSignal): Promise<BoundsFigures> {
  const server = new ServerOfItsOwn();
  const stopped = new Promise<never>((_, reject) => stop.addEventListener('abort', () => reject(stop.reason)));
  try {
    return await Promise.race([measureAll(server, pages, report), stopped]);
  } finally {
    await server.end();
  }
}

async function measureAll(server: ServerOfItsOwn, pages: number, report: Report): Promise<BoundsFigures> {
  await server.open();
  const flooded: FloodRow[] = [];
  for (const kind of Object.keys(floods) as FloodKind[]) {
    report(`flood of ${floods[kind].frames} ${kind}`);
    flooded.push(await floodRow(server, kind));
  }
  report(`opening ${TABLES} tables`);
  const host = await openTables(server.address);
  const lists: ListRow[] = [];
  let scrape = { sockets: 0, cpu_ms: 0 };
  for (const following of ['changes', 'whole'] as const) {
    report(`${pages} pages follow the lobby: ${following}`);
    const readers = await openPages(server.address, pages, following);
    lists.push(await listRow(server, { following, readers, host }));
    scrape = { sockets: pages, cpu_ms: await scrapeCost(server) };
    for (const page of readers) page.close();
    await pause(SETTLING_MS);
  }
  return { floods: flooded, lists, scrape };
}

/** The server under test, in a process whose time is its own. */
class ServerOfItsOwn {
  readonly #child = new Child(new URL('servers/limited.js', import.meta.url));
  address = '';

  async open(): Promise<void> {
    this.address = await this.#child.ask<string>({ ask: 'open' } satisfies ServerQuestion);
  }

  /** How long the processors have worked for it while something happened, in milliseconds. */
  async cost(happens: () => Promise<void>): Promise<number> {
    const before = await this.#cpu();
    await happens();
    return (await this.#cpu()) - before;
  }

  #cpu(): Promise<number> {
    return this.#child.ask<number>({ ask: 'cpu' } satisfies ServerQuestion);
  }

  end(): Promise<void> {
    return this.#child.end();
  }
}

async function floodRow(server: ServerOfItsOwn, kind: FloodKind): Promise<FloodRow> {
  const other = await Page.open(server.address, '203.0.113.200');
  const before = await waitsOf(other, () => pause(CALM_MS));
  let bytes = 0;
  let waits: number[] = [];
  const cpu = await server.cost(async () => {
    waits = await waitsOf(other, async () => void (bytes = await flood(server.address, addressOf(kind), kind)));
  });
  other.close();
  return {
    flood: kind,
    frames: floods[kind].frames,
    cpu_s: rounded(cpu / 1000),
    bytes_back: bytes,
    others_before_p99_ms: rounded(p99(before)),
    others_p99_ms: rounded(p99(waits)),
  };
}

/** Every flood from an address that has done nothing yet. */
function addressOf(kind: FloodKind): string {
  return `203.0.113.${Object.keys(floods).indexOf(kind) + 1}`;
}

/** How long each request of a page took while something went on; slow enough for its own limit. */
async function waitsOf(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let going = true;
  const done = work().finally(() => (going = false));
  while (going) {
    const start = performance.now();
    await page.ask({ type: 'ping' });
    waits.push(performance.now() - start);
    await pause(BETWEEN_MS);
  }
  await done;
  return waits;
}

const BETWEEN_MS = 60;

function p99(waits: readonly number[]): number {
  const sorted = waits.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}

function rounded(figure: number): number {
  return Number(figure.toFixed(3));
}

const wanted = {
  type: 'open',
  game: 'durch-die-wueste',
  options: {},
  chairs: [{ for: 'me' }, { for: 'anybody' }],
  listed: true,
  pace: 'relaxed',
} as const;

/** Somebody with a table on the list that changes. */
interface Host {
  /** Has a bot sit down at the table, or get up. */
  change(): Promise<void>;
}

async function openTables(address: string): Promise<Host> {
  const opened = await Promise.all(Array.from({ length: HOSTS }, (_, i) => openTablesOf(address, `Anna ${i}`)));
  const { page, match } = opened[0]!;
  let sits = false;
  return {
    async change() {
      sits = !sits;
      await page.ask({ type: 'bot', match, seat: 1, ...(sits && { level: 'easy' }) });
    },
  };
}

/** So many that each stays within the usual limit of messages. */
const HOSTS = 10;

/** The part of the tables that one person opens, and the last of their matches. */
async function openTablesOf(address: string, name: string): Promise<{ readonly page: Page; readonly match: string }> {
  const page = await Page.open(address, '127.0.0.1', await introduced(address, name));
  let match = '';
  for (let i = 0; i < TABLES / HOSTS; i++) {
    const reply = await page.ask(wanted);
    if (reply.type !== 'done' || !reply.match) throw new Error(`our server said: ${JSON.stringify(reply)}`);
    match = reply.match;
  }
  return { page, match };
}

async function openPages(address: string, count: number, following: Following): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (let i = 0; i < count; i++) {
    const n = Math.floor(i / PER_ADDRESS);
    const page = await Page.open(address, `198.51.${100 + Math.floor(n / 250)}.${(n % 250) + 1}`);
    await page.follow(following);
    pages.push(page);
    // An address may send only so much in a short time.
    if (i % PER_ADDRESS === PER_ADDRESS - 1) await pause(BETWEEN_MS);
  }
  // That others have come is told too, and is not counted.
  await pause(SETTLING_MS + count);
  return pages;
}

interface Readers {
  readonly following: Following;
  readonly readers: readonly Page[];
  readonly host: Host;
}

async function listRow(server: ServerOfItsOwn, { following, readers, host }: Readers): Promise<ListRow> {
  const costs: number[] = [];
  const bytes = readers[0]!.bytes;
  for (let i = 0; i < CHANGES; i++) {
    const told = readers.map(page => page.messages + 1);
    costs.push(
      await server.cost(async () => {
        await host.change();
        await Promise.all(readers.map((page, at) => page.heard(told[at]!)));
      }),
    );
  }
  return {
    following,
    pages: readers.length,
    tables: TABLES,
    cpu_ms_per_change: rounded(median(costs)),
    bytes_per_page: Math.round((readers[0]!.bytes - bytes) / CHANGES),
  };
}

async function scrapeCost(server: ServerOfItsOwn): Promise<number> {
  const scrape = async () => void (await (await fetch(`${server.address}/metrics`)).text());
  await scrape();
  const cost = await server.cost(async () => {
    for (let i = 0; i < SCRAPES; i++) await scrape();
  });
  return rounded(cost / SCRAPES);
}

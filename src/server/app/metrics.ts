import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StoreSize } from '../store/port.ts';

/** What can be counted at the moment it is asked for. */
export interface Gauges {
  readonly sessions: number;
  /** Subscriptions of sessions to matches. */
  readonly subscribers: number;
  readonly lobbySubscribers: number;
  readonly queuedRequests: number;
  readonly queuedCommits: number;
  /** Matches that bots think about, or wait to: how many think, and how many wait, by who waits for them. */
  readonly bots: Readonly<Record<string, number>>;
  /** Matches in memory, by stage. */
  readonly matches: Readonly<Record<string, number>>;
}

const PREFIX = 'caravanserai_';

/** Figures of one process, in the form that Prometheus reads. Names and texts of people are never among them. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = this.#counter('requests_total', 'Requests over sockets, by what was asked and the answer', [
    'type',
    'code',
  ]);
  readonly moves = this.#counter('moves_total', 'Moves of seats that were committed', []);
  readonly tables = this.#counter('tables_total', 'Tables that came to a stage', ['stage']);
  readonly pages = this.#counter('http_requests_total', 'Plain requests, by status', ['status']);
  readonly commitSeconds = this.#histogram('commit_seconds', 'How long a group of changes took to be durable', [], {
    start: 0.0005,
    factor: 2,
  });
  readonly commitSize = this.#histogram('commit_changes', 'How many changes shared one trip to the disk', [], {
    start: 1,
    factor: 2,
  });
  readonly forgotten = this.#counter('forgotten_total', 'What was removed because nobody had needed it for long', [
    'what',
  ]);
  readonly storeFailures = this.#counter('store_failures_total', 'Work of the store that failed, by the reason', [
    'reason',
  ]);
  readonly thinkingSeconds = this.#histogram('thinking_seconds', 'How long computer players thought about a move', [
    'level',
  ]);

  readonly botWaitSeconds = this.#histogram(
    'bot_wait_seconds',
    'How long computer players waited for a thread, by who waited for them',
    ['urgency'],
    { start: 0.001, factor: 4 },
  );

  /** Sets all gauges at once. */
  #takeCensus = (): void => undefined;
  readonly #answers = new Map<string, Counter.Internal>();

  /** A request of this type got this answer. To look a counter up by its labels takes longer than to count. */
  answered(type: string, code: string): void {
    const name = `${type} ${code}`;
    let counter = this.#answers.get(name);
    if (!counter) this.#answers.set(name, (counter = this.#requests.labels({ type, code })));
    counter.inc();
  }

  /** The figures of Node itself: memory, event loop, processor; but none that goes through every open socket. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
    for (const name of countedOneByOne) this.#registry.removeSingleMetric(name);
  }

  watch(gauges: () => Gauges): void {
    const keys = Object.keys(counted) as (keyof typeof counted)[];
    const plain = keys.map(key => ({ key, gauge: this.#gauge(counted[key].name, counted[key].help) }));
    const bots = this.#gauge('bots', 'Matches that computer players think about, or wait to');
    const queued = 'Matches that wait for a thread of computer players, by who waits for them';
    const queue = this.#gauge('bot_queue', queued, ['urgency']);
    const rooms = this.#gauge('rooms', 'Tables in memory, by stage', ['stage']);
    this.#takeCensus = () => {
      const now = gauges();
      for (const { key, gauge } of plain) gauge.set(now[key]);
      const { thinking, ...waiting } = now.bots;
      bots.set(Object.values(waiting).reduce((sum, count) => sum + count, thinking ?? 0));
      for (const [urgency, matches] of Object.entries(waiting)) queue.set({ urgency }, matches);
      rooms.reset();
      for (const [stage, matches] of Object.entries(now.matches)) rooms.set({ stage }, matches);
    };
  }

  /** How large the database is and how much room is left; where it can't be told, the figures are not there. */
  watchStore(size: () => Promise<StoreSize>): void {
    const latest = shared(() => size().catch((): Partial<StoreSize> => ({})), SIZE_FRESH);
    for (const [key, { name, help }] of Object.entries(sizes)) {
      const gauge: Gauge = new Gauge({
        name: PREFIX + name,
        help,
        registers: [this.#registry],
        collect: async () => {
          const bytes = (await latest())[key as keyof StoreSize];
          gauge.reset();
          if (bytes === undefined) gauge.remove();
          else gauge.set(bytes);
        },
      });
    }
  }

  /** What has happened since the process began. */
  async totals(): Promise<{ readonly moves: number; readonly requests: number; readonly failures: number }> {
    const sum = async (counter: Counter) => (await counter.get()).values.reduce((total, { value }) => total + value, 0);
    return {
      moves: await sum(this.moves),
      requests: (await sum(this.#requests)) + (await sum(this.pages)),
      failures: await sum(this.storeFailures),
    };
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    this.#takeCensus();
    return this.#registry.metrics();
  }

  #counter<T extends string>(name: string, help: string, labelNames: readonly T[]): Counter<T> {
    return new Counter({ name: PREFIX + name, help, labelNames: [...labelNames], registers: [this.#registry] });
  }

  #histogram<T extends string>(
    name: string,
    help: string,
    labelNames: readonly T[],
    { start, factor } = { start: 0.01, factor: 2 },
  ): Histogram<T> {
    const buckets = Array.from({ length: 11 }, (_, i) => start * factor ** i);
    return new Histogram({
      name: PREFIX + name,
      help,
      buckets,
      labelNames: [...labelNames],
      registers: [this.#registry],
    });
  }

  #gauge(name: string, help: string, labelNames: readonly string[] = []): Gauge {
    return new Gauge({ name: PREFIX + name, help, labelNames: [...labelNames], registers: [this.#registry] });
  }
}

/** How long the size of a database is believed, in milliseconds: it is asked for by two figures. */
const SIZE_FRESH = 1000;

const sizes = {
  used: { name: 'database_bytes', help: 'How large the database is' },
  free: { name: 'disk_free_bytes', help: 'How much room is left where the embedded database lies' },
} as const;

/** The same answer for all who ask within so many milliseconds. */
function shared<T>(ask: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let latest: Promise<T> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (latest && now - askedAt <= milliseconds) return latest;
    askedAt = now;
    latest = ask();
    return latest;
  };
}

/** Figures of Node that list all handles or descriptors to count them. Open sockets are among ours. */
const countedOneByOne = [
  'nodejs_active_resources',
  'nodejs_active_resources_total',
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'process_open_fds',
];

/** The names that operators have in their rules stay as they are. */
const counted = {
  sessions: { name: 'sockets', help: 'Open pages' },
  subscribers: { name: 'readers', help: 'Tables that open pages look at' },
  lobbySubscribers: { name: 'loungers', help: 'Open pages that look at the list of tables' },
  queuedRequests: { name: 'asks', help: 'Requests of pages that wait for their turn' },
  queuedCommits: { name: 'changes', help: 'Changes that wait for the next trip to the disk' },
} as const;

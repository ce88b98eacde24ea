import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What can be counted at the moment it is asked for. */
export interface Gauges {
  readonly sessions: number;
  /** Subscriptions of sessions to matches. */
  readonly subscribers: number;
  readonly lobbySubscribers: number;
  readonly queuedRequests: number;
  readonly queuedCommits: number;
  /** Matches that bots think about, or wait to. */
  readonly bots: number;
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
  readonly thinkingSeconds = this.#histogram('thinking_seconds', 'How long computer players thought about a move', [
    'level',
  ]);

  readonly #answers = new Map<string, Counter.Internal>();

  /** A request of this type got this answer. To look a counter up by its labels takes longer than to count. */
  answered(type: string, code: string): void {
    const name = `${type} ${code}`;
    let counter = this.#answers.get(name);
    if (!counter) this.#answers.set(name, (counter = this.#requests.labels({ type, code })));
    counter.inc();
  }

  /** The figures of Node itself: memory, event loop, processor. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  watch(gauges: () => Gauges): void {
    for (const [key, { name, help }] of Object.entries(counted))
      this.#gauge(name, help, gauge => gauge.set(gauges()[key as keyof typeof counted]));
    this.#gauge('rooms', 'Tables in memory, by stage', gauge => {
      gauge.reset();
      for (const [stage, matches] of Object.entries(gauges().matches)) gauge.set({ stage }, matches);
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
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

  #gauge(name: string, help: string, collect: (gauge: Gauge) => void): void {
    const labelNames = name === 'rooms' ? ['stage'] : [];
    const gauge: Gauge = new Gauge({
      name: PREFIX + name,
      help,
      labelNames,
      registers: [this.#registry],
      collect: () => collect(gauge),
    });
  }
}

/** The names that operators have in their rules stay as they are. */
const counted = {
  sessions: { name: 'sockets', help: 'Open pages' },
  subscribers: { name: 'readers', help: 'Tables that open pages look at' },
  lobbySubscribers: { name: 'loungers', help: 'Open pages that look at the list of tables' },
  queuedRequests: { name: 'asks', help: 'Requests of pages that wait for their turn' },
  queuedCommits: { name: 'changes', help: 'Changes that wait for the next trip to the disk' },
  bots: { name: 'bots', help: 'Matches that computer players think about, or wait to' },
} as const;

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What can be counted at the moment it is asked for. */
export interface Gauges {
  readonly sockets: number;
  readonly readers: number;
  readonly loungers: number;
  /** Requests of pages that wait for their turn. */
  readonly asks: number;
  /** Changes that wait for the next trip to the disk. */
  readonly changes: number;
  /** Matches that computer players think about, or wait to. */
  readonly bots: number;
  /** Tables in memory, by stage. */
  readonly rooms: Readonly<Record<string, number>>;
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

  watch(census: () => Gauges): void {
    for (const [name, help] of Object.entries(counted))
      this.#gauge(name, help, gauge => gauge.set(census()[name as keyof typeof counted]));
    this.#gauge('rooms', 'Tables in memory, by stage', gauge => {
      gauge.reset();
      for (const [stage, rooms] of Object.entries(census().rooms)) gauge.set({ stage }, rooms);
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

const counted = {
  sockets: 'Open pages',
  readers: 'Tables that open pages look at',
  loungers: 'Open pages that look at the list of tables',
  asks: 'Requests of pages that wait for their turn',
  changes: 'Changes that wait for the next trip to the disk',
  bots: 'Matches that computer players think about, or wait to',
} as const;

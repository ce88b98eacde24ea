import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LoadSample } from '../../protocol/desk.ts';

/** How often figures are noted, in milliseconds, and how many of them are kept: those of a day. */
const EVERY = 60_000;
const KEPT = 24 * 60;
const MINUTE = 60_000;

/** What can be read at any moment; some of it counts from the start of the process. */
export interface LoadFigures {
  readonly pages: number;
  readonly tables: number;
  readonly moves: number;
  readonly requests: number;
  readonly failures: number;
}

/** The figures of the last day, minute by minute: as many as fit, the oldest make room. */
export class LoadHistory {
  readonly #read: () => Promise<LoadFigures>;
  readonly #now: () => number;
  readonly #samples: LoadSample[] = [];
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  readonly #timer: NodeJS.Timeout;
  #last: { readonly at: number; readonly figures: LoadFigures; readonly processor: number } | undefined;

  constructor(read: () => Promise<LoadFigures>, now: () => number, onError: (error: unknown) => void) {
    this.#read = read;
    this.#now = now;
    this.#delay.enable();
    this.#timer = setInterval(() => void this.note().catch(onError), EVERY).unref();
  }

  /** All that is kept, and how it is just now. */
  async samples(): Promise<readonly LoadSample[]> {
    return [...this.#samples, this.#sample(await this.#read())];
  }

  async note(): Promise<void> {
    const figures = await this.#read();
    this.#samples.push(this.#sample(figures));
    if (this.#samples.length > KEPT) this.#samples.shift();
    this.#last = { at: this.#now(), figures, processor: processorTime() };
    this.#delay.reset();
  }

  #sample(figures: LoadFigures): LoadSample {
    const at = this.#now();
    const minutes = Math.max((at - (this.#last?.at ?? at - process.uptime() * 1000)) / MINUTE, 1 / MINUTE);
    const since = (key: 'moves' | 'requests' | 'failures') => figures[key] - (this.#last?.figures[key] ?? 0);
    const busy = processorTime() - (this.#last?.processor ?? 0);
    return {
      at,
      pages: figures.pages,
      tables: figures.tables,
      moves: since('moves') / minutes,
      requests: since('requests') / minutes,
      failures: since('failures'),
      processor: busy / (minutes * MINUTE),
      memory: process.memoryUsage.rss(),
      delay: this.#delay.max / 1e6,
    };
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }
}

/** How long processors have worked for this process, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

import {
  SearchCancelled,
  type SearchControls,
  SearchFailed,
  type SearchPool,
  type SearchRequest,
  type SearchResult,
} from './messages.ts';
import { type QueuedSearch, type SlotSettings, WorkerSlot } from './worker-slot.ts';

export interface PoolSettings extends SlotSettings {
  /** So many think at the same time, at most. They are started when they are needed. */
  readonly size: number;
}

/** So often a request is asked again after a thinker broke over it. */
const RETRIES = 2;

export function newSearchPool(settings: PoolSettings): SearchPool {
  return new WorkerPool(settings);
}

/** So many thinkers suit a machine: one core is left for whatever else is to be done. */
export function poolSizeFor(cores: number, most: number): number {
  return Math.max(1, Math.min(most, cores - 1));
}

class WorkerPool implements SearchPool {
  readonly size: number;
  readonly #desks: readonly WorkerSlot[];
  #queue: QueuedSearch[] = [];
  #closed = false;

  constructor(settings: PoolSettings) {
    this.size = settings.size;
    const done = () => this.#handOut();
    const broke = (job: QueuedSearch, why: string) => this.#askAgain(job, why);
    this.#desks = Array.from({ length: settings.size }, () => new WorkerSlot(settings, { done, failed: broke }));
  }

  search(request: SearchRequest, wishes: SearchControls = {}): Promise<SearchResult> {
    return new Promise((resolve, reject) => {
      const { signal, onProgress } = wishes;
      const stop = () => this.#giveUp(job);
      const settled = () => signal?.removeEventListener('abort', stop);
      const job: QueuedSearch = {
        request,
        tries: 0,
        stopped: false,
        onProgress: onProgress ?? (() => undefined),
        resolve: answer => (settled(), resolve(answer)),
        reject: error => (settled(), reject(error)),
      };
      if (this.#closed || signal?.aborted) return job.reject(new SearchCancelled('nobody waits for this any more'));
      signal?.addEventListener('abort', stop);
      this.#queue.push(job);
      this.#handOut();
    });
  }

  close(): void {
    this.#closed = true;
    const waiting = [...this.#queue, ...this.#desks.flatMap(desk => desk.shutDown() ?? [])];
    this.#queue = [];
    for (const job of waiting) job.reject(new SearchCancelled('the pool was closed'));
  }

  #handOut(): void {
    for (let desk = this.#freeDesk(); desk; desk = this.#freeDesk()) desk.take(this.#queue.shift() as QueuedSearch);
  }

  /** For the first in the queue, if there is one: a desk where its match is known, or any. */
  #freeDesk(): WorkerSlot | undefined {
    const [next] = this.#queue;
    if (!next) return undefined;
    const free = this.#desks.filter(desk => desk.isFree());
    return free.find(desk => desk.remembers(next)) ?? free[0];
  }

  #giveUp(job: QueuedSearch): void {
    job.stopped = true;
    if (!this.#queue.includes(job)) return this.#desks.find(desk => desk.isBusyWith(job))?.stop();
    this.#queue = this.#queue.filter(other => other !== job);
    job.reject(new SearchCancelled('stopped before it was begun'));
  }

  #askAgain(job: QueuedSearch, why: string): void {
    job.tries++;
    if (job.stopped) job.reject(new SearchCancelled('stopped'));
    else if (job.tries > RETRIES)
      job.reject(new SearchFailed(`${job.tries} attempts to think failed; the last: ${why}`));
    else this.#queue.unshift(job);
    this.#handOut();
  }
}

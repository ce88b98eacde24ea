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
  /** At most this many workers, started when they are needed. */
  readonly size: number;
}

/** How often a request is sent again after a worker failed over it. */
const RETRIES = 2;

export function newSearchPool(settings: PoolSettings): SearchPool {
  return new WorkerPool(settings);
}

/** The size that suits a machine: one core is left for everything else. */
export function poolSizeFor(cores: number, most: number): number {
  return Math.max(1, Math.min(most, cores - 1));
}

class WorkerPool implements SearchPool {
  readonly size: number;
  readonly #slots: readonly WorkerSlot[];
  #queue: QueuedSearch[] = [];
  #closed = false;

  constructor(settings: PoolSettings) {
    this.size = settings.size;
    const done = () => this.#handOut();
    const failed = (search: QueuedSearch, why: string) => this.#retry(search, why);
    this.#slots = Array.from({ length: settings.size }, () => new WorkerSlot(settings, { done, failed }));
  }

  search(request: SearchRequest, controls: SearchControls = {}): Promise<SearchResult> {
    return new Promise((resolve, reject) => {
      const { signal, onProgress } = controls;
      const stop = () => this.#giveUp(queued);
      const forget = () => signal?.removeEventListener('abort', stop);
      const queued: QueuedSearch = {
        request,
        tries: 0,
        stopped: false,
        onProgress: onProgress ?? (() => undefined),
        resolve: result => (forget(), resolve(result)),
        reject: error => (forget(), reject(error)),
      };
      if (this.#closed || signal?.aborted) return queued.reject(new SearchCancelled('nobody waits for this any more'));
      signal?.addEventListener('abort', stop);
      this.#queue.push(queued);
      this.#handOut();
    });
  }

  close(): void {
    this.#closed = true;
    const waiting = [...this.#queue, ...this.#slots.flatMap(slot => slot.shutDown() ?? [])];
    this.#queue = [];
    for (const queued of waiting) queued.reject(new SearchCancelled('the pool was closed'));
  }

  #handOut(): void {
    for (let slot = this.#freeSlot(); slot; slot = this.#freeSlot()) slot.take(this.#queue.shift() as QueuedSearch);
  }

  /** For the first in the queue, if there is one: a free slot whose worker knows its match, or any. */
  #freeSlot(): WorkerSlot | undefined {
    const [next] = this.#queue;
    if (!next) return undefined;
    const free = this.#slots.filter(slot => slot.isFree());
    return free.find(slot => slot.remembers(next)) ?? free[0];
  }

  #giveUp(queued: QueuedSearch): void {
    queued.stopped = true;
    if (!this.#queue.includes(queued)) return this.#slots.find(slot => slot.isBusyWith(queued))?.stop();
    this.#queue = this.#queue.filter(other => other !== queued);
    queued.reject(new SearchCancelled('stopped before it was begun'));
  }

  #retry(queued: QueuedSearch, why: string): void {
    queued.tries++;
    if (queued.stopped) queued.reject(new SearchCancelled('stopped'));
    else if (queued.tries > RETRIES)
      queued.reject(new SearchFailed(`${queued.tries} attempts to search failed; the last: ${why}`));
    else this.#queue.unshift(queued);
    this.#handOut();
  }
}

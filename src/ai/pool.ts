import { Desk, type DeskSettings, type Job } from './desk.ts';
import { type Answer, Interrupted, type Pool, type Request, ThinkingFailed, type Wishes } from './thinking.ts';

export interface PoolSettings extends DeskSettings {
  /** So many think at the same time, at most. They are started when they are needed. */
  readonly size: number;
}

/** So often a request is asked again after a thinker broke over it. */
const AGAIN = 2;

export function poolOf(settings: PoolSettings): Pool {
  return new ThinkerPool(settings);
}

/** So many thinkers suit a machine: one core is left for whatever else is to be done. */
export function sizeFor(cores: number, most: number): number {
  return Math.max(1, Math.min(most, cores - 1));
}

class ThinkerPool implements Pool {
  readonly size: number;
  readonly #desks: readonly Desk[];
  #queue: Job[] = [];
  #closed = false;

  constructor(settings: PoolSettings) {
    this.size = settings.size;
    const done = () => this.#handOut();
    const broke = (job: Job, why: string) => this.#askAgain(job, why);
    this.#desks = Array.from({ length: settings.size }, () => new Desk(settings, { done, broke }));
  }

  think(request: Request, wishes: Wishes = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { signal, onProgress } = wishes;
      const stop = () => this.#giveUp(job);
      const settled = () => signal?.removeEventListener('abort', stop);
      const job: Job = {
        request,
        tries: 0,
        stopped: false,
        onProgress: onProgress ?? (() => undefined),
        resolve: answer => (settled(), resolve(answer)),
        reject: error => (settled(), reject(error)),
      };
      if (this.#closed || signal?.aborted) return job.reject(new Interrupted('nobody waits for this any more'));
      signal?.addEventListener('abort', stop);
      this.#queue.push(job);
      this.#handOut();
    });
  }

  close(): void {
    this.#closed = true;
    const waiting = [...this.#queue, ...this.#desks.flatMap(desk => desk.leave() ?? [])];
    this.#queue = [];
    for (const job of waiting) job.reject(new Interrupted('the pool was closed'));
  }

  #handOut(): void {
    for (let desk = this.#freeDesk(); desk; desk = this.#freeDesk()) desk.take(this.#queue.shift() as Job);
  }

  /** For the first in the queue, if there is one: a desk where its match is known, or any. */
  #freeDesk(): Desk | undefined {
    const [next] = this.#queue;
    if (!next) return undefined;
    const free = this.#desks.filter(desk => desk.isFree());
    return free.find(desk => desk.knows(next)) ?? free[0];
  }

  #giveUp(job: Job): void {
    job.stopped = true;
    if (!this.#queue.includes(job)) return this.#desks.find(desk => desk.isAt(job))?.stop();
    this.#queue = this.#queue.filter(other => other !== job);
    job.reject(new Interrupted('stopped before it was begun'));
  }

  #askAgain(job: Job, why: string): void {
    job.tries++;
    if (job.stopped) job.reject(new Interrupted('stopped'));
    else if (job.tries > AGAIN)
      job.reject(new ThinkingFailed(`${job.tries} attempts to think failed; the last: ${why}`));
    else this.#queue.unshift(job);
    this.#handOut();
  }
}

import type { FromWorker, SearchProgress, SearchRequest, SearchResult, StartWorker, WorkerPort } from './messages.ts';

/** A request on its way to an answer. */
export interface QueuedSearch {
  readonly request: SearchRequest;
  /** How many thinkers broke over it. */
  tries: number;
  /** Was it given up, while somebody was thinking about it? */
  stopped: boolean;
  readonly onProgress: (progress: SearchProgress) => void;
  readonly resolve: (answer: SearchResult) => void;
  readonly reject: (error: Error) => void;
}

/** Those of the surroundings; `globalThis` has them in a browser as in Node. */
export interface Timers {
  setTimeout(act: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

export interface SlotSettings {
  readonly start: StartWorker;
  readonly timers: Timers;
}

interface SlotOwner {
  done(): void;
  failed(job: QueuedSearch, why: string): void;
}

/**
 * A thinker tells several times a second how far it is. One that has been silent so long, in milliseconds, hangs; the
 * first time it may have to fetch the game over a slow network.
 */
const SILENCE_MS = 20_000;

/** A place for one thinker. It is started when there is something to do, and replaced when it breaks. */
export class WorkerSlot {
  readonly #settings: SlotSettings;
  readonly #owner: SlotOwner;
  #thinker: WorkerPort | undefined;
  #job: QueuedSearch | undefined;
  #asked = 0;
  #alarm: unknown;
  /** The seats of matches that the thinker has thought about. */
  readonly #known = new Set<string>();

  constructor(settings: SlotSettings, owner: SlotOwner) {
    this.#settings = settings;
    this.#owner = owner;
  }

  isFree(): boolean {
    return this.#job === undefined;
  }

  isBusyWith(job: QueuedSearch): boolean {
    return this.#job === job;
  }

  remembers({ request }: QueuedSearch): boolean {
    return this.#known.has(keyOf(request));
  }

  take(job: QueuedSearch): void {
    this.#job = job;
    if (job.request.history) this.#known.add(keyOf(job.request));
    this.#watch();
    try {
      this.#thinker ??= this.#start();
      this.#thinker.send({ kind: 'think', id: ++this.#asked, request: job.request });
    } catch (error) {
      // Not at once: whoever asked is not to be answered before it waits for the answer.
      void Promise.resolve().then(() => this.isBusyWith(job) && this.#broke(String(error)));
    }
  }

  stop(): void {
    this.#thinker?.send({ kind: 'stop', id: this.#asked });
  }

  /** Ends the thinker, and hands back what it was about. */
  shutDown(): QueuedSearch | undefined {
    const job = this.#job;
    this.#settings.timers.clearTimeout(this.#alarm);
    this.#job = undefined;
    // Forgotten first: ending it may bring a last message.
    const thinker = this.#thinker;
    this.#thinker = undefined;
    this.#known.clear();
    thinker?.end();
    return job;
  }

  #start(): WorkerPort {
    const isMine = () => this.#thinker === thinker;
    const thinker: WorkerPort = this.#settings.start({
      onMessage: told => isMine() && this.#hear(told),
      onFailure: why => isMine() && this.#broke(why),
    });
    return thinker;
  }

  #watch(): void {
    const { timers } = this.#settings;
    timers.clearTimeout(this.#alarm);
    this.#alarm = timers.setTimeout(
      () => this.#broke(`nothing was heard for ${SILENCE_MS / 1000} seconds`),
      SILENCE_MS,
    );
  }

  #hear(told: FromWorker): void {
    const job = this.#job;
    if (!job || told.id !== this.#asked) return;
    if (told.kind === 'failed') return this.#broke(told.why);
    this.#watch();
    if (told.kind === 'progress') return job.onProgress(told.progress);
    this.#settings.timers.clearTimeout(this.#alarm);
    this.#job = undefined;
    job.resolve(told.answer);
    this.#owner.done();
  }

  #broke(why: string): void {
    const job = this.shutDown();
    if (job) this.#owner.failed(job, why);
  }
}

function keyOf({ history: story, seat }: SearchRequest): string {
  return `${seat} ${story?.match}`;
}

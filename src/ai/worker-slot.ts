import type { FromWorker, SearchProgress, SearchRequest, SearchResult, StartWorker, WorkerPort } from './messages.ts';

/** A request on its way to a result. */
export interface QueuedSearch {
  readonly request: SearchRequest;
  /** How many workers failed over it. */
  tries: number;
  /** Was it given up while a worker was searching? */
  stopped: boolean;
  readonly onProgress: (progress: SearchProgress) => void;
  readonly resolve: (result: SearchResult) => void;
  readonly reject: (error: Error) => void;
}

/** `globalThis` has them in a browser as in Node. */
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
  failed(search: QueuedSearch, why: string): void;
}

/**
 * A worker reports its progress several times a second. One that has been silent this long hangs; the first time it may
 * have to fetch the game over a slow network.
 */
const SILENCE_MS = 20_000;

/** A place for one worker, which is started when there is a request for it, and replaced when it fails. */
export class WorkerSlot {
  readonly #settings: SlotSettings;
  readonly #owner: SlotOwner;
  #worker: WorkerPort | undefined;
  #search: QueuedSearch | undefined;
  #asked = 0;
  #alarm: unknown;
  /** The seats of matches whose trees the worker may still have. */
  readonly #known = new Set<string>();

  constructor(settings: SlotSettings, owner: SlotOwner) {
    this.#settings = settings;
    this.#owner = owner;
  }

  isFree(): boolean {
    return this.#search === undefined;
  }

  isBusyWith(search: QueuedSearch): boolean {
    return this.#search === search;
  }

  remembers({ request }: QueuedSearch): boolean {
    return this.#known.has(keyOf(request));
  }

  take(search: QueuedSearch): void {
    this.#search = search;
    if (search.request.history) this.#known.add(keyOf(search.request));
    this.#watch();
    try {
      this.#worker ??= this.#start();
      this.#worker.send({ kind: 'search', id: ++this.#asked, request: search.request });
    } catch (error) {
      // Not at once: the caller has to have its promise before that is rejected.
      void Promise.resolve().then(() => this.isBusyWith(search) && this.#fail(String(error)));
    }
  }

  stop(): void {
    this.#worker?.send({ kind: 'stop', id: this.#asked });
  }

  /** Ends the worker, and hands back what it was searching. */
  shutDown(): QueuedSearch | undefined {
    const search = this.#search;
    this.#settings.timers.clearTimeout(this.#alarm);
    this.#search = undefined;
    // Forgotten first: ending it may bring a last message.
    const worker = this.#worker;
    this.#worker = undefined;
    this.#known.clear();
    worker?.end();
    return search;
  }

  #start(): WorkerPort {
    const isMine = () => this.#worker === worker;
    const worker: WorkerPort = this.#settings.start({
      onMessage: message => isMine() && this.#receive(message),
      onFailure: why => isMine() && this.#fail(why),
    });
    return worker;
  }

  #watch(): void {
    const { timers } = this.#settings;
    timers.clearTimeout(this.#alarm);
    this.#alarm = timers.setTimeout(() => this.#fail(`nothing was heard for ${SILENCE_MS / 1000} seconds`), SILENCE_MS);
  }

  #receive(message: FromWorker): void {
    const search = this.#search;
    if (!search || message.id !== this.#asked) return;
    if (message.kind === 'failed') return this.#fail(message.why);
    this.#watch();
    if (message.kind === 'progress') return search.onProgress(message.progress);
    this.#settings.timers.clearTimeout(this.#alarm);
    this.#search = undefined;
    search.resolve(message.result);
    this.#owner.done();
  }

  #fail(why: string): void {
    const search = this.shutDown();
    if (search) this.#owner.failed(search, why);
  }
}

function keyOf({ history, seat }: SearchRequest): string {
  return `${seat} ${history?.match}`;
}

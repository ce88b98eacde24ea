/** An item that waits for the next batch. */
interface Waiting<T> {
  readonly item: T;
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export interface BatcherSettings<T> {
  /** Two items of one key never share a batch: the later one was made on the earlier one. */
  readonly key: (item: T) => string;
  /** Batches are written in the order in which this is called. */
  readonly write: (items: readonly T[]) => Promise<readonly boolean[]>;
  /** The size of a batch at most; when so many wait, they are written at once. */
  readonly most: number;
  /** How many batches can be in flight at once. */
  readonly inFlight: number;
}

/** Collects commits into batches, so that many matches share one trip to the disk. */
export class CommitBatcher<T> {
  readonly #settings: BatcherSettings<T>;
  #waiting: Waiting<T>[] = [];
  #inFlight = 0;
  #planned = false;
  #idle: (() => void)[] = [];

  constructor(settings: BatcherSettings<T>) {
    this.#settings = settings;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  add(item: T): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#waiting.length >= this.#settings.most) this.#begin();
      else this.#plan();
    });
  }

  /** Resolves when everything that was added is written. */
  async settled(): Promise<void> {
    if (this.#waiting.length + this.#inFlight === 0) return;
    await new Promise<void>(resolve => this.#idle.push(resolve));
  }

  /** Everything that arrives in the same round of the event loop comes along. */
  #plan(): void {
    if (this.#planned || this.#inFlight >= this.#settings.inFlight) return;
    this.#planned = true;
    setImmediate(() => {
      this.#planned = false;
      this.#begin();
    });
  }

  #begin(): void {
    while (this.#waiting.length > 0 && this.#inFlight < this.#settings.inFlight) void this.#write(this.#nextBatch());
  }

  #nextBatch(): readonly Waiting<T>[] {
    const batch = new Map<string, Waiting<T>>();
    const later: Waiting<T>[] = [];
    for (const waiting of this.#waiting) {
      const key = this.#settings.key(waiting.item);
      if (batch.size < this.#settings.most && !batch.has(key)) batch.set(key, waiting);
      else later.push(waiting);
    }
    this.#waiting = later;
    return [...batch.values()];
  }

  async #write(batch: readonly Waiting<T>[]): Promise<void> {
    this.#inFlight++;
    try {
      const done = await this.#settings.write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, i) => resolve(done[i] === true));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.#inFlight--;
    this.#begin();
    if (this.#waiting.length + this.#inFlight === 0) for (const resolve of this.#idle.splice(0)) resolve();
  }
}

/** One piece of work that waits for the next batch. */
interface Waiting<T> {
  readonly item: T;
  readonly resolve: (done: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what is to be written, so that many matches share one trip to the disk. What comes while a batch is being
 * written goes into the next one. Two changes of one match never share a batch: the later was made on the earlier.
 */
export class Gathering<T> {
  readonly #key: (item: T) => string;
  readonly #write: (items: readonly T[]) => Promise<readonly boolean[]>;
  readonly #most: number;
  #waiting: Waiting<T>[] = [];
  #writing: Promise<void> | undefined;

  constructor(key: (item: T) => string, write: (items: readonly T[]) => Promise<readonly boolean[]>, most = 256) {
    this.#key = key;
    this.#write = write;
    this.#most = most;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  add(item: T): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Answers when everything that was added is written. */
  async settled(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #writeAll(): Promise<void> {
    // Everything that arrives in the same round of the event loop comes along.
    await new Promise(resolve => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#writeBatch(this.#nextBatch());
    this.#writing = undefined;
  }

  #nextBatch(): readonly Waiting<T>[] {
    const batch = new Map<string, Waiting<T>>();
    const later: Waiting<T>[] = [];
    for (const waiting of this.#waiting) {
      const key = this.#key(waiting.item);
      if (batch.size < this.#most && !batch.has(key)) batch.set(key, waiting);
      else later.push(waiting);
    }
    this.#waiting = later;
    return [...batch.values()];
  }

  async #writeBatch(batch: readonly Waiting<T>[]): Promise<void> {
    try {
      const done = await this.#write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, i) => resolve(done[i] === true));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

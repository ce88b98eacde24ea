/**
 * Waits for the disk on behalf of many, while everybody else goes on. Who asks while the disk is at work waits for
 * its next turn: only that one is certain to hold what they have just written.
 */
export class Syncing {
  readonly #sync: () => Promise<void>;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(sync: () => Promise<void>) {
    this.#sync = sync;
  }

  /** Answers when everything that was written before is safe. */
  safe(): Promise<void> {
    const begin = () => {
      this.#next = undefined;
      this.#running = this.#sync();
      return this.#running;
    };
    // Whether the one before has failed is the affair of those who waited for it.
    this.#next ??= this.#running.then(begin, begin);
    return this.#next;
  }
}

import type { Logger } from '../net/logs.ts';
import type { Store } from '../store/port.ts';
import { type StoreFault, storeFaultOf } from '../store/store-faults.ts';

/** How long an answer counts, in milliseconds: a check writes to the disk, and anybody may ask for one. */
const FRESH = 1000;

/** Tries whether the store can be used, for all who ask at about the same time. */
export class StoreCheck {
  readonly #store: Pick<Store, 'ping' | 'fault'>;
  readonly #log: Logger;
  #latest: Promise<StoreFault | undefined> | undefined;
  #latestAt = Number.NEGATIVE_INFINITY;
  #known: StoreFault | undefined;

  constructor(store: Pick<Store, 'ping' | 'fault'>, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  /** What is wrong with the store, if anything. Of a check that still goes on everybody gets the same answer. */
  fault(): Promise<StoreFault | undefined> {
    const now = performance.now();
    if (!this.#latest || now - this.#latestAt > FRESH) {
      this.#latestAt = Number.POSITIVE_INFINITY;
      this.#latest = this.#check().finally(() => {
        this.#latestAt = performance.now();
      });
    }
    return this.#latest;
  }

  async #check(): Promise<StoreFault | undefined> {
    const fault = await this.#store.ping().then(
      () => undefined,
      (error: unknown) => this.#store.fault ?? storeFaultOf(error),
    );
    if (fault !== this.#known) this.#tell(fault);
    this.#known = fault;
    return fault;
  }

  #tell(fault: StoreFault | undefined): void {
    if (fault === undefined) this.#log.warn('the store can be used again');
    else this.#log.error({ fault }, 'the store can not be used');
  }
}

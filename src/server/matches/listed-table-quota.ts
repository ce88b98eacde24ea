import { createHmac, randomBytes } from 'node:crypto';
import type { LimitSettings } from '../net/rate-limits.ts';
import type { Store } from '../store/port.ts';
import { RefusedRequest } from './refusals.ts';

/** Who opens a table, and where: people can be made up, so the address counts too. */
export interface Opener {
  readonly person: string;
  /** The hash of an address; undefined for those that are not counted. */
  readonly origin: string | undefined;
}

export type ListedTableLimits = Pick<LimitSettings, 'listedTables' | 'addressListedTables'>;

type QuotaStore = Pick<Store, 'load' | 'gatheringTablesOf' | 'gatheringTablesFrom'>;

/** At how many tables on the public list somebody may wait, so that those of others are found, and free. A limit of 0 is none. */
export class ListedTableQuota {
  readonly #store: QuotaStore;
  readonly #limits: ListedTableLimits;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(store: QuotaStore, limits: ListedTableLimits) {
    this.#store = store;
    this.#limits = limits;
  }

  /** One after the other: of many that are opened at the same moment, each would be the first. */
  list(match: string, opener: Opener, open: () => Promise<void>): Promise<void> {
    const opened = this.#queue.then(() => this.#list(match, opener, open));
    this.#queue = opened.catch(() => undefined);
    return opened;
  }

  /** Sits down at a table of others on the list: who waits at too many keeps their seats from everybody else. */
  join(person: string, sit: () => Promise<void>): Promise<void> {
    const joined = this.#queue.then(async () => {
      await this.#needRoom(person);
      await sit();
    });
    this.#queue = joined.catch(() => undefined);
    return joined;
  }

  async #needRoom(person: string): Promise<void> {
    const { listedTables } = this.#limits;
    if (listedTables > 0 && (await this.#store.gatheringTablesOf(person)) >= listedTables)
      throw new RefusedRequest('too-many-tables', 'of yours wait for players');
  }

  async #list(match: string, { person, origin }: Opener, open: () => Promise<void>): Promise<void> {
    // Asked again because the answer was lost: it is there already.
    if (await this.#store.load(match)) return;
    const { addressListedTables } = this.#limits;
    await this.#needRoom(person);
    if (origin !== undefined && addressListedTables > 0)
      if ((await this.#store.gatheringTablesFrom(origin)) >= addressListedTables)
        throw new RefusedRequest('too-many-tables', 'from your address wait for players');
    await open();
  }
}

/** Only hashes of addresses are stored with tables, which is enough to count them. */
export async function addressHasher(
  store: Pick<Store, 'getOrInsert'>,
): Promise<(address?: string) => string | undefined> {
  const key = await store.getOrInsert('origins', randomBytes(32).toString('hex'));
  return address => (address ? createHmac('sha256', key).update(address).digest('hex').slice(0, 20) : undefined);
}

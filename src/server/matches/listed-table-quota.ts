import { createHmac, randomBytes } from 'node:crypto';
import type { LimitSettings } from '../net/rate-limits.ts';
import type { Store } from '../store/port.ts';
import { RefusedRequest } from './table-record.ts';

/** Who opens a table, and where: people can be made up, so the address counts too. */
export interface Opener {
  readonly person: string;
  /** The mark of an address; undefined for those that are not counted. */
  readonly origin: string | undefined;
}

export type ListedTableLimits = Pick<LimitSettings, 'listedTables' | 'addressListedTables'>;

/** Opens tables on the public list, but not so many for one that nobody finds those of others. A limit of 0 is none. */
export class ListedTableQuota {
  readonly #store: Pick<Store, 'load' | 'gatherings' | 'gatheringsFrom'>;
  readonly #limits: ListedTableLimits;
  #line: Promise<unknown> = Promise.resolve();

  constructor(store: Pick<Store, 'load' | 'gatherings' | 'gatheringsFrom'>, limits: ListedTableLimits) {
    this.#store = store;
    this.#limits = limits;
  }

  /** One after the other: of those who open many at the same moment, each would be the first. */
  list(match: string, opener: Opener, open: () => Promise<void>): Promise<void> {
    const opened = this.#line.then(() => this.#list(match, opener, open));
    this.#line = opened.catch(() => undefined);
    return opened;
  }

  async #list(match: string, { person, origin }: Opener, open: () => Promise<void>): Promise<void> {
    // Asked again because the answer was lost: it stands there already.
    if (await this.#store.load(match)) return;
    const { listedTables, addressListedTables } = this.#limits;
    if (listedTables > 0 && (await this.#store.gatherings(person)) >= listedTables)
      throw new RefusedRequest('too-many-tables', 'of yours wait for players');
    if (origin !== undefined && addressListedTables > 0)
      if ((await this.#store.gatheringsFrom(origin)) >= addressListedTables)
        throw new RefusedRequest('too-many-tables', 'from your address wait for players');
    await open();
  }
}

/** Tables are kept with a mark of their address only, which is enough to count them. */
export async function addressHasher(store: Pick<Store, 'keep'>): Promise<(address?: string) => string | undefined> {
  const key = await store.keep('origins', randomBytes(32).toString('hex'));
  return address => (address ? createHmac('sha256', key).update(address).digest('hex').slice(0, 20) : undefined);
}

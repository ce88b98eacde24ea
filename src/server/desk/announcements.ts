import type { HostAnnouncement } from '../../protocol/measures.ts';
import type { StoredAnnouncement } from '../store/desk-port.ts';
import type { Store } from '../store/port.ts';

/** What hosts tell everybody at the moment. In memory, since every page that comes is told. */
export class Announcements {
  readonly #store: Pick<Store, 'desk'>;
  readonly #now: () => number;
  #latest: StoredAnnouncement | undefined;

  constructor(store: Pick<Store, 'desk'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** It may be another one: this process or another has announced something. */
  async refresh(): Promise<void> {
    this.#latest = await this.#store.desk.announcement(this.#now());
  }

  get current(): HostAnnouncement | undefined {
    const latest = this.#latest;
    return latest && latest.until > this.#now() ? { id: latest.id, text: latest.text, at: latest.at } : undefined;
  }
}

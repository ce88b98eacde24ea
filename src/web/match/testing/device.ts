import type { Channel } from '../../browser/channel.ts';
import type { MatchDisk } from '../indexed-db.ts';
import { MatchStore } from '../match-store.ts';
import type { SavedMatch } from '../saved-match.ts';

/** A browser with one disk and as many windows as a test opens. */
export class Device {
  readonly kept = new Map<string, SavedMatch>();
  readonly #heard = new Set<(removed: string) => void>();
  /** What the disk says to everything, if anything is wrong with it. */
  fault: Error | undefined;

  readonly disk: MatchDisk = {
    get: id => this.#try(() => this.kept.get(id)),
    all: () => this.#try(() => [...this.kept.values()]),
    put: (saved, check) =>
      this.#try(() => {
        check(this.kept.get(saved.match.id));
        this.kept.set(saved.match.id, saved);
      }),
    remove: id => this.#try(() => void this.kept.delete(id)),
    clear: () => this.#try(() => this.kept.clear()),
  };

  async #try<T>(act: () => T): Promise<T> {
    await Promise.resolve();
    if (this.fault) throw this.fault;
    return act();
  }

  openWindow(): MatchStore {
    return new MatchStore(this.disk, hear => this.openRemovals(hear));
  }

  openRemovals(hear: (removed: string) => void): Channel {
    this.#heard.add(hear);
    return {
      tell: removed => {
        for (const other of this.#heard) if (other !== hear) other(removed);
      },
      close: () => void this.#heard.delete(hear),
    };
  }
}

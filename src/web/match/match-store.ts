import type { Entry } from '../../table/match.ts';
import { type Channel, EVERYTHING, openRemovals } from '../browser/channel.ts';
import { type MatchDisk, matchDisk } from './indexed-db.ts';
import { forgetDraft, forgetDrafts } from './kept-drafts.ts';
import type { SavedMatch } from './saved-match.ts';

/** The log that is to be saved does not go on from what lies here: another window has played, or deleted it. */
export class LogConflict extends Error {}

/** Where a match is kept: on the disk or, with the reason, only as long as the page is open. */
export type SaveResult = { readonly on: 'disk' } | { readonly on: 'page'; readonly why: string };

/** The matches on this device. */
export class MatchStore {
  readonly #disk: MatchDisk;
  readonly #openRemovals: typeof openRemovals;
  #removals: Channel | undefined;
  /** What the disk would not take (a private window, no room left) and therefore lives in the page alone. */
  readonly #inPage = new Map<string, SavedMatch>();

  constructor(disk: MatchDisk, openChannel: typeof openRemovals) {
    this.#disk = disk;
    this.#openRemovals = openChannel;
  }

  /** Keeps a match. A log is only ever made longer: where it isn't a continuation, LogConflict is thrown. */
  save(saved: SavedMatch): Promise<SaveResult> {
    return this.#put(saved, before => {
      if (before && !continues(before.entries, saved.entries)) throw new LogConflict('another window has played on');
    });
  }

  /** Keeps a match that is here already. One that was deleted meanwhile is not brought back: LogConflict is thrown. */
  saveOver(saved: SavedMatch): Promise<SaveResult> {
    return this.#put(saved, before => {
      const earlier = before ?? this.#inPage.get(saved.match.id);
      if (!earlier) throw new LogConflict('the match was deleted');
      if (!continues(earlier.entries, saved.entries)) throw new LogConflict('another window has played on');
    });
  }

  async #put(saved: SavedMatch, check: (before: SavedMatch | undefined) => void): Promise<SaveResult> {
    this.#listen();
    try {
      await this.#disk.put(saved, check);
      this.#inPage.delete(saved.match.id);
      return { on: 'disk' };
    } catch (error) {
      this.#inPage.delete(saved.match.id);
      if (error instanceof LogConflict) throw error;
      this.#inPage.set(saved.match.id, saved);
      return { on: 'page', why: (error as Error).message };
    }
  }

  async load(id: string): Promise<SavedMatch | undefined> {
    const here = this.#inPage.get(id);
    try {
      const found = await this.#disk.get(id);
      return found && here && here.entries.length > found.entries.length ? here : (found ?? here);
    } catch (error) {
      if (here) return here;
      throw error;
    }
  }

  /** All matches, the latest first. */
  async list(): Promise<readonly SavedMatch[]> {
    const onDisk = await this.#disk.all().catch(() => []);
    const found = new Map([...onDisk, ...this.#inPage.values()].map(saved => [saved.match.id, saved]));
    return [...found.values()].sort((a, b) => b.touched - a.touched);
  }

  async remove(id: string): Promise<void> {
    const here = this.#inPage.has(id);
    this.#drop(id);
    await this.#disk.remove(id).catch(error => {
      if (!here) throw error;
    });
    this.#listen().tell(id);
  }

  async removeAll(): Promise<void> {
    this.#drop(EVERYTHING);
    await this.#disk.clear();
    this.#listen().tell(EVERYTHING);
  }

  /** What another window deletes must not live on in this one. */
  #listen(): Channel {
    this.#removals ??= this.#openRemovals(removed => this.#drop(removed));
    return this.#removals;
  }

  #drop(removed: string): void {
    if (removed === EVERYTHING) {
      this.#inPage.clear();
      forgetDrafts();
      return;
    }
    this.#inPage.delete(removed);
    forgetDraft(removed);
  }
}

/** Is the older log the beginning of the newer one? */
export function continues(older: readonly Entry[], newer: readonly Entry[]): boolean {
  if (older.length > newer.length) return false;
  return older.every((entry, seq) => JSON.stringify(entry) === JSON.stringify(newer[seq]));
}

export const store = new MatchStore(matchDisk, openRemovals);

import type { Listing, Store } from '../store/port.ts';
import type { MatchSummary } from './disclosure.ts';

/** For how many days things are kept when nobody does anything with them any more; 0 is for ever. */
export interface RetentionSettings {
  /** People who sit at no match that is kept. */
  readonly keepGuestsDays: number;
  readonly keepChatDays: number;
  readonly keepUnfinishedDays: number;
  readonly keepFinishedDays: number;
  /** Copies of everything, in which people may still be who have erased themselves since. */
  readonly keepBackupsDays: number;
}

/** What was forgotten, and how many of it. */
export type ForgottenObserver = (
  what: 'match' | 'line' | 'person' | 'event' | 'report' | 'result' | 'backup',
  count: number,
) => void;

export interface RetentionParts {
  readonly store: Pick<
    Store,
    'quietMatches' | 'forgetMatch' | 'forgetChat' | 'forgetGuests' | 'forgetCodes' | 'events' | 'desk' | 'days'
  >;
  readonly keep: RetentionSettings;
  /** Is a match in memory? Then it is left alone until the next time. */
  readonly isInUse: (match: string) => boolean;
  /** Removes backups that were made here before; left out where none are made. */
  readonly forgetBackups?: ((before: number) => number) | undefined;
  readonly now: () => number;
  readonly forgotten: ForgottenObserver;
  readonly onError: (error: unknown) => void;
}

const DAY = 86_400_000;
/** How often old things are looked for, and how long after the start for the first time, in milliseconds. */
const EVERY = 6 * 3_600_000;
const FIRST = 60_000;
/** How much is taken at once: others wait meanwhile for the disk. */
const BATCH = 100;

/** Forgets what nobody has needed for long, a little at a time. */
export class Retention {
  readonly #parts: RetentionParts;
  readonly #first: NodeJS.Timeout;
  readonly #interval: NodeJS.Timeout;
  #sweeping: Promise<void> | undefined;
  #closed = false;

  constructor(parts: RetentionParts) {
    this.#parts = parts;
    this.#first = setTimeout(() => void this.sweep(), FIRST).unref();
    this.#interval = setInterval(() => void this.sweep(), EVERY).unref();
  }

  /** Resolves when all that is old is gone. Several processes may do so at once. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#forgetAll()
      .catch(this.#parts.onError)
      .finally(() => {
        this.#sweeping = undefined;
      });
    return this.#sweeping;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#first);
    clearInterval(this.#interval);
    await this.#sweeping;
  }

  /** People last: who sat only at matches that are gone is a guest from then on. */
  async #forgetAll(): Promise<void> {
    const { store, keep, now } = this.#parts;
    await store.forgetCodes(now());
    await this.#forgetMatches();
    await this.#forgetResults();
    await this.#inBatches('line', keep.keepChatDays, before => store.forgetChat(before, BATCH));
    await this.#inBatches('event', keep.keepFinishedDays, before => store.events.forget(before, BATCH));
    await this.#inBatches('report', keep.keepChatDays, before => store.desk.forgetReports(before, BATCH));
    await this.#inBatches('person', keep.keepGuestsDays, before => store.forgetGuests(before, now(), BATCH));
    this.#forgetBackups();
  }

  async #inBatches(
    what: 'line' | 'person' | 'event' | 'report',
    days: number,
    forget: (before: number) => Promise<number>,
  ): Promise<void> {
    if (days === 0) return;
    for (let gone = BATCH; gone === BATCH && !this.#closed; ) {
      gone = await forget(this.#parts.now() - days * DAY);
      this.#parts.forgotten(what, gone);
    }
  }

  /** Results of deserts of the day are kept for as long as matches that are over: a day at a time. */
  async #forgetResults(): Promise<void> {
    const { store, keep, now, forgotten } = this.#parts;
    if (keep.keepFinishedDays === 0) return;
    const before = new Date(now() - keep.keepFinishedDays * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);
    for (let gone = 1; gone > 0 && !this.#closed; ) {
      gone = await store.days.forgetDay(before);
      if (gone > 0) forgotten('result', gone);
    }
  }

  #forgetBackups(): void {
    const { keep, now, forgetBackups, forgotten } = this.#parts;
    if (keep.keepBackupsDays > 0 && forgetBackups)
      forgotten('backup', forgetBackups(now() - keep.keepBackupsDays * DAY));
  }

  async #forgetMatches(): Promise<void> {
    const { store, keep, now } = this.#parts;
    const days = [keep.keepUnfinishedDays, keep.keepFinishedDays].filter(each => each > 0);
    if (days.length === 0) return;
    const before = now() - Math.min(...days) * DAY;
    let after: Pick<Listing, 'match' | 'touched'> = { touched: 0, match: '' };
    for (let batch: readonly Listing[]; !this.#closed; ) {
      batch = await store.quietMatches(before, after, BATCH);
      for (const listing of batch) if (this.#isDue(listing)) await this.#forgetMatch(listing);
      const last = batch.at(-1);
      if (!last) return;
      after = last;
    }
  }

  async #forgetMatch({ match, touched }: Listing): Promise<void> {
    const gone = await this.#parts.store.forgetMatch(match, touched);
    this.#parts.forgotten('match', Number(gone));
  }

  #isDue({ match, summary, touched }: Listing): boolean {
    const { keep, now, isInUse } = this.#parts;
    const { stage } = JSON.parse(summary) as Pick<MatchSummary, 'stage'>;
    const days = stage === 'over' ? keep.keepFinishedDays : keep.keepUnfinishedDays;
    return days > 0 && touched < now() - days * DAY && !isInUse(match);
  }
}

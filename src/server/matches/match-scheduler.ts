import { randomUUID } from 'node:crypto';
import { type LevelName, levelNamed } from '../../ai/levels.ts';
import { SearchCancelled, type SearchPool, type SearchRequest } from '../../ai/messages.ts';
import type { Seat } from '../../engine/game.ts';
import { deadlineOf, timeControls } from '../../protocol/time-controls.ts';
import { BadLog, readableMoves, snapshotFor, type Table } from '../../table/table.ts';
import type { Store } from '../store/port.ts';
import type { LoadedMatch, PlannedChange } from './loaded-match.ts';
import type { MatchDirectory } from './match-directory.ts';
import { RefusedRequest } from './refusals.ts';
import { isMovedByBot, seatToMove, type TableRecord, tookOver, withoutAbsentees } from './table-record.ts';

export interface SchedulerSettings {
  readonly store: Pick<Store, 'claim' | 'setLease'>;
  readonly directory: MatchDirectory;
  readonly pool: SearchPool;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  /** A bot of this level has thought for some seconds. */
  readonly botMoved: (level: LevelName, seconds: number) => void;
}

/**
 * How long a match belongs to the process that claimed it, in milliseconds. While a bot thinks the lease is renewed at
 * every poll, so after the death of a process nothing waits longer than lease and interval together.
 */
export const LEASE = 6000;
/** How often a process looks for matches that it has not heard of, such as those of a process that died. */
export const POLL_INTERVAL = 1000;
/** How long a match is left alone whose log can't be played on, in milliseconds: it will not mend by itself. */
const BROKEN_LEASE = 3600_000;

/** A match that is being handled at the moment. */
interface Claimed {
  readonly done: Promise<void>;
  renewAt: number;
}

/**
 * Handles matches that are due: bots move, a stand-in takes over where a turn's time is up, and tables where nobody comes
 * are closed.
 */
export class MatchScheduler {
  readonly #settings: SchedulerSettings;
  readonly #interval: NodeJS.Timeout;
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  readonly #claimed = new Map<string, Claimed>();
  #closed = false;
  #claiming: Promise<void> | undefined;

  constructor(settings: SchedulerSettings) {
    this.#settings = settings;
    this.#interval = setInterval(() => this.#poll(), POLL_INTERVAL);
  }

  /** How many matches are being handled. */
  get busy(): number {
    return this.#claimed.size;
  }

  #poll(): void {
    void this.#renew().catch(this.#settings.onError);
    this.#claimSoon();
  }

  /** Most bots are done long before; only those that take longer need more time. */
  async #renew(): Promise<void> {
    const { store, now } = this.#settings;
    const due = [...this.#claimed].filter(([, { renewAt }]) => renewAt <= now());
    for (const [match, claim] of due) {
      claim.renewAt = now() + LEASE / 2;
      await store.setLease(match, now() + LEASE);
    }
  }

  /** A match will be due at this time. */
  scheduleAt(at: number): void {
    if (this.#closed || at >= this.#timerAt) return;
    clearTimeout(this.#timer);
    this.#timerAt = at;
    // Timers can't wait longer than 24 days; polling finds what is due later.
    const wait = Math.min(Math.max(0, at - this.#settings.now()), 2 ** 31 - 1);
    this.#timer = setTimeout(() => {
      this.#timerAt = Number.POSITIVE_INFINITY;
      this.#claimSoon();
    }, wait);
  }

  #claimSoon(): void {
    this.#claiming ??= this.#claimDue()
      .catch(this.#settings.onError)
      .finally(() => {
        this.#claiming = undefined;
      });
  }

  /** Claims no more than can be thought about now: the rest is left to other processes, or to a moment later. */
  async #claimDue(): Promise<void> {
    const { store, now, pool } = this.#settings;
    while (!this.#closed && this.busy < 2 * pool.size) {
      const due = await store.claim(now(), now() + LEASE, 2 * pool.size - this.busy);
      if (due.length === 0) return;
      for (const match of due) this.#handle(match);
    }
  }

  #handle(match: string): void {
    const done = this.#handleSafely(match).finally(() => {
      // Its next turn may have been claimed already.
      if (this.#claimed.get(match)?.done === done) this.#claimed.delete(match);
      this.#claimSoon();
    });
    this.#claimed.set(match, { done, renewAt: this.#settings.now() + LEASE / 2 });
  }

  async #handleSafely(match: string): Promise<void> {
    try {
      await this.#handleDue(match);
    } catch (error) {
      // Somebody else was quicker, or the server is being closed.
      if (error instanceof RefusedRequest || error instanceof SearchCancelled) return;
      this.#settings.onError(error);
      if (error instanceof BadLog) await this.#leaveAlone(match);
    }
  }

  #leaveAlone(match: string): Promise<void> {
    const { store, now, onError } = this.#settings;
    return store.setLease(match, now() + BROKEN_LEASE).catch(onError);
  }

  async #handleDue(match: string): Promise<void> {
    const { directory, now } = this.#settings;
    const duty = await directory.liveMatch(match).read(dutyAt);
    if (duty === undefined) return;
    if (typeof duty === 'object') return this.#letBotMove(match, duty);
    const change = duty === 'absentees' ? givenUp : timeIsUp;
    await directory.liveMatch(match).change(loaded => change(loaded, now()));
  }

  async #letBotMove(match: string, { seat, base, level, position, moves }: BotTurn): Promise<void> {
    const { directory, pool, botMoved } = this.#settings;
    const start = performance.now();
    const request = { ...position, seat, level, seed: randomUUID(), history: { match, moves } };
    const { move } = await pool.search(request);
    botMoved(level, (performance.now() - start) / 1000);
    await directory.liveMatch(match).play({ type: 'play', id: randomUUID(), seat, base, moves: [move] });
  }

  /** Stops all bots. Leases end at once, so that other processes can go on. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#interval);
    clearTimeout(this.#timer);
    await this.#claiming;
    const unfinished = [...this.#claimed.keys()];
    this.#settings.pool.close();
    await Promise.all([...this.#claimed.values()].map(({ done }) => done));
    await Promise.all(unfinished.map(match => this.#settings.store.setLease(match, 0)));
  }
}

/** All that a search needs of a match. The table goes on meanwhile, so nothing in it is the table's own. */
interface BotTurn {
  readonly seat: Seat;
  /** The length of the log that the bot moves on. */
  readonly base: number;
  readonly level: LevelName;
  readonly position: Pick<SearchRequest, 'game' | 'options' | 'seats' | 'view'>;
  readonly moves: readonly (string | undefined)[];
}

/** What is to be done at a match: a bot's move, or a look at who is missing or at the clock. */
function dutyAt({ record, table }: LoadedMatch): BotTurn | 'absentees' | 'clock' | undefined {
  if (record.stage === 'gathering') return 'absentees';
  const seat = table && record.stage === 'playing' ? seatToMove(table) : undefined;
  if (!table || seat === undefined) return undefined;
  return isMovedByBot(record, table, seat) ? botTurn(record, table, seat) : 'clock';
}

function botTurn(record: TableRecord, table: Table, seat: Seat): BotTurn {
  const { game, match } = table;
  const { state, entries } = snapshotFor(table, seat);
  const position = { game: game.id, options: match.options, seats: match.players.length, view: state.bytes };
  const level = levelNamed(record.chairs[seat]?.bot);
  return { seat, base: entries.length, level, position, moves: readableMoves(entries) };
}

function givenUp({ record }: LoadedMatch, now: number): PlannedChange | undefined {
  const left = withoutAbsentees(record, now);
  return left === record ? undefined : { record: left };
}

/** Judged on what the match is when the change is made: somebody may have moved, or another process was quicker. */
function timeIsUp({ record, table }: LoadedMatch, now: number): PlannedChange | undefined {
  const seat = table && record.stage === 'playing' ? seatToMove(table) : undefined;
  if (!table || seat === undefined || !record.clock || isMovedByBot(record, table, seat)) return undefined;
  if (now < deadlineOf(timeControls[record.pace], record.clock, seat)) return undefined;
  return { record: tookOver(record, seat) };
}

import { randomUUID } from 'node:crypto';
import { setImmediate as nextRound } from 'node:timers/promises';
import { type LevelName, levelNamed } from '../../ai/levels.ts';
import { SearchCancelled, type SearchPool, type SearchRequest } from '../../ai/messages.ts';
import type { Seat } from '../../engine/game.ts';
import { BadLog, readableMoves, snapshotFor, type Table } from '../../table/table.ts';
import type { Store } from '../store/port.ts';
import { isPaused } from './attendance.ts';
import { BotQueue, type BotTicket, type Urgency } from './bot-queue.ts';
import type { LoadedMatch, PlannedChange } from './loaded-match.ts';
import type { MatchDirectory } from './match-directory.ts';
import { isAskedOutside, withLostBot } from './outside-bots.ts';
import { RefusedRequest } from './refusals.ts';
import { isMovedByBot, nextDueAt, seatToMove, type TableRecord, tookOver, withoutAbsentees } from './table-record.ts';

export interface SchedulerSettings {
  readonly store: Pick<Store, 'due' | 'claim' | 'setLease'>;
  readonly directory: MatchDirectory;
  readonly pool: SearchPool;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  /** A bot of this level has thought for some seconds. */
  readonly botMoved: (level: LevelName, seconds: number) => void;
  /** A bot was given a thread after so many seconds in line. */
  readonly botWaited: (urgency: Urgency, seconds: number) => void;
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
/** How many matches that are due are looked at with one poll, and how many of them at the same time. */
const MOST_DUE = 500;
const AT_ONCE = 8;

/** A match in which a bot thinks, once the store has given it to this process. */
interface Claimed {
  readonly done: Promise<void>;
  isHeld: boolean;
  renewAt: number;
}

/**
 * Handles matches that are due: bots move, a stand-in takes over where a turn's time is up, and tables where nobody comes
 * are closed. What is due is only looked at; a bot's turn is claimed when there is a thread for it, so that another
 * process with a free one can have it.
 */
export class MatchScheduler {
  readonly #settings: SchedulerSettings;
  readonly #interval: NodeJS.Timeout;
  readonly #queue: BotQueue;
  #timer: NodeJS.Timeout | undefined;
  #timerAt = Number.POSITIVE_INFINITY;
  #stopTimer: NodeJS.Timeout | undefined;
  readonly #claimed = new Map<string, Claimed>();
  readonly #looking = new Map<string, Promise<void>>();
  #closed = false;
  #finding: Promise<void> | undefined;
  /** How many of those that are due were looked at since all of them were. */
  #seen = 0;

  constructor(settings: SchedulerSettings) {
    this.#settings = settings;
    this.#queue = new BotQueue({ threads: settings.pool.size, now: settings.now });
    this.#interval = setInterval(() => this.#poll(), POLL_INTERVAL);
  }

  /** How many bots think, and how many wait, by who waits for them. */
  get bots(): Readonly<Record<Urgency | 'thinking', number>> {
    const queue = this.#queue;
    return {
      thinking: queue.thinking,
      seen: queue.waiting('seen'),
      unseen: queue.waiting('unseen'),
      bots: queue.waiting('bots'),
    };
  }

  #poll(): void {
    void this.#renew().catch(this.#settings.onError);
    this.#findSoon();
  }

  /** Most bots are done long before; only those that take longer need more time. */
  async #renew(): Promise<void> {
    const { store, now } = this.#settings;
    const due = [...this.#claimed].filter(([, { isHeld, renewAt }]) => isHeld && renewAt <= now());
    for (const [match, claim] of due) {
      claim.renewAt = now() + LEASE / 2;
      await store.setLease(match, now() + LEASE);
    }
  }

  /** A match is due at this time. */
  schedule(match: string, at: number): void {
    if (this.#closed) return;
    if (at <= this.#settings.now()) void this.#look(match);
    else this.#findAt(at);
  }

  #findAt(at: number): void {
    if (at >= this.#timerAt) return;
    clearTimeout(this.#timer);
    this.#timerAt = at;
    // Timers can't wait longer than 24 days; polling finds what is due later.
    const wait = Math.min(at - this.#settings.now(), 2 ** 31 - 1);
    this.#timer = setTimeout(() => {
      this.#timerAt = Number.POSITIVE_INFINITY;
      this.#findSoon();
    }, wait);
  }

  #findSoon(): void {
    this.#finding ??= this.#findDue()
      .catch(this.#settings.onError)
      .finally(() => {
        this.#finding = undefined;
      });
  }

  /**
   * Matches that this process has not heard of, or had no room for. Where there are very many, each poll goes on from the
   * one before: somebody whose time is up must not wait for the bots of others that wait for a thread.
   */
  async #findDue(): Promise<void> {
    const { store, now } = this.#settings;
    const due = [...(await store.due(now(), MOST_DUE, this.#seen))];
    this.#seen = due.length < MOST_DUE ? 0 : this.#seen + due.length;
    while (due.length > 0 && !this.#closed) {
      await Promise.all(due.splice(0, AT_ONCE).map(match => this.#look(match)));
      // Where a store answers at once, all others would wait until everything was looked at.
      await nextRound();
    }
  }

  /** Sees what is to be done at a match. What is heard of it meanwhile is seen afterwards. */
  #look(match: string): Promise<void> {
    if (this.#closed || this.#queue.has(match)) return Promise.resolve();
    const before = this.#looking.get(match) ?? Promise.resolve();
    const looking = before.then(() => this.#safely(match, () => this.#handleDue(match)));
    this.#looking.set(match, looking);
    return looking.finally(() => {
      if (this.#looking.get(match) === looking) this.#looking.delete(match);
    });
  }

  async #safely(match: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      // Somebody else was quicker, or the server is being closed.
      if (error instanceof RefusedRequest || error instanceof SearchCancelled) return;
      this.#settings.onError(error);
      if (error instanceof BadLog) await this.#leaveAlone(match);
    }
  }

  async #leaveAlone(match: string): Promise<void> {
    const { store, now, onError } = this.#settings;
    const until = now() + BROKEN_LEASE;
    await store.claim(match, now(), until).catch(onError);
    await store.setLease(match, until).catch(onError);
  }

  async #handleDue(match: string): Promise<void> {
    const { directory, store, now } = this.#settings;
    const live = directory.liveMatch(match);
    const duty = await live.read(loaded => dutyAt(loaded, now()));
    if (duty === 'bot') return this.#enqueue(await live.botTicket());
    if (duty === undefined || !(await store.claim(match, now(), now() + LEASE))) return;
    const change = duty === 'absentees' ? givenUp : timeIsUp;
    let planned: PlannedChange | undefined;
    await directory.liveMatch(match).change(loaded => (planned = change(loaded, now())));
    // With a change the claim ends; without one others would wait for nothing.
    if (!planned) await store.setLease(match, 0);
  }

  /** Where nobody looks on a bot waits: it is looked at again with the next poll, until somebody comes or it is paused. */
  #enqueue(ticket: BotTicket | undefined): void {
    if (ticket && this.#queue.add(ticket)) this.#think();
  }

  /** Gives free threads to those who are next, and takes them from bots that others have waited for long enough. */
  #think(): void {
    if (this.#closed) return;
    const stops = new Map<string, AbortController>();
    const stopping = ({ match }: BotTicket) => {
      const stop = new AbortController();
      stops.set(match, stop);
      return () => stop.abort();
    };
    for (let next = this.#queue.take(stopping); next; next = this.#queue.take(stopping))
      this.#begin(next, stops.get(next.match)!);
    this.#stopOverdue();
  }

  #stopOverdue(): void {
    clearTimeout(this.#stopTimer);
    const at = this.#queue.stopOverdue();
    if (at !== undefined)
      this.#stopTimer = setTimeout(() => this.#stopOverdue(), Math.max(1, at - this.#settings.now()));
  }

  #begin(ticket: BotTicket, { signal }: AbortController): void {
    const { match, urgency, since } = ticket;
    const { now, botWaited } = this.#settings;
    botWaited(urgency, (now() - since) / 1000);
    const done = this.#safely(match, () => this.#letBotMove(match, signal)).finally(() => {
      const wasHeld = this.#claimed.get(match)?.isHeld;
      this.#claimed.delete(match);
      this.#queue.finish(ticket);
      this.#think();
      // The next turn may be a bot's too; a match that another process has is found by polling, should that one die.
      if (wasHeld) void this.#look(match);
    });
    this.#claimed.set(match, { done, isHeld: false, renewAt: now() + LEASE / 2 });
  }

  async #letBotMove(match: string, signal: AbortSignal): Promise<void> {
    const { directory, store, pool, botMoved } = this.#settings;
    const live = directory.liveMatch(match);
    if (!(await live.read(botTurnAt)) || !(await this.#claim(match))) return;
    // Another process may have moved before this one had heard of it. From here on none can.
    const turn = await live.readNewest(botTurnAt);
    if (!turn) return store.setLease(match, 0);
    const { seat, base, level, position, moves, standIn } = turn;
    const start = performance.now();
    const request = { ...position, seat, level, seed: randomUUID(), history: { match, moves } };
    const { move } = await pool.search(request, { signal });
    botMoved(level, (performance.now() - start) / 1000);
    await directory.liveMatch(match).play({ type: 'play', id: randomUUID(), seat, base, moves: [move], ...standIn });
  }

  async #claim(match: string): Promise<boolean> {
    const { store, now } = this.#settings;
    const claim = this.#claimed.get(match);
    const won = !this.#closed && (await store.claim(match, now(), now() + LEASE));
    if (claim) claim.isHeld = won;
    return won;
  }

  /** Stops all bots. Leases end at once, so that other processes can go on. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#interval);
    clearTimeout(this.#timer);
    clearTimeout(this.#stopTimer);
    await this.#finding;
    await Promise.all(this.#looking.values());
    const unfinished = [...this.#claimed];
    this.#settings.pool.close();
    await Promise.all(unfinished.map(([, { done }]) => done));
    const held = unfinished.filter(([, { isHeld }]) => isHeld);
    await Promise.all(held.map(([match]) => this.#settings.store.setLease(match, 0)));
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
  /** Does it play for somebody else? */
  readonly standIn: { readonly standIn?: true };
}

/** What is due at a match: a bot's move, or a look at who is missing or at the clock. */
function dutyAt({ record, table }: LoadedMatch, now: number): 'bot' | 'absentees' | 'clock' | undefined {
  const at = nextDueAt(record, table, now);
  if (at === undefined || at > now) return undefined;
  if (record.stage === 'gathering') return 'absentees';
  return botSeatAt({ record, table }) === undefined ? 'clock' : 'bot';
}

function botSeatAt({ record, table }: Pick<LoadedMatch, 'record' | 'table'>): Seat | undefined {
  const seat = table && record.stage === 'playing' && !isPaused(record) ? seatToMove(table) : undefined;
  if (!table || seat === undefined || isAskedOutside(record, table, seat)) return undefined;
  return isMovedByBot(record, table, seat) ? seat : undefined;
}

function botTurnAt({ record, table }: LoadedMatch): BotTurn | undefined {
  const seat = botSeatAt({ record, table });
  return table && seat !== undefined ? botTurn(record, table, seat) : undefined;
}

function botTurn(record: TableRecord, table: Table, seat: Seat): BotTurn {
  const { game, match } = table;
  const { state, entries } = snapshotFor(table, seat);
  const position = { game: game.id, options: match.options, seats: match.players.length, view: state.bytes };
  const { bot, outside } = record.chairs[seat]!;
  const standIn = bot === undefined || outside ? { standIn: true as const } : {};
  return { seat, base: entries.length, level: levelNamed(bot), position, moves: readableMoves(entries), standIn };
}

function givenUp({ record }: LoadedMatch, now: number): PlannedChange | undefined {
  const left = withoutAbsentees(record, now);
  return left === record ? undefined : { record: left };
}

/** Judged on what the match is when the change is made: somebody may have moved, or another process was quicker. */
function timeIsUp({ record, table }: LoadedMatch, now: number): PlannedChange | undefined {
  const seat = table && record.stage === 'playing' ? seatToMove(table) : undefined;
  const at = nextDueAt(record, table, now);
  if (!table || seat === undefined || at === undefined || at > now || isPaused(record)) return undefined;
  if (isAskedOutside(record, table, seat)) return { record: withLostBot(record, seat, 'time') };
  return isMovedByBot(record, table, seat) ? undefined : { record: tookOver(record, table, seat, now) };
}

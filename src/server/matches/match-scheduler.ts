import { randomUUID } from 'node:crypto';
import { isLevelName, type LevelName } from '../../ai/levels.ts';
import { SearchCancelled, type SearchPool } from '../../ai/messages.ts';
import type { Seat } from '../../engine/game.ts';
import { deadlineOf, timeControls } from '../../protocol/time-controls.ts';
import { BadLog, snapshotFor, type Table } from '../../table/table.ts';
import type { Store } from '../store/port.ts';
import type { Transition } from './live-match.ts';
import type { MatchDirectory } from './match-directory.ts';
import {
  isPlayedByBot,
  RefusedRequest,
  seatToMove,
  type TableRecord,
  tookOver,
  withoutAbsentees,
} from './table-record.ts';

export interface SchedulerSettings {
  readonly store: Pick<Store, 'claim' | 'hold'>;
  readonly directory: MatchDirectory;
  readonly pool: SearchPool;
  readonly now: () => number;
  readonly trouble: (error: unknown) => void;
  /** A bot of this level has thought for so long. */
  readonly botMoved: (level: LevelName, seconds: number) => void;
}

/**
 * So long a match belongs to the process that took it, in milliseconds. While a bot thinks it is renewed in every
 * round, so after the death of a process nothing waits for longer than both together.
 */
export const LEASE = 6000;
/** So often a process looks for what nobody has told it of, such as the matches of one that died. */
export const POLL_INTERVAL = 1000;
/** So long a match is left alone whose log can't be played on, in milliseconds: it will not mend by itself. */
const BROKEN = 3600_000;
/** Who plays on for a person that is away. */
const STAND_IN_LEVEL: LevelName = 'fair';

/** A match that somebody looks after at the moment. */
interface Attended {
  readonly done: Promise<void>;
  renewAt: number;
}

/**
 * Looks after the matches whose hour has come: bots move, whose time is up is helped out by one, and tables where nobody
 * comes are closed.
 */
export class MatchScheduler {
  readonly #settings: SchedulerSettings;
  readonly #round: NodeJS.Timeout;
  #alarm: NodeJS.Timeout | undefined;
  #alarmAt = Number.POSITIVE_INFINITY;
  readonly #attended = new Map<string, Attended>();
  #closed = false;
  #walking: Promise<void> | undefined;

  constructor(settings: SchedulerSettings) {
    this.#settings = settings;
    this.#round = setInterval(() => this.#goRound(), POLL_INTERVAL);
  }

  /** How many matches are being looked after. */
  get busy(): number {
    return this.#attended.size;
  }

  #goRound(): void {
    void this.#renew().catch(this.#settings.trouble);
    this.#walk();
  }

  /** Most bots are done long before; only who takes longer asks for more time. */
  async #renew(): Promise<void> {
    const { store, now } = this.#settings;
    const due = [...this.#attended].filter(([, { renewAt }]) => renewAt <= now());
    for (const [match, attended] of due) {
      attended.renewAt = now() + LEASE / 2;
      await store.hold(match, now() + LEASE);
    }
  }

  /** A match wants to be looked after at this time. */
  scheduleAt(at: number): void {
    if (this.#closed || at >= this.#alarmAt) return;
    clearTimeout(this.#alarm);
    this.#alarmAt = at;
    // Timers can't wait longer than 24 days; the rounds find whatever is later than that.
    const wait = Math.min(Math.max(0, at - this.#settings.now()), 2 ** 31 - 1);
    this.#alarm = setTimeout(() => {
      this.#alarmAt = Number.POSITIVE_INFINITY;
      this.#walk();
    }, wait);
  }

  #walk(): void {
    this.#walking ??= this.#walkOnce()
      .catch(this.#settings.trouble)
      .finally(() => {
        this.#walking = undefined;
      });
  }

  /** Takes no more than can be thought about now: the rest is there for other processes, or a moment later. */
  async #walkOnce(): Promise<void> {
    const { store, now, pool } = this.#settings;
    while (!this.#closed && this.busy < 2 * pool.size) {
      const taken = await store.claim(now(), now() + LEASE, 2 * pool.size - this.busy);
      if (taken.length === 0) return;
      for (const match of taken) this.#take(match);
    }
  }

  #take(match: string): void {
    const done = this.#lookAfter(match).finally(() => {
      // Its next turn may have been taken already.
      if (this.#attended.get(match)?.done === done) this.#attended.delete(match);
      this.#walk();
    });
    this.#attended.set(match, { done, renewAt: this.#settings.now() + LEASE / 2 });
  }

  async #lookAfter(match: string): Promise<void> {
    try {
      await this.#attend(match);
    } catch (error) {
      // Somebody else was quicker, or the house is being closed.
      if (error instanceof RefusedRequest || error instanceof SearchCancelled) return;
      this.#settings.trouble(error);
      if (error instanceof BadLog) await this.#leaveAlone(match);
    }
  }

  #leaveAlone(match: string): Promise<void> {
    const { store, now, trouble } = this.#settings;
    return store.hold(match, now() + BROKEN).catch(trouble);
  }

  async #attend(match: string): Promise<void> {
    const { directory: house, now } = this.#settings;
    const { document, table } = await house.liveMatch(match).read(standing => standing);
    if (document.stage === 'gathering') return house.liveMatch(match).change(standing => givenUp(standing, now()));
    const seat = table && document.stage === 'playing' ? seatToMove(table) : undefined;
    if (!table || seat === undefined) return;
    if (isPlayedByBot(document, table, seat)) return this.#letBotMove(match, document, table, seat);
    await house.liveMatch(match).change(standing => timeIsUp(standing, now()));
  }

  async #letBotMove(match: string, document: TableRecord, table: Table, seat: Seat): Promise<void> {
    const { directory: house, pool, botMoved: thought } = this.#settings;
    const base = table.entries.length;
    const { state, entries } = snapshotFor(table, seat);
    const named = document.chairs[seat]?.bot ?? STAND_IN_LEVEL;
    const level = isLevelName(named) ? named : STAND_IN_LEVEL;
    const start = performance.now();
    const { move } = await pool.search({
      game: table.game.id,
      options: table.match.options,
      seats: table.match.players.length,
      view: state.bytes,
      seat,
      seed: randomUUID(),
      level,
      history: {
        match,
        moves: entries.flatMap(entry => ('act' in entry ? [] : ['move' in entry ? entry.move : undefined])),
      },
    });
    thought(level, (performance.now() - start) / 1000);
    await house.liveMatch(match).play({ kind: 'moves', id: randomUUID(), seat, base, moves: [move] });
  }

  /** Thinks no more; what was taken is let go at once, for whoever is there. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#round);
    clearTimeout(this.#alarm);
    await this.#walking;
    const unfinished = [...this.#attended.keys()];
    this.#settings.pool.close();
    await Promise.all([...this.#attended.values()].map(({ done }) => done));
    await Promise.all(unfinished.map(match => this.#settings.store.hold(match, 0)));
  }
}

function givenUp({ document, table }: Parameters<Transition>[0], now: number): ReturnType<Transition> {
  const left = withoutAbsentees(document, now);
  return left === document ? undefined : { document: left, table };
}

/** Judged on what the match is when the change is made: somebody may have moved, or another process was quicker. */
function timeIsUp({ document, table }: Parameters<Transition>[0], now: number): ReturnType<Transition> {
  const seat = table && document.stage === 'playing' ? seatToMove(table) : undefined;
  if (!table || seat === undefined || !document.clock || isPlayedByBot(document, table, seat)) return undefined;
  if (now < deadlineOf(timeControls[document.pace], document.clock, seat)) return undefined;
  return { document: tookOver(document, seat), table };
}

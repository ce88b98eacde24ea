import { randomUUID } from 'node:crypto';
import { isLevelName, type LevelName } from '../../ai/levels.ts';
import { Interrupted, type Pool } from '../../ai/thinking.ts';
import type { Seat } from '../../engine/game.ts';
import { deadlineOf, paces } from '../../protocol/paces.ts';
import { type Table, viewOf } from '../../table/table.ts';
import type { Store } from '../store/port.ts';
import { type Document, isBots, Refused, seatToMove, tookOver } from './document.ts';
import type { House } from './house.ts';

export interface CaretakerSettings {
  readonly store: Pick<Store, 'claim'>;
  readonly house: House;
  readonly pool: Pool;
  readonly now: () => number;
  readonly trouble: (error: unknown) => void;
}

/** So long a match belongs to the process that took it, in milliseconds: longer than any bot thinks. */
const LEASE = 8000;
/** So often a process looks for what nobody has told it of, such as the matches of one that died. */
const ROUND = 1000;
/** Who plays on for a person that is away. */
const STAND_IN: LevelName = 'fair';

/** Looks after the matches whose hour has come: bots move, and whose time is up is helped out by one. */
export class Caretaker {
  readonly #settings: CaretakerSettings;
  readonly #round: NodeJS.Timeout;
  #alarm: NodeJS.Timeout | undefined;
  #alarmAt = Number.POSITIVE_INFINITY;
  #busy = 0;
  #closed = false;
  #walking: Promise<void> | undefined;

  constructor(settings: CaretakerSettings) {
    this.#settings = settings;
    this.#round = setInterval(() => this.#walk(), ROUND);
  }

  /** A match wants to be looked after at this time. */
  wake(at: number): void {
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
    while (!this.#closed && this.#busy < 2 * pool.size) {
      const taken = await store.claim(now(), now() + LEASE, 2 * pool.size - this.#busy);
      if (taken.length === 0) return;
      for (const match of taken) void this.#lookAfter(match);
    }
  }

  async #lookAfter(match: string): Promise<void> {
    this.#busy++;
    try {
      await this.#attend(match);
    } catch (error) {
      // Somebody else was quicker, or the house is being closed.
      if (!(error instanceof Refused) && !(error instanceof Interrupted)) this.#settings.trouble(error);
    } finally {
      this.#busy--;
      this.#walk();
    }
  }

  async #attend(match: string): Promise<void> {
    const { house, now } = this.#settings;
    const room = house.room(match);
    const { document, table } = await room.look(standing => standing);
    const seat = table && document.stage === 'playing' ? seatToMove(table) : undefined;
    if (!table || seat === undefined || !document.clock) return;
    if (isBots(document, table, seat)) return this.#letBotMove(match, document, table, seat);
    if (now() < deadlineOf(paces[document.pace], document.clock, seat)) return;
    await room.change(standing => ({ document: tookOver(standing.document, seat), table: standing.table }));
  }

  async #letBotMove(match: string, document: Document, table: Table, seat: Seat): Promise<void> {
    const { house, pool } = this.#settings;
    const base = table.entries.length;
    const { state, entries } = viewOf(table, seat);
    const level = document.chairs[seat]?.bot ?? STAND_IN;
    const { move } = await pool.think({
      game: table.game.id,
      options: table.match.options,
      seats: table.match.players.length,
      view: state.bytes,
      seat,
      seed: randomUUID(),
      level: isLevelName(level) ? level : STAND_IN,
      story: {
        match,
        heard: entries.flatMap(entry => ('act' in entry ? [] : ['move' in entry ? entry.move : undefined])),
      },
    });
    await house.room(match).play({ kind: 'moves', id: randomUUID(), seat, base, moves: [move] });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#round);
    clearTimeout(this.#alarm);
    await this.#walking;
  }
}

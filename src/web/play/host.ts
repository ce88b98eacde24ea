import { signal } from '@preact/signals';
import type { Game, Seat } from '../../engine/game.ts';
import type { Command, Entry, Match } from '../../table/match.ts';
import { type Answer, isOver, openTable, submit, type Table } from '../../table/table.ts';
import { botThoughts, botToMove } from './bots.ts';
import { OtherLog, type SavedMatch, type Store } from './store.ts';
import type { joinWindows, Windows } from './windows.ts';

/** What a host rests on. */
export interface Surroundings {
  readonly store: Pick<Store, 'load' | 'saveOver'>;
  readonly joinWindows: typeof joinWindows;
  /** How long, in milliseconds, a bot seems to think, so that a person can follow. */
  readonly botDelay: () => number;
}

/**
 * A match played on this device: the table that a server would hold, kept in the page. Moves are saved before anybody
 * sees them, and bots are seats like any other: they get a masked state and answer with a command.
 */
export class Host {
  readonly game: Game;
  readonly match: Match;
  /** Not to be held on to: it is another one after another window has played. */
  table: Table;
  /** The length of the log. Whoever shows the table reads this, so it is drawn anew after every step. */
  readonly length = signal(0);
  /** The seat whose bot is thinking. */
  readonly thinking = signal<Seat | undefined>(undefined);
  /** What went wrong with saving, in the browser's words. */
  readonly trouble = signal<string | undefined>(undefined);
  /** Was the match deleted, here or in another window? */
  readonly gone = signal(false);
  readonly #around: Surroundings;
  readonly #windows: Windows;
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(game: Game, match: Match, entries: readonly Entry[], around: Surroundings) {
    this.game = game;
    this.match = match;
    this.table = openTable(game, match, entries);
    this.length.value = this.table.entries.length;
    this.#around = around;
    this.#windows = around.joinWindows(match.id, {
      news: () => void this.#inTurn(() => this.#catchUp()),
      lead: () => void this.#letBotMove(),
    });
    void this.#inTurn(() => this.#save());
  }

  send(command: Command): Promise<Answer> {
    return this.#inTurn(() => this.#carryOut(command));
  }

  /** Ends the bots' play: the screen is being left. What is still being saved is told to the other windows first. */
  close(): void {
    this.#closed = true;
    void this.#inTurn(async () => this.#windows.leave());
  }

  /** One thing after the other: two commands at once would both be made on the same log. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(act);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #carryOut(command: Command): Promise<Answer> {
    const before = this.table.entries.length;
    const answer = submit(this.table, command);
    // Nothing new also where the command was carried out earlier.
    if (!answer.ok || this.table.entries.length === before) return answer;
    if (!(await this.#save())) return { ok: false, code: 'stale' };
    this.#windows.tell();
    this.#show();
    return answer;
  }

  /** False when another window was quicker: then what it did counts, and what was to be saved is gone. */
  async #save(): Promise<boolean> {
    try {
      const kept = await this.#around.store.saveOver(savedFrom(this.table));
      this.trouble.value = kept.on === 'page' ? kept.why : undefined;
      return true;
    } catch (error) {
      if (!(error instanceof OtherLog)) throw error;
      await this.#catchUp();
      return false;
    }
  }

  async #catchUp(): Promise<void> {
    const saved = await this.#around.store.load(this.match.id);
    if (this.#closed) return;
    this.gone.value = saved === undefined;
    if (!saved) return;
    this.table = openTable(this.game, saved.match, saved.entries);
    this.#show();
  }

  #show(): void {
    this.length.value = this.table.entries.length;
    void this.#letBotMove();
  }

  async #letBotMove(): Promise<void> {
    const seat = botToMove(this.table);
    this.thinking.value = seat;
    if (seat === undefined || !this.#windows.leads()) return;
    const base = this.table.entries.length;
    const wanted = () => !this.#closed && this.#windows.leads() && this.table.entries.length === base;
    await pause(this.#around.botDelay());
    const command = wanted() ? await thoughtOut(botThoughts(this.table, seat), wanted) : undefined;
    if (command) await this.send(command);
  }
}

export function savedFrom(table: Table): SavedMatch {
  const over = isOver(table);
  // A copy: the shelf keeps what was, while the table goes on.
  const saved = { match: table.match, entries: [...table.entries], over, touched: Date.now() };
  return over ? saved : { ...saved, turn: table.game.actor(table.state) };
}

/** So long may a bot think before the page gets its turn, in milliseconds: half of what one picture has. */
const BREATH = 8;

/** Follows a bot's thoughts, while the page stays awake, to their end or until nobody wants them any more. */
async function thoughtOut(thoughts: Generator<number, Command>, wanted: () => boolean): Promise<Command | undefined> {
  let breathed = performance.now();
  while (wanted()) {
    const thought = thoughts.next();
    if (thought.done) return thought.value;
    if (performance.now() - breathed < BREATH) continue;
    await pause(0);
    breathed = performance.now();
  }
  return undefined;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}

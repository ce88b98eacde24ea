import { signal } from '@preact/signals';
import type { Game, Seat } from '../../engine/game.ts';
import type { Command, Entry, Match } from '../../table/match.ts';
import { type Answer, isOver, openTable, submit, type Table } from '../../table/table.ts';
import { botCommand, botToMove } from './bots.ts';
import { loadMatch, OtherLog, type SavedMatch, saveMatch } from './store.ts';
import { joinWindows, type Windows } from './windows.ts';

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
  readonly #botDelay: () => number;
  readonly #windows: Windows;
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;

  /** `botDelay` says how long, in milliseconds, a bot seems to think, so that a person can follow. */
  constructor(game: Game, match: Match, entries: readonly Entry[], botDelay: () => number) {
    this.game = game;
    this.match = match;
    this.table = openTable(game, match, entries);
    this.length.value = this.table.entries.length;
    this.#botDelay = botDelay;
    this.#windows = joinWindows(match.id, {
      news: () => void this.#inTurn(() => this.#catchUp()),
      lead: () => void this.#letBotMove(),
    });
    void this.#inTurn(() => this.#save());
  }

  send(command: Command): Promise<Answer> {
    return this.#inTurn(() => this.#carryOut(command));
  }

  /** Ends the bots' play: the screen is being left. */
  close(): void {
    this.#closed = true;
    this.#windows.leave();
  }

  /** One thing after the other: two commands at once would both be made on the same log. */
  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(act);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #carryOut(command: Command): Promise<Answer> {
    const answer = submit(this.table, command);
    if (!answer.ok) return answer;
    if (!(await this.#save())) return { ok: false, code: 'stale' };
    this.#windows.tell();
    this.#show();
    return answer;
  }

  /** False when another window was quicker: then its log counts, and what was to be saved is gone. */
  async #save(): Promise<boolean> {
    const problem = await problemOfSaving(this.table);
    if (!(problem instanceof OtherLog)) {
      this.trouble.value = problem?.message;
      return true;
    }
    await this.#catchUp();
    return false;
  }

  async #catchUp(): Promise<void> {
    const saved = await loadMatch(this.match.id);
    if (!saved || this.#closed) return;
    this.table = openTable(this.game, this.match, saved.entries);
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
    await pause(this.#botDelay());
    if (!this.#closed && this.table.entries.length === base) await this.send(botCommand(this.table, seat));
  }
}

async function problemOfSaving(table: Table): Promise<Error | undefined> {
  try {
    await saveMatch(savedFrom(table));
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

export function savedFrom(table: Table): SavedMatch {
  const over = isOver(table);
  // A copy: the shelf keeps what was, while the table goes on.
  const saved = { match: table.match, entries: [...table.entries], over, touched: Date.now() };
  return over ? saved : { ...saved, turn: table.game.actor(table.state) };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}

import { signal } from '@preact/signals';
import { SearchCancelled, type SearchPool } from '../../ai/messages.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { isTry } from '../../table/day.ts';
import type { Command, Entry, HandCommand, Match } from '../../table/match.ts';
import { botToMove } from '../../table/players.ts';
import { append, type CommandResult, continueTable, isOver, openTable, plan, type Table } from '../../table/table.ts';
import { freshId } from '../browser/ids.ts';
import { keepDraft, keptMove } from '../match/kept-drafts.ts';
import { continues, LogConflict, type MatchStore } from '../match/match-store.ts';
import { peopleOf } from '../match/people.ts';
import { type SavedLog, savedFrom } from '../match/saved-match.ts';
import { botCommand, botRequest } from './bots.ts';
import { HandHost } from './hand-host.ts';
import type { MatchHost } from './match-host.ts';
import { readerOf } from './match-reader.ts';
import type { joinWindows, Windows } from './windows.ts';

/** What a host rests on. */
export interface HostDeps {
  readonly store: Pick<MatchStore, 'load' | 'saveOver'>;
  readonly joinWindows: typeof joinWindows;
  /** Where bots think. */
  readonly pool: Pick<SearchPool, 'search'>;
  /** How long, in milliseconds, a bot seems to think, so that a person can follow. */
  readonly botDelay: () => number;
}

/**
 * A match played on this device: the table that a server would hold, kept in the page. Moves are saved before anybody
 * sees them, and bots are seats like any other: they get a masked state and answer with a command.
 */
export class LocalHost implements MatchHost {
  readonly game: Game;
  readonly match: Match;
  /** Not to be held on to: it is another one where another window has played otherwise. */
  table: Table;
  readonly reader = readerOf(() => this.table);
  readonly alone: boolean;
  readonly hints: boolean;
  readonly length = signal(0);
  readonly thinking = signal<Seat | undefined>(undefined);
  readonly trouble = signal<string | undefined>(undefined);
  readonly stuck = signal<string | undefined>(undefined);
  /** Was the match deleted, here or in another window? */
  readonly gone = signal(false);
  readonly hand: HandHost | undefined;
  readonly #deps: HostDeps;
  readonly #windows: Windows;
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;
  /** Stops the search that is going on. */
  #thought = new AbortController();

  constructor(game: Game, match: Match, entries: readonly Entry[], deps: HostDeps) {
    this.game = game;
    this.match = match;
    this.alone = peopleOf(match).length === 1;
    // The try that counts is one's own.
    this.hints = !isTry(match);
    this.hand =
      match.byHand &&
      new HandHost(
        () => this.table,
        command => this.#inTurn(() => this.#carryOut(command)),
      );
    this.table = openTable(game, match, entries);
    this.length.value = this.table.entries.length;
    this.#deps = deps;
    this.#windows = deps.joinWindows(match.id, {
      news: () => void this.#inTurn(() => this.#catchUp()),
      lead: () => void this.#letBotMove(),
    });
    // Looking at a match that is over is not playing it: it stays as old as it is.
    if (!isOver(this.table)) void this.#inTurn(() => this.#save(this.table));
  }

  send(command: Command): Promise<CommandResult> {
    return this.#inTurn(() => this.#carryOut(command));
  }

  /** Ends the bots' play: the screen is being left. What is still being saved reaches the other windows first. */
  close(): void {
    this.#closed = true;
    this.#thought.abort();
    void this.#inTurn(async () => this.#windows.leave());
  }

  /** One thing after the other: two commands at once would both be made on the same log. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(task);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Saved first, and entered at the table only then: what is shown has been kept. */
  async #carryOut(command: Command | HandCommand): Promise<CommandResult> {
    const planned = plan(this.table, command);
    // Nothing is left to do where the command was carried out earlier.
    if (!planned.ok || planned.entries.length === 0) return planned;
    const entries = [...this.table.entries, ...planned.entries];
    if (!(await this.#save({ ...planned.after, entries }))) return { ok: false, code: 'stale' };
    append(this.table, planned);
    this.#windows.tell();
    this.#show();
    return planned;
  }

  /** False when another window was quicker: then what it did counts, and what was to be saved is gone. */
  async #save(log: SavedLog): Promise<boolean> {
    try {
      const kept = await this.#deps.store.saveOver(savedFrom(log));
      this.trouble.value = kept.on === 'page' ? kept.why : undefined;
      return true;
    } catch (error) {
      if (!(error instanceof LogConflict)) throw error;
      await this.#catchUp();
      return false;
    }
  }

  async #catchUp(): Promise<void> {
    const saved = await this.#deps.store.load(this.match.id);
    if (this.#closed) return;
    this.gone.value = saved === undefined;
    if (!saved) return this.#thought.abort();
    const known = this.table.entries;
    if (continues(known, saved.entries)) continueTable(this.table, saved.entries.slice(known.length));
    else this.table = openTable(this.game, saved.match, saved.entries);
    this.#show();
  }

  #show(): void {
    this.length.value = this.table.entries.length;
    void this.#letBotMove();
  }

  askAgain(): void {
    void this.#letBotMove();
  }

  /** An earlier search is given up: it was about another position. */
  async #letBotMove(): Promise<void> {
    this.#thought.abort();
    this.hand?.forget();
    const seat = botToMove(this.table, this.match.players);
    this.thinking.value = seat;
    this.stuck.value = undefined;
    if (seat === undefined || this.#closed || !this.#windows.leads()) return;
    this.#thought = new AbortController();
    const wanted = this.#thought.signal;
    const base = this.table.entries.length;
    const told = this.hand && keptMove(this.match.id, base, seat);
    if (told === undefined) await pause(this.#deps.botDelay());
    const move = wanted.aborted ? undefined : (told ?? (await this.#moveOf(seat, wanted)));
    if (move === undefined || wanted.aborted || !this.#windows.leads()) return;
    if (!this.hand) return void (await this.send(botCommand(base, seat, move)));
    this.thinking.value = undefined;
    this.hand.tell(seat, move);
    keepDraft(this.match.id, { base, seat, moves: [move] });
  }

  /** The bot's move, or undefined when it has none: given up, or stuck. */
  async #moveOf(seat: Seat, wanted: AbortSignal): Promise<string | undefined> {
    try {
      const { move } = await this.#deps.pool.search(botRequest(this.table, seat, freshId()), { signal: wanted });
      return move;
    } catch (error) {
      if (!(error instanceof SearchCancelled)) this.stuck.value = (error as Error).message;
      return undefined;
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}

import { type ReadonlySignal, signal } from '@preact/signals';
import { CHANCE, type Description, type Seat } from '../../engine/game.ts';
import { countingAt, takenBack } from '../../table/corrections.ts';
import type { Command, Entry, HandCommand } from '../../table/match.ts';
import type { CommandResult, Table } from '../../table/table.ts';
import { freshId } from '../browser/ids.ts';
import { botCommand } from './bots.ts';

/** What a bot wants people to do with its pieces: it waits until they have done it. */
export interface ToldMove {
  readonly seat: Seat;
  readonly move: string;
  /** What it comes to, in the game's terms. */
  readonly what: Description;
  /** The length of the log that it was found for. */
  readonly base: number;
}

/** What a host can do where people roll, draw and move by hand: nothing is overwritten, but everything can be corrected. */
export class HandHost {
  readonly #table: () => Table;
  readonly #send: (command: Command | HandCommand) => Promise<CommandResult>;
  readonly #told = signal<ToldMove | undefined>(undefined);

  constructor(table: () => Table, send: (command: Command | HandCommand) => Promise<CommandResult>) {
    this.#table = table;
    this.#send = send;
  }

  get told(): ReadonlySignal<ToldMove | undefined> {
    return this.#told;
  }

  /** A bot has decided what its seat does next. */
  tell(seat: Seat, move: string): void {
    const { game, state, entries } = this.#table();
    this.#told.value = { seat, move, what: game.describe(state, game.parse(state, move)), base: entries.length };
  }

  /** What was told is done, or about a position that is past. */
  forget(): void {
    this.#told.value = undefined;
  }

  /** People have done what they were told. */
  async done(): Promise<CommandResult | undefined> {
    const told = this.#told.peek();
    if (!told) return undefined;
    this.#told.value = undefined;
    return this.#send(botCommand(told.base, told.seat, told.move));
  }

  /** From here on no longer counts what was entered. */
  correct(to: number): Promise<CommandResult> {
    return this.#send({ type: 'correct', id: freshId(), seat: CHANCE, base: this.#table().entries.length, to });
  }

  /** The entry that people made last: a whole board counts as one. What leaves no choice nobody has entered. */
  lastEntered(): number | undefined {
    const { entries } = this.#table();
    const entered = countingAt(entries).filter(at => entries[at]!.command !== undefined);
    const last = entered.at(-1);
    return last === undefined || entries[last]!.actor !== 'chance' ? last : firstOf(entries, entered, last);
  }

  /** How many entries were taken back, and could be entered again as they were. */
  takenBack(): number {
    return takenBack(this.#table().entries).length;
  }

  repeat(): Promise<CommandResult> {
    return this.#send({ type: 'repeat', id: freshId(), seat: CHANCE, base: this.#table().entries.length });
  }
}

/** The first of the outcomes that were entered with this one. */
function firstOf(entries: readonly Entry[], entered: readonly number[], last: number): number {
  const isAlike = (at: number) => entries[at]!.actor === 'chance' && entries[at]!.command === entries[last]!.command;
  return entered[entered.findLastIndex(at => !isAlike(at)) + 1]!;
}

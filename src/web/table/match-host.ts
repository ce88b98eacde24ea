import type { ReadonlySignal } from '@preact/signals';
import type { Game, Seat } from '../../engine/game.ts';
import type { Command, Match } from '../../table/match.ts';
import type { CommandResult } from '../../table/table.ts';
import type { HandHost } from './hand-host.ts';
import type { MatchReader } from './match-reader.ts';

/** Where the commands of a table go: this page itself, or a server. */
export interface MatchHost {
  readonly game: Game;
  readonly match: Match;
  readonly reader: MatchReader;
  /** The length of the log. Components that read this are rendered anew after every entry. */
  readonly length: ReadonlySignal<number>;
  /** The seat whose bot is thinking. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  /** What went wrong with saving, in the browser's words. */
  readonly trouble: ReadonlySignal<string | undefined>;
  /** Why a bot can't find a move, until it is asked again. */
  readonly stuck: ReadonlySignal<string | undefined>;
  /** Is there one person only at this device? Then the page says "you". */
  readonly alone: boolean;
  /** May the person to move ask for hints? */
  readonly hints: boolean;
  /** Is nothing at stake, as on a study board? Then nobody resigns, no ending is celebrated, and advice stays. */
  readonly free?: boolean;
  /** Where people roll, draw and move by hand. */
  readonly hand?: HandHost | undefined;
  send(command: Command): Promise<CommandResult>;
  /** Asks the bot again that was stuck. */
  askAgain(): void;
  /** The screen is being left. */
  close(): void;
}

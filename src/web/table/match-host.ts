import type { ReadonlySignal } from '@preact/signals';
import type { Game, Seat } from '../../engine/game.ts';
import type { Command, Match } from '../../table/match.ts';
import type { CommandResult } from '../../table/table.ts';
import type { MatchReader } from './match-reader.ts';

/** Whoever keeps a match for those who sit at it: this page itself, or a server elsewhere. */
export interface MatchHost {
  readonly game: Game;
  readonly match: Match;
  readonly reader: MatchReader;
  /** The length of the log. Whoever shows the table reads this, so it is drawn anew after every step. */
  readonly length: ReadonlySignal<number>;
  /** The seat whose bot is thinking. */
  readonly thinking: ReadonlySignal<Seat | undefined>;
  /** What went wrong with saving, in the browser's words. */
  readonly trouble: ReadonlySignal<string | undefined>;
  /** Why a bot can't find a move, until it is asked again. */
  readonly stuck: ReadonlySignal<string | undefined>;
  /** Is there one person only at this device? Then the page says "you". */
  readonly alone: boolean;
  /** May whoever is to move ask for hints? */
  readonly hints: boolean;
  send(command: Command): Promise<CommandResult>;
  /** Asks the bot again that was stuck. */
  askAgain(): void;
  /** The screen is being left. */
  close(): void;
}

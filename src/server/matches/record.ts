import type { Options } from '../../engine/options.ts';
import type { ForfeitCode } from '../../protocol/bot-messages.ts';
import type { Clock, TimeControlName } from '../../protocol/time-controls.ts';
import type { PlayerColour } from '../../table/match.ts';

/** A bot of somebody else. */
export interface SeatedBot {
  readonly id: string;
  readonly name: string;
  /** Why it plays no longer: from then on the chair's own bot does. */
  readonly lost?: ForfeitCode;
}

/** A place at a table: a person's, a bot's, or free. */
export interface Chair {
  readonly colour: PlayerColour;
  readonly person?: string;
  readonly name?: string;
  readonly bot?: string;
  /** The bot of somebody else that plays here. Then `bot` is the level that plays on should it fail. */
  readonly outside?: SeatedBot;
  /** What the person added to chance, once it is open. */
  readonly nonce?: string;
  /** What the person has fixed it to. */
  readonly seal?: string;
  /** How often the person did not open it in time. */
  readonly missed?: number;
  /** A bot plays on until the person comes back. */
  readonly away?: true;
  /** Since when no page of the person has looked at the table; left out while one does. */
  readonly absent?: number;
}

/** What the server knows of a match beside its log. Functions make new ones; none is changed. */
export interface TableRecord {
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly stage: 'gathering' | 'playing' | 'over' | 'closed';
  /** The person who opened the table. */
  readonly host: string;
  /** The hash of the address that it was opened from: bots are shared by it while nobody looks on. Told to nobody. */
  readonly origin?: string;
  readonly listed: boolean;
  readonly pace: TimeControlName;
  /** The event that it is a table of. Then it has no host: it begins by itself, and never stands still. */
  readonly event?: string;
  /** The match is rated: the edition of the anchors that stand for its bots. */
  readonly rated?: number;
  readonly chairs: readonly Chair[];
  /** A secret until the match is over. */
  readonly seed: string;
  /** Nonces are being opened: nobody comes or goes, and the game begins with the last. */
  readonly opening?: true;
  /** How often one was missing when they were opened. */
  readonly spoilt?: number;
  readonly clock?: Clock;
  readonly next?: string;
  /** The person who asked for that rematch. */
  readonly nextBy?: string;
  /** The match that this one is the rematch of: it begins by itself as soon as all have agreed. */
  readonly of?: string;
  /** The names of those who did not want to play again. */
  readonly declined?: readonly string[];
  /** Is nobody new let in? */
  readonly door?: 'shut';
  /** May those who watch speak? */
  readonly floor?: 'open';
  /** May bots of other people sit down by themselves? */
  readonly bots?: 'open';
  /** The people and the bots of others who were sent away, by their marks. */
  readonly dismissed?: readonly string[];
  /** The hosts of the server have closed the table: why. */
  readonly closedFor?: string;
  /** While people gather: when the table is closed, if nobody does anything there until then. */
  readonly until?: number;
}

import type { Options } from '../engine/options.ts';
import type { PlayerColour, RefusalCode, SeenEntry } from '../table/match.ts';
import type { Clock, TimeControlName } from './time-controls.ts';

/** What a server tells a page. */

export const requestRefusalCodes = [
  'unreadable',
  'too-fast',
  'too-large',
  'nobody',
  'too-many-tables',
  'no-such-table',
  'no-such-game',
  'bad-options',
  'bad-chairs',
  'not-gathering',
  'not-playing',
  'not-over',
  'taken',
  'seated',
  'not-seated',
  'not-host',
  'not-full',
  'closed',
  'busy',
  'trouble',
] as const;

/** Why nothing came of a request: a code of the table's, or one of the server's. */
export type AnyRefusalCode = (typeof requestRefusalCodes)[number] | RefusalCode;

export interface DoneReply {
  readonly type: 'done';
  readonly id: string;
  /** The match that was opened, or the next one of a rematch. */
  readonly match?: string;
}

export interface RefusalReply {
  readonly type: 'refused';
  readonly id?: string;
  readonly code: AnyRefusalCode;
  /** Which rule, which move of the command, or which part of the request. */
  readonly rule?: string;
  readonly at?: number;
  readonly what?: string;
}

export interface ChairInfo {
  readonly colour: PlayerColour;
  readonly name?: string;
  readonly bot?: string;
  /** Is it the reader's own? */
  readonly mine?: true;
  /** Does the person who opened the table sit here? */
  readonly host?: true;
  /** A bot plays on until its person comes back. */
  readonly away?: true;
}

/** A table as everybody may see it. */
export interface TableInfo {
  readonly match: string;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly stage: 'gathering' | 'playing' | 'over' | 'closed';
  readonly listed: boolean;
  readonly pace: TimeControlName;
  readonly chairs: readonly ChairInfo[];
  /** May the reader start the table and choose bots? */
  readonly hosting?: true;
  /** What chance was fixed to before anybody sat down. */
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly clock?: Clock;
  /** The match that follows, once somebody has asked for a rematch. */
  readonly next?: string;
}

/** Masked states in base64, by the number of the entry that led to them: those that do not follow from the entries. */
export type SentStates = Readonly<Record<number, string>>;

export interface TableSnapshot {
  readonly type: 'table';
  /** Present when it answers a request. */
  readonly id?: string;
  readonly table: TableInfo;
  /** The position of the first entry that comes along. */
  readonly from: number;
  readonly entries: readonly SeenEntry[];
  readonly states?: SentStates;
  /** The server's time, so that clocks run alike. */
  readonly now: number;
  readonly chat?: readonly ChatLine[];
}

/** What was added to the log of a table that somebody watches. */
export interface TableUpdate {
  readonly type: 'news';
  /** Present when it answers a request, whose doing it is. */
  readonly id?: string;
  readonly match: string;
  readonly from: number;
  readonly entries: readonly SeenEntry[];
  readonly states?: SentStates;
  readonly clock?: Clock;
  readonly now: number;
}

export interface ChatLine {
  readonly id: string;
  readonly at: number;
  readonly name: string;
  readonly text: string;
  readonly seat?: number;
}

export interface ChatMessage {
  readonly type: 'said';
  readonly match: string;
  readonly line: ChatLine;
}

/** A table on a list. */
export interface LobbyEntry {
  readonly match: string;
  readonly game: string;
  readonly stage: TableInfo['stage'];
  readonly pace: TimeControlName;
  readonly chairs: readonly Pick<ChairInfo, 'name' | 'bot' | 'colour'>[];
  readonly touched: number;
  /** Whose turn it is, where it is a person's, by seat. */
  readonly turn?: number;
  /** The reader's own seat. */
  readonly seat?: number;
}

export interface TableList {
  readonly type: 'lobby' | 'mine';
  readonly id?: string;
  readonly tables: readonly LobbyEntry[];
}

/** The server closes; a page comes back after so many milliseconds. */
export interface Bye {
  readonly type: 'bye';
  readonly again: number;
}

export type Reply = DoneReply | RefusalReply | TableSnapshot | TableUpdate | ChatMessage | TableList | Bye;

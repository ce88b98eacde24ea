import type { Options } from '../engine/options.ts';
import type { Entry, Match, PlayerColour, RefusalCode, SeenEntry } from '../table/match.ts';
import type { Standing } from '../table/standing.ts';
import type { ForfeitCode } from './bot-messages.ts';
import type { EventListReply, EventSnapshot, EventTablesReply, EventUpdate } from './event-replies.ts';
import type { HostAnnouncement, OwnMeasures } from './measures.ts';
import type { ShownStudy } from './studies.ts';
import type { Clock, TimeControlName } from './time-controls.ts';
import type { ProtocolVersion } from './version.ts';

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
  'not-agreed',
  'not-here',
  'no-such-bot',
  'bot-not-here',
  'bot-busy',
  'closed',
  'rated',
  'no-account',
  'event',
  'no-such-event',
  'bad-event',
  'not-organiser',
  'too-many-events',
  'event-full',
  'event-begun',
  'event-over',
  'sent-away',
  'too-few',
  'silenced',
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
  /** The event that was opened. */
  readonly event?: string;
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
  /** The bot of somebody else that plays here; once it has lost, why: then `bot` plays on. */
  readonly outside?: { readonly name: string; readonly lost?: ForfeitCode };
  /** Is it the reader's own? */
  readonly mine?: true;
  /** Does the person who opened the table sit here? */
  readonly host?: true;
  /** A bot plays on until its person comes back. */
  readonly away?: true;
  /** Since when no page of the person has looked at the table, by the server's clock; left out while one does. */
  readonly absent?: number;
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
  /** Does its result count for ratings? */
  readonly rated?: true;
  /** The event that it is a table of: it begins by itself. */
  readonly event?: string;
  readonly chairs: readonly ChairInfo[];
  /** May the reader start the table and choose bots? */
  readonly hosting?: true;
  /** What chance was fixed to before anybody sat down. */
  readonly commitment: string;
  /** While people gather: for each who has agreed the seal, or the nonce where there is none. Then the nonces. */
  readonly nonces: readonly string[];
  /** What nonces were fixed to. Always there while people gather at a server that knows seals. */
  readonly seals?: readonly string[];
  /** All nonces are fixed, and the pages are to open theirs: then the game begins. */
  readonly opening?: true;
  /** How often one was not opened, so that all seats had to seal new ones. */
  readonly spoilt?: number;
  readonly clock?: Clock;
  /** The match that follows, once somebody has asked for a rematch. */
  readonly next?: string;
  /** The seat of the person who asked for it. */
  readonly nextBy?: number;
  /** Is this such a next match? It begins as soon as all who sit there have agreed. */
  readonly rematch?: true;
  /** The names of those who did not want to play again. */
  readonly declined?: readonly string[];
  /** Is nobody new let in? */
  readonly door?: 'shut';
  /** May those who watch speak? */
  readonly floor?: 'open';
  /** May bots of other people sit down by themselves? */
  readonly bots?: 'open';
  /** Why the hosts of the server have closed the table. */
  readonly closedFor?: string;
  /** How many look on who have no seat. */
  readonly watchers?: number;
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
  readonly rated?: true;
  readonly event?: string;
  readonly chairs: readonly Pick<ChairInfo, 'name' | 'bot' | 'outside' | 'colour'>[];
  readonly touched: number;
  /** Whose turn it is, where it is a person's, by seat. */
  readonly turn?: number;
  /** The reader's own seat. */
  readonly seat?: number;
  /** How it ended. */
  readonly standing?: Standing;
  /** Of a match that is over: everybody could watch it. */
  readonly listed?: true;
  /** Is nobody there to play? */
  readonly paused?: true;
  /** A table of an event waits for the reader to come. */
  readonly awaited?: true;
}

export interface TableList {
  readonly type: 'lobby' | 'mine';
  readonly id?: string;
  readonly tables: readonly LobbyEntry[];
  /** In the lobby: how many people are here now, the reader among them, as far as this process knows. */
  readonly here?: number;
}

/** What is new in a list, for pages that have asked for changes. Whatever is left out is as before. */
export interface ListUpdate {
  readonly type: 'listed';
  readonly list: TableList['type'];
  /** Tables that are new, or of which something else is said. */
  readonly changed?: readonly LobbyEntry[];
  /** Matches that are not on the list any more. */
  readonly gone?: readonly string[];
  readonly here?: number;
}

/** What somebody who wants it so lets everybody read: nothing but matches that everybody could watch, and ratings. */
export interface PublicProfile {
  readonly name: string;
  /** Since when they have had the name, in milliseconds. */
  readonly since: number;
  /** The latest first. */
  readonly matches: readonly PublicMatch[];
  readonly ratings: readonly PublicRating[];
}

/** A rating in one game with one number of seats, after each match that counted. */
export interface PublicRating {
  readonly game: string;
  readonly seats: number;
  /** Has the person met enough others to have a place? */
  readonly settled: boolean;
  readonly curve: readonly { readonly points: number; readonly give: number }[];
}

/** As much of a match as concerns one person: who the others were is not told. */
export type PublicMatch = Required<Pick<LobbyEntry, 'match' | 'game' | 'touched' | 'seat' | 'standing'>>;

/** Matches of a person that are over, the latest first. */
export interface ArchivePage {
  readonly tables: readonly LobbyEntry[];
  /** What to ask for the next page with, if there may be one. */
  readonly before?: string;
}

/** A whole match that is over, for somebody who sat there. */
export interface ArchivedLog {
  readonly match: Match;
  readonly entries: readonly Entry[];
  readonly seat: number;
}

/** The server closes the connection; a page comes back after so many milliseconds. */
export interface Bye {
  readonly type: 'bye';
  readonly again: number;
  /** The person has left on this device, or was made to on another: here they are nobody now. */
  readonly left?: true;
}

/** The first word of a server to a page that has told its version. */
export interface Hello extends ProtocolVersion {
  readonly type: 'hello';
}

/** What the hosts have decided about the reader has changed. */
export interface MeasuresReply {
  readonly type: 'measures';
  readonly measures: OwnMeasures;
}

/** The reader was invited to a table: which one can be asked for. */
export interface InvitedReply {
  readonly type: 'invited';
}

/** Something that hosts tell everybody, or nothing any more. */
export interface AnnouncementReply {
  readonly type: 'announcement';
  readonly announcement?: HostAnnouncement;
}

export type Reply =
  | Hello
  | MeasuresReply
  | AnnouncementReply
  | InvitedReply
  | DoneReply
  | RefusalReply
  | TableSnapshot
  | TableUpdate
  | ChatMessage
  | TableList
  | ListUpdate
  | EventSnapshot
  | EventUpdate
  | EventTablesReply
  | EventListReply
  | ShownStudy
  | Bye;

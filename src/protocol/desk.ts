import type { MeasureKind, ToldMeasure } from './measures.ts';
import type { LobbyEntry } from './replies.ts';

/** What pages and server say to each other about the desk of the hosts. */

export interface DeskTable extends LobbyEntry {
  /** Do all see it in the lobby? */
  readonly isPublic: boolean;
  /** How many of those who sit there look at it. */
  readonly here: number;
  readonly watchers: number;
}

export interface DeskPerson {
  readonly person: string;
  readonly name: string;
  /** At how many tables they are. */
  readonly tables: number;
  /** How many pages they have open, as far as this process knows. */
  readonly pages: number;
  readonly isHost?: true;
}

/** Tables and people now. */
export interface DeskNow {
  readonly tables: readonly DeskTable[];
  readonly people: readonly DeskPerson[];
  /** Pages of people without a name. */
  readonly nameless: number;
  readonly processes: number;
}

/** The figures of one process at one moment. */
export interface LoadSample {
  readonly at: number;
  readonly pages: number;
  readonly tables: number;
  /** Moves and requests in the time since the sample before, by the minute. */
  readonly moves: number;
  readonly requests: number;
  /** The share of one core that the process took. */
  readonly processor: number;
  /** In bytes. */
  readonly memory: number;
  /** How long what is due had to wait at most, in milliseconds. */
  readonly delay: number;
  readonly failures: number;
}

export interface DeskLoad {
  readonly samples: readonly LoadSample[];
  /** What does not work at the moment. */
  readonly problem?: string;
  readonly processes: number;
  /** In bytes. */
  readonly database?: number;
  readonly free?: number;
}

export interface ReportedLine {
  readonly at: number;
  readonly text: string;
  /** Was it the reporter who said it? */
  readonly isReporter?: true;
}

export interface DeskReport {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  readonly reporterName: string;
  readonly about: string;
  readonly aboutName: string;
  readonly match?: string;
  readonly text: string;
  readonly lines: readonly ReportedLine[];
  readonly isDone: boolean;
}

export interface DeskMeasure extends ToldMeasure {
  readonly person: string;
  readonly name: string;
  readonly kind: MeasureKind;
  readonly since: number;
}

/** What hosts do; each is kept in the log of the desk. */
export const deedKinds = ['host', 'warn', 'mute', 'ban', 'lift', 'close', 'done', 'announce', 'backup'] as const;
export type DeedKind = (typeof deedKinds)[number];

export interface DeskDeed {
  readonly id: string;
  readonly at: number;
  readonly host: string;
  readonly deed: DeedKind;
  /** The name of whoever it was about; empty for nobody, and for somebody who is not known any more. */
  readonly other: string;
  /** The reason, the text, or the file. */
  readonly what: string;
  readonly match?: string;
}

/** A setting as it is. Of secrets it is told only whether there is one. */
export interface DeskSetting {
  readonly name: string;
  readonly meaning: string;
  readonly value: string;
  readonly isSecret?: true;
  /** Is it another one than without being set? */
  readonly isSet: boolean;
}

export interface DeskBackup {
  readonly file: string;
  readonly matches: number;
  /** After so many days it is removed; left out or 0 where it never is. */
  readonly days?: number;
}

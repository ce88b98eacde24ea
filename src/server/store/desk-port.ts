import type { MeasureKind } from '../../protocol/measures.ts';

/** What hosts have decided about a person: they are warned, may not chat, or may not come in. */
export interface StoredMeasure {
  readonly person: string;
  readonly kind: MeasureKind;
  /** What the person is told. */
  readonly reason: string;
  readonly since: number;
  /** Left out where it is for good. */
  readonly until?: number | undefined;
}

/** Somebody tells the hosts of somebody else. */
export interface NewReport {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  readonly about: string;
  readonly match?: string | undefined;
  /** What happened, and the lines of chat that show it. */
  readonly body: string;
}

export interface StoredReport extends NewReport {
  readonly isDone: boolean;
  readonly reporterName: string;
  readonly aboutName: string;
}

/** Something that a host did. Nothing of it is ever changed or removed. */
export interface NewDeed {
  readonly id: string;
  readonly at: number;
  readonly host: string;
  readonly deed: string;
  /** The person whom it was about. */
  readonly other?: string | undefined;
  readonly body: string;
}

export interface StoredDeed extends NewDeed {
  readonly hostName: string;
  readonly otherName: string;
}

export interface StoredAnnouncement {
  readonly id: string;
  readonly at: number;
  readonly until: number;
  readonly text: string;
}

/** A match as lists say it, with its place in the lobby. */
export interface DeskListing {
  readonly match: string;
  readonly listed: number;
  readonly summary: string;
  readonly touched: number;
}

/** Who looks at a match by way of a process. */
export interface DeskAttendance {
  readonly match: string;
  readonly process: string;
  readonly people: string;
  readonly watchers: number;
}

export interface DeskStore {
  /** A link that makes somebody a host, once, by its hash. */
  addHostLink(hash: string, until: number): Promise<void>;
  /** False where there is no such link, or it is too old. */
  takeHostLink(hash: string, now: number): Promise<boolean>;
  addHost(person: string, now: number): Promise<void>;
  dropHost(person: string): Promise<void>;
  isHost(person: string): Promise<boolean>;
  /** Is anybody a host who came by a link? */
  hasHosts(): Promise<boolean>;

  setMeasure(measure: StoredMeasure): Promise<void>;
  /** False where there was none. */
  dropMeasure(person: string, kind: MeasureKind): Promise<boolean>;
  /** Those that hold now. */
  measuresOf(person: string, now: number): Promise<readonly StoredMeasure[]>;
  /** Of everybody, the latest first. */
  measures(now: number, most: number): Promise<readonly (StoredMeasure & { readonly name: string })[]>;
  /** What a person is called; undefined for somebody who is not known. */
  nameOf(person: string): Promise<string | undefined>;

  addReport(report: NewReport): Promise<void>;
  /** How many reports of a person are still open. */
  openReportsOf(reporter: string): Promise<number>;
  /** Those that are open first, then the latest. */
  reports(most: number): Promise<readonly StoredReport[]>;
  /** False where it was done already. */
  setReportDone(report: string): Promise<boolean>;
  /** Removes reports of before then, and says how many. */
  forgetReports(before: number, most: number): Promise<number>;

  addDeed(deed: NewDeed): Promise<void>;
  /** The latest first, from before another one on. */
  deeds(before: number, most: number): Promise<readonly StoredDeed[]>;

  announce(announcement: StoredAnnouncement): Promise<void>;
  /** The latest one, unless its time is over. */
  announcement(now: number): Promise<StoredAnnouncement | undefined>;

  /** The matches at which something happened since then, the latest first. */
  latestMatches(since: number, most: number): Promise<readonly DeskListing[]>;
  /** Who looks at matches by way of all processes that are alive. */
  attendance(now: number): Promise<readonly DeskAttendance[]>;
  countProcesses(now: number): Promise<number>;
}

/** What hosts decide about a person: to warn them, to let them chat no longer, or not to let them in. */
export const measureKinds = ['warn', 'mute', 'ban'] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** A measure as the person whom it is about is told of it. */
export interface ToldMeasure {
  readonly reason: string;
  /** Left out where it is for good. */
  readonly until?: number;
}

/** Those that hold for the reader. */
export type OwnMeasures = Readonly<Partial<Record<MeasureKind, ToldMeasure>>>;

/** Who a page is told that it belongs to. */
export interface MeInfo {
  readonly name: string;
  readonly account?: true;
  /** May they sit at the desk? */
  readonly host?: true;
  readonly measures?: OwnMeasures;
}

/** Something that hosts tell everybody. */
export interface HostAnnouncement {
  readonly id: string;
  readonly text: string;
  readonly at: number;
}

/** How many letters a reason, a report or an announcement may have. */
export const LONGEST_REASON = 300;

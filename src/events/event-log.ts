/** How tables are made: people of about the same points, everybody with everybody, or whoever is free. */
export const eventFormats = ['swiss', 'round-robin', 'league', 'arena'] as const;
export type EventFormat = (typeof eventFormats)[number];

export interface EventSettings {
  readonly name: string;
  readonly game: string;
  readonly format: EventFormat;
  /** How many sit at a table. */
  readonly tableSize: number;
  /** How many rounds there are; none in an arena, which ends by the clock. */
  readonly rounds?: number;
  /** When an arena ends, or how long a round of a league is open, in milliseconds. */
  readonly until?: number;
  readonly roundTime?: number;
  /** The name of a time control. */
  readonly pace: string;
  /** Points by rank, the best first. */
  readonly points: readonly number[];
  /** What sitting out a round brings. */
  readonly byePoints: number;
  /** Does a bot take the place of somebody who drops out in the middle of a round? */
  readonly botsFillIn?: true;
}

/** What can happen in an event, one entry after the other: everything else is a fold over these. */
export type EventEntry =
  | { readonly type: 'opened'; readonly at: number; readonly by: string; readonly settings: EventSettings }
  | { readonly type: 'joined'; readonly at: number; readonly person: string }
  | { readonly type: 'dropped'; readonly at: number; readonly person: string }
  | {
      readonly type: 'paired';
      readonly at: number;
      readonly tables: readonly EventTable[];
      readonly byes: readonly string[];
    }
  | { readonly type: 'finished'; readonly at: number; readonly match: string; readonly ranks: readonly number[] }
  | { readonly type: 'closed'; readonly at: number };

export interface EventTable {
  readonly match: string;
  /** In the order of the seats. */
  readonly people: readonly string[];
}

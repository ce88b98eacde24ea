/** How tables are made: people of about the same points, everybody with everybody, or whoever is free. */
export const eventFormats = ['swiss', 'round-robin', 'league', 'arena'] as const;
export type EventFormat = (typeof eventFormats)[number];

export interface EventSettings {
  readonly name: string;
  readonly game: string;
  /** The options of the game that differ from what they are by themselves. */
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly format: EventFormat;
  /** How many sit at a table. */
  readonly tableSize: number;
  /** How many rounds there are; none in an arena, which ends by the clock. A round robin can work it out. */
  readonly rounds?: number;
  /** How long an arena lasts, and how long a round of a league is open, in milliseconds. */
  readonly duration?: number;
  readonly roundTime?: number;
  /** The name of a time control. */
  readonly pace: string;
  /** Points by rank, the best first. */
  readonly points: readonly number[];
  /** What sitting out a round brings. */
  readonly byePoints: number;
  /** Do bots take the chairs that are free because somebody dropped out, or because it does not come out even? */
  readonly botsFillIn?: true;
  /** When it begins by itself. */
  readonly startsAt?: number;
  /** Nobody comes in any more once it has begun. */
  readonly noLateEntry?: true;
  readonly rated?: true;
}

/** Why an event was closed: all was played, too few came, or whoever had opened it called it off. */
export const eventEndings = ['done', 'too-few', 'called-off'] as const;
export type EventEnding = (typeof eventEndings)[number];

/**
 * What can happen in an event, one entry after the other: everything else is a fold over these. People stand in it by
 * names that mean nothing elsewhere, so that a log can stay when somebody is erased.
 */
export type EventEntry =
  | { readonly type: 'opened'; readonly at: number; readonly by: string; readonly settings: EventSettings }
  /** The organiser calls it otherwise, or lets it begin at another time; without one, when they say so. Before it begins. */
  | {
      readonly type: 'changed';
      readonly at: number;
      readonly name: string;
      readonly startsAt?: number;
      readonly by: string;
    }
  /** Without `by`, because its time had come. */
  | { readonly type: 'begun'; readonly at: number; readonly by?: string }
  | { readonly type: 'joined'; readonly at: number; readonly person: string }
  /** With `by`, the organiser has sent them away: they don't come back by themselves. */
  | { readonly type: 'dropped'; readonly at: number; readonly person: string; readonly by?: string }
  | {
      readonly type: 'paired';
      readonly at: number;
      readonly tables: readonly EventTable[];
      readonly byes: readonly string[];
    }
  /** More tables in the round that is being played, for those who came late. */
  | { readonly type: 'added'; readonly at: number; readonly tables: readonly EventTable[]; readonly by: string }
  | { readonly type: 'finished'; readonly at: number; readonly match: string; readonly ranks: readonly number[] }
  /** Nobody came to a table. */
  | { readonly type: 'voided'; readonly at: number; readonly match: string }
  /** The organiser has said what a table counts that is over: these ranks or, without any, nothing. Also after the end. */
  | {
      readonly type: 'corrected';
      readonly at: number;
      readonly match: string;
      readonly ranks?: readonly number[];
      readonly by: string;
    }
  | { readonly type: 'closed'; readonly at: number; readonly why?: EventEnding; readonly by?: string };

export interface EventTable {
  readonly match: string;
  /** In the order of the seats; bots among them. */
  readonly people: readonly string[];
}

/** The name of a bot that fills in; no person is called so. */
export function botEntrant(number: number): string {
  return `bot${number}`;
}

export function isBotEntrant(name: string): boolean {
  return name.startsWith('bot');
}

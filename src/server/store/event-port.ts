/** The lists on which an event can stand. */
export const eventPlaces = { past: 0, running: 1, coming: 2 } as const;
export type EventPlace = (typeof eventPlaces)[keyof typeof eventPlaces];

/** What lists say of an event, and when it is to be looked at again. */
export interface EventRow {
  readonly place: EventPlace;
  /** When it begins, began or ended: what its list goes by. */
  readonly moment: number;
  readonly summary: string;
  /** Undefined where nothing happens by itself any more. */
  readonly dueAt?: number | undefined;
}

/** Somebody who has to do with an event, by the number that stands for them in its log. */
export interface NumberedPerson {
  readonly number: number;
  readonly person: string;
}

/** The name is left out of somebody who is not known any more. */
export interface EventGuest extends NumberedPerson {
  readonly name?: string;
  readonly account?: true;
}

export interface NewEvent extends EventRow {
  readonly id: string;
  readonly owner: string;
  readonly entries: readonly string[];
  readonly people: readonly NumberedPerson[];
}

export interface StoredEvent {
  readonly revision: number;
  /** The length of the log. */
  readonly length: number;
  readonly owner: string;
}

/** What is added to an event: at least one entry. */
export interface EventCommit extends EventRow {
  readonly event: string;
  /** The revision and length that it was made on. */
  readonly revision: number;
  readonly length: number;
  readonly entries: readonly string[];
  /** Those who had nothing to do with it before. */
  readonly people: readonly NumberedPerson[];
}

export interface EventListing {
  readonly event: string;
  readonly summary: string;
  readonly moment: number;
}

/** Where an event stands on a list. */
export type EventListPlace = Pick<EventListing, 'event' | 'moment'>;

/**
 * Where events are kept, each as a log. As with matches, a commit names the revision that it was made on, and of two such
 * commits only one wins. Entries and summaries are texts here, in which nobody is named.
 */
export interface EventStore {
  /** False when there is an event of this id already. */
  create(event: NewEvent): Promise<boolean>;
  load(event: string): Promise<StoredEvent | undefined>;
  /** The entries of a log from a position on. */
  entries(event: string, from: number): Promise<readonly string[]>;
  /** All of them, in the order of their numbers, or those with some numbers. */
  guests(event: string, numbers?: readonly number[]): Promise<readonly EventGuest[]>;
  /** Changes an event wholly or, with false as the result, not at all: another commit was quicker. */
  commit(commit: EventCommit): Promise<boolean>;
  /** Those on one list, the latest first, from before another one on. */
  list(place: EventPlace, before: EventListPlace, most: number): Promise<readonly EventListing[]>;
  /** Those that somebody has to do with. */
  listOf(person: string, before: EventListPlace, most: number): Promise<readonly EventListing[]>;
  /** How many that are not over has somebody opened, and in how many are they? */
  countUnfinished(person: string): Promise<{ readonly opened: number; readonly entered: number }>;
  /** All that are not over and that somebody has to do with. */
  unfinishedOf(person: string): Promise<readonly string[]>;
  /** Those that are to be looked at and are claimed by nobody. */
  due(now: number, most: number): Promise<readonly string[]>;
  /** Claims an event that is due, for this process alone until then; false where another was quicker. */
  claim(event: string, now: number, until: number): Promise<boolean>;
  setLease(event: string, until: number): Promise<void>;
  /** What lists say of matches; those that are not there are left out. */
  summaries(matches: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Removes events that were over before then, and says how many. */
  forget(before: number, most: number): Promise<number>;
}

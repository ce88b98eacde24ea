import type { EventStanding } from '../events/event.ts';
import type { EventEnding, EventSettings } from '../events/event-log.ts';

/** What a server tells a page about events. */

/** An event on a list. */
export interface EventSummary {
  readonly event: string;
  readonly name: string;
  readonly game: string;
  readonly format: EventSettings['format'];
  readonly tableSize: number;
  readonly pace: string;
  readonly stage: 'open' | 'running' | 'closed';
  readonly rated?: true;
  /** How many are in and have not dropped out. */
  readonly people: number;
  readonly startsAt?: number;
  /** How many rounds have been paired. */
  readonly round: number;
  readonly rounds?: number;
  /** Who came first, once it is over. */
  readonly winners?: readonly number[];
  /** What they are called, filled in by the server when it is told. */
  readonly winnerNames?: readonly string[];
  readonly ending?: EventEnding;
}

/** Somebody who is in, by their number in this event. Without a name they are somebody whom nobody knows any more. */
export interface EventPerson {
  readonly number: number;
  readonly name?: string;
  readonly dropped?: true;
  /** By the organiser. */
  readonly sentAway?: true;
}

/** One line of the standings. */
export type EventLine = Omit<EventStanding, 'person' | 'dropped'> & { readonly number: number };

/** A table of an event. */
export interface EventTableInfo {
  readonly match: string;
  /** From 0. */
  readonly round: number;
  /** Who sits on each seat, by number; -1 for a bot. */
  readonly seats: readonly number[];
  readonly ranks?: readonly number[];
  /** It counts for nothing: nobody came, or the organiser says so. */
  readonly voided?: true;
  /** The organiser has said how it ended. */
  readonly corrected?: true;
}

/** Those who sit out a round. */
export interface EventByes {
  readonly round: number;
  readonly numbers: readonly number[];
}

export interface EventInfo {
  readonly event: string;
  /** Grows with everything that happens there. */
  readonly revision: number;
  readonly settings: EventSettings;
  readonly stage: EventSummary['stage'];
  readonly ending?: EventEnding;
  readonly begunAt?: number;
  /** The number of whoever opened it. */
  readonly by: number;
  readonly rounds: number;
  /** How many rounds there will be, where that is known. */
  readonly ofRounds?: number;
  readonly people: readonly EventPerson[];
  readonly standings: readonly EventLine[];
  /** The latest; those of before are asked for. */
  readonly tables: readonly EventTableInfo[];
  readonly byes: readonly EventByes[];
  /** The reader's own number. */
  readonly me?: number;
}

export interface EventSnapshot {
  readonly type: 'event';
  readonly id?: string;
  readonly info: EventInfo;
}

/** What is new in an event that somebody follows. Whatever is left out is as before. */
export interface EventUpdate {
  readonly type: 'event-news';
  readonly event: string;
  readonly revision: number;
  readonly settings?: EventSettings;
  readonly stage?: EventSummary['stage'];
  readonly ending?: EventEnding;
  readonly begunAt?: number;
  readonly rounds?: number;
  readonly ofRounds?: number;
  /** Those who are new, or of whom something else is said. */
  readonly people?: readonly EventPerson[];
  readonly standings?: readonly EventLine[];
  readonly tables?: readonly EventTableInfo[];
  readonly byes?: readonly EventByes[];
  readonly me?: number;
}

export interface EventTablesReply {
  readonly type: 'event-tables';
  readonly id: string;
  readonly event: string;
  readonly tables: readonly EventTableInfo[];
}

export interface EventListReply {
  readonly type: 'events';
  readonly id: string;
  readonly events: readonly EventSummary[];
  /** What to ask for the next page with, if there may be one. */
  readonly before?: string;
  /** May the reader open one? */
  readonly mayOpen?: true;
}

/** An event after an update. Standings come in their order; tables with the latest first. */
export function withEventUpdate(info: EventInfo, update: EventUpdate): EventInfo {
  const { type: _type, event: _event, people, standings, tables, byes, ...plain } = update;
  return {
    ...info,
    ...plain,
    ...(people && { people: merged(info.people, people, one => one.number) }),
    ...(standings && { standings: inOrder(merged(info.standings, standings, one => one.number)) }),
    ...(tables && { tables: merged(info.tables, tables, one => one.match) }),
    ...(byes && { byes: merged(info.byes, byes, one => one.round) }),
  };
}

function merged<T>(old: readonly T[], fresh: readonly T[], keyOf: (item: T) => string | number): readonly T[] {
  const changed = new Map(fresh.map(item => [keyOf(item), item]));
  const kept = old.map(item => changed.get(keyOf(item)) ?? item);
  const known = new Set(old.map(keyOf));
  return [...kept, ...fresh.filter(item => !known.has(keyOf(item)))];
}

function inOrder(lines: readonly EventLine[]): readonly EventLine[] {
  return lines.toSorted((a, b) => a.rank - b.rank || a.number - b.number);
}

/** What has to be said to somebody who knows how it was before. */
export function eventUpdate(before: EventInfo, after: EventInfo): EventUpdate {
  const people = freshIn(before.people, after.people, one => one.number);
  const standings = freshIn(before.standings, after.standings, one => one.number);
  const tables = freshIn(before.tables, after.tables, one => one.match);
  const byes = freshIn(before.byes, after.byes, one => one.round);
  const { ending, begunAt, ofRounds, me } = after;
  return {
    type: 'event-news',
    event: after.event,
    revision: after.revision,
    ...(isOther(before.settings, after.settings) && { settings: after.settings }),
    ...(after.stage !== before.stage && { stage: after.stage }),
    ...(ending !== undefined && ending !== before.ending && { ending }),
    ...(begunAt !== undefined && begunAt !== before.begunAt && { begunAt }),
    ...(after.rounds !== before.rounds && { rounds: after.rounds }),
    ...(ofRounds !== undefined && ofRounds !== before.ofRounds && { ofRounds }),
    ...(me !== undefined && me !== before.me && { me }),
    ...(people.length > 0 && { people }),
    ...(standings.length > 0 && { standings }),
    ...(tables.length > 0 && { tables }),
    ...(byes.length > 0 && { byes }),
  };
}

function isOther(before: EventSettings, after: EventSettings): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

function freshIn<T>(old: readonly T[], now: readonly T[], keyOf: (item: T) => string | number): readonly T[] {
  const known = new Map(old.map(item => [keyOf(item), JSON.stringify(item)]));
  return now.filter(item => known.get(keyOf(item)) !== JSON.stringify(item));
}

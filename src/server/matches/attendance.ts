import type { Seat } from '../../engine/game.ts';
import { type Clock, clockPaused, clockResumed, isUnhurried, timeControls } from '../../protocol/time-controls.ts';
import type { MatchPosition } from '../../table/table.ts';
import type { Urgency } from './bot-queue.ts';
import type { Chair, TableRecord } from './record.ts';

/** Who looks at a match by way of one process. */
export interface Attendance {
  /** The people who sit at the table. */
  readonly people: readonly string[];
  /** How many others look on. */
  readonly watchers: number;
}

export const nobodyThere: Attendance = { people: [], watchers: 0 };

/** Is it told who is here? Once a match is over, nobody waits for anybody there. */
function isAttended({ stage }: Pick<TableRecord, 'stage'>): boolean {
  return stage === 'gathering' || stage === 'playing';
}

/** People have come: they are no longer absent. The same record where they never were. */
export function withArrivals(record: TableRecord, people: readonly string[]): TableRecord {
  if (!isAttended(record) || !absentees(record).some(person => people.includes(person))) return record;
  return { ...record, chairs: record.chairs.map(chair => (isOneOf(chair, people) ? withoutAbsence(chair) : chair)) };
}

/** A person has been gone since then. The same record where they do not sit there, or that is known. */
export function withAbsentee(record: TableRecord, person: string, since: number): TableRecord {
  if (!isAttended(record) || !presentPeople(record).includes(person)) return record;
  const gone = (chair: Chair): Chair => (chair.person === person ? { ...chair, absent: since } : chair);
  return { ...record, chairs: record.chairs.map(gone) };
}

function isOneOf({ person }: Chair, people: readonly string[]): boolean {
  return person !== undefined && people.includes(person);
}

function withoutAbsence({ absent: _absent, ...chair }: Chair): Chair {
  return chair;
}

function absentees({ chairs }: TableRecord): string[] {
  return chairs.flatMap(({ person, absent }) => (person === undefined || absent === undefined ? [] : [person]));
}

/** Those of whom the record says that they are here. */
export function presentPeople(record: TableRecord): string[] {
  const { chairs } = record;
  if (!isAttended(record)) return [];
  return chairs.flatMap(({ person, absent }) => (person === undefined || absent !== undefined ? [] : [person]));
}

/**
 * Whether the clocks run, after anything has changed. They stand still, and no bot moves, while nobody is left to play:
 * each person is absent, or has let their time run out so that a stand-in plays for them. Where there are days for a
 * turn, absence means nothing, and only the stand-in does. A person who has resigned decided so: when all have, bots
 * play on for as long as one of them looks.
 */
export function withPause(
  record: TableRecord,
  position: Pick<MatchPosition, 'resigned'> | undefined,
  now: number,
): TableRecord {
  const { clock, stage } = record;
  if (stage !== 'playing' || !clock || !position) return record;
  const isDeserted = isWithoutPlayers(record, position.resigned);
  if (isDeserted === isPaused(record)) return record;
  return { ...record, clock: isDeserted ? clockPaused(clock, lastLeft(record, now)) : clockResumed(clock, now) };
}

/** The record of a match in which somebody moves although it was paused: only people can. */
export function withRunningClock(record: TableRecord, now: number): TableRecord {
  return record.clock && isPaused(record) ? { ...record, clock: clockResumed(record.clock, now) } : record;
}

export function isPaused({ clock }: { readonly clock?: Clock }): boolean {
  return clock?.paused !== undefined;
}

function isWithoutPlayers(record: TableRecord, resigned: ReadonlySet<Seat>): boolean {
  // All others in a round of an event wait for its tables.
  if (record.event !== undefined) return false;
  const players = playersLeft(record, resigned);
  // When all have resigned, bots play on for those who still want to see how it ends.
  if (players.length === 0) return presentPeople(record).length === 0;
  return !players.some(chair => isPlaying(record, chair));
}

function playersLeft({ chairs }: TableRecord, resigned: ReadonlySet<Seat>): Chair[] {
  return chairs.filter(({ person }, seat) => person !== undefined && !resigned.has(seat));
}

function isPlaying({ pace }: TableRecord, { away, absent }: Chair): boolean {
  return !away && (absent === undefined || isUnhurried(timeControls[pace]));
}

/** When the last person went; a person who looks on while a stand-in plays has only now stopped to play. */
function lastLeft({ chairs, pace }: TableRecord, now: number): number {
  if (isUnhurried(timeControls[pace])) return now;
  const times = chairs.flatMap(({ person, absent }) => (person === undefined ? [] : [absent ?? now]));
  return Math.min(now, Math.max(...times));
}

/**
 * Who waits for a bot's move, by who of those that sit there looks on. Undefined where the bot has to wait itself: nobody
 * does, and it is not a game in which people come back after days.
 */
export function urgencyAt(
  record: TableRecord,
  resigned: ReadonlySet<Seat>,
  onlookers: readonly string[],
): Urgency | undefined {
  const players = playersLeft(record, resigned);
  const isAwaited = onlookers.length > 0 || record.event !== undefined;
  if (players.length === 0) return isAwaited ? 'bots' : undefined;
  if (players.some(chair => isOneOf(chair, onlookers))) return 'seen';
  return isAwaited || isUnhurried(timeControls[record.pace]) ? 'unseen' : undefined;
}

import { levelNames } from '../../ai/levels.ts';
import { CHANCE, type Game, NOBODY, type Seat } from '../../engine/game.ts';
import { BadOptions, type Options, readOptions } from '../../engine/options.ts';
import type { RequestOf, WantedChair } from '../../protocol/requests.ts';
import {
  type Clock,
  clockAfterTurn,
  clockAtReturn,
  clockAtStart,
  clockWhenLate,
  deadlineOf,
  type TimeControlName,
  timeControls,
} from '../../protocol/time-controls.ts';
import { type Match, type PlayerColour, playerColours } from '../../table/match.ts';
import { isPlayedByBot, movedOn, playersOn } from '../../table/players.ts';
import { isOver, type MatchPosition } from '../../table/table.ts';
import { type ListingRow, type Person, places, type StoredMatch } from '../store/port.ts';
import { RefusedRequest } from './refusals.ts';

/** A place at a table: a person's, a bot's, or free. */
export interface Chair {
  readonly colour: PlayerColour;
  readonly person?: string;
  readonly name?: string;
  readonly bot?: string;
  /** What the person added to chance. */
  readonly nonce?: string;
  /** A bot plays on until the person comes back. */
  readonly away?: true;
}

/** What the server knows of a match beside its log. Functions make new ones; none is changed. */
export interface TableRecord {
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly stage: 'gathering' | 'playing' | 'over' | 'closed';
  /** The person who opened the table. */
  readonly host: string;
  readonly listed: boolean;
  readonly pace: TimeControlName;
  readonly chairs: readonly Chair[];
  /** A secret until the match is over. */
  readonly seed: string;
  readonly clock?: Clock;
  readonly next?: string;
  /** While people gather: when the table is closed, if nobody does anything there until then. */
  readonly until?: number;
}

/**
 * The text of all but the clock, and the same text as before if nothing else has changed: nearly every turn changes the
 * clock alone, and then only the clock is written.
 */
export function textWithoutClock(record: TableRecord, before?: WrittenRecord): string {
  if (before && isSameButClock(record, before.record)) return before.textWithoutClock;
  const { clock: _clock, ...rest } = record;
  return JSON.stringify(rest);
}

/** A record, and the text of what stays the same in it. */
export interface WrittenRecord {
  readonly record: TableRecord;
  readonly textWithoutClock: string;
}

export function recordFrom({ document, clock }: Pick<StoredMatch, 'document' | 'clock'>): TableRecord {
  const kept = JSON.parse(document) as TableRecord;
  return clock === undefined ? kept : { ...kept, clock: JSON.parse(clock) as Clock };
}

function isSameButClock(record: TableRecord, before: TableRecord): boolean {
  if (record === before) return true;
  const keys = Object.keys(record) as (keyof TableRecord)[];
  if (keys.length !== Object.keys(before).length) return false;
  return keys.every(key => key === 'clock' || record[key] === before[key]);
}

export function newRecord(
  person: Person,
  game: Game,
  { options, chairs, listed, pace }: RequestOf<'open'>,
  seed: string,
): TableRecord {
  if (!game.seats.includes(chairs.length))
    throw new RefusedRequest('bad-chairs', `${game.id} is for ${game.seats.join(', ')}`);
  if (chairs.filter(chair => chair.for === 'me').length !== 1)
    throw new RefusedRequest('bad-chairs', 'one chair is yours');
  return {
    game: game.id,
    version: game.version,
    options: checkedOptions(game, options),
    stage: 'gathering',
    host: person.id,
    listed,
    pace,
    chairs: chairs.map((chair, seat) => ({ colour: playerColours[seat]!, ...occupant(chair, person) })),
    seed,
  };
}

function checkedOptions(game: Game, options: Options): Options {
  try {
    return readOptions(game.options, options);
  } catch (error) {
    if (error instanceof BadOptions) throw new RefusedRequest('bad-options', error.message);
    throw error;
  }
}

function occupant(chair: WantedChair, { id, name }: Person): Partial<Chair> {
  if (chair.for === 'me') return { person: id, name };
  return chair.for === 'bot' ? { bot: checkedLevel(chair.level) } : {};
}

function checkedLevel(level: string): string {
  if ((levelNames as readonly string[]).includes(level)) return level;
  throw new RefusedRequest('bad-chairs', `levels are ${levelNames.join(', ')}`);
}

export function seatOfPerson({ chairs }: TableRecord, person: string | undefined): Seat | undefined {
  const seat = person === undefined ? -1 : chairs.findIndex(chair => chair.person === person);
  return seat < 0 ? undefined : seat;
}

export function peopleAt({ chairs }: TableRecord): string[] {
  return chairs.flatMap(({ person }) => (person === undefined ? [] : [person]));
}

function needStage(record: TableRecord, stage: 'gathering' | 'playing'): void {
  if (record.stage !== stage) throw new RefusedRequest(stage === 'gathering' ? 'not-gathering' : 'not-playing');
}

function withChair(record: TableRecord, seat: Seat, change: (chair: Chair) => Chair): TableRecord {
  return { ...record, chairs: record.chairs.map((chair, i) => (i === seat ? change(chair) : chair)) };
}

export function satDown(record: TableRecord, { id, name }: Person, seat: Seat, nonce: string): TableRecord {
  needStage(record, 'gathering');
  const chair = record.chairs[seat];
  if (!chair) throw new RefusedRequest('no-such-seat');
  // A person who sits there already gives a nonce, once: after a rematch nobody has yet.
  if (chair.person === id) return chair.nonce ? record : withChair(record, seat, own => ({ ...own, nonce }));
  if (seatOfPerson(record, id) !== undefined) throw new RefusedRequest('seated');
  if (chair.person !== undefined || chair.bot !== undefined) throw new RefusedRequest('taken');
  return withChair(record, seat, ({ colour }) => ({ colour, person: id, name, nonce }));
}

/** Frees the seat of a person who leaves while people gather; a table without people is closed. */
export function roseFrom(record: TableRecord, person: string): TableRecord {
  needStage(record, 'gathering');
  const seat = seatOfPerson(record, person);
  if (seat === undefined) throw new RefusedRequest('not-seated');
  const left = withChair(record, seat, ({ colour }) => ({ colour }));
  const [heir] = peopleAt(left);
  if (heir === undefined) return { ...left, stage: 'closed' };
  return record.host === person ? { ...left, host: heir } : left;
}

const DAY = 24 * 3600_000;

/** How long a table waits for somebody to do something, in milliseconds: longer where nobody is in a hurry. */
function patienceOf(pace: TimeControlName): number {
  return timeControls[pace].time < DAY ? DAY : 7 * DAY;
}

/** While people gather, every change lets the table wait anew. */
export function withFreshDeadline(record: TableRecord, now: number): TableRecord {
  return record.stage === 'gathering' ? { ...record, until: now + patienceOf(record.pace) } : record;
}

/** Closes a table where nothing has happened for too long: everybody gets up. */
export function withoutAbsentees(record: TableRecord, now: number): TableRecord {
  if (record.stage !== 'gathering' || (record.until ?? 0) > now) return record;
  return peopleAt(record).reduce((left, person) => roseFrom(left, person), record);
}

export function withBot(record: TableRecord, person: string, seat: Seat, level: string | undefined): TableRecord {
  needStage(record, 'gathering');
  if (record.host !== person) throw new RefusedRequest('not-host');
  const chair = record.chairs[seat];
  if (!chair) throw new RefusedRequest('no-such-seat');
  if (chair.person !== undefined) throw new RefusedRequest('taken');
  return withChair(record, seat, ({ colour }) => ({
    colour,
    ...(level !== undefined && { bot: checkedLevel(level) }),
  }));
}

export function started(record: TableRecord, person: string, now: number): TableRecord {
  needStage(record, 'gathering');
  if (record.host !== person) throw new RefusedRequest('not-host');
  if (record.chairs.some(chair => chair.person === undefined && chair.bot === undefined))
    throw new RefusedRequest('not-full');
  const { until: _until, ...gathered } = record;
  return {
    ...gathered,
    stage: 'playing',
    clock: clockAtStart(timeControls[record.pace], record.chairs.length, now),
  };
}

/** Gives nobody any time back, neither the one who returns nor the seat to move. */
export function cameBack(
  record: TableRecord,
  position: MatchPosition | undefined,
  person: string,
  now: number,
): TableRecord {
  needStage(record, 'playing');
  const seat = seatOfPerson(record, person);
  if (seat === undefined) throw new RefusedRequest('not-seated');
  if (!record.chairs[seat]?.away) return record;
  const back = withChair(record, seat, chair => {
    const { away: _away, ...present } = chair;
    return present;
  });
  const { clock, pace } = record;
  if (!clock || !position || seatToMove(position) !== seat) return back;
  return { ...back, clock: clockAtReturn(timeControls[pace], clock, seat, now) };
}

/** Lets a stand-in play on for the seat to move, whose time is up. */
export function tookOver(record: TableRecord, seat: Seat): TableRecord {
  const { clock } = record;
  const without = withChair(record, seat, chair => ({ ...chair, away: true }));
  return clock ? { ...without, clock: clockWhenLate(clock) } : without;
}

/** What is fixed about a match before its first move. */
export function matchFromRecord(id: string, record: TableRecord): Match {
  const { game, version, options, chairs, seed } = record;
  return {
    id,
    game,
    version,
    options,
    players: playersOn(chairs),
    chance: { seed, match: id, nonces: noncesOf(record) },
  };
}

export function noncesOf({ chairs }: TableRecord): string[] {
  return chairs.map(({ nonce }) => nonce ?? '');
}

/** The record after the log has grown: whose clock runs, and whether the match is over. */
export function recordAfter(
  record: TableRecord,
  position: MatchPosition,
  mover: Seat | undefined,
  now: number,
): TableRecord {
  if (isOver(position)) return { ...record, stage: 'over' };
  const { clock, pace } = record;
  if (!clock || mover === undefined || position.game.actor(position.state) === mover) return record;
  return { ...record, clock: clockAfterTurn(timeControls[pace], clock, mover, now) };
}

/** The seat to move, if it is any seat's turn. */
export function seatToMove({ game, state }: MatchPosition): Seat | undefined {
  const actor = game.actor(state);
  return actor === CHANCE || actor === NOBODY ? undefined : actor;
}

/** Does a bot move the seat whose turn it is, also because its person has lost this turn? */
export function isMovedByBot({ chairs, clock }: TableRecord, position: MatchPosition, seat: Seat): boolean {
  return isPlayedByBot(seat, chairs, position.resigned) || clock?.grace === 'gone';
}

/** Where the lobby lists the table. */
export function lobbyPlaceOf({ listed, stage }: TableRecord): ListingRow['place'] {
  if (!listed || stage === 'over' || stage === 'closed') return places.nowhere;
  return places[stage];
}

/** When the scheduler has to handle the match: at once for a bot, when time is up for a person. */
export function nextDueAt(record: TableRecord, position: MatchPosition | undefined, now: number): number | undefined {
  if (record.stage === 'gathering') return record.until;
  if (record.stage !== 'playing' || !position || !record.clock) return undefined;
  const seat = seatToMove(position);
  if (seat === undefined) return undefined;
  return isMovedByBot(record, position, seat) ? now : deadlineOf(timeControls[record.pace], record.clock, seat);
}

/** A table for the same people, one seat further on. Nonces are given anew, after the new seed is fixed. */
export function rematchRecord(record: TableRecord, host: Person, seed: string): TableRecord {
  const { game, version, options, listed, pace, chairs } = record;
  const fresh = movedOn(chairs).map(({ person, name, bot }, seat) => ({
    colour: chairs[seat]!.colour,
    ...(person !== undefined && { person }),
    ...(name !== undefined && { name }),
    ...(bot !== undefined && { bot }),
  }));
  return { game, version, options, stage: 'gathering', host: host.id, listed, pace, chairs: fresh, seed };
}

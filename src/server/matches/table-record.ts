import { CHANCE, NOBODY, type Seat } from '../../engine/game.ts';
import {
  type Clock,
  clockAfterMove,
  clockAfterTurn,
  clockAtReturn,
  clockAtStart,
  clockOfFreshTurn,
  clockWhenLate,
  deadlineOf,
  isUnhurried,
  type TimeControlName,
  timeControls,
} from '../../protocol/time-controls.ts';
import type { Match } from '../../table/match.ts';
import { isPlayedByBot, playersOn } from '../../table/players.ts';
import { isOver, type MatchPosition } from '../../table/table.ts';
import { type ListingRow, type Person, places, type StoredMatch } from '../store/port.ts';
import { isPaused, withPause } from './attendance.ts';
import { eventDeadline, mayStillCome, withoutMissing } from './event-table.ts';
import { isAskedOutside, outsideBotsAt, outsideDeadline, withoutBotOn } from './outside-bots.ts';
import { checkedLevel } from './rated-table.ts';
import type { Chair, TableRecord } from './record.ts';
import { RefusedRequest } from './refusals.ts';
import {
  addedToChance,
  type GivenNumber,
  hasAgreed,
  isAnySealed,
  stubbornAt,
  unsealed,
  withMissed,
  withOpening,
  withoutOpening,
} from './sealing.ts';
import { isShut, withRemembered } from './table-manners.ts';

export type { Chair, TableRecord } from './record.ts';

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

export function seatOfPerson({ chairs }: TableRecord, person: string | undefined): Seat | undefined {
  const seat = person === undefined ? -1 : chairs.findIndex(chair => chair.person === person);
  return seat < 0 ? undefined : seat;
}

export function peopleAt({ chairs }: TableRecord): string[] {
  return chairs.flatMap(({ person }) => (person === undefined ? [] : [person]));
}

/** The people and the bots of others: whose matches this is one of. */
export function sittersAt(record: TableRecord): string[] {
  return [...peopleAt(record), ...outsideBotsAt(record)];
}

function needStage(record: TableRecord, stage: 'gathering' | 'playing'): void {
  if (record.stage !== stage) throw new RefusedRequest(stage === 'gathering' ? 'not-gathering' : 'not-playing');
}

function withChair(record: TableRecord, seat: Seat, change: (chair: Chair) => Chair): TableRecord {
  return { ...record, chairs: record.chairs.map((chair, i) => (i === seat ? change(chair) : chair)) };
}

export function satDown(record: TableRecord, { id, name }: Person, seat: Seat, given: GivenNumber): TableRecord {
  needStage(record, 'gathering');
  const chair = record.chairs[seat];
  if (!chair) throw new RefusedRequest('no-such-seat');
  if (chair.person === id) return withNumber(record, seat, given);
  if (seatOfPerson(record, id) !== undefined) throw new RefusedRequest('seated');
  if (chair.person !== undefined || chair.bot !== undefined) throw new RefusedRequest('taken');
  return withChair(record, seat, ({ colour }) => ({ colour, person: id, name, ...given }));
}

/**
 * Of a person who sits there already: after a rematch nobody has given a number yet. One that is sealed may be replaced,
 * by another device of theirs, until numbers are opened; one that is open may not.
 */
function withNumber(record: TableRecord, seat: Seat, given: GivenNumber): TableRecord {
  const { seal, nonce } = record.chairs[seat]!;
  if (nonce !== undefined || record.opening || ('seal' in given && given.seal === seal)) return record;
  if (record.chairs[seat]!.away && !mayStillCome(record)) throw new RefusedRequest('closed', 'it is too late');
  return withChair(record, seat, ({ seal: _seal, away: _away, ...own }) => ({ ...own, ...given }));
}

/** Frees the seat of a person who leaves while people gather; a table without people is closed. */
export function roseFrom(record: TableRecord, person: string): TableRecord {
  needStage(record, 'gathering');
  const seat = seatOfPerson(record, person);
  if (seat === undefined) throw new RefusedRequest('not-seated');
  if (record.event !== undefined) throw new RefusedRequest('event', 'leave the event instead');
  const left = withChair(withRefusal(withoutOpening(record), seat), seat, ({ colour }) => ({ colour }));
  const [heir] = peopleAt(left);
  // Nobody is left, and nobody is named.
  if (heir === undefined) return { ...left, stage: 'closed', host: '' };
  return record.host === person ? { ...left, host: heir } : left;
}

/** Remembers who was asked for a rematch and did not want one. */
function withRefusal(record: TableRecord, seat: Seat): TableRecord {
  const chair = record.chairs[seat]!;
  const { name } = chair;
  if (record.of === undefined || hasAgreed(chair) || name === undefined) return record;
  return { ...record, declined: [...(record.declined ?? []), name] };
}

const DAY = 24 * 3600_000;

/** How long a table waits for somebody to do something, in milliseconds: longer where nobody is in a hurry. */
function patienceOf(pace: TimeControlName): number {
  return timeControls[pace].time < DAY ? DAY : 7 * DAY;
}

/** While people gather, every change lets the table wait anew. */
export function withFreshDeadline(record: TableRecord, now: number): TableRecord {
  if (record.stage !== 'gathering' || record.opening) return record;
  return { ...record, until: record.event === undefined ? now + patienceOf(record.pace) : eventDeadline(record, now) };
}

/** Closes a table where nothing has happened for too long: everybody gets up. */
export function withoutAbsentees(record: TableRecord, now: number): TableRecord {
  if (record.stage !== 'gathering' || (record.until ?? 0) > now) return record;
  if (record.event !== undefined) return withoutMissing(record, now);
  if (record.opening) return withFreshDeadline(withoutStubborn(withoutOpening(withMissed(record))), now);
  return peopleAt(record).reduce((left, person) => roseFrom(left, person), record);
}

/** Who has kept a start waiting again loses the chair, and can't take one here any more: the others go on without them. */
function withoutStubborn(record: TableRecord): TableRecord {
  return stubbornAt(record).reduce((left, person) => withRemembered(roseFrom(left, person), person), record);
}

export function withBot(record: TableRecord, person: string, seat: Seat, level: string | undefined): TableRecord {
  needStage(record, 'gathering');
  if (record.host !== person) throw new RefusedRequest('not-host');
  const chair = record.chairs[seat];
  if (!chair) throw new RefusedRequest('no-such-seat');
  if (chair.person !== undefined && !mayBeReplaced(record, chair)) throw new RefusedRequest('taken');
  return withChair(withoutOpening(withoutBotOn(record, seat)), seat, ({ colour }) => ({
    colour,
    ...(level !== undefined && { bot: checkedLevel(record.game, level, record.rated !== undefined) }),
  }));
}

/** Who opened the table need not wait for ever for somebody who never came, or has gone. */
function mayBeReplaced({ host }: TableRecord, chair: Chair): boolean {
  return chair.person !== host && (!hasAgreed(chair) || chair.absent !== undefined);
}

/**
 * What a match still lacks before it can begin. Nobody's clock runs before they have agreed: they sat down themselves,
 * and are there unless there are days for a turn. Whoever starts it is here, and adds to chance like everybody else.
 */
export function lackOf(
  { chairs, pace }: TableRecord,
  starter?: string,
): 'not-full' | 'not-agreed' | 'not-here' | undefined {
  if (chairs.some(chair => chair.person === undefined && chair.bot === undefined)) return 'not-full';
  const people = chairs.filter(({ person, away }) => person !== undefined && !away);
  if (people.length === 0 || people.some(chair => !hasAgreed(chair))) return 'not-agreed';
  const haveTime = isUnhurried(timeControls[pace]);
  const isMissed = ({ person, absent }: Chair) => person !== starter && absent !== undefined;
  return !haveTime && people.some(isMissed) ? 'not-here' : undefined;
}

/** The game begins, or what was sealed is opened first. Without a person it begins by itself. */
export function started(record: TableRecord, person: string | undefined, now: number): TableRecord {
  needStage(record, 'gathering');
  if (person !== undefined && record.host !== person) throw new RefusedRequest('not-host');
  const lack = lackOf(record, person);
  if (lack) throw new RefusedRequest(lack);
  const ready = record.opening ? record : withOpening(record, now);
  return isAnySealed(ready) ? ready : playing(ready, now);
}

/** A person opens what they had sealed: with the last of them the game begins. */
export function afterUnsealing(
  record: TableRecord,
  match: string,
  { person, seat, nonce }: { readonly person: string; readonly seat: Seat; readonly nonce: string },
  now: number,
): TableRecord {
  const after = unsealed(record, match, person, seat, nonce);
  return after === record || isAnySealed(after) ? after : playing(after, now);
}

function playing({ until: _until, opening: _opening, ...record }: TableRecord, now: number): TableRecord {
  return {
    ...record,
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
  const back = withChair(record, seat, ({ away: _away, ...present }) => present);
  return position ? withClockOfReturn(withPause(back, position, now), position, seat, now) : back;
}

/** Who comes back to their own turn gets a little more time; all of it, where no other person was kept waiting. */
function withClockOfReturn(record: TableRecord, position: MatchPosition, seat: Seat, now: number): TableRecord {
  const { clock, pace, chairs } = record;
  const control = timeControls[pace];
  if (!clock || seatToMove(position) !== seat) return record;
  const others = chairs.some(({ person, away }, i) => i !== seat && person !== undefined && !away);
  return {
    ...record,
    clock: others ? clockAtReturn(control, clock, seat, now) : clockOfFreshTurn(control, clock, seat, now),
  };
}

/** Lets a stand-in play on for the seat to move, whose time is up; unless nobody is left to play with. */
export function tookOver(record: TableRecord, position: MatchPosition, seat: Seat, now: number): TableRecord {
  const { clock } = record;
  const without = withChair(record, seat, chair => ({ ...chair, away: true }));
  return withPause(clock ? { ...without, clock: clockWhenLate(clock) } : without, position, now);
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
    chance: { seed, match: id, ...addedToChance(record) },
  };
}

/** The record after the log has grown: whose clock runs, and whether the match is over. */
export function recordAfter(
  record: TableRecord,
  position: MatchPosition,
  mover: Seat | undefined,
  now: number,
): TableRecord {
  if (isOver(position)) return { ...record, stage: 'over' };
  return withPause(withClockAfter(record, position, mover, now), position, now);
}

function withClockAfter(
  record: TableRecord,
  position: MatchPosition,
  mover: Seat | undefined,
  now: number,
): TableRecord {
  const { clock, pace } = record;
  if (!clock) return record;
  const goesOn = mover === undefined || position.game.actor(position.state) === mover;
  if (goesOn) return clock.rested === undefined ? record : { ...record, clock: clockAfterMove(clock) };
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
export function lobbyPlaceOf(record: TableRecord): ListingRow['place'] {
  const { listed, stage } = record;
  // Where nobody is left to play there is nothing to watch.
  if (!listed || stage === 'over' || stage === 'closed' || isPaused(record)) return places.nowhere;
  if (!isShut(record)) return places[stage];
  return stage === 'gathering' ? places.shut : places.nowhere;
}

/** When the scheduler has to handle the match: at once for a bot, when time is up for a person. */
export function nextDueAt(record: TableRecord, position: MatchPosition | undefined, now: number): number | undefined {
  if (record.stage === 'gathering') return record.until;
  if (record.stage !== 'playing' || !position || !record.clock || isPaused(record)) return undefined;
  const seat = seatToMove(position);
  if (seat === undefined) return undefined;
  if (isAskedOutside(record, position, seat)) return outsideDeadline(record.pace, record.clock, seat);
  return isMovedByBot(record, position, seat) ? now : deadlineOf(timeControls[record.pace], record.clock, seat);
}

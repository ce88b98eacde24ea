import { levelNames } from '../../ai/levels.ts';
import { CHANCE, type Game, NOBODY, type Seat } from '../../engine/game.ts';
import { BadOptions, type Options, readOptions } from '../../engine/options.ts';
import type { AnyRefusalCode } from '../../protocol/replies.ts';
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
import { isOver, type Table } from '../../table/table.ts';
import { type ListingRow, type Person, places, type StoredMatch } from '../store/port.ts';

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
 * The text of all but the clock, the very same for as long as nothing else has changed: with nearly every turn that alone
 * does, and then it alone is written.
 */
export function textWithoutClock(document: TableRecord, before?: Pick<WrittenRecord, 'document' | 'stem'>): string {
  if (before && isSameButClock(document, before.document)) return before.stem;
  const { clock: _clock, ...rest } = document;
  return JSON.stringify(rest);
}

/** A document, and the text of what stays the same in it. */
export interface WrittenRecord {
  readonly document: TableRecord;
  readonly stem: string;
}

export function recordFrom({ document, clock }: Pick<StoredMatch, 'document' | 'clock'>): TableRecord {
  const kept = JSON.parse(document) as TableRecord;
  return clock === undefined ? kept : { ...kept, clock: JSON.parse(clock) as Clock };
}

function isSameButClock(document: TableRecord, before: TableRecord): boolean {
  if (document === before) return true;
  const keys = Object.keys(document) as (keyof TableRecord)[];
  if (keys.length !== Object.keys(before).length) return false;
  return keys.every(key => key === 'clock' || document[key] === before[key]);
}

/** Why a request comes to nothing. */
export class RefusedRequest extends Error {
  readonly code: AnyRefusalCode;
  readonly what: string | undefined;
  constructor(code: AnyRefusalCode, what?: string) {
    super(code);
    this.code = code;
    this.what = what;
  }
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

function needStage(document: TableRecord, stage: 'gathering' | 'playing'): void {
  if (document.stage !== stage) throw new RefusedRequest(stage === 'gathering' ? 'not-gathering' : 'not-playing');
}

function withChair(document: TableRecord, seat: Seat, change: (chair: Chair) => Chair): TableRecord {
  return { ...document, chairs: document.chairs.map((chair, i) => (i === seat ? change(chair) : chair)) };
}

export function satDown(document: TableRecord, { id, name }: Person, seat: Seat, nonce: string): TableRecord {
  needStage(document, 'gathering');
  const chair = document.chairs[seat];
  if (!chair) throw new RefusedRequest('no-such-seat');
  // Who sits there already adds to chance, once: after a rematch nobody has yet.
  if (chair.person === id) return chair.nonce ? document : withChair(document, seat, own => ({ ...own, nonce }));
  if (seatOfPerson(document, id) !== undefined) throw new RefusedRequest('seated');
  if (chair.person !== undefined || chair.bot !== undefined) throw new RefusedRequest('taken');
  return withChair(document, seat, ({ colour }) => ({ colour, person: id, name, nonce }));
}

/** Who leaves while people gather makes room; a table without people is closed. */
export function roseFrom(document: TableRecord, person: string): TableRecord {
  needStage(document, 'gathering');
  const seat = seatOfPerson(document, person);
  if (seat === undefined) throw new RefusedRequest('not-seated');
  const left = withChair(document, seat, ({ colour }) => ({ colour }));
  const [heir] = peopleAt(left);
  if (heir === undefined) return { ...left, stage: 'closed' };
  return document.host === person ? { ...left, host: heir } : left;
}

const DAY = 24 * 3600_000;

/** So long a table waits for somebody to do something, in milliseconds: longer where nobody is in a hurry. */
function patienceOf(pace: TimeControlName): number {
  return timeControls[pace].time < DAY ? DAY : 7 * DAY;
}

/** The table as it is left now: while people gather, its time to wait begins anew. */
export function withFreshDeadline(document: TableRecord, now: number): TableRecord {
  return document.stage === 'gathering' ? { ...document, until: now + patienceOf(document.pace) } : document;
}

/** Nobody has come for too long: everybody gets up, and so the table is closed. */
export function withoutAbsentees(document: TableRecord, now: number): TableRecord {
  if (document.stage !== 'gathering' || (document.until ?? 0) > now) return document;
  return peopleAt(document).reduce((left, person) => roseFrom(left, person), document);
}

export function withBot(document: TableRecord, person: string, seat: Seat, level: string | undefined): TableRecord {
  needStage(document, 'gathering');
  if (document.host !== person) throw new RefusedRequest('not-host');
  const chair = document.chairs[seat];
  if (!chair) throw new RefusedRequest('no-such-seat');
  if (chair.person !== undefined) throw new RefusedRequest('taken');
  return withChair(document, seat, ({ colour }) => ({
    colour,
    ...(level !== undefined && { bot: checkedLevel(level) }),
  }));
}

export function started(document: TableRecord, person: string, now: number): TableRecord {
  needStage(document, 'gathering');
  if (document.host !== person) throw new RefusedRequest('not-host');
  if (document.chairs.some(chair => chair.person === undefined && chair.bot === undefined))
    throw new RefusedRequest('not-full');
  const { until: _until, ...gathered } = document;
  return {
    ...gathered,
    stage: 'playing',
    clock: clockAtStart(timeControls[document.pace], document.chairs.length, now),
  };
}

/** Nobody's time is given back by it, neither one's own nor that of whoever is to move. */
export function cameBack(document: TableRecord, table: Table | undefined, person: string, now: number): TableRecord {
  needStage(document, 'playing');
  const seat = seatOfPerson(document, person);
  if (seat === undefined) throw new RefusedRequest('not-seated');
  if (!document.chairs[seat]?.away) return document;
  const back = withChair(document, seat, chair => {
    const { away: _away, ...present } = chair;
    return present;
  });
  const { clock, pace } = document;
  if (!clock || !table || seatToMove(table) !== seat) return back;
  return { ...back, clock: clockAtReturn(timeControls[pace], clock, seat, now) };
}

/** A bot plays on for the seat to move, whose time is up. */
export function tookOver(document: TableRecord, seat: Seat): TableRecord {
  const { clock } = document;
  const without = withChair(document, seat, chair => ({ ...chair, away: true }));
  return clock ? { ...without, clock: clockWhenLate(clock) } : without;
}

/** The match as the rules' table knows it, fixed from the start. */
export function matchFromRecord(id: string, document: TableRecord): Match {
  const { game, version, options, chairs, seed } = document;
  return {
    id,
    game,
    version,
    options,
    players: chairs.map(({ colour, name, bot }) => ({ name: name ?? '', colour, ...(bot !== undefined && { bot }) })),
    chance: { seed, match: id, nonces: noncesOf(document) },
  };
}

export function noncesOf({ chairs }: TableRecord): string[] {
  return chairs.map(({ nonce }) => nonce ?? '');
}

/** The document after the table's log has grown: whose clock runs, and whether all is over. */
export function recordAfter(document: TableRecord, table: Table, mover: Seat | undefined, now: number): TableRecord {
  if (isOver(table)) return { ...document, stage: 'over' };
  const { clock, pace } = document;
  if (!clock || mover === undefined || table.game.actor(table.state) === mover) return document;
  return { ...document, clock: clockAfterTurn(timeControls[pace], clock, mover, now) };
}

/** The seat that is to move, if any is. */
export function seatToMove({ game, state }: Table): Seat | undefined {
  const actor = game.actor(state);
  return actor === CHANCE || actor === NOBODY ? undefined : actor;
}

/** Does a bot play for the seat to move: its own, somebody's who resigned or is away, or whose turn is lost? */
export function isPlayedByBot({ chairs, clock }: TableRecord, table: Table, seat: Seat): boolean {
  const chair = chairs[seat];
  if (chair?.bot !== undefined || chair?.away === true || table.resigned.has(seat)) return true;
  return clock?.grace === 'gone';
}

/** Where the table stands on the public list. */
export function lobbyPlaceOf({ listed, stage }: TableRecord): ListingRow['place'] {
  if (!listed || stage === 'over' || stage === 'closed') return places.nowhere;
  return places[stage];
}

/** When somebody has to look after the match: at once for a bot, at the end of their time for people. */
export function nextDueAt(document: TableRecord, table: Table | undefined, now: number): number | undefined {
  if (document.stage === 'gathering') return document.until;
  if (document.stage !== 'playing' || !table || !document.clock) return undefined;
  const seat = seatToMove(table);
  if (seat === undefined) return undefined;
  return isPlayedByBot(document, table, seat) ? now : deadlineOf(timeControls[document.pace], document.clock, seat);
}

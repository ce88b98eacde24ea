import type { Game } from '../../engine/game.ts';
import { BadOptions, newMatchOptions, type Options, optionsAnew } from '../../engine/options.ts';
import { type EventFormat, eventFormats } from '../../events/event-log.ts';
import { eventLimits } from '../../protocol/event-limits.ts';
import type { EventWishes } from '../../protocol/event-requests.ts';
import { isUnhurried, type TimeControlName, timeControlNames, timeControls } from '../../protocol/time-controls.ts';
import { usualSeats } from '../../table/seat-counts.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** What an arena may last, and how far rounds of a league may lie apart, as the form offers it. */
export const arenaSpans = [HOUR / 2, HOUR, 1.5 * HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR] as const;
export const roundSpans = [DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY, 28 * DAY] as const;

/** An event as somebody would like to open it. */
export interface EventSetup {
  readonly name: string;
  readonly options: Options;
  readonly format: EventFormat;
  readonly tableSize: number;
  /** Undefined in a round robin until all have met. */
  readonly rounds: number | undefined;
  readonly duration: number;
  readonly roundTime: number;
  readonly pace: TimeControlName;
  readonly points: readonly number[];
  readonly byePoints: number;
  /** As the field for date and time has it; empty where it begins by hand. */
  readonly startsAt: string;
  readonly hasTime: boolean;
  readonly botsFillIn: boolean;
  readonly lateEntry: boolean;
  readonly rated: boolean;
}

/** Points by rank for each number of seats. */
const usualPoints: Readonly<Record<number, readonly number[]>> = {
  2: [2, 0],
  3: [5, 3, 1],
  4: [5, 3, 2, 1],
  5: [6, 4, 3, 2, 1],
};

/** What suits each kind until somebody chooses otherwise. */
const usualFor: Readonly<Record<EventFormat, Pick<EventSetup, 'rounds' | 'pace'>>> = {
  swiss: { rounds: 3, pace: 'brisk' },
  'round-robin': { rounds: undefined, pace: 'brisk' },
  league: { rounds: 4, pace: 'day' },
  arena: { rounds: undefined, pace: 'swift' },
};

export function usualEventSetup(game: Game, name: string): EventSetup {
  const tableSize = usualSeats(game.seats);
  return {
    name,
    options: newMatchOptions(game.options),
    format: 'swiss',
    tableSize,
    ...usualFor.swiss,
    duration: 1.5 * HOUR,
    roundTime: 7 * DAY,
    ...pointsOf(tableSize),
    startsAt: '',
    hasTime: false,
    botsFillIn: false,
    lateEntry: true,
    rated: false,
  };
}

/** Sitting out brings about what a table brings on average. */
function pointsOf(tableSize: number): Pick<EventSetup, 'points' | 'byePoints'> {
  const points = usualPoints[tableSize] ?? usualPoints[5]!;
  return { points, byePoints: Math.round(points.reduce((sum, value) => sum + value, 0) / tableSize) };
}

export function withFormat(setup: EventSetup, format: EventFormat): EventSetup {
  return { ...setup, format, ...usualFor[format] };
}

export function withTableSize(setup: EventSetup, tableSize: number): EventSetup {
  return { ...setup, tableSize, ...pointsOf(tableSize) };
}

/** The paces that suit a kind: an arena of an evening has no time for days. */
export function pacesFor(format: EventFormat): readonly TimeControlName[] {
  return timeControlNames.filter(pace => format !== 'arena' || !isUnhurried(timeControls[pace]));
}

/** What was opened the time before, without its time, or undefined where it no longer fits. */
export function readEventSetup(game: Game, text: string | undefined, name: string): EventSetup | undefined {
  try {
    const read = JSON.parse(text ?? '') as EventSetup;
    const options = optionsAnew(game.options, read.options);
    const setup = { ...usualEventSetup(game, name), ...read, options, name, startsAt: '', hasTime: false };
    return fits(game, setup) ? setup : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof BadOptions) return undefined;
    throw error;
  }
}

function fits(game: Game, { format, tableSize, pace, points }: EventSetup): boolean {
  return (
    game.seats.includes(tableSize) &&
    eventFormats.includes(format) &&
    pacesFor(format).includes(pace) &&
    points.length === tableSize
  );
}

/** Why there can't be such an event, before anybody is asked. */
export type EventProblem = 'name' | 'points' | 'time' | 'past' | 'far';

export function problemIn(setup: EventSetup, now: number): EventProblem | undefined {
  return headingProblem(setup, now) ?? pointsProblem(setup);
}

/** What an event is called and when it begins: that can be changed until it does. */
export type EventHeading = Pick<EventSetup, 'name' | 'hasTime' | 'startsAt'>;

export function headingProblem({ name, hasTime, startsAt }: EventHeading, now: number): EventProblem | undefined {
  if (name.trim() === '') return 'name';
  if (!hasTime) return undefined;
  const at = new Date(startsAt).getTime();
  if (Number.isNaN(at)) return 'time';
  if (at <= now) return 'past';
  return at > now + eventLimits.ahead ? 'far' : undefined;
}

/** What is sent of it. */
export function headingWish({ name, hasTime, startsAt }: EventHeading): Pick<EventWishes, 'name' | 'startsAt'> {
  return { name: name.trim(), ...(hasTime && { startsAt: new Date(startsAt).getTime() }) };
}

function pointsProblem({ points, byePoints }: EventSetup): EventProblem | undefined {
  const isPoints = (value: number) => value >= 0 && value <= eventLimits.points;
  const falls = points.every((value, i) => value <= (points[i - 1] ?? value));
  return points.every(isPoints) && isPoints(byePoints) && falls ? undefined : 'points';
}

/** What is sent: each kind says how long it lasts in its own way. */
export function eventWishes(game: string, setup: EventSetup): EventWishes {
  const { options, format, tableSize, rounds, pace, points, byePoints } = setup;
  return {
    ...headingWish(setup),
    game,
    options,
    format,
    tableSize,
    ...(format !== 'arena' && rounds !== undefined && { rounds }),
    ...(format === 'arena' && { duration: setup.duration }),
    ...(format === 'league' && { roundTime: setup.roundTime }),
    pace,
    points: [...points],
    byePoints,
    ...(setup.botsFillIn && { botsFillIn: true }),
    ...(!setup.lateEntry && { noLateEntry: true }),
    ...(setup.rated && { rated: true }),
  };
}

/** The next evening at eight, as the field for date and time has it. */
export function nextEvening(now: Date): string {
  const evening = new Date(now);
  evening.setHours(20, 0, 0, 0);
  if (evening <= now) evening.setDate(evening.getDate() + 1);
  return fieldTime(evening);
}

/** As the field for date and time has it, by the clock of this place. */
export function fieldTime(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

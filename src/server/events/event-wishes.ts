import type { Game } from '../../engine/game.ts';
import { BadOptions, newMatchOptions, type Options } from '../../engine/options.ts';
import type { EventSettings } from '../../events/event-log.ts';
import { eventLimits } from '../../protocol/event-limits.ts';
import type { EventWishes } from '../../protocol/event-requests.ts';
import { isUnhurried, timeControls } from '../../protocol/time-controls.ts';
import { RefusedRequest } from '../matches/refusals.ts';
import { cleanLine } from '../net/clean-text.ts';

/** The settings of an event that somebody wants, if there can be one like it. */
export function settingsFrom(wishes: EventWishes, game: Game, now: number): EventSettings {
  const { botsFillIn, noLateEntry, rated, tableSize, pace, points, byePoints } = wishes;
  if (!game.seats.includes(tableSize)) throw bad(`tableSize: ${game.id} is for ${game.seats.join(', ')}`);
  if (points.some((value, i) => value > (points[i - 1] ?? value))) throw bad('points: the first rank gets most');
  return {
    ...headingFrom(wishes, now),
    game: game.id,
    options: checkedOptions(game, wishes.options),
    tableSize,
    pace,
    points,
    byePoints,
    ...lengthOf(wishes),
    ...(botsFillIn && { botsFillIn }),
    ...(noLateEntry && { noLateEntry }),
    ...(rated && { rated }),
  };
}

/** What an event is called, and when it begins. */
export function headingFrom(
  { name, startsAt }: Pick<EventWishes, 'name' | 'startsAt'>,
  now: number,
): Pick<EventSettings, 'name' | 'startsAt'> {
  const seen = cleanLine(name);
  if (seen === '') throw bad('name: there is nothing to be seen in it');
  if (startsAt === undefined) return { name: seen };
  if (startsAt > now + eventLimits.ahead) throw bad('startsAt: that is too far ahead');
  return { name: seen, startsAt };
}

/** How long it lasts: each kind goes by something else. */
function lengthOf(wishes: EventWishes): Pick<EventSettings, 'format' | 'rounds' | 'duration' | 'roundTime'> {
  const { format, rounds, duration, roundTime, pace } = wishes;
  const isSlow = isUnhurried(timeControls[pace]);
  if (format === 'arena') {
    if (duration === undefined) throw bad('duration: an arena has one');
    if (isSlow) throw bad('pace: an arena of an evening has no time for days');
    return { format, duration };
  }
  if (format !== 'round-robin' && rounds === undefined) throw bad('rounds: how many?');
  if (format !== 'league') return { format, ...(rounds !== undefined && { rounds }) };
  if (roundTime === undefined) throw bad('roundTime: a league has one');
  return { format, roundTime, ...(rounds !== undefined && { rounds }) };
}

function checkedOptions(game: Game, options: Options): NonNullable<EventSettings['options']> {
  try {
    return newMatchOptions(game.options, options);
  } catch (error) {
    if (error instanceof BadOptions) throw new RefusedRequest('bad-options', error.message);
    throw error;
  }
}

function bad(what: string): RefusedRequest {
  return new RefusedRequest('bad-event', what);
}

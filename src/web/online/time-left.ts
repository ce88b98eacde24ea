import type { Seat } from '../../engine/game.ts';
import type { TableInfo } from '../../protocol/replies.ts';
import { deadlineOf, timeControls } from '../../protocol/time-controls.ts';
import type { OnlineWords } from '../words/online.en.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The milliseconds that a seat has left, or undefined where no time runs for it: bots have none, and of turns that have
 * a time each only the one that is being taken.
 */
export function timeLeft(
  { pace: timeControl, clock, chairs }: TableInfo,
  seat: Seat,
  mover: Seat,
  now: number,
): number | undefined {
  const chair = chairs[seat];
  if (!clock || !chair || chair.bot !== undefined || chair.away) return undefined;
  // The clock on the screen ticks once a second, so a turn may be younger than its last tick.
  if (seat === mover)
    return Math.max(0, deadlineOf(timeControls[timeControl], clock, seat) - Math.max(clock.paused ?? now, clock.since));
  return clock.left[seat];
}

/** As short as it can be: seconds matter in the last hour only. */
export function timeText(left: number, words: Pick<OnlineWords, 'days' | 'hours'>): string {
  if (left >= DAY) return words.days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  if (left >= HOUR) return words.hours(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE));
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Is it time to hurry? */
export function isShort(left: number): boolean {
  return left < MINUTE / 2;
}

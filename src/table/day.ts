import type { Match } from './match.ts';

/** A date, as in 2026-11-16: everybody whose calendar shows it plays the same desert. */
export type Day = string;

/** There was none before. */
export const FIRST_DAY: Day = '2026-11-01';

/** What the calendar shows where the reader is. */
export function dayOf(time: Date): Day {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map(part => String(part).padStart(2, '0')).join('-');
}

/** Noon: where clocks are set forward at midnight, there is no such hour. */
export function noonOf(day: Day): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** A day that a text names, if it is one in the calendar. */
export function readDay(text: string): Day | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(noonOf(text)) === text ? text : undefined;
}

/** So many days later, or earlier where the number is negative. */
export function daysAfter(day: Day, count: number): Day {
  const time = noonOf(day);
  time.setDate(time.getDate() + count);
  return dayOf(time);
}

/** Does the calendar show this day somewhere on earth at a time, in milliseconds? */
export function isDaySomewhere(day: Day, time: number): boolean {
  const noon = Date.parse(`${day}T12:00:00Z`);
  // The first to see a day are 14 hours ahead of Greenwich, the last 12 hours behind.
  return time >= noon - 26 * HOUR && time < noon + 24 * HOUR;
}

const HOUR = 3_600_000;

/** The one try that counts has this id, so that there can't be a second one. */
export function tryId(day: Day, game: string): string {
  return `day-${day}-${game}`;
}

/** What chance is drawn by. Whoever begins a match with these words has the same desert. */
export function chanceWords(day: Day, game: string): string {
  return `day ${day} ${game}`;
}

/** The day whose desert it is, be it the try that counts or one for pleasure. */
export function dayIn({ game, chance }: Pick<Match, 'game' | 'chance'>): Day | undefined {
  const [, day = ''] = /^day (\S+) /.exec(chance.match) ?? [];
  return chance.match === chanceWords(day, game) ? readDay(day) : undefined;
}

/** Is it the one try that counts? */
export function isTry(match: Pick<Match, 'id' | 'game' | 'chance'>): boolean {
  const day = dayIn(match);
  return day !== undefined && match.id === tryId(day, match.game);
}

/** How many days in a row somebody has played, up to this one; today may still be to come. */
export function streakOf(played: ReadonlySet<Day>, today: Day): number {
  let day = played.has(today) ? today : daysAfter(today, -1);
  let count = 0;
  for (; played.has(day); day = daysAfter(day, -1)) count++;
  return count;
}

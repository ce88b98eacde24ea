import type { Language } from '../kit/view.ts';
import { regional, whenText } from '../match/standing-text.ts';

const MINUTE = 60_000;
const units: readonly (readonly [unit: 'day' | 'hour' | 'minute', length: number])[] = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

/** "today, 20:00", as it is written where the reader lives. */
export function eventTimeIn(language: Language, at: number, now: number): string {
  return whenText(regional(language, navigator.languages), at, now);
}

/** How far ahead: "in 2 hours", "in 5 minutes". What should have come by now is there in a minute. */
export function aheadIn(language: Language, at: number, now: number): string {
  const span = Math.max(at - now, MINUTE);
  const [unit, length] = units.find(([, size]) => span >= size) ?? ['minute', MINUTE];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.round(span / length), unit);
}

/** "90 minutes", "7 days": in the largest unit in which it is a whole number. */
export function spanIn(language: Language, span: number): string {
  const [unit, length] = units.find(([, size]) => span % size === 0) ?? ['minute', MINUTE];
  const value = Math.round(span / length);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** With as many digits as it needs: those who share ranks share points. */
export function pointsIn(language: Language, points: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points);
}

import { expect, test } from 'vitest';
import type { Standing } from '../../table/standing.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { nl } from '../words/nl.ts';
import { regional, standingText, whenText } from './standing-text.ts';

const who = (seat: number) => ['Ann', 'Idris', 'Leila'][seat];
const say = (standing: Standing, me?: number, more: { moves?: number; pointsOnlyRank?: boolean } = {}) =>
  standingText({ standing, who, me, moves: 14, ...more }, en, 'en');

test('who won and by how much, to the reader’s face', () => {
  expect(say({ scores: [19, 12, 3], winners: [0] }, 0)).toBe('You won by 7');
  expect(say({ scores: [19, 31, 3], winners: [1] }, 0)).toBe('Idris won by 12, you came second');
  expect(say({ scores: [2, 31, 3], winners: [1] }, 0)).toBe('Idris won by 28, you came third');
  // Of two the other one came second.
  expect(say({ scores: [19, 31], winners: [1] }, 0)).toBe('Idris won by 12');
  expect(say({ scores: [19, 31, 3], winners: [1] })).toBe('Idris won by 12');
  expect(say({ scores: [19, 31, 3], winners: [1] }, 0, { pointsOnlyRank: true })).toBe('Idris won, you came second');
});

test('those who share, a draw, and who resigned', () => {
  expect(say({ scores: [9, 9, 3], winners: [0, 1] }, 0)).toBe('You and Idris shared the win');
  expect(say({ scores: [9, 9, 9], winners: [0, 1, 2] }, 0)).toBe('A draw');
  expect(say({ scores: [40, 9, 3], winners: [1], resigned: [0] }, 0)).toBe('You resigned, Idris won');
  expect(say({ scores: [40, 9, 3], winners: [1], resigned: [0] })).toBe('Idris won by 6');
});

test('who leads while it is on, and nothing where that can’t be told', () => {
  expect(say({ scores: [9, 4, 4], winners: [] }, 0)).toBe('You lead after 14 moves');
  expect(say({ scores: [2, 4, 3], winners: [] }, 0)).toBe('Idris leads after 14 moves');
  expect(say({ scores: [4, 4, 3], winners: [] }, 0, { moves: 1 })).toBe('Level after 1 move');
  expect(say({ scores: [], winners: [] }, 0)).toBe('');
  expect(say({ scores: [0, 0, 0], winners: [] }, 0, { moves: 0 })).toBe('');
});

test('in German and Dutch', () => {
  const match = { standing: { scores: [19, 12], winners: [0] }, who, me: 0, moves: 9 };
  expect(standingText(match, de, 'de')).toBe('Du hast mit 7 Punkten Vorsprung gewonnen');
  expect(standingText(match, nl, 'nl')).toBe('Jij hebt met 7 punten voorsprong gewonnen');
  const lost = { standing: { scores: [2, 19, 12], winners: [1] }, who, me: 0, moves: 9 };
  expect(standingText(lost, de, 'de')).toBe('Idris hat mit 7 Punkten Vorsprung gewonnen, du kamst auf Platz 3');
  expect(standingText(lost, nl, 'nl')).toBe('Idris heeft met 7 punten voorsprong gewonnen, jij werd derde');
});

test('today and yesterday by the calendar, and the date before that', () => {
  const now = new Date(2026, 2, 5, 0, 10).getTime();
  expect(whenText('en', new Date(2026, 2, 5, 0, 5).getTime(), now)).toMatch(/^today, /);
  expect(whenText('en', new Date(2026, 2, 4, 23, 50).getTime(), now)).toMatch(/^yesterday, /);
  expect(whenText('de', new Date(2026, 2, 4, 14, 5).getTime(), now)).toBe('gestern, 14:05');
  expect(whenText('nl', new Date(2026, 2, 5, 0, 5).getTime(), now)).toBe('vandaag, 00:05');
  expect(whenText('en', new Date(2026, 2, 3, 14, 5).getTime(), now)).toMatch(/^Mar 3, 2026/);
});

test('hours are written as where the reader lives', () => {
  expect(regional('en', ['nl-BE', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(regional('de', ['nl-BE', 'en-GB'])).toBe('de');
  const now = new Date(2026, 2, 5, 14, 5).getTime();
  expect(whenText('en-GB', now, now)).toBe('today, 14:05');
});

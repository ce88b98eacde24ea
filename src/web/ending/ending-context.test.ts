import { expect, test } from 'vitest';
import type { Standing } from '../../table/standing.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { ending } from '../words/ending.en.ts';
import { type EndingContext, headlineOf, marginText } from './ending-context.ts';

const who = (seat: number) => ['Ann', 'Idris', 'Leila', 'Tarek', 'Zahra'][seat];
const told = (standing: Standing, me?: number, more: Partial<EndingContext> = {}) => {
  const context = { standing, me, who, words: en, view: {}, endingWords: ending, ...more } as EndingContext;
  return [headlineOf(context, 'en'), marginText(context)];
};

test('who wins is told so, and by how much', () => {
  expect(told({ scores: [19, 12, 3], winners: [0] }, 0)).toEqual(['You win!', 'A lead of 7 points.']);
  expect(told({ scores: [13, 12, 3], winners: [0] }, 0)).toEqual(['You win!', 'A lead of a single point.']);
});

test('who does not win is told their place, and how much was missing', () => {
  expect(told({ scores: [19, 12, 3], winners: [0] }, 1)).toEqual(['You came second', 'You were 7 points behind.']);
  const five = { scores: [5, 4, 3, 2, 1], winners: [0] };
  expect([1, 2, 3, 4].map(seat => told(five, seat)[0])).toEqual(
    ['second', 'third', 'fourth', 'fifth'].map(place => `You came ${place}`),
  );
});

test('a win that is shared, and one that is only watched', () => {
  expect(told({ scores: [9, 9, 3], winners: [0, 1] }, 0)).toEqual(['Shared victory', '']);
  expect(told({ scores: [9, 9, 3], winners: [0, 1] })).toEqual(['Ann and Idris share the win', '']);
  expect(told({ scores: [19, 12, 3], winners: [0] })).toEqual(['Ann wins', 'A lead of 7 points.']);
});

test('who resigned, and who is left when all others have', () => {
  expect(told({ scores: [19, 12, 3], winners: [1], resigned: [0] }, 0)).toEqual([
    'You resigned',
    'A lead of 9 points.',
  ]);
  const two = { scores: [3, 12], winners: [0], resigned: [1] };
  expect(told(two, 0)).toEqual(['You win!', 'Idris has resigned.']);
  expect(told(two, 1)).toEqual(['You resigned', '']);
  const three = { scores: [3, 12, 5], winners: [0], resigned: [1, 2] };
  expect(told(three, 0)).toEqual(['You win!', 'The others have resigned.']);
});

test('where points only rank nothing is said of their number', () => {
  const units = { kinds: 100, goods: 1 };
  expect(told({ scores: [201, 102], winners: [0] }, 1, { view: { units } as never })[1]).toBe('');
});

test('in German nobody’s sex is guessed', () => {
  const places = Object.values(de.result.places);
  expect(places).toHaveLength(4);
  for (const place of places) expect(place).toMatch(/ Platz für dich$/);
});

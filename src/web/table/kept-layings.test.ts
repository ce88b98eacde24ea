import { expect, test } from 'vitest';
import { layingsIn, withLaying } from './kept-layings.ts';

const day = (date: number) => new Date(Date.UTC(2026, 2, date));

test('boards are kept with their days, the latest first, and one that comes again is kept once', () => {
  const first = withLaying('', ['palm h11', 'water a6 1'], day(5));
  const second = withLaying(first, ['palm j3', 'water a6 2'], day(6));
  const again = withLaying(second, ['palm h11', 'water a6 1'], day(7));
  expect(layingsIn(again).map(({ day: when, lying }) => [when, lying.get('a6')])).toEqual([
    ['2026-03-07', 'water 1'],
    ['2026-03-06', 'water 2'],
  ]);
  let many = '';
  for (let hex = 1; hex < 9; hex++) many = withLaying(many, [`palm c${hex}`], day(8));
  expect(layingsIn(many)).toHaveLength(4);
  expect(layingsIn('')).toEqual([]);
});

test('a board that was kept before days were noted is read', () => {
  const lying = new Map([
    ['h11', 'palm'],
    ['a6', 'water 1'],
  ]);
  expect(layingsIn('palm h11,water a6 1')).toEqual([{ day: '', lying }]);
});

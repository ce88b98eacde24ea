import { expect, test } from 'vitest';
import { inColumns } from './columns.ts';

const points = { purse: 5, dice: -2, cards: 3 };

test('sources that belong together are summed up, in the order of the columns', () => {
  const columns = { talers: ['purse', 'dice'], cards: ['cards'] };
  expect(Object.entries(inColumns({ columns }, points))).toEqual([
    ['talers', 3],
    ['cards', 3],
  ]);
});

test('without columns every source stands for itself', () => {
  expect(inColumns({}, points)).toBe(points);
});

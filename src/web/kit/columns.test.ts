import { expect, test } from 'vitest';
import { counted, hasTotal, inColumns, leadingSource } from './columns.ts';

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

test('where points only rank, tables show how many there are', () => {
  const units = { kinds: 100, goods: 1 };
  expect(inColumns({ units }, { kinds: 300, goods: 7 })).toEqual({ kinds: 3, goods: 7 });
  expect(counted({ units }, 'kinds', -100)).toBe(-1);
  expect(counted({}, 'cards', 3)).toBe(3);
  expect(leadingSource({ units })).toBe('kinds');
  expect(leadingSource({})).toBeUndefined();
});

test('there is a sum where points of several sources are added', () => {
  expect(hasTotal({}, ['palms', 'water'])).toBe(true);
  expect(hasTotal({}, ['taken'])).toBe(false);
  expect(hasTotal({ units: { kinds: 100, goods: 1 } }, ['kinds', 'goods'])).toBe(false);
});

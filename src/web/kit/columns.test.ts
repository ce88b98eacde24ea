import { expect, test } from 'vitest';
import { counted, inColumns, leadingSource, openGains, pointColumns } from './columns.ts';

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
  expect(pointColumns({}, {}, ['palms', 'water'], false).total).toBe('one');
  expect(pointColumns({}, {}, ['taken'], false).total).toBe('none');
  expect(pointColumns({}, { units: { kinds: 100, goods: 1 } }, ['kinds', 'goods'], false).total).toBe('none');
});

test('what is settled only at the end stands apart, with a sum of its own, until it is settled', () => {
  const [game, sources] = [{ provisional: ['herds'] }, ['water', 'herds', 'land']];
  expect(pointColumns(game, {}, sources, false)).toEqual({
    won: ['water', 'land'],
    provisional: ['herds'],
    total: 'two',
  });
  expect(pointColumns(game, {}, sources, true)).toEqual({ won: sources, provisional: [], total: 'one' });
  expect(pointColumns({ provisional: sources }, {}, sources, false)).toMatchObject({ won: [], total: 'one' });
});

test('a column is provisional if all that it counts is', () => {
  const columns = { coins: ['purse', 'dice'], cards: ['cards'] };
  const open = (provisional: readonly string[]) =>
    pointColumns({ provisional }, { columns }, Object.keys(columns), false).provisional;
  expect(open(['purse'])).toEqual([]);
  expect(open(['purse', 'dice'])).toEqual(['coins']);
});

test('of gains nothing is seen that lies face down, whatever column it lies in', () => {
  const columns = { talers: ['purse', 'dice'], cards: ['cards'] };
  expect(openGains({ columns }, points, { talers: 2 })).toEqual({ cards: 3 });
  expect(openGains({}, points, { cards: 1 })).toEqual({ purse: 5, dice: -2 });
  expect(openGains({ columns }, points, {})).toEqual(points);
});

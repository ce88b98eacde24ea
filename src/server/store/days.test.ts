import { afterAll, expect, test } from 'vitest';
import { endGrounds, engines, on } from './testing/grounds.ts';

afterAll(endGrounds);

const GAME = 'nomadi';

test.each(engines)('%s: results of a day are listed from the best on, one for each person', async name => {
  const { store } = await on(name);
  const enter = (person: string, place: number, behind: number, at: number, day = '2026-12-24') =>
    store.days.enter({ day, game: GAME, person, place, behind, score: 50 - behind, at });
  for (const id of ['tom', 'uta', 'vera'])
    await store.addPerson({ id, name: id }, { secret: `secret of ${id}`, since: 1, guarded: false });
  await store.accounts.claim({ person: 'vera', name: 'Vera B', skeleton: 'verab', since: 1 });
  expect(await enter('tom', 2, 3, 10)).toBe(true);
  expect(await enter('uta', 1, -4, 20)).toBe(true);
  expect(await enter('vera', 1, -9, 30)).toBe(true);
  expect(await enter('gone', 1, -4, 15)).toBe(true);
  // The first one stays.
  expect(await enter('tom', 1, -20, 40)).toBe(false);
  expect(await enter('tom', 3, 8, 50, '2026-12-23')).toBe(true);
  const best = await store.days.bestOf('2026-12-24', GAME, 9);
  expect(best.map(({ person, name: called }) => [person, called])).toEqual([
    ['vera', 'Vera B'],
    ['gone', ''],
    ['uta', 'uta'],
    ['tom', 'tom'],
  ]);
  expect(best[3]).toEqual({ person: 'tom', name: 'tom', place: 2, behind: 3, score: 47 });
  expect(await store.days.bestOf('2026-12-24', GAME, 1)).toHaveLength(1);
  expect(await store.days.bestOf('2026-12-24', 'wuestensoehne', 9)).toEqual([]);
  expect(await store.days.countOf('2026-12-24', GAME)).toBe(4);
  const own = await store.days.resultOf('2026-12-24', GAME, 'uta');
  expect(own).toEqual({ place: 1, behind: -4, score: 54 });
  // Who has the same shares a place.
  expect(await store.days.countBetter('2026-12-24', GAME, own!)).toBe(1);
  expect(await store.days.resultOf('2026-12-24', GAME, 'nobody')).toBeUndefined();

  await store.days.withdraw('2026-12-24', GAME, 'vera');
  expect(await store.days.resultOf('2026-12-24', GAME, 'vera')).toBeUndefined();
  expect(await enter('vera', 1, -8, 60)).toBe(true);

  expect(await store.days.forgetDay('2026-12-23')).toBe(0);
  expect(await store.days.forgetDay('2026-12-31')).toBe(1);
  expect(await store.days.forgetDay('2026-12-31')).toBe(4);
  expect(await store.days.forgetDay('2026-12-31')).toBe(0);
});

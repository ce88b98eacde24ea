import { afterAll, expect, test } from 'vitest';
import type { RatedSeat } from '../../ratings/rated-match.ts';
import type { Commit, Store } from './port.ts';
import { endGrounds, engines, matchNamed, on } from './testing/grounds.ts';

afterAll(endGrounds);

const seats: readonly RatedSeat[] = [
  { player: 'anna', score: 12.5, won: true },
  { player: 'ben', score: 99, left: true },
  { player: 'fair', isBot: true, score: 3 },
];

let made = 0;

const rated = { game: 'nomadi', anchors: 1, seats };

async function playing(store: Store): Promise<Commit> {
  const match = `rated${made++}`;
  await store.create(matchNamed(match, { entries: [] }));
  return { match, revision: 0, length: 0, entries: ['end'], now: 0 };
}

/** A rated match that ends. */
async function ended(store: Store, now: number): Promise<string> {
  const change = await playing(store);
  expect(await store.commit({ ...change, rated, now })).toBe(true);
  return change.match;
}

/** When the last one has ended so far: tests may come in any order. */
async function latest(store: Store): Promise<number> {
  return (await store.ratings.after(0, 1000)).at(-1)?.ended ?? 1000;
}

test.each(engines)('%s: how a rated match ended is kept as it was, with the commit that ended it', async name => {
  const { store } = await on(name);
  const now = (await latest(store)) + 10;
  const match = await ended(store, now);
  expect(await store.ratings.after(now - 1, 9)).toEqual([{ match, game: 'nomadi', anchors: 1, ended: now, seats }]);
  expect(await store.ratings.after(now, 9)).toEqual([]);
});

test.each(engines)('%s: a match that is not rated, and a commit that lost, leave nothing', async name => {
  const { store } = await on(name);
  const before = await latest(store);
  const change = await playing(store);
  expect(await store.commit(change)).toBe(true);
  expect(await store.commit({ ...change, rated, now: before + 10 })).toBe(false);
  expect(await store.ratings.after(before, 9)).toEqual([]);
});

test.each(engines)('%s: no two end at once, and none before one that could be read already', async name => {
  const { store, ground } = await on(name);
  const elsewhere = await ground.elsewhere(store);
  const now = (await latest(store)) + 10;
  const first = await ended(store, now);
  const others = await Promise.all([now, now - 5, now, 10].map(at => ended(store, at)));
  const read = await store.ratings.after(now - 1, 9);
  expect(read.map(({ ended: at }) => at - now)).toEqual([0, 1, 2, 3, 4]);
  expect(read[0].match).toBe(first);
  expect(new Set(read.map(({ match }) => match))).toEqual(new Set([first, ...others]));
  await elsewhere.commit({ ...(await playing(store)), rated, now: 7 });
  expect((await store.ratings.after(now + 4, 9)).map(({ ended: at }) => at - now)).toEqual([5]);
  await elsewhere.close();
});

test.each(engines)('%s: they are read page by page', async name => {
  const { store } = await on(name);
  const before = await latest(store);
  const matches = [await ended(store, before + 10), await ended(store, before + 20), await ended(store, before + 30)];
  const page = await store.ratings.after(before, 2);
  expect(page.map(({ match }) => match)).toEqual(matches.slice(0, 2));
  expect((await store.ratings.after(page.at(-1)!.ended, 2)).map(({ match }) => match)).toEqual(matches.slice(2));
});

test.each(engines)('%s: they stay when a match is forgotten', async name => {
  const { store } = await on(name);
  const before = await latest(store);
  const match = await ended(store, before + 10);
  expect(await store.forgetMatch(match, 1000)).toBe(true);
  expect(await store.load(match)).toBeUndefined();
  expect((await store.ratings.after(before, 9)).map(({ seats: kept }) => kept)).toEqual([seats]);
});

test.each(engines)('%s: names are those of accounts', async name => {
  const { store } = await on(name);
  for (const id of ['rita', 'sven'])
    await store.addPerson({ id, name: id }, { secret: `secret of ${id}`, since: 1, guarded: false });
  await store.accounts.claim({ person: 'rita', name: 'Rita', skeleton: 'rita', since: 1 });
  expect(await store.ratings.namesOf(['rita', 'sven', 'nobody'])).toEqual(new Map([['rita', 'Rita']]));
  expect(await store.ratings.namesOf([])).toEqual(new Map());
});

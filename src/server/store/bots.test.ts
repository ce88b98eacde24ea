import { afterAll, expect, test } from 'vitest';
import type { StoredBot } from './bot-port.ts';
import { places } from './port.ts';
import { endGrounds, engines, on } from './testing/grounds.ts';

afterAll(endGrounds);

function botCalled(name: string, owner = 'anna'): StoredBot {
  return { id: `id of ${name}`, owner, name, skeleton: name, games: '["nomadi"]', token: `token of ${name}`, since: 5 };
}

test.each(engines)('%s: a bot is found by its token, by its name and by its owner', async engine => {
  const { store } = await on(engine);
  const [crab, asp] = [botCalled('crab', 'olga'), { ...botCalled('asp', 'olga'), since: 7 }];
  expect(await store.bots.add(asp)).toBe(true);
  expect(await store.bots.add(crab)).toBe(true);
  expect(await store.bots.botWith('token of crab')).toEqual(crab);
  expect(await store.bots.botWith('crab')).toBeUndefined();
  expect(await store.bots.botNamed('asp')).toEqual(asp);
  expect(await store.bots.botsOf('olga')).toEqual([crab, asp]);
  expect(await store.bots.botsOf('ben')).toEqual([]);
});

test.each(engines)('%s: no two bots have the same name or token, nor has one the name of an account', async engine => {
  const { store } = await on(engine);
  await store.addPerson({ id: 'carla', name: 'Carla' }, { secret: 'carla', since: 1, guarded: false });
  await store.accounts.claim({ person: 'carla', name: 'Carla', skeleton: 'carla', since: 1 });
  expect(await store.bots.add(botCalled('carla'))).toBe(false);
  expect(await store.bots.add(botCalled('dune'))).toBe(true);
  const others = [
    { ...botCalled('other', 'ben'), skeleton: 'dune' },
    { ...botCalled('other'), token: 'token of dune' },
    { ...botCalled('other'), id: 'id of dune' },
  ];
  for (const other of others) expect(await store.bots.add(other)).toBe(false);
  expect(await store.bots.botNamed('other')).toBeUndefined();
});

test.each(engines)('%s: only its owner revokes a bot, and then nobody knows its token', async engine => {
  const { store } = await on(engine);
  await store.bots.add(botCalled('ghost'));
  expect(await store.bots.drop('ben', 'id of ghost')).toBe(false);
  expect(await store.bots.drop('anna', 'id of ghost')).toBe(true);
  expect(await store.bots.drop('anna', 'id of ghost')).toBe(false);
  expect(await store.bots.botWith('token of ghost')).toBeUndefined();
});

test.each(engines)('%s: those that are connected are listed until their time is over', async engine => {
  const { store } = await on(engine);
  for (const name of ['ibex', 'jerboa', 'kite']) await store.bots.add(botCalled(name, 'isa'));
  await store.bots.setHere('id of ibex', 1_000_100);
  await store.bots.setHere('id of kite', 1_000_200);
  const names = async (now: number, most = 9) => (await store.bots.botsHere(now, most)).map(({ name }) => name);
  expect(await names(1_000_000)).toEqual(['kite', 'ibex']);
  expect(await names(1_000_000, 1)).toEqual(['kite']);
  expect(await names(1_000_100)).toEqual(['kite']);
  expect((await store.bots.botsOf('isa')).map(({ here }) => here)).toEqual([1_000_100, undefined, 1_000_200]);
});

test.each(engines)('%s: the matches that a bot has not finished are counted', async engine => {
  const { store } = await on(engine);
  const row = { place: places.nowhere, summary: '{}' };
  const open = { document: '{}', listing: row, people: ['anna', 'id of lynx'], entries: [], now: 1 };
  await store.create({ ...open, id: 'lynxone' });
  await store.create({ ...open, id: 'lynxtwo' });
  expect(await store.bots.countMatches('id of lynx')).toBe(2);
  const done = { match: 'lynxone', revision: 0, length: 0, entries: [], listing: { ...row, past: true }, now: 2 };
  expect(await store.commit(done)).toBe(true);
  expect(await store.bots.countMatches('id of lynx')).toBe(1);
});

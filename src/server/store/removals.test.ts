import { afterAll, expect, test } from 'vitest';
import { places } from './port.ts';
import { endGrounds, engines, matchNamed, on } from './testing/grounds.ts';

afterAll(endGrounds);

test.each(engines)(
  '%s: a match that is forgotten is gone with all that belongs to it, and nothing else',
  async name => {
    const { store } = await on(name);
    const summary = '{"stage":"over"}';
    for (const [id, now] of [
      ['ancient', 10],
      ['ancienter', 5],
      ['recent', 30],
    ] as const) {
      const listing = { place: places.gathering, summary };
      await store.create(matchNamed(id, { now, listing, origin: 'hash', people: ['gus'] }));
      await store.say({ id: `${id} line`, match: id, at: now, body: 'hello' });
      await store.addSubscription({ match: id, endpoint: 'e', person: 'gus', subscription: '{}' });
    }
    const quiet = async (after = { touched: 0, match: '' }, most = 9) =>
      (await store.quietMatches(20, after, most)).map(({ match }) => match);
    expect(await quiet()).toEqual(['ancienter', 'ancient']);
    expect(await quiet(undefined, 1)).toEqual(['ancienter']);
    expect(await quiet({ touched: 5, match: 'ancienter' })).toEqual(['ancient']);
    expect(await store.forgetMatch('ancient', 9)).toBe(false);
    await store.setAttendance({ match: 'ancient', process: 'one', people: '["gus"]', watchers: 0 });
    expect(await store.forgetMatch('ancient', 10)).toBe(false);
    await store.setAttendance({ match: 'ancient', process: 'one', people: '[]', watchers: 0 });
    expect(await store.entries('ancient')).toHaveLength(2);
    expect(await store.forgetMatch('ancient', 10)).toBe(true);
    expect(await store.load('ancient')).toBeUndefined();
    expect(await store.entries('ancient')).toEqual([]);
    expect(await store.chat('ancient', 9)).toEqual([]);
    expect(await store.subscriptionsOf('ancient', 'gus')).toEqual([]);
    expect((await store.matchesOf('gus', 9)).map(({ match }) => match)).toEqual(['recent', 'ancienter']);
    expect(await store.gatheringTablesFrom('hash')).toBe(2);
    expect(await store.entries('recent')).toHaveLength(2);
    for (const id of ['ancienter', 'recent']) await store.forgetMatch(id, id === 'recent' ? 30 : 5);
  },
);

test.each(engines)('%s: old lines of chat are forgotten, so many at a time', async name => {
  const { store } = await on(name);
  for (const at of [-4, -3, -2, 40]) await store.say({ id: `said ${at}`, match: 'talk', at, body: String(at) });
  expect(await store.forgetChat(-1, 2)).toBe(2);
  expect(await store.forgetChat(-1, 2)).toBe(1);
  expect((await store.chat('talk', 9)).map(({ at }) => at)).toEqual([40]);
});

test.each(engines)(
  '%s: guests who have not come back are forgotten; who sits somewhere or was here is not',
  async name => {
    const { store } = await on(name);
    for (const id of ['gone', 'seated', 'lately', 'older-version']) {
      await store.addPerson({ id, name: id }, { secret: `secret of ${id}`, since: 0, guarded: false });
      await store.addTransfer(id, `code of ${id}`, 1e15);
      if (id !== 'older-version') await store.setSeen(id, id === 'lately' ? 900 : 100);
    }
    await store.create(matchNamed('seat of one', { people: ['seated'] }));
    // Others of this file are guests too, and begin to count now.
    expect(await store.forgetGuests(500, 1000, 9)).toBe(1);
    expect(await store.deviceWith('secret of gone')).toBeUndefined();
    expect(await store.redeem('code of gone', 0)).toBeUndefined();
    for (const id of ['seated', 'lately', 'older-version'])
      expect(await store.deviceWith(`secret of ${id}`)).toMatchObject({ person: { id, name: id } });
    expect(await store.forgetGuests(1001, 2000, 1)).toBe(1);
    expect(await store.deviceWith('secret of lately')).toBeUndefined();
    expect(await store.deviceWith('secret of seated')).toBeDefined();
  },
);

test.each(engines)('%s: codes that don’t work any more are forgotten', async name => {
  const { store } = await on(name);
  await store.addPerson({ id: 'coder', name: 'C' }, { secret: 'secret of coder', since: 0, guarded: false });
  await store.addTransfer('coder', 'a code', 500);
  await store.forgetCodes(400);
  expect(await store.redeem('a code', 400)).toMatchObject({ id: 'coder' });
  await store.addTransfer('coder', 'a code', 500);
  await store.forgetCodes(501);
  expect(await store.redeem('a code', 400)).toBeUndefined();
});

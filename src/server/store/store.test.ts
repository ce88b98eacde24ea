import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Commit, type NewMatch, places, type Store } from './port.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { type Cluster, startPostgres } from './testing/cluster.ts';

/** One engine with one database; `open` may be called more than once, as several processes would. */
interface Ground {
  open(): Promise<Store>;
  end(): Promise<void>;
}

const grounds: Readonly<Record<string, () => Promise<Ground>>> = {
  SQLite: sqliteGround,
  PostgreSQL: postgresGround,
};

async function sqliteGround(): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-store-'));
  return {
    open: async () => openSqlite(join(folder, 'data', 'caravanserai.db')),
    end: async () => rmSync(folder, { recursive: true }),
  };
}

let cluster: Promise<Cluster> | undefined;

async function postgresGround(): Promise<Ground> {
  cluster ??= startPostgres();
  const address = await (await cluster).database();
  // However busy the machine is.
  const timeouts = { connect: 60_000, statement: 60_000 };
  return { open: () => openPostgres(address, { timeouts }), end: async () => {} };
}

const born: NewMatch = {
  id: 'oasis',
  document: '{"seats":2}',
  listing: { place: places.gathering, summary: 'a table for two' },
  people: ['anna'],
  entries: ['first', 'second'],
  now: 1000,
};

function matchNamed(id: string, rest: Partial<NewMatch> = {}): NewMatch {
  return { ...born, id, ...rest };
}

/** A change to a match as it was born, with one more entry. */
function changeOf(match: string, rest: Partial<Commit> = {}): Commit {
  return {
    match,
    revision: 0,
    length: 2,
    document: '{"seats":2,"moved":true}',
    entries: ['third'],
    now: 2000,
    ...rest,
  };
}

/** An opened ground, shared by the tests of one engine. */
interface Opened {
  readonly store: Store;
  readonly ground: Ground;
}

const opened = new Map<string, Promise<Opened>>();

async function openGround(name: string): Promise<Opened> {
  const ground = await grounds[name]();
  return { ground, store: await ground.open() };
}

afterAll(async () => {
  for (const { store, ground } of await Promise.all(opened.values())) {
    await store.close();
    await ground.end();
  }
  await (await cluster)?.stop();
});

function on(name: string): Promise<Opened> {
  const known = opened.get(name) ?? openGround(name);
  opened.set(name, known);
  return known;
}

/** Each engine has to pass the same tests. */
const engines = Object.keys(grounds);

test.each(engines)('%s: a match is found again as it was put there', async name => {
  const { store } = await on(name);
  expect(await store.create(born)).toBe(true);
  expect(await store.load('oasis')).toEqual({ id: 'oasis', revision: 0, length: 2, document: '{"seats":2}' });
  expect(await store.entries('oasis')).toEqual(['first', 'second']);
  expect(await store.entries('oasis', 1)).toEqual(['second']);
  expect(await store.load('mirage')).toBeUndefined();
  expect(await store.entries('mirage')).toEqual([]);
});

test.each(engines)('%s: an id is given once', async name => {
  const { store } = await on(name);
  await store.create(matchNamed('once'));
  expect(await store.create(matchNamed('once', { document: 'other', entries: [] }))).toBe(false);
  expect((await store.load('once'))?.document).toBe('{"seats":2}');
  expect(await store.entries('once')).toHaveLength(2);
});

test.each(engines)('%s: a commit is carried out wholly', async name => {
  const { store } = await on(name);
  await store.create(matchNamed('whole'));
  const listing = { place: places.gathering, summary: 'they play' };
  const change = changeOf('whole', {
    clock: 'ticks',
    entries: ['third', 'fourth'],
    listing,
    people: ['anna', 'ben'],
    now: 9000,
  });
  expect(await store.commit(change)).toBe(true);
  expect(await store.load('whole')).toMatchObject({
    revision: 1,
    length: 4,
    document: change.document,
    clock: 'ticks',
  });
  expect(await store.entries('whole', 2)).toEqual(['third', 'fourth']);
  expect((await store.lobby(1))[0]).toEqual({ match: 'whole', summary: 'they play', touched: 9000 });
  expect(await store.matchesOf('ben', 5)).toHaveLength(1);
});

test.each(engines)('%s: what a commit leaves out stays as it is, but for the clock', async name => {
  const { store } = await on(name);
  await store.create(matchNamed('ticking'));
  const { document, ...change } = changeOf('ticking', { clock: 'one' });
  expect(await store.commit(change)).toBe(true);
  expect(await store.load('ticking')).toMatchObject({ revision: 1, document: born.document, clock: 'one' });
  const { clock: _clock, ...later } = { ...change, revision: 1, length: 2 + change.entries.length, document };
  expect(await store.commit(later)).toBe(true);
  expect(await store.load('ticking')).toMatchObject({ revision: 2, document, clock: undefined });
});

test.each(engines)('%s: a commit made on an older revision is refused, and nothing of it counts', async name => {
  const { store } = await on(name);
  await store.create(matchNamed('late'));
  await store.commit(changeOf('late'));
  const listing = { place: places.nowhere, summary: 'too late' };
  const late = changeOf('late', { document: 'late', entries: ['late'], listing, people: ['carl'] });
  expect(await store.commit(late)).toBe(false);
  expect(await store.commit({ ...late, revision: 1 })).toBe(false);
  expect(await store.load('late')).toMatchObject({ revision: 1, length: 3 });
  expect(await store.entries('late')).toEqual(['first', 'second', 'third']);
  expect(await store.matchesOf('carl', 5)).toEqual([]);
  expect(await store.commit(changeOf('mirage'))).toBe(false);
  expect(await store.entries('mirage')).toEqual([]);
});

test.each(engines)('%s: of many writers at once exactly one wins each position', async name => {
  const { store, ground } = await on(name);
  await store.create(matchNamed('crowd', { entries: [] }));
  const others = await Promise.all([ground.open(), ground.open()]);
  for (let length = 0; length < 20; length++) {
    const change = (writer: string) => changeOf('crowd', { revision: length, length, entries: [`${writer}${length}`] });
    const won = await Promise.all([store, ...others].map((writer, i) => writer.commit(change('abc'[i]))));
    expect(won.filter(Boolean)).toHaveLength(1);
  }
  expect(await store.entries('crowd')).toHaveLength(20);
  await Promise.all(others.map(other => other.close()));
});

test.each(engines)(
  '%s: changes of many matches at once keep apart, also one that comes too late among them',
  async name => {
    const { store } = await on(name);
    const ids = Array.from({ length: 300 }, (_, i) => `many${i}`);
    await Promise.all(ids.map(id => store.create(matchNamed(id, { entries: [] }))));
    const change = (id: string, i: number) =>
      changeOf(id, { revision: i % 10 === 3 ? 7 : 0, length: 0, entries: [id], document: id });
    const won = await Promise.all(ids.map((id, i) => store.commit(change(id, i))));
    expect(won).toEqual(ids.map((_, i) => i % 10 !== 3));
    expect(await store.entries('many42')).toEqual(['many42']);
    expect(await store.entries('many43')).toEqual([]);
  },
);

test.each(engines)('%s: a commit made on another that is still being written follows it', async name => {
  const { store } = await on(name);
  await store.create(matchNamed('row', { entries: [] }));
  const moves = Array.from({ length: 30 }, (_, i) =>
    store.commit(changeOf('row', { revision: i, length: i, entries: [`${i}`] })),
  );
  expect(await Promise.all(moves)).toEqual(moves.map(() => true));
  expect(await store.entries('row')).toEqual(moves.map((_, i) => `${i}`));
});

test.each(engines)('%s: the lobby shows what is listed, the latest first', async name => {
  const { store } = await on(name);
  await store.create(matchNamed('early', { now: 100_000 }));
  await store.create(matchNamed('hidden', { now: 100_002, listing: { place: places.nowhere, summary: '' } }));
  await store.create(matchNamed('newer', { now: 100_001 }));
  expect((await store.lobby(2)).map(({ match }) => match)).toEqual(['newer', 'early']);
  await store.commit(changeOf('newer', { listing: { place: places.nowhere, summary: 'begun' } }));
  expect((await store.lobby(1))[0]?.match).toBe('early');
});

test.each(engines)('%s: tables where people gather come first in the lobby, and are counted', async name => {
  const { store } = await on(name);
  const waits = (id: string, people: readonly string[], origin?: string) =>
    store.create(matchNamed(id, { entries: [], people, origin, now: 5000 }));
  await waits('waits1', ['gina', 'hans'], 'here');
  await waits('waits2', ['gina'], 'here');
  await waits('waits3', ['gina'], 'there');
  const counted = async () => [await store.gatheringTablesOf('gina'), await store.gatheringTablesFrom('here')];
  expect(await counted()).toEqual([3, 2]);
  const listing = { place: places.playing, summary: '' };
  await store.commit(changeOf('waits2', { length: 0, listing, now: 1e9 }));
  expect(await counted()).toEqual([2, 1]);
  const order = (await store.lobby(9999)).map(({ match }) => match);
  expect(order.indexOf('waits1')).toBeLessThan(order.indexOf('waits2'));
  // Nobody gathers at the second any more; that it was opened here is forgotten with the next that is opened.
  await waits('waits4', [], 'there');
  await store.commit(changeOf('waits2', { revision: 1, length: 1, listing: { place: places.gathering, summary: '' } }));
  expect([await store.gatheringTablesFrom('here'), await store.gatheringTablesFrom('there')]).toEqual([1, 2]);
});

test.each(engines)('%s: a person who gets up no longer has the match on their list', async name => {
  const { store } = await on(name);
  await store.create(matchNamed('chairs', { people: ['dora', 'emil'], now: 100_005 }));
  expect((await store.matchesOf('dora', 5)).map(({ match }) => match)).toEqual(['chairs']);
  await store.commit(changeOf('chairs', { people: ['emil'] }));
  expect(await store.matchesOf('dora', 5)).toEqual([]);
});

test.each(engines)('%s: a match that is due is claimed by one process only, until the lease ends', async name => {
  const { store, ground } = await on(name);
  const due = Array.from({ length: 40 }, (_, i) => `due${i}`);
  await Promise.all(due.map(id => store.create(matchNamed(id, { dueAt: 500_000 }))));
  await store.create(matchNamed('tomorrow', { dueAt: 900_000 }));
  const other = await ground.open();
  const claims = await Promise.all([store, other, store, other].map(each => each.claim(500_000, 505_000, 15)));
  expect(claims.flat().toSorted()).toEqual(due.toSorted());
  expect(await store.claim(504_999, 510_000, 50)).toEqual([]);
  // Its process has died: another one takes over.
  expect(await other.claim(505_000, 510_000, 50)).toHaveLength(40);
  await other.close();
});

test.each(engines)('%s: a match that was handled waits until it is due again', async name => {
  const { store } = await on(name);
  await store.create(matchNamed('alarm', { dueAt: 600_000 }));
  const mine = async (now: number) => (await store.claim(now, now + 5000, 100)).filter(id => id === 'alarm');
  expect(await mine(600_000)).toEqual(['alarm']);
  await store.commit(changeOf('alarm', { dueAt: 700_000 }));
  expect(await mine(650_000)).toEqual([]);
  expect(await mine(700_000)).toEqual(['alarm']);
  await store.commit(changeOf('alarm', { revision: 1, length: 3 }));
  expect(await mine(9_000_000)).toEqual([]);
});

test.each(engines)('%s: a lease can be renewed, or ended', async name => {
  const { store } = await on(name);
  await store.create(matchNamed('lease', { dueAt: 600_000 }));
  const taken = async (now: number) => (await store.claim(now, now + 5000, 100)).includes('lease');
  expect(await taken(600_000)).toBe(true);
  await store.setLease('lease', 609_000);
  expect(await taken(606_000)).toBe(false);
  await store.setLease('lease', 0);
  expect(await taken(606_000)).toBe(true);
  await store.commit(changeOf('lease', { dueAt: 607_000 }));
  // Nobody has it any more, so nobody can keep it.
  await store.setLease('lease', 699_000);
  expect(await taken(607_000)).toBe(true);
});

test.each(engines)('%s: a person is known by any of their secrets', async name => {
  const { store } = await on(name);
  await store.addPerson({ id: 'p1', name: 'Frieda' }, 'hash1');
  await store.addSecret('p1', 'hash2');
  expect(await store.personWith('hash1')).toEqual({ id: 'p1', name: 'Frieda' });
  await store.rename('p1', 'Frida');
  expect(await store.personWith('hash2')).toEqual({ id: 'p1', name: 'Frida' });
  expect(await store.personWith('hash3')).toBeUndefined();
  await store.dropSecret('hash1');
  expect(await store.personWith('hash1')).toBeUndefined();
  expect(await store.personWith('hash2')).toEqual({ id: 'p1', name: 'Frida' });
});

test.each(engines)('%s: a code for another device works once and in time', async name => {
  const { store } = await on(name);
  await store.addPerson({ id: 'p2', name: 'Gerd' }, 'hash-gerd');
  await store.addTransfer('p2', 'code', 1000);
  expect(await store.redeem('code', 1000)).toEqual({ id: 'p2', name: 'Gerd' });
  expect(await store.redeem('code', 1000)).toBeUndefined();
  await store.addTransfer('p2', 'early', 1000);
  await store.addTransfer('p2', 'slow', 1000);
  expect(await store.redeem('early', 1000)).toBeUndefined();
  expect(await store.redeem('slow', 1001)).toBeUndefined();
});

test.each(engines)('%s: the last lines of a chat come in order, each once', async name => {
  const { store } = await on(name);
  for (const [i, text] of ['Hi', 'Hello', 'Hi <b>'].entries())
    await store.say({ id: `line${i}`, match: 'oasis', at: 10 + i, body: text });
  await store.say({ id: 'line2', match: 'oasis', at: 99, body: 'sent twice' });
  expect((await store.chat('oasis', 2)).map(({ body }) => body)).toEqual(['Hello', 'Hi <b>']);
});

test.each(engines)('%s: subscriptions of devices are stored by match and person', async name => {
  const { store } = await on(name);
  const watch = { match: 'oasis', person: 'p1', endpoint: 'there', subscription: '{}' };
  await store.addSubscription(watch);
  await store.addSubscription({ ...watch, subscription: '{"new":1}' });
  await store.addSubscription({ ...watch, match: 'whole' });
  expect(await store.subscriptionsOf('oasis', 'p1')).toEqual([{ ...watch, subscription: '{"new":1}' }]);
  expect(await store.subscriptionsOf('oasis', 'p2')).toEqual([]);
  await store.removeSubscription('oasis', 'p2', 'there');
  expect(await store.subscriptionsOf('oasis', 'p1')).toHaveLength(1);
  await store.removeSubscription('oasis', 'p1', 'there');
  expect(await store.subscriptionsOf('oasis', 'p1')).toEqual([]);
  await store.removeEndpoint('there');
  expect(await store.subscriptionsOf('whole', 'p1')).toEqual([]);
});

test.each(engines)('%s: a value under a name stays what it was first', async name => {
  const { store } = await on(name);
  expect(await store.getOrInsert('keys', 'mine')).toBe('mine');
  expect(await store.getOrInsert('keys', 'yours')).toBe('mine');
});

test.each(engines)('%s: what was committed is there after closing and opening again', async name => {
  const { ground } = await on(name);
  const other = await ground.open();
  await other.create(matchNamed('again'));
  await other.commit(changeOf('again'));
  await other.close();
  const reopened = await ground.open();
  expect(await reopened.entries('again')).toEqual(['first', 'second', 'third']);
  await reopened.close();
});

test.each(engines)('%s: a store that was closed answers with an error instead of waiting for ever', async name => {
  const { ground } = await on(name);
  const other = await ground.open();
  await other.close();
  await expect(other.ping()).rejects.toThrow(/not open|after calling end/);
  await expect(other.commit(changeOf('oasis'))).rejects.toThrow(/not open|after calling end/);
});

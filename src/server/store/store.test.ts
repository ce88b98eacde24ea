import { afterAll, expect, test } from 'vitest';
import { type Commit, places } from './port.ts';
import { born, endGrounds, engines, grounds, matchNamed, on } from './testing/grounds.ts';

afterAll(endGrounds);

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
  const listed = (await store.lobby(9999)).find(({ match }) => match === 'whole');
  expect(listed).toEqual({ match: 'whole', summary: 'they play', touched: 9000 });
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
  const others = await Promise.all([ground.elsewhere(store), ground.elsewhere(store)]);
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
  const own = async () =>
    (await store.lobby(9999)).map(({ match }) => match).filter(match => ['early', 'hidden', 'newer'].includes(match));
  expect(await own()).toEqual(['newer', 'early']);
  expect(await store.lobby(1)).toHaveLength(1);
  await store.commit(changeOf('newer', { listing: { place: places.nowhere, summary: 'begun' } }));
  expect(await own()).toEqual(['early']);
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
  // Nobody gathers at the second any more; that it was opened here is forgotten.
  await waits('waits4', [], 'there');
  await store.commit(changeOf('waits2', { revision: 1, length: 1, listing: { place: places.gathering, summary: '' } }));
  expect([await store.gatheringTablesFrom('here'), await store.gatheringTablesFrom('there')]).toEqual([1, 2]);
});

test.each(engines)('%s: a table behind a shut door is not in the lobby, and counted as before', async name => {
  const { store } = await on(name);
  await store.create(matchNamed('shut', { entries: [], people: ['sina'], origin: 'yonder' }));
  const counted = async () => [await store.gatheringTablesOf('sina'), await store.gatheringTablesFrom('yonder')];
  const isShown = async () => (await store.lobby(9999)).some(({ match }) => match === 'shut');
  for (const [revision, place] of [places.shut, places.gathering].entries()) {
    await store.commit(changeOf('shut', { revision, length: 0, entries: [], listing: { place, summary: '' } }));
    expect([...(await counted()), await isShown()]).toEqual([1, 1, place === places.gathering]);
  }
});

test.each(engines)('%s: a person who gets up no longer has the match on their list', async name => {
  const { store } = await on(name);
  await store.create(matchNamed('chairs', { people: ['dora', 'emil'], now: 100_005 }));
  expect((await store.matchesOf('dora', 5)).map(({ match }) => match)).toEqual(['chairs']);
  await store.commit(changeOf('chairs', { people: ['emil'] }));
  expect(await store.matchesOf('dora', 5)).toEqual([]);
});

test.each(engines)('%s: a person’s list has the latest first, be they over or not', async name => {
  const { store } = await on(name);
  const over = { place: places.nowhere, summary: 'over', past: true };
  const ids = Array.from({ length: 6 }, (_, i) => `played${i}`);
  for (const [i, id] of ids.entries()) await store.create(matchNamed(id, { people: ['ines'], now: 200_000 + i }));
  await store.commit(changeOf('played1', { listing: over, now: 200_100 }));
  await store.commit(changeOf('played2', { listing: over, people: ['jan', 'ines'], now: 200_003.5 }));
  const listed = async (most: number) => (await store.matchesOf('ines', most)).map(({ match }) => match);
  expect(await listed(9)).toEqual(['played1', 'played5', 'played4', 'played2', 'played3', 'played0']);
  expect(await listed(4)).toEqual(['played1', 'played5', 'played4', 'played2']);
  expect((await store.matchesOf('jan', 9)).map(({ match }) => match)).toEqual(['played2']);
  expect(await store.gatheringTablesOf('ines')).toBe(4);
});

test.each(engines)('%s: a match that is due is claimed by one process only, until the lease ends', async name => {
  const { store, ground } = await on(name);
  const due = Array.from({ length: 40 }, (_, i) => `due${i}`);
  await Promise.all(due.map(id => store.create(matchNamed(id, { dueAt: 500_000 }))));
  await store.create(matchNamed('tomorrow', { dueAt: 900_000 }));
  const other = await ground.elsewhere(store);
  const mine = async (now: number) => (await store.due(now, 100)).filter(id => id.startsWith('due'));
  expect((await mine(500_000)).toSorted()).toEqual(due.toSorted());
  const claims = await Promise.all(
    due.map(id => Promise.all([store, other].map(each => each.claim(id, 500_000, 505_000)))),
  );
  expect(claims.map(won => won.filter(Boolean).length)).toEqual(due.map(() => 1));
  expect(await mine(504_999)).toEqual([]);
  expect(await store.claim('due0', 504_999, 510_000)).toBe(false);
  expect(await store.claim('tomorrow', 504_999, 510_000)).toBe(false);
  // Its process has died: another one takes over.
  expect(await other.due(505_000, 50)).toHaveLength(40);
  const all = await other.due(505_000, 50);
  expect([...(await other.due(505_000, 30)), ...(await other.due(505_000, 30, 30))]).toEqual(all);
  expect(await other.claim('due0', 505_000, 510_000)).toBe(true);
  await other.close();
});

test.each(engines)('%s: a match that was handled waits until it is due again', async name => {
  const { store } = await on(name);
  await store.create(matchNamed('alarm', { dueAt: 600_000 }));
  const mine = async (now: number) => (await store.due(now, 100)).filter(id => id === 'alarm');
  expect(await mine(600_000)).toEqual(['alarm']);
  expect(await store.claim('alarm', 600_000, 605_000)).toBe(true);
  await store.commit(changeOf('alarm', { dueAt: 700_000 }));
  expect(await mine(650_000)).toEqual([]);
  expect(await mine(700_000)).toEqual(['alarm']);
  await store.commit(changeOf('alarm', { revision: 1, length: 3 }));
  expect(await mine(9_000_000)).toEqual([]);
});

test.each(engines)('%s: a lease can be renewed, or ended', async name => {
  const { store } = await on(name);
  await store.create(matchNamed('lease', { dueAt: 600_000 }));
  const taken = (now: number) => store.claim('lease', now, now + 5000);
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
  const personWith = async (secret: string) => (await store.deviceWith(secret))?.person;
  await store.addPerson({ id: 'p1', name: 'Frieda' }, { secret: 'hash1', since: 1, guarded: false });
  await store.addDevice('p1', { secret: 'hash2', since: 2, guarded: true });
  expect(await personWith('hash1')).toEqual({ id: 'p1', name: 'Frieda' });
  await store.rename('p1', 'Frida');
  expect(await personWith('hash2')).toEqual({ id: 'p1', name: 'Frida' });
  expect(await personWith('hash3')).toBeUndefined();
  await store.dropSecret('hash1');
  expect(await personWith('hash1')).toBeUndefined();
  expect(await personWith('hash2')).toEqual({ id: 'p1', name: 'Frida' });
});

test.each(engines)('%s: devices are known by what they are and when they were last here, and expire', async name => {
  const { store } = await on(name);
  await store.addPerson({ id: 'p3', name: 'Hanna' }, { secret: 'phone', since: 10, label: 'Firefox', guarded: false });
  await store.addDevice('p3', { secret: 'desk', since: 20, guarded: true });
  expect(await store.devicesOf('p3', 9)).toMatchObject([{ secret: 'desk' }, { secret: 'phone', label: 'Firefox' }]);
  await store.setVisited('phone', 30, undefined);
  await store.setVisited('desk', 25, 'Safari');
  await store.guardSecret('phone');
  expect(await store.devicesOf('p3', 9)).toEqual([
    { secret: 'phone', since: 10, seen: 30, label: 'Firefox', guarded: true },
    { secret: 'desk', since: 20, seen: 25, label: 'Safari', guarded: true },
  ]);
  expect(await store.devicesOf('p3', 1)).toHaveLength(1);
  const watch = { match: 'm', person: 'p3', endpoint: 'there', subscription: '{}' };
  await store.addSubscription({ ...watch, device: 'laptop' });
  await store.addSubscription({ ...watch, endpoint: 'elsewhere', device: 'phone' });
  await store.dropSecret('laptop');
  expect(await store.subscriptionsOf('m', 'p3')).toEqual([{ ...watch, endpoint: 'elsewhere', device: 'phone' }]);
  await store.expireDevices(30, 40);
  expect((await store.devicesOf('p3', 9)).map(({ secret }) => secret)).toEqual(['phone']);
  await store.expireDevices(31, 40);
  expect(await store.deviceWith('phone')).toBeUndefined();
});

test.each(engines)('%s: a code for another device works once and in time', async name => {
  const { store } = await on(name);
  await store.addPerson({ id: 'p2', name: 'Gerd' }, { secret: 'hash-gerd', since: 1, guarded: false });
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
    expect(await store.say({ id: `line${i}`, match: 'oasis', at: 10 + i, body: text })).toBe(true);
  expect(await store.say({ id: 'line2', match: 'oasis', at: 99, body: 'sent twice' })).toBe(false);
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

test.each(engines)('%s: processes tell each other who looks at a match, for as long as they live', async name => {
  const { store } = await on(name);
  for (const [process, until] of [
    ['one', 2000],
    ['two', 3000],
  ] as const)
    await store.setAlive(process, until);
  const one = { process: 'one', match: 'seen', people: '["anna"]', watchers: 2 };
  await store.setAttendance({ ...one, watchers: 1 });
  await store.setAttendance(one);
  expect(await store.attendanceElsewhere('seen', 'two', 1000)).toEqual([one]);
  expect(await store.attendanceElsewhere('seen', 'one', 1000)).toEqual([]);
  expect(await store.attendanceElsewhere('seen', 'two', 2000)).toEqual([]);
  expect(await store.forgetDead(1000)).toEqual([]);
  expect(await store.forgetDead(2000)).toEqual(['seen']);
  await store.setAttendance({ ...one, process: 'two' });
  await store.setAttendance({ process: 'two', match: 'seen', people: '[]', watchers: 0 });
  expect(await store.forgetDead(4000)).toEqual([]);
});

test.each(engines)('%s: what was committed is there after closing and opening again', async name => {
  const ground = await grounds[name]();
  const other = await ground.open();
  await other.create(matchNamed('again'));
  await other.commit(changeOf('again'));
  await other.close();
  const reopened = await ground.open();
  expect(await reopened.entries('again')).toEqual(['first', 'second', 'third']);
  await reopened.close();
  await ground.end();
});

test.each(engines)('%s: a store that was closed answers with an error instead of waiting for ever', async name => {
  const ground = await grounds[name]();
  const other = await ground.open();
  await other.close();
  await expect(other.ping()).rejects.toThrow(/not open|after calling end/);
  await expect(other.commit(changeOf('oasis'))).rejects.toThrow(/not open|after calling end/);
  await ground.end();
});

import { afterAll, expect, test } from 'vitest';
import { endGrounds, engines, matchNamed, on } from './testing/grounds.ts';

afterAll(endGrounds);

test.each(engines)('%s: a link makes somebody a host once, and not after its time', async name => {
  const { store } = await on(name);
  const { desk } = store;
  expect(await desk.hasHosts()).toBe(false);
  await desk.addHostLink('early', 10);
  await desk.addHostLink('late', 100);
  expect(await desk.takeHostLink('early', 11)).toBe(false);
  expect(await desk.takeHostLink('late', 50)).toBe(true);
  expect(await desk.takeHostLink('late', 50)).toBe(false);
  await desk.addHost('hanna', 50);
  await desk.addHost('hanna', 60);
  expect(await desk.isHost('hanna')).toBe(true);
  expect(await desk.isHost('ida')).toBe(false);
  expect(await desk.hasHosts()).toBe(true);
  await desk.dropHost('hanna');
  expect(await desk.isHost('hanna')).toBe(false);
  await desk.addHostLink('old', 5);
  await store.forgetCodes(10);
  expect(await desk.takeHostLink('old', 1)).toBe(false);
});

test.each(engines)('%s: what is decided about somebody holds until its time, or until it is lifted', async name => {
  const { store } = await on(name);
  const { desk } = store;
  await store.addPerson({ id: 'mo', name: 'Mo' }, { secret: 'secret of mo', since: 1, guarded: false });
  await desk.setMeasure({ person: 'mo', kind: 'mute', reason: 'loud', since: 10, until: 20 });
  await desk.setMeasure({ person: 'mo', kind: 'ban', reason: 'rude', since: 15 });
  expect(await desk.measuresOf('mo', 19)).toEqual([
    { person: 'mo', kind: 'ban', reason: 'rude', since: 15 },
    { person: 'mo', kind: 'mute', reason: 'loud', since: 10, until: 20 },
  ]);
  expect(await desk.measuresOf('mo', 20)).toMatchObject([{ kind: 'ban' }]);
  await desk.setMeasure({ person: 'mo', kind: 'ban', reason: 'ruder', since: 16, until: 30 });
  expect(await desk.measures(20, 9)).toEqual([
    { person: 'mo', kind: 'ban', reason: 'ruder', since: 16, until: 30, name: 'Mo' },
  ]);
  expect(await desk.dropMeasure('mo', 'ban')).toBe(true);
  expect(await desk.dropMeasure('mo', 'ban')).toBe(false);
  expect(await desk.measuresOf('mo', 17)).toMatchObject([{ kind: 'mute' }]);
  expect(await desk.nameOf('mo')).toBe('Mo');
  expect(await desk.nameOf('nobody')).toBeUndefined();
});

test.each(engines)('%s: reports wait until they are done, and are forgotten with the years', async name => {
  const { store } = await on(name);
  const { desk } = store;
  const report = (id: string, at: number) => ({
    id,
    at,
    reporter: 'rosa',
    about: 'sam',
    match: 'oasis',
    body: `${id}!`,
  });
  for (const [id, at] of Object.entries({ one: 1, two: 2, three: 3 })) await desk.addReport(report(id, at));
  expect(await desk.openReportsOf('rosa')).toBe(3);
  expect(await desk.setReportDone('three')).toBe(true);
  expect(await desk.setReportDone('three')).toBe(false);
  expect(await desk.openReportsOf('rosa')).toBe(2);
  expect((await desk.reports(9)).map(({ id, isDone }) => [id, isDone])).toEqual([
    ['two', false],
    ['one', false],
    ['three', true],
  ]);
  expect((await desk.reports(9))[0]).toMatchObject({ body: 'two!', aboutName: '', reporterName: '' });
  expect(await desk.reports(1)).toHaveLength(1);
  expect(await desk.forgetReports(3, 9)).toBe(2);
  expect((await desk.reports(9)).map(({ id }) => id)).toEqual(['three']);
  await store.personal.erase('sam');
  expect(await desk.reports(9)).toEqual([]);
});

test.each(engines)(
  '%s: what hosts did is kept; of somebody who is erased nothing but that there was somebody',
  async name => {
    const { store } = await on(name);
    const { desk } = store;
    await store.addPerson({ id: 'uwe', name: 'Uwe' }, { secret: 'secret of uwe', since: 1, guarded: false });
    for (const [id, at] of Object.entries({ a: 1, b: 2 }))
      await desk.addDeed({ id, at, host: 'vera', deed: 'warn', other: 'uwe', body: '{}' });
    await desk.addDeed({ id: 'c', at: 3, host: 'vera', deed: 'announce', body: '{}' });
    expect((await desk.deeds(9, 2)).map(({ id }) => id)).toEqual(['c', 'b']);
    expect((await desk.deeds(2, 9)).map(({ id, otherName }) => [id, otherName])).toEqual([['a', 'Uwe']]);
    await store.personal.erase('uwe');
    const [deed] = await desk.deeds(2, 9);
    expect(deed).toMatchObject({ host: 'vera', otherName: '' });
    expect(deed?.other).not.toBe('uwe');
  },
);

test.each(engines)(
  '%s: the latest announcement counts, until its time; and tables are found by when they changed',
  async name => {
    const { store } = await on(name);
    const { desk } = store;
    await desk.announce({ id: 'x', at: 10, until: 100, text: 'hello' });
    await desk.announce({ id: 'y', at: 20, until: 50, text: 'good night' });
    expect(await desk.announcement(15)).toMatchObject({ text: 'hello' });
    expect(await desk.announcement(30)).toMatchObject({ text: 'good night' });
    expect(await desk.announcement(60)).toBeUndefined();
    await store.create(matchNamed('deskone', { now: 5000 }));
    await store.create(matchNamed('desktwo', { now: 6000 }));
    expect((await desk.latestMatches(4000, 9)).map(({ match }) => match)).toEqual(['desktwo', 'deskone']);
    expect(await desk.latestMatches(5500, 9)).toMatchObject([{ match: 'desktwo', listed: 2 }]);
    await store.setAlive('p1', 100);
    await store.setAlive('p2', 10);
    for (const process of ['p1', 'p2'])
      await store.setAttendance({ match: 'deskone', process, people: '["anna"]', watchers: 2 });
    expect(await desk.attendance(50)).toEqual([{ match: 'deskone', process: 'p1', people: '["anna"]', watchers: 2 }]);
    expect(await desk.countProcesses(50)).toBe(1);
  },
);

test.each(engines)('%s: what hosts wrote about somebody goes with them; that they did something stays', async name => {
  const { store } = await on(name);
  const deed = { host: 'hilda', deed: 'warn', other: 'zoe', body: '{"what":"Zoe of Water Street"}' };
  await store.desk.addDeed({ ...deed, id: 'about zoe', at: 5e12 });
  await store.personal.erase('zoe');
  const [kept] = await store.desk.deeds(5e12 + 1, 1);
  expect(kept).toMatchObject({ id: 'about zoe', deed: 'warn', host: 'hilda', body: '{"what":""}' });
  expect(kept.other).not.toBe('zoe');
});

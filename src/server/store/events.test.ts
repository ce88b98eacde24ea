import { afterAll, expect, test } from 'vitest';
import { eventPlaces, type NewEvent } from './event-port.ts';
import { born, endGrounds, engines, on } from './testing/grounds.ts';

afterAll(endGrounds);

const FIRST = { moment: Number.MAX_SAFE_INTEGER, event: '' };

function eventNamed(id: string, rest: Partial<NewEvent> = {}): NewEvent {
  const people = [{ number: 0, person: 'host' }];
  return {
    id,
    owner: 'host',
    place: eventPlaces.coming,
    moment: 10,
    summary: 's',
    entries: ['opened'],
    people,
    ...rest,
  };
}

const commitOn = (event: string, revision: number, length: number, entries = ['more']) => ({
  event,
  revision,
  length,
  entries,
  people: [],
  place: eventPlaces.running,
  moment: 20,
  summary: 't',
});

test.each(engines)('%s: an event is a log with numbers for people', async name => {
  const { store } = await on(name);
  const { events } = store;
  await store.addPerson({ id: 'host', name: 'Hanna' }, { secret: 'secret of host', since: 1, guarded: false });
  expect(await events.create(eventNamed('log'))).toBe(true);
  expect(await events.create(eventNamed('log', { entries: ['again'] }))).toBe(false);
  expect(await events.load('log')).toEqual({ revision: 0, length: 1, owner: 'host' });
  expect(await events.load('nothing')).toBeUndefined();
  const joined = { ...commitOn('log', 0, 1, ['joined', 'joined']), people: [{ number: 1, person: 'stranger' }] };
  expect(await events.commit(joined)).toBe(true);
  expect(await events.load('log')).toMatchObject({ revision: 1, length: 3 });
  expect(await events.entries('log', 0)).toEqual(['opened', 'joined', 'joined']);
  expect(await events.entries('log', 2)).toEqual(['joined']);
  expect(await events.guests('log')).toEqual([
    { number: 0, person: 'host', name: 'Hanna' },
    { number: 1, person: 'stranger' },
  ]);
  await store.accounts.claim({ person: 'host', name: 'Hanna H', skeleton: 'hannah', since: 1 });
  expect(await events.guests('log', [1])).toMatchObject([{ person: 'stranger' }]);
  expect(await events.guests('log', [])).toEqual([]);
  expect((await events.guests('log'))[0]).toEqual({ number: 0, person: 'host', name: 'Hanna H', account: true });
});

test.each(engines)('%s: of two who add to an event at once, one wins, and nothing is left of the other', async name => {
  const { events } = (await on(name)).store;
  await events.create(eventNamed('race'));
  const both = [
    { number: 1, person: 'one' },
    { number: 1, person: 'two' },
  ];
  const done = await Promise.all(
    both.map(one => events.commit({ ...commitOn('race', 0, 1, [`joined ${one.person}`]), people: [one] })),
  );
  expect(done.filter(Boolean)).toHaveLength(1);
  const winner = both[done.indexOf(true)].person;
  expect(await events.entries('race', 0)).toEqual(['opened', `joined ${winner}`]);
  expect((await events.guests('race')).map(({ person }) => person)).toEqual(['host', winner]);
  expect(await events.commit(commitOn('race', 0, 1))).toBe(false);
  expect(await events.commit(commitOn('race', 1, 2))).toBe(true);
});

test.each(engines)('%s: events are listed by what becomes of them, page by page', async name => {
  const { events } = (await on(name)).store;
  const owner = 'lister';
  const people = [{ number: 0, person: owner }];
  const at = (moment: number) => 1e9 + moment;
  for (const [id, moment] of [
    ['lista', 1],
    ['listb', 2],
    ['listc', 2],
  ] as const)
    await events.create(eventNamed(id, { owner, people, moment: at(moment), summary: id }));
  const first = await events.list(eventPlaces.coming, FIRST, 2);
  expect(first.map(({ event }) => event)).toEqual(['listc', 'listb']);
  expect((await events.list(eventPlaces.coming, first[1], 1)).map(({ event }) => event)).toEqual(['lista']);
  await events.commit({ ...commitOn('listb', 0, 1), place: eventPlaces.past, moment: at(9) });
  expect((await events.list(eventPlaces.past, FIRST, 1))[0]).toEqual({ event: 'listb', summary: 't', moment: at(9) });
  expect((await events.listOf(owner, FIRST, 9)).map(({ event }) => event)).toEqual(['listb', 'listc', 'lista']);
  expect(await events.countUnfinished(owner)).toEqual({ opened: 2, entered: 2 });
  expect((await events.unfinishedOf(owner)).toSorted()).toEqual(['lista', 'listc']);
  expect(await events.countUnfinished('nobody')).toEqual({ opened: 0, entered: 0 });
});

test.each(engines)('%s: what is due is claimed by one, and by the next when that one is silent', async name => {
  const { events } = (await on(name)).store;
  await events.create(eventNamed('due', { dueAt: 100 }));
  expect(await events.due(99, 9)).not.toContain('due');
  expect(await events.due(100, 9)).toContain('due');
  const claims = await Promise.all([1, 2, 3].map(() => events.claim('due', 100, 200)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await events.due(150, 9)).not.toContain('due');
  expect(await events.due(200, 9)).toContain('due');
  expect(await events.claim('due', 200, 300)).toBe(true);
  await events.setLease('due', 0);
  expect(await events.claim('due', 201, 300)).toBe(true);
  // With what is written the claim is over.
  expect(await events.commit({ ...commitOn('due', 0, 1), dueAt: 400 })).toBe(true);
  expect(await events.due(399, 9)).not.toContain('due');
  expect(await events.due(400, 9)).toContain('due');
  expect(await events.commit(commitOn('due', 1, 2))).toBe(true);
  expect(await events.due(1e12, 9)).not.toContain('due');
});

test.each(engines)('%s: tables of an event are looked up together', async name => {
  const { store } = await on(name);
  await store.create({ ...born, id: 'table1', listing: { ...born.listing, summary: 'one' } });
  expect(await store.events.summaries(['table1', 'table2'])).toEqual(new Map([['table1', 'one']]));
  expect(await store.events.summaries([])).toEqual(new Map());
});

test.each(engines)('%s: events that are long over are forgotten with all that belongs to them', async name => {
  const { store } = await on(name);
  await store.events.create(eventNamed('old', { place: eventPlaces.past, moment: 5 }));
  await store.events.create(eventNamed('new', { place: eventPlaces.past, moment: 50 }));
  await store.events.create(eventNamed('runs', { place: eventPlaces.running, moment: 5 }));
  expect(await store.events.forget(50, 9)).toBe(1);
  expect(await store.events.load('old')).toBeUndefined();
  expect(await store.events.entries('old', 0)).toEqual([]);
  expect(await store.events.guests('old')).toEqual([]);
  for (const id of ['new', 'runs']) expect(await store.events.load(id)).toBeDefined();
});

test.each(engines)('%s: who is erased leaves a number behind that nobody has', async name => {
  const { store } = await on(name);
  const people = [{ number: 0, person: 'erased' }];
  await store.events.create(eventNamed('left', { owner: 'erased', people }));
  await store.personal.erase('erased');
  const { owner } = (await store.events.load('left'))!;
  const [guest] = await store.events.guests('left');
  expect(owner).toMatch(/^[0-9a-f]{24}$/);
  expect(guest).toEqual({ number: 0, person: owner });
});

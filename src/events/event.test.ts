import { expect, test } from 'vitest';
import { BadEvent, entrantsOf, eventAfter, openTables, pointsFor, standingsOf } from './event.ts';
import type { EventEntry } from './event-log.ts';

const settings = {
  name: 'Evening',
  game: 'nomadi',
  format: 'swiss',
  tableSize: 3,
  rounds: 2,
  pace: 'brisk',
  points: [5, 3, 2, 1],
  byePoints: 3,
} as const;
const opened: EventEntry = { type: 'opened', at: 0, by: 'host', settings };
const joined = (person: string): EventEntry => ({ type: 'joined', at: 1, person });
const begun = [opened, ...['a', 'b', 'c', 'd'].map(joined)];
const round: EventEntry = { type: 'paired', at: 2, tables: [{ match: 'm1', people: ['a', 'b', 'c'] }], byes: ['d'] };
const finished: EventEntry = { type: 'finished', at: 3, match: 'm1', ranks: [2, 1, 3] };

test('points by rank, shared by those who share one', () => {
  expect(pointsFor([1, 2, 3, 4], [5, 3, 2, 1])).toEqual([5, 3, 2, 1]);
  expect(pointsFor([1, 1, 3, 4], [5, 3, 2, 1])).toEqual([4, 4, 2, 1]);
  expect(pointsFor([2, 1, 2], [5, 3, 2, 1])).toEqual([2.5, 5, 2.5]);
  expect(pointsFor([1, 2, 3, 4, 5], [5, 3, 2, 1])).toEqual([5, 3, 2, 1, 0]);
});

test('standings count what is finished, and what sitting out brings', () => {
  expect(standingsOf(eventAfter([...begun, round])).map(({ person, points }) => [person, points])).toEqual([
    ['d', 3],
    ['a', 0],
    ['b', 0],
    ['c', 0],
  ]);
  const after = standingsOf(eventAfter([...begun, round, finished]));
  expect(after.map(({ person, points, rank, wins }) => [person, points, rank, wins])).toEqual([
    ['b', 5, 1, 1],
    ['a', 3, 2, 0],
    ['d', 3, 3, 0],
    ['c', 2, 4, 0],
  ]);
  expect(after.find(({ person }) => person === 'c')?.opposition).toBe(8);
});

test('who plays is not paired again before the table is finished', () => {
  expect(entrantsOf(eventAfter([...begun, round])).map(({ id }) => id)).toEqual(['d']);
  const next = entrantsOf(eventAfter([...begun, round, finished]));
  expect(next.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(next[0]).toMatchObject({
    points: 3,
    met: new Map([
      ['b', 1],
      ['c', 1],
    ]),
    seats: [1, 0, 0],
    byes: 0,
  });
  expect(next[3]).toMatchObject({ points: 3, byes: 1 });
});

test('who drops out keeps their points, is not paired, and can come back', () => {
  const gone: EventEntry = { type: 'dropped', at: 4, person: 'b' };
  const without = eventAfter([...begun, round, finished, gone]);
  expect(entrantsOf(without).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  expect(standingsOf(without)[0]).toMatchObject({ person: 'b', points: 5, dropped: true });
  expect(entrantsOf(eventAfter([...begun, round, finished, gone, joined('b')])).map(({ id }) => id)).toContain('b');
});

test('tables are open until they are finished', () => {
  expect(openTables(eventAfter([...begun, round])).map(({ match }) => match)).toEqual(['m1']);
  expect(openTables(eventAfter([...begun, round, finished]))).toEqual([]);
});

test.each<[string, EventEntry[]]>([
  ['begins by being opened', [joined('a')]],
  ['is opened once', [opened, opened]],
  ['x has not joined', [...begun, { type: 'paired', at: 2, tables: [{ match: 'm', people: ['a', 'x'] }], byes: [] }]],
  [
    'nobody sits twice',
    [...begun, { type: 'paired', at: 2, tables: [{ match: 'm', people: ['a', 'b'] }], byes: ['a'] }],
  ],
  ['no table of this event', [...begun, round, { type: 'finished', at: 3, match: 'm9', ranks: [1, 2, 3] }]],
  ['has been finished before', [...begun, round, finished, finished]],
  ['has 3 seats', [...begun, round, { type: 'finished', at: 3, match: 'm1', ranks: [1, 2] }]],
  ['nothing but corrections', [...begun, { type: 'closed', at: 9 }, joined('e')]],
])('a log that contradicts itself is refused: %s', (complaint, entries) => {
  expect(() => eventAfter(entries)).toThrow(BadEvent);
  expect(() => eventAfter(entries)).toThrow(complaint);
});

test('tables are added for those who came late, and whoever sat out plays too', () => {
  const late = [...begun, round, joined('e')];
  const added: EventEntry = { type: 'added', at: 4, tables: [{ match: 'm2', people: ['d', 'e'] }], by: 'host' };
  const state = eventAfter([...late, added]);
  expect(state.rounds).toHaveLength(1);
  expect(state.rounds[0]).toMatchObject({ byes: [], extended: true });
  expect(openTables(state).map(({ match }) => match)).toEqual(['m1', 'm2']);
  expect(() => eventAfter([...late, { ...added, tables: [{ match: 'm2', people: ['a', 'e'] }] }])).toThrow(BadEvent);
  expect(() => eventAfter([...begun, added])).toThrow('no round is being played');
});

test('a result is corrected, also after the end; a table that is being played is not', () => {
  const fixed: EventEntry = { type: 'corrected', at: 5, match: 'm1', ranks: [1, 1, 3], by: 'host' };
  const over = [...begun, round, finished, { type: 'closed', at: 4 } as const];
  const points = (entries: readonly EventEntry[]) =>
    Object.fromEntries(standingsOf(eventAfter(entries)).map(line => [line.person, line.points]));
  expect(points([...over, fixed])).toEqual({ a: 4, b: 4, c: 2, d: 3 });
  const { ranks: _, ...nothing } = fixed;
  expect(points([...over, fixed, nothing])).toEqual({ a: 0, b: 0, c: 0, d: 3 });
  expect(points([...over, nothing, fixed])).toEqual({ a: 4, b: 4, c: 2, d: 3 });
  expect(() => eventAfter([...begun, round, fixed])).toThrow('still being played');
  expect(() => eventAfter([...over, joined('e')])).toThrow(BadEvent);
});

test('before it begins an event gets another name and another time, or none; later neither', () => {
  const moved: EventEntry = { type: 'changed', at: 2, name: 'Night', startsAt: 50, by: 'host' };
  expect(eventAfter([opened, moved]).settings).toEqual({ ...settings, name: 'Night', startsAt: 50 });
  const byHand: EventEntry = { type: 'changed', at: 3, name: 'Night', by: 'host' };
  expect(eventAfter([opened, moved, byHand]).settings).toEqual({ ...settings, name: 'Night' });
  expect(() => eventAfter([...begun, round, moved])).toThrow('keeps its name');
});

test('who is sent away has dropped out, and is in again once let in', () => {
  const away: EventEntry = { type: 'dropped', at: 4, person: 'a', by: 'host' };
  expect(eventAfter([...begun, away]).people[0]).toEqual({ person: 'a', dropped: true, sentAway: true });
  expect(eventAfter([...begun, away, joined('a')]).people[0]).toEqual({ person: 'a' });
});

import { expect, test } from 'vitest';
import type { EventInfo } from '../../protocol/event-replies.ts';
import { lateComers, membersOf, newResults, ownState, podiumOf, pointsAt, roundsIn } from './event-reading.ts';

const line = (number: number, rank: number, games = 1) =>
  ({ number, rank, points: 5 - rank, wins: 0, games, byes: 0, opposition: 0 }) as const;

const info: EventInfo = {
  event: 'e',
  revision: 3,
  settings: {
    name: 'Evening',
    game: 'nomadi',
    format: 'swiss',
    tableSize: 2,
    rounds: 2,
    pace: 'brisk',
    points: [2, 0],
    byePoints: 1,
  },
  stage: 'running',
  by: 0,
  rounds: 1,
  people: [0, 1, 2, 3, 4].map(number => ({ number, name: `P${number}` })),
  standings: [line(1, 1), line(2, 2), line(3, 3), line(4, 4, 0)],
  tables: [{ match: 'm1', round: 0, seats: [1, 2] }],
  byes: [{ round: 0, numbers: [3] }],
};
const over: EventInfo = { ...info, tables: [{ ...info.tables[0], ranks: [2, 1] }] };

test('what somebody waits for, from a stranger to who came late', () => {
  const as = (me: number | undefined, of = info) => ownState(me === undefined ? of : { ...of, me }).is;
  expect([undefined, 0, 1, 3, 4].map(me => as(me))).toEqual([
    'stranger',
    'stranger',
    'at-table',
    'sits-out',
    'is-late',
  ]);
  expect(as(1, over)).toBe('has-played');
  expect(as(4, { ...info, stage: 'open' })).toBe('in');
  expect(as(4, { ...info, settings: { ...info.settings, format: 'arena' } })).toBe('is-free');
  const away = { ...over, people: info.people.map(one => ({ ...one, dropped: true as const })) };
  expect(as(1, away)).toBe('dropped');
  expect(as(1, { ...away, people: away.people.map(one => ({ ...one, sentAway: true as const })) })).toBe('sent-away');
});

test('late are those without a table who do not sit out; whoever only organises is no member', () => {
  expect(lateComers(info).map(({ number }) => number)).toEqual([4]);
  expect(lateComers({ ...info, stage: 'closed' })).toEqual([]);
  expect(membersOf(info).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test('rounds come latest first, with who sat out', () => {
  const tables = [...info.tables, { match: 'm2', round: 1, seats: [1, 3] }];
  expect(roundsIn(info, tables).map(({ round, byes }) => [round, byes])).toEqual([
    [1, []],
    [0, [3]],
  ]);
});

test('a result is new once, also a corrected one; its points go to seats', () => {
  expect(newResults(info, over).map(({ match }) => match)).toEqual(['m1']);
  expect(newResults(over, over)).toEqual([]);
  const fixed = { ...over, tables: [{ ...over.tables[0], ranks: [1, 1] }] };
  expect(newResults(over, fixed)).toHaveLength(1);
  expect(pointsAt(info, over.tables[0])).toEqual([0, 2]);
  expect(pointsAt(info, info.tables[0])).toEqual([]);
});

test('on the podium stand those who have played', () => {
  expect(podiumOf(info).map(({ rank, numbers }) => [rank, numbers])).toEqual([
    [1, [1]],
    [2, [2]],
    [3, [3]],
  ]);
  expect(podiumOf({ ...info, standings: [line(1, 1), line(2, 1), line(4, 3, 0)] })).toEqual([
    { rank: 1, numbers: [1, 2] },
  ]);
});

import { expect, test } from 'vitest';
import type { TimeControlName } from '../../protocol/time-controls.ts';
import { urgencyAt, withAbsentee, withArrivals, withPause } from './attendance.ts';
import type { Chair, TableRecord } from './record.ts';

const people: readonly Chair[] = [
  { colour: 'red', person: 'anna', name: 'Anna' },
  { colour: 'blue', person: 'ben', name: 'Ben' },
  { colour: 'green', bot: 'easy' },
];

function playing(chairs: readonly Chair[] = people, pace: TimeControlName = 'relaxed'): TableRecord {
  const clock = { since: 1000, left: [] };
  return {
    game: 'g',
    version: 1,
    options: {},
    stage: 'playing',
    host: 'anna',
    listed: true,
    pace,
    chairs,
    seed: '',
    clock,
  };
}

const nobodyResigned = { resigned: new Set<number>() };

/** The record after these people have gone, one after the other. */
function gone(record: TableRecord, times: Readonly<Record<string, number>>): TableRecord {
  return Object.entries(times).reduce((left, [person, at]) => withAbsentee(left, person, at), record);
}

test('clocks stop when the last person has gone, from that moment on', () => {
  const one = withPause(gone(playing(), { anna: 2000 }), nobodyResigned, 9000);
  expect(one.clock).toEqual({ since: 1000, left: [] });
  const none = withPause(gone(one, { ben: 5000 }), nobodyResigned, 9000);
  expect(none.clock).toEqual({ since: 1000, left: [], paused: 5000 });
  const back = withPause(withArrivals(none, ['anna']), nobodyResigned, 65_000);
  expect(back.clock).toEqual({ since: 61_000, left: [], rested: 60_000 });
  expect(back.chairs.map(({ absent }) => absent)).toEqual([undefined, 5000, undefined]);
});

test('a person for whom a stand-in plays is not one who plays, though they look on', () => {
  const late = playing(people.map(chair => (chair.person === 'anna' ? { ...chair, away: true } : chair)));
  expect(withPause(late, nobodyResigned, 9000).clock?.paused).toBeUndefined();
  expect(withPause(gone(late, { ben: 5000 }), nobodyResigned, 9000).clock?.paused).toBe(9000);
});

test('with days for a turn it is stand-ins alone that count', () => {
  const left = gone(playing(people, 'week'), { anna: 2000, ben: 5000 });
  expect(withPause(left, nobodyResigned, 9000).clock?.paused).toBeUndefined();
  const late = playing(
    people.map(chair => (chair.person === undefined ? chair : { ...chair, away: true })),
    'week',
  );
  expect(withPause(late, nobodyResigned, 9000).clock?.paused).toBe(9000);
});

test('bots play on for people who have all resigned while one of them looks, and no longer', () => {
  const all = { resigned: new Set([0, 1]) };
  const one = gone(playing(), { anna: 2000 });
  expect(withPause(one, all, 9000).clock?.paused).toBeUndefined();
  const left = gone(one, { ben: 5000 });
  expect(withPause(left, all, 9000).clock?.paused).toBe(5000);
  expect(withPause(left, { resigned: new Set([0]) }, 9000).clock?.paused).toBe(5000);
  const unhurried = gone(playing(people, 'week'), { anna: 2000, ben: 5000 });
  expect(withPause(unhurried, all, 9000).clock?.paused).toBe(9000);
});

test('a bot moves for those who look on, and in games over days for those who come back', () => {
  const nobody = new Set<number>();
  expect(urgencyAt(playing(), nobody, ['ben'])).toBe('seen');
  expect(urgencyAt(playing(), nobody, [])).toBeUndefined();
  expect(urgencyAt(playing(people, 'week'), nobody, [])).toBe('unseen');
  expect(urgencyAt(playing(), new Set([1]), ['ben'])).toBe('unseen');
  expect(urgencyAt(playing(), new Set([0, 1]), ['ben'])).toBe('bots');
  expect(urgencyAt(playing(people, 'week'), new Set([0, 1]), [])).toBeUndefined();
});

test('nothing is told of those who come and go when a match is over, or who do not sit there', () => {
  const over: TableRecord = { ...playing(), stage: 'over' };
  expect(withAbsentee(over, 'anna', 2000)).toBe(over);
  const record = playing();
  expect(withAbsentee(record, 'carl', 2000)).toBe(record);
  expect(withArrivals(record, ['anna', 'carl'])).toBe(record);
});

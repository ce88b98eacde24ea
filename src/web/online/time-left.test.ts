import { expect, test } from 'vitest';
import type { TableInfo } from '../../protocol/replies.ts';
import { online } from '../words/online.en.ts';
import { isShort, timeLeft, timeText } from './time-left.ts';

const table: TableInfo = {
  match: 'm1',
  game: 'nomadi',
  version: 1,
  options: {},
  stage: 'playing',
  listed: false,
  pace: 'relaxed',
  chairs: [
    { colour: 'red', name: 'Anna' },
    { colour: 'blue', name: 'Ben' },
    { colour: 'green', bot: 'easy' },
  ],
  commitment: '',
  nonces: [],
  clock: { since: 1000, left: [] },
};

test('with a time for each turn only the clock of who moves runs', () => {
  expect(timeLeft(table, 0, 0, 61_000)).toBe(240_000);
  expect(timeLeft(table, 1, 0, 61_000)).toBeUndefined();
  expect(timeLeft(table, 0, 0, 10_000_000)).toBe(0);
});

test('a turn that has just begun has its whole time and no more, though the screen looked at its clock before', () => {
  const left = timeLeft(table, 0, 0, 400);
  expect(left).toBe(300_000);
  expect(timeText(left!, online)).toBe('5:00');
});

test('with a time for the game everybody has one, and only who moves uses it up', () => {
  const swift: TableInfo = { ...table, pace: 'swift', clock: { since: 1000, left: [300_000, 200_000, 100_000] } };
  expect(timeLeft(swift, 0, 0, 61_000)).toBe(240_000);
  expect(timeLeft(swift, 1, 0, 61_000)).toBe(200_000);
});

test('no time runs for computers, for who is away, and before the game', () => {
  expect(timeLeft(table, 2, 2, 61_000)).toBeUndefined();
  const away: TableInfo = { ...table, chairs: [{ colour: 'red', name: 'Anna', away: true }] };
  expect(timeLeft(away, 0, 0, 61_000)).toBeUndefined();
  const { clock: _clock, ...gathering } = table;
  expect(timeLeft(gathering, 0, 0, 61_000)).toBeUndefined();
});

test('time is said as shortly as it matters', () => {
  expect(timeText(59_001, online)).toBe('1:00');
  expect(timeText(0, online)).toBe('0:00');
  expect(timeText(3_599_000, online)).toBe('59:59');
  expect(timeText(3_600_000 * 5 + 60_000 * 7, online)).toBe('5 h 7 min');
  expect(timeText(86_400_000 * 2.5, online)).toBe('2 d 12 h');
  expect(isShort(29_000)).toBe(true);
  expect(isShort(31_000)).toBe(false);
});

import { expect, test } from 'vitest';
import type { LobbyEntry } from '../../protocol/replies.ts';
import {
  ageIn,
  canJoin,
  isMyTurn,
  runningAmong,
  sortedMine,
  sortedOpen,
  sortedRunning,
  takenSeats,
  waitingAmong,
} from './lobby-entries.ts';

const anna = { colour: 'red', name: 'Anna' } as const;
const bot = { colour: 'blue', bot: 'easy' } as const;
const free = { colour: 'green' } as const;

function placard(match: string, more: Partial<LobbyEntry> = {}): LobbyEntry {
  const usual = { game: 'nomadi', stage: 'playing', pace: 'relaxed', chairs: [anna, bot], touched: 0 } as const;
  return { match, ...usual, ...more };
}

const matches = (tables: readonly LobbyEntry[]) => tables.map(({ match }) => match);

test('a table waits for its reader only while it is played and the reader is to move', () => {
  expect(isMyTurn(placard('a', { turn: 0, seat: 0 }))).toBe(true);
  expect(isMyTurn(placard('a', { turn: 1, seat: 0 }))).toBe(false);
  expect(isMyTurn(placard('a', { seat: 0 }))).toBe(false);
  expect(isMyTurn(placard('a', {}))).toBe(false);
  expect(isMyTurn(placard('a', { turn: 0, seat: 0, stage: 'over' }))).toBe(false);
  const tables = [placard('a', { turn: 0, seat: 0 }), placard('b'), placard('c', { turn: 1, seat: 0 })];
  expect(matches(waitingAmong(tables))).toEqual(['a']);
  expect(matches(runningAmong(tables))).toEqual(['c']);
});

test('seats are taken by people and by bots', () => {
  const table = placard('a', { stage: 'gathering', chairs: [anna, bot, free] });
  expect(takenSeats(table)).toBe(2);
  expect(canJoin(table)).toBe(true);
  expect(canJoin({ ...table, stage: 'playing' })).toBe(false);
  expect(canJoin({ ...table, chairs: [anna, bot] })).toBe(false);
});

test('of one’s own tables those come first where one is to move, then the latest; closed ones are gone', () => {
  const tables = [
    placard('over', { seat: 0, stage: 'over', touched: 9 }),
    placard('closed', { seat: 0, stage: 'closed', touched: 9 }),
    placard('gathering', { seat: 0, stage: 'gathering', touched: 8 }),
    placard('others-old', { seat: 0, turn: 1, touched: 1 }),
    placard('others-new', { seat: 0, turn: 1, touched: 2 }),
    placard('mine-old', { seat: 0, turn: 0, touched: 3 }),
    placard('mine-new', { seat: 0, turn: 0, touched: 4 }),
  ];
  expect(matches(sortedMine(tables))).toEqual([
    'mine-new',
    'mine-old',
    'others-new',
    'others-old',
    'gathering',
    'over',
  ]);
});

test('of others’ tables those with a free seat come first, and games that are on can be watched; one’s own are not among them', () => {
  const tables = [
    placard('played', { touched: 9 }),
    placard('own', { seat: 0, touched: 9 }),
    placard('free-old', { stage: 'gathering', chairs: [anna, free], touched: 1 }),
    placard('free-new', { stage: 'gathering', chairs: [anna, free], touched: 2 }),
  ];
  expect(matches(sortedOpen(tables))).toEqual(['free-new', 'free-old']);
  expect(matches(sortedRunning(tables))).toEqual(['played']);
});

test('an age is told in the largest unit that says something', () => {
  const now = 10_000_000_000;
  const ago = (seconds: number) => ageIn('en', now - seconds * 1000, now);
  expect([ago(-5), ago(20), ago(61), ago(3599), ago(3600), ago(86_400), ago(3 * 86_400)]).toEqual([
    'now',
    'now',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    'yesterday',
    '3 days ago',
  ]);
  expect(ageIn('de', now - 120_000, now)).toBe('vor 2 Minuten');
});

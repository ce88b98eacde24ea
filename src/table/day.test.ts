import { describe, expect, test } from 'vitest';
import { gameIds, loadGame } from '../games/registry.ts';
import { dayIn, dayOf, daysAfter, isTry, noonOf, readDay, streakOf, tryId } from './day.ts';
import { DAY_LEVEL, dayMatch } from './day-match.ts';
import { openTable } from './table.ts';

const person = { id: 'any', name: 'Ann' };

test('a day is what the calendar shows here', () => {
  expect(dayOf(new Date(2026, 10, 6, 23, 59))).toBe('2026-11-06');
  expect(dayOf(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
});

test.each(['2026-02-30', '2026-2-3', '2026-13-01', 'yesterday', '', '2026-11-16x'])('"%s" is no day', text => {
  expect(readDay(text)).toBeUndefined();
});

test('days are counted by the calendar, over months, years and the hour that is put forward', () => {
  expect(daysAfter('2026-11-01', -1)).toBe('2026-10-31');
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(readDay(dayOf(noonOf('2027-03-28')))).toBe('2027-03-28');
});

describe.each(gameIds)('%s', id => {
  test('whoever plays it on a day has the same desert, from the same seat', async () => {
    const game = await loadGame(id);
    const [mine, yours] = ['Ann', 'Ben'].map((name, i) => dayMatch(game, '2026-11-16', { id: `match ${i}`, name }));
    expect(openTable(game, mine).entries).toEqual(openTable(game, yours).entries);
    expect(mine.options).toEqual(yours.options);
    expect(mine.players.map(({ bot }) => bot)).toEqual(yours.players.map(({ bot }) => bot));
    expect(mine.players.filter(({ bot }) => bot !== DAY_LEVEL)).toEqual([{ name: 'Ann', colour: expect.any(String) }]);
  });

  test('another day has another chance', async () => {
    const game = await loadGame(id);
    const seeds = ['2026-11-16', '2026-11-17'].map(day => dayMatch(game, day, person).chance.seed);
    expect(new Set(seeds).size).toBe(2);
  });

  test('nobody sits on the same seat every day', async () => {
    const game = await loadGame(id);
    const days = Array.from({ length: 30 }, (_, i) => daysAfter('2026-11-01', i));
    const seats = days.map(day => dayMatch(game, day, person).players.findIndex(({ bot }) => bot === undefined));
    expect(new Set(seats).size).toBe(dayMatch(game, days[0], person).players.length);
  });

  test('its day is known again, and the try that counts is told from the others', async () => {
    const game = await loadGame(id);
    const [rated, other] = [tryId('2026-11-16', id), 'another'].map(each =>
      dayMatch(game, '2026-11-16', { id: each, name: '' }),
    );
    expect([rated, other].map(match => dayIn(match))).toEqual(['2026-11-16', '2026-11-16']);
    expect([rated, other].map(match => isTry(match))).toEqual([true, false]);
  });
});

test('a match with other chance belongs to no day', () => {
  const of = (match: string) => dayIn({ game: 'nomadi', chance: { seed: '', match, nonces: [] } });
  expect(of('red sands')).toBeUndefined();
  expect(of('day 2026-11-16 crossing')).toBeUndefined();
  expect(of('day 2026-02-30 nomadi')).toBeUndefined();
  expect(of('day 2026-11-16 nomadi')).toBe('2026-11-16');
});

test('days in a row are counted up to today, or to yesterday as long as today is to come', () => {
  const played = new Set(['2026-11-12', '2026-11-14', '2026-11-15']);
  expect(streakOf(played, '2026-11-16')).toBe(2);
  expect(streakOf(new Set([...played, '2026-11-16']), '2026-11-16')).toBe(3);
  expect(streakOf(played, '2026-11-17')).toBe(0);
});

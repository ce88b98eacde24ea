import { expect, test } from 'vitest';
import { loadGame } from '../../games/registry.ts';
import {
  eventWishes,
  nextEvening,
  pacesFor,
  problemIn,
  readEventSetup,
  usualEventSetup,
  withFormat,
  withTableSize,
} from './event-setup.ts';

const game = await loadGame('durch-die-wueste');
const usual = usualEventSetup(game, 'Evening');
const now = new Date(2026, 5, 1, 12).getTime();

test('what is usual has no problem, and each kind says how long it lasts in its own way', () => {
  expect(problemIn(usual, now)).toBeUndefined();
  expect(eventWishes(game.id, usual)).toMatchObject({ format: 'swiss', rounds: 3, tableSize: 3, points: [5, 3, 1] });
  const robin = eventWishes(game.id, withFormat(usual, 'round-robin'));
  expect(robin.rounds).toBeUndefined();
  const arena = eventWishes(game.id, withFormat(usual, 'arena'));
  expect([arena.duration, arena.rounds, arena.roundTime]).toEqual([5_400_000, undefined, undefined]);
  const league = eventWishes(game.id, withFormat(usual, 'league'));
  expect([league.duration, league.rounds, league.roundTime]).toEqual([undefined, 4, 604_800_000]);
});

test('another table size brings points for each of its ranks', () => {
  for (const seats of game.seats) {
    const setup = withTableSize(usual, seats);
    expect(setup.points).toHaveLength(seats);
    expect(problemIn(setup, now)).toBeUndefined();
  }
});

test('what can’t be is said before anybody is asked', () => {
  expect(problemIn({ ...usual, name: '  ' }, now)).toBe('name');
  expect(problemIn({ ...usual, points: [1, 2, 3] }, now)).toBe('points');
  expect(problemIn({ ...usual, points: [101, 2, 1] }, now)).toBe('points');
  expect(problemIn({ ...usual, byePoints: Number.NaN }, now)).toBe('points');
  const at = (startsAt: string) => problemIn({ ...usual, hasTime: true, startsAt }, now);
  expect([at(''), at('2026-06-01T11:00'), at('2028-06-01T11:00'), at('2026-06-01T20:00')]).toEqual([
    'time',
    'past',
    'far',
    undefined,
  ]);
});

test('an arena is offered no days for a turn', () => {
  expect(pacesFor('arena')).not.toContain('day');
  expect(pacesFor('league')).toContain('day');
});

test('what was opened before is offered again, without its name and time; what no longer fits is not', () => {
  const kept = { ...withFormat(usual, 'arena'), hasTime: true, startsAt: '2026-06-01T20:00', name: 'Old' };
  expect(readEventSetup(game, JSON.stringify(kept), 'New')).toMatchObject({
    format: 'arena',
    name: 'New',
    hasTime: false,
    startsAt: '',
  });
  expect(readEventSetup(game, JSON.stringify({ ...kept, tableSize: 9 }), 'New')).toBeUndefined();
  expect(readEventSetup(game, 'no json', 'New')).toBeUndefined();
  expect(readEventSetup(game, undefined, 'New')).toBeUndefined();
});

test('the next evening is today until eight', () => {
  expect(nextEvening(new Date(2026, 5, 1, 12))).toBe('2026-06-01T20:00');
  expect(nextEvening(new Date(2026, 11, 31, 21))).toBe('2027-01-01T20:00');
});

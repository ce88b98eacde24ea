import { expect, test } from 'vitest';
import { readRoute, watchAddress } from './route.ts';

test('an empty address is the start page', () => {
  for (const hash of ['', '#', '#/']) expect(readRoute(hash)).toEqual({ screen: 'start' });
});

test('a deep link names game, seats, seed and position', () => {
  expect(readRoute('#/watch/durch-die-wueste?seats=4&seed=7&at=120')).toEqual({
    screen: 'watch',
    game: 'durch-die-wueste',
    seats: '4',
    seed: '7',
    at: '120',
  });
});

test('what is written into an address is read back from it', () => {
  const wanted = { game: 'durch-die-wueste', seats: '3', seed: 'sand & wind?#', at: '' };
  expect(readRoute(watchAddress(wanted))).toEqual({ screen: 'watch', ...wanted });
});

test('addresses that lead nowhere are told apart', () => {
  for (const hash of ['#/play', '#/watch', '#/watch/durch-die-wueste/more'])
    expect(readRoute(hash)).toEqual({ screen: 'lost' });
});

import { expect, test } from 'vitest';
import {
  accountAddress,
  depthAfter,
  guideAddress,
  lobbyAddress,
  newAddress,
  openAddress,
  peopleAddress,
  playAddress,
  privacyAddress,
  readRoute,
  replayAddress,
  reviewAddress,
  rulesAddress,
  settingsAddress,
  sharedAddress,
  tableAddress,
  watchAddress,
} from './route.ts';

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
  const watched = { game: 'durch-die-wueste', seats: '3', seed: 'sand & wind?#', at: '' };
  expect(readRoute(watchAddress(watched))).toEqual({ screen: 'watch', ...watched });
  expect(readRoute(newAddress('nomadi'))).toEqual({ screen: 'new', game: 'nomadi', chance: '' });
  expect(readRoute(newAddress('nomadi', 'hand'))).toEqual({ screen: 'new', game: 'nomadi', chance: 'hand' });
  expect(readRoute(playAddress('a/b'))).toEqual({ screen: 'play', match: 'a/b' });
  expect(readRoute(replayAddress('m1', '7'))).toEqual({ screen: 'replay', match: 'm1', log: '', at: '7', panel: '' });
  expect(readRoute(reviewAddress('m1'))).toEqual({ screen: 'replay', match: 'm1', log: '', at: '', panel: 'review' });
  expect(readRoute(sharedAddress('x+y/z='))).toEqual({ screen: 'replay', match: '', log: 'x+y/z=', at: '', panel: '' });
  expect(readRoute(rulesAddress('nomadi', 'NO-1'))).toEqual({ screen: 'rules', game: 'nomadi', rule: 'NO-1' });
  expect(readRoute(rulesAddress('nomadi'))).toEqual({ screen: 'rules', game: 'nomadi', rule: '' });
  expect(readRoute(guideAddress('nomadi'))).toEqual({ screen: 'guide', game: 'nomadi' });
  expect(readRoute(lobbyAddress())).toEqual({ screen: 'lobby', game: '' });
  expect(readRoute(lobbyAddress('nomadi'))).toEqual({ screen: 'lobby', game: 'nomadi' });
  expect(readRoute(openAddress('nomadi'))).toEqual({ screen: 'open', game: 'nomadi' });
  expect(readRoute(tableAddress('a1b2c3'))).toEqual({ screen: 'table', match: 'a1b2c3' });
  expect(readRoute(settingsAddress)).toEqual({ screen: 'settings' });
  expect(readRoute(accountAddress)).toEqual({ screen: 'account' });
  expect(readRoute(privacyAddress)).toEqual({ screen: 'privacy' });
  expect(readRoute(peopleAddress)).toEqual({ screen: 'people' });
});

test('addresses that lead nowhere are told apart', () => {
  const hashes = [
    '#/play',
    '#/watch',
    '#/watch/durch-die-wueste/more',
    '#/replay',
    '#/settings/x',
    '#/account/x',
    '#/toString',
    '#/x',
  ];
  for (const hash of hashes) expect(readRoute(hash)).toEqual({ screen: 'lost' });
  expect(readRoute('#/play/%E0%A4')).toEqual({ screen: 'play', match: '%E0%A4' });
});

test('the way back is counted: a link is a step on, and every step knows its number', () => {
  const opened = depthAfter(-1, undefined);
  expect(opened).toBe(0);
  expect(depthAfter(opened, undefined)).toBe(1);
  expect(depthAfter(1, { depth: 0 })).toBe(0);
  expect(depthAfter(-1, { depth: 3 })).toBe(3);
});

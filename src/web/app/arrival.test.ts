import { expect, test } from 'vitest';
import {
  lobbyAddress,
  newAddress,
  openAddress,
  type Route,
  readRoute,
  replayAddress,
  rulesAddress,
} from '../page/route.ts';
import { screenKey } from './arrival.ts';

const placeAt = (address: string) => screenKey(readRoute(address));

test('every screen is a place of its own, and so is every game and match there', () => {
  const addresses = [
    '#/',
    newAddress('nomadi'),
    newAddress('wuestensoehne'),
    rulesAddress('nomadi'),
    '#/play/a',
    '#/play/b',
  ];
  expect(new Set(addresses.map(placeAt)).size).toBe(addresses.length);
});

test('what changes while somebody stays on a screen makes no other place of it', () => {
  expect(placeAt(replayAddress('a', '7'))).toBe(placeAt(replayAddress('a')));
  expect(placeAt(rulesAddress('nomadi', 'NO-MOVE-3'))).toBe(placeAt(rulesAddress('nomadi')));
  expect(placeAt(lobbyAddress('nomadi'))).toBe(placeAt(lobbyAddress()));
  expect(placeAt(openAddress('nomadi'))).toBe(placeAt(openAddress('wuestensoehne')));
});

test('an address that leads nowhere is a place too', () => {
  const lost: Route = { screen: 'lost' };
  expect(screenKey(lost)).not.toBe(placeAt('#/'));
});

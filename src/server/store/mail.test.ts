import { afterAll, expect, test } from 'vitest';
import { endGrounds, engines, on } from './testing/grounds.ts';

afterAll(endGrounds);

const address = 'anna@example.org';
const entered = { person: 'anna', address, language: 'en', wants: 'turns', code: 'hash', until: 100 };

test.each(engines)('%s: an address counts once its code was given, in time, and only for its person', async name => {
  const { mail } = (await on(name)).store;
  await mail.enter(entered);
  expect(await mail.mailOf('anna')).toEqual({
    person: 'anna',
    name: '',
    address,
    language: 'en',
    wants: 'turns',
    isConfirmed: false,
  });
  expect(await mail.confirmedAt(address, 9)).toEqual([]);
  expect(await mail.confirm('ben', 'hash', 50)).toBe(false);
  expect(await mail.confirm('anna', 'other', 50)).toBe(false);
  expect(await mail.confirm('anna', 'hash', 101)).toBe(false);
  expect(await mail.confirm('anna', 'hash', 100)).toBe(true);
  expect(await mail.confirm('anna', 'hash', 100)).toBe(false);
  await mail.setWants('anna', 'turns recovery');
  expect(await mail.confirmedAt(address, 9)).toMatchObject([
    { person: 'anna', wants: 'turns recovery', isConfirmed: true },
  ]);
  // Another address begins anew.
  await mail.enter({ ...entered, address: 'new@example.org' });
  expect(await mail.confirmedAt(address, 9)).toEqual([]);
  expect(await mail.confirmedAt('new@example.org', 9)).toEqual([]);
  await mail.drop('anna');
  expect(await mail.mailOf('anna')).toBeUndefined();
});

test.each(engines)('%s: of several who want to send one may, and nobody again before its time', async name => {
  const { mail } = (await on(name)).store;
  await mail.enter({ ...entered, person: 'carl', address: 'carl@example.org' });
  expect(await mail.claimSending('carl', 10, 5)).toBe(false);
  await mail.confirm('carl', 'hash', 50);
  const claims = await Promise.all(Array.from({ length: 4 }, () => mail.claimSending('carl', 10, 5)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await mail.claimSending('carl', 20, 9)).toBe(false);
  expect(await mail.claimSending('carl', 20, 10)).toBe(true);
  expect(await mail.claimSending('nobody', 20, 10)).toBe(false);
});

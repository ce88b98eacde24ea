import { expect, test } from 'vitest';
import type { Entry, Match } from '../../table/match.ts';
import { continues, LogConflict } from './match-store.ts';
import type { SavedMatch } from './saved-match.ts';
import { Device } from './testing/device.ts';

const log = (...moves: string[]): Entry[] => moves.map((move, seq) => ({ seq, actor: 0, move }));
const saved = (id: string, ...moves: string[]): SavedMatch => ({
  match: { id } as Match,
  entries: log(...moves),
  over: false,
  touched: moves.length,
});
const ids = (list: readonly SavedMatch[]) => list.map(({ match }) => match.id);

test('a log goes on from its own beginning, and from nothing else', () => {
  expect(continues([], log('a'))).toBe(true);
  expect(continues(log('a', 'b'), log('a', 'b'))).toBe(true);
  expect(continues(log('a', 'b'), log('a', 'b', 'c'))).toBe(true);
  expect(continues(log('a', 'b'), log('a'))).toBe(false);
  expect(continues(log('a', 'b'), log('a', 'x', 'c'))).toBe(false);
});

test('a match is kept, loaded and listed, the latest first', async () => {
  const store = new Device().openWindow();
  expect(await store.save(saved('one', 'a'))).toEqual({ on: 'disk' });
  await store.save(saved('two', 'a', 'b'));
  expect(await store.load('one')).toEqual(saved('one', 'a'));
  expect(ids(await store.list())).toEqual(['two', 'one']);
});

test('of two windows that play at once the first one counts', async () => {
  const device = new Device();
  const [here, there] = [device.openWindow(), device.openWindow()];
  await here.save(saved('m'));
  await there.saveOver(saved('m', 'x'));
  await expect(here.saveOver(saved('m', 'y'))).rejects.toThrow(LogConflict);
  await expect(here.save(saved('m', 'y'))).rejects.toThrow(LogConflict);
  expect(await here.load('m')).toEqual(saved('m', 'x'));
});

test('where the disk takes nothing a match lives in the page', async () => {
  const device = new Device();
  device.fault = new Error('private');
  const store = device.openWindow();
  expect(await store.save(saved('m'))).toEqual({ on: 'page', why: 'private' });
  expect(await store.saveOver(saved('m', 'a'))).toEqual({ on: 'page', why: 'private' });
  expect(await store.load('m')).toEqual(saved('m', 'a'));
  expect(ids(await store.list())).toEqual(['m']);
  await store.remove('m');
  expect(await store.list()).toEqual([]);
  await expect(store.load('m')).rejects.toThrow('private');
  await expect(store.remove('elsewhere')).rejects.toThrow('private');
});

test('what lived in the page goes to the disk as soon as that works again', async () => {
  const device = new Device();
  const store = device.openWindow();
  device.fault = new Error('full');
  await store.save(saved('m', 'a'));
  device.fault = undefined;
  expect(await store.load('m')).toEqual(saved('m', 'a'));
  expect(await store.saveOver(saved('m', 'a', 'b'))).toEqual({ on: 'disk' });
  expect(device.kept.get('m')).toEqual(saved('m', 'a', 'b'));
});

test('the longer log counts while the disk is behind the page', async () => {
  const device = new Device();
  const store = device.openWindow();
  await store.save(saved('m', 'a'));
  device.fault = new Error('full');
  await store.saveOver(saved('m', 'a', 'b'));
  device.fault = undefined;
  expect(await store.load('m')).toEqual(saved('m', 'a', 'b'));
  expect(await store.list()).toEqual([saved('m', 'a', 'b')]);
});

test('a deleted match is not brought back by whoever still plays it, but it can be by who deleted it', async () => {
  const device = new Device();
  const [here, there] = [device.openWindow(), device.openWindow()];
  await here.save(saved('m', 'a'));
  await there.remove('m');
  await expect(here.saveOver(saved('m', 'a', 'b'))).rejects.toThrow(LogConflict);
  expect(await here.list()).toEqual([]);
  await there.save(saved('m', 'a'));
  expect(await here.saveOver(saved('m', 'a', 'b'))).toEqual({ on: 'disk' });
});

test('what another window deletes does not live on in this page', async () => {
  const device = new Device();
  const [here, there] = [device.openWindow(), device.openWindow()];
  device.fault = new Error('full');
  await here.save(saved('one'));
  await here.save(saved('two'));
  device.fault = undefined;
  await there.remove('one');
  expect(ids(await here.list())).toEqual(['two']);
  await there.removeAll();
  expect(await here.list()).toEqual([]);
});

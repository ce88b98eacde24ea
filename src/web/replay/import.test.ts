import { expect, test } from 'vitest';
import type { SavedMatch } from '../play/store.ts';
import type { LogRead } from './file.ts';
import { placeFor } from './import.ts';
import { desert, played } from './testing/played.ts';

const table = played(2, 20);
const log = (length: number): LogRead => ({
  ok: true,
  game: desert,
  match: table.match,
  entries: table.entries.slice(0, length),
  over: false,
});
const here = (length: number): SavedMatch => ({
  match: { ...table.match, players: table.match.players.toReversed() },
  entries: table.entries.slice(0, length),
  over: false,
  touched: 1,
});

test('a new match is kept under its own id, with whose turn it is', () => {
  const { id, save } = placeFor(log(39), undefined, 'other');
  expect(id).toBe('m1');
  expect(save).toMatchObject({ match: table.match, over: false, turn: 1 });
  expect(save?.entries).toHaveLength(39);
});

test('a log that this device has already, or more of it, changes nothing', () => {
  expect(placeFor(log(45), here(45), 'other')).toEqual({ id: 'm1' });
  expect(placeFor(log(45), here(50), 'other')).toEqual({ id: 'm1' });
});

test('a longer log of the same match goes on from the one here', () => {
  const { id, save } = placeFor(log(50), here(45), 'other');
  expect(id).toBe('m1');
  expect(save?.match).toEqual(here(45).match);
  expect(save?.entries).toHaveLength(50);
});

test('a log that tells another story is kept beside the one here', () => {
  const other = played(2, 20, { chance: { ...table.match.chance, nonces: ['else'] } });
  const read = { ...log(0), entries: other.entries };
  const { id, save } = placeFor(read, here(45), 'other');
  expect(id).toBe('other');
  expect(save).toMatchObject({ match: { id: 'other', chance: table.match.chance } });
});

test('a log that was cut off in the set-up is brought to rest', () => {
  const { save } = placeFor(log(20), undefined, 'other');
  expect(save).toMatchObject({ turn: 0, over: false });
  expect(save?.entries.slice(0, 20)).toEqual(table.entries.slice(0, 20));
  expect(save?.entries).toHaveLength(38);
});

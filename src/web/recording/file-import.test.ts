import { expect, test } from 'vitest';
import { verifyChance } from '../../table/fairness.ts';
import { openTable } from '../../table/table.ts';
import { store } from '../match/match-store.ts';
import { type SavedMatch, savedFrom } from '../match/saved-match.ts';
import { importLog, placeFor } from './file-import.ts';
import { fileText, type ReadLog, readLog } from './game-file.ts';
import { recordingFrom } from './recording.ts';
import { packLog, unpackLog } from './share-link.ts';
import { desert, played, playRandom } from './testing/played.ts';

const table = played(2, 20);
const log = (length: number): ReadLog => ({
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

test('whoever sat in a game that came as a file sat elsewhere, unless the game was here before', async () => {
  const stored = async () => (await store.load('m1'))?.elsewhere;
  const file = (length: number) => fileText(recordingFrom(desert, table.match, table.entries.slice(0, length)));
  await store.save(here(45));
  expect(await importLog(file(50))).toEqual({ ok: true, id: 'm1' });
  expect(await stored()).toBeUndefined();
  await store.remove('m1');
  expect(await importLog(file(50))).toEqual({ ok: true, id: 'm1' });
  expect(await stored()).toBe(true);
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

const load = async (id: string) => (id === desert.id ? desert : undefined);
const recordingOf = ({ match, entries }: SavedMatch) => recordingFrom(desert, match, entries);

/** What a device has after a file from another one. */
async function taken(from: SavedMatch, before?: SavedMatch): Promise<SavedMatch> {
  const read = await readLog(fileText(recordingOf(from)), load);
  if (!read.ok) throw new Error(`${read.kind}: ${read.found}`);
  const { id, save } = placeFor(read, before, 'other');
  expect(id).toBe(from.match.id);
  return save!;
}

function playedOn({ match, entries }: SavedMatch, moves = Number.POSITIVE_INFINITY): SavedMatch {
  const again = openTable(desert, match, entries);
  playRandom(again, moves);
  return savedFrom(again);
}

test('a match may wander to another device, to its end there, back, and on', async () => {
  const phone = savedFrom(played(3, 10));
  const laptop = playedOn(await taken(phone));
  expect(laptop.match.chance.seed).not.toBe(phone.match.chance.seed);
  const back = await taken(laptop, phone);
  expect(back.match).toEqual({ ...phone.match, chance: laptop.match.chance, inherited: phone.entries.length });
  expect((await taken(back)).entries).toEqual(laptop.entries);
  const read = await unpackLog(await packLog(recordingOf(back)), load);
  expect(read).toMatchObject({ ok: true, over: true, match: back.match });
  expect(verifyChance(recordingOf(back))).toMatchObject({ right: 0, wrong: undefined });
});

test('a match that comes back before its end goes on with its own seed', async () => {
  const phone = savedFrom(played(3, 10));
  const back = await taken(playedOn(await taken(phone), 10), phone);
  expect(back.match).toEqual(phone.match);
  const ended = playedOn(back);
  expect(verifyChance(recordingOf(ended))).toMatchObject({ inherited: 0, wrong: undefined });
  const laptop = await taken(ended, playedOn(await taken(phone), 10));
  expect(laptop.match).toEqual(phone.match);
});

test('what was drawn elsewhere is not judged by the seed here', () => {
  const begun = { ...here(20), match: table.match };
  expect(placeFor(log(50), begun, 'other').save?.match).toEqual({ ...table.match, inherited: 50 });
});

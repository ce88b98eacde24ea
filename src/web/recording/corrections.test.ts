import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { correctedLog } from '../../table/corrections.ts';
import { verifyChance } from '../../table/fairness.ts';
import type { Entry } from '../../table/match.ts';
import { submit, type Table } from '../../table/table.ts';
import { forkAt } from './fork.ts';
import { fileText, readLog } from './game-file.ts';
import { recordingFrom } from './recording.ts';
import { packLog, unpackLog } from './share-link.ts';
import { desert, played, playRandom } from './testing/played.ts';

const load = async (id: string) => (id === desert.id ? desert : undefined);

/** A match by hand in which a slip was put right, and played on. */
function corrected(): Table {
  // What the hosts of other tests draw is taken to be what people rolled.
  const drawn = played(2, 0);
  const table = { ...drawn, match: { ...drawn.match, byHand: true } } as Table;
  playRandom(table, 12);
  const { length } = table.entries;
  submit(table, { type: 'correct', id: 'h', seat: CHANCE, base: length, to: length - 3 });
  playRandom(table, 9);
  return table;
}

const table = corrected();
const recording = recordingFrom(desert, table.match, table.entries);
const bare = (entries: readonly Entry[]) =>
  entries.map(entry => Object.fromEntries(Object.entries(entry).filter(([key]) => key !== 'command')));

test('a recording shows what counts, and keeps all that was entered', () => {
  expect(recording.log).toBe(table.entries);
  expect(recording.entries).toHaveLength(table.entries.length - 4);
  expect(recording.entries.some(entry => 'act' in entry)).toBe(false);
  expect(recording.truth.states.at(-1)!.bytes).toEqual(table.state.bytes);
  expect(verifyChance(recording)).toMatchObject({ right: 0, wrong: undefined });
});

test('files and links carry corrections, and come back the same', async () => {
  const file = await readLog(fileText(recording), load);
  expect(file).toMatchObject({ ok: true, entries: table.entries, match: { byHand: true } });
  // Programs that count from 1 are understood too.
  const shifted = fileText(recording)
    .replaceAll(/"seq":(\d+)/g, (_, seq: string) => `"seq":${Number(seq) + 1}`)
    .replaceAll(/"to":(\d+)/g, (_, to: string) => `"to":${Number(to) + 1}`);
  expect(await readLog(shifted, load)).toMatchObject({ ok: true, entries: table.entries });
  const link = await unpackLog(await packLog(recording), load);
  expect(link).toMatchObject({ ok: true, entries: bare(table.entries), match: { byHand: true } });
});

test('a correction in a match that was not entered by hand is refused', async () => {
  const forged = fileText(recording).replace('"byHand":true', '"byHand":false');
  expect(await readLog(forged, load)).toMatchObject({ ok: false, kind: 'act' });
});

test('it is played on from any point of what counts', () => {
  const at = recording.entries.length - 1;
  const { entries } = forkAt(recording, { at, seat: 0, names: ['A', 'B'], bot: 'easy', id: 'f', seed: 'ab' });
  const moves = (log: readonly Entry[]) => log.map(entry => Object(entry).move);
  expect(moves(entries).slice(0, at)).toEqual(moves(correctedLog(table.entries)).slice(0, at));
});

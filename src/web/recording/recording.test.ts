import { expect, test } from 'vitest';
import { CHANCE, NOBODY } from '../../engine/game.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import { stateAfter } from '../../table/table.ts';
import {
  actorAt,
  allTellings,
  isOverAt,
  record,
  recordRandom,
  resignedAt,
  resultAt,
  stateAt,
  tellingAt,
} from './recording.ts';
import { desert, played, resign } from './testing/played.ts';

test.each(gameIds)('%s: a recording runs from the set-up to the end, and the same seed repeats it', async id => {
  const game = await loadGame(id);
  for (const seats of game.seats) {
    const recording = recordRandom(game, seats, '7');
    expect(recordRandom(game, seats, '7').moves).toEqual(recording.moves);
    expect(recordRandom(game, seats, '8').moves).not.toEqual(recording.moves);
    expect(actorAt(recording, recording.setUp)).toBeGreaterThanOrEqual(0);
    expect(actorAt(recording, recording.setUp - 1)).toBe(CHANCE);
    expect(actorAt(recording, recording.moves.length)).toBe(NOBODY);
  }
});

test('nothing led to the first position; the stories of all entries are those of each', () => {
  const recording = recordRandom(desert, 2, '1');
  expect(tellingAt(recording, 0)).toBeUndefined();
  expect(tellingAt(recording, 1)?.key).toBe('palm');
  const told = allTellings(recording);
  for (const at of [1, 40, 60, recording.entries.length]) expect(told[at - 1]).toEqual(tellingAt(recording, at));
});

test('every position is the one that the table comes to', () => {
  const table = played(3, 20);
  const recording = record(desert, table.match, table.entries);
  for (const at of [0, 38, 45, table.entries.length])
    expect(stateAt(recording, at).bytes).toEqual(stateAfter(table, at).bytes);
  expect(isOverAt(recording, table.entries.length)).toBe(false);
});

test('acts are positions too, change nothing on the board, and decide who can win', () => {
  const table = played(2, 12);
  const before = table.entries.length;
  resign(table, 0);
  const recording = record(desert, table.match, table.entries);
  expect(recording.entries.length).toBe(before + 2);
  expect(stateAt(recording, before + 1).bytes).toEqual(stateAt(recording, before).bytes);
  expect([...resignedAt(recording, before)]).toEqual([]);
  expect([...resignedAt(recording, before + 1)]).toEqual([0]);
  expect(isOverAt(recording, before)).toBe(false);
  expect(resultAt(recording, before).winners).toEqual([]);
  expect(resultAt(recording, before + 1).winners).toEqual([1]);
  expect(tellingAt(recording, before + 1)).toBeUndefined();
});

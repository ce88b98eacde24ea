import { expect, test } from 'vitest';
import { CHANCE, NOBODY } from '../../engine/game.ts';
import { loadGame } from '../../games/registry.ts';
import { testedGames } from '../../games/testing/games.ts';
import { descriptionOf, isOverAt, resignedAt, resultAt } from '../../table/timeline.ts';
import { actorAt, randomRecording, recordingFrom, stateAt } from './recording.ts';
import { desert, played, resign } from './testing/played.ts';

test.each(testedGames)(
  '$id: a recording runs from the set-up to the end, and the same seed repeats it',
  async ({ id }) => {
    const game = await loadGame(id);
    for (const seats of game.seats) {
      const recording = randomRecording(game, seats, '7');
      expect(randomRecording(game, seats, '7').truth.moves).toEqual(recording.truth.moves);
      expect(randomRecording(game, seats, '8').truth.moves).not.toEqual(recording.truth.moves);
      expect(actorAt(recording, recording.setUp)).toBeGreaterThanOrEqual(0);
      // A game need not begin with chance.
      expect(recording.setUp === 0 || actorAt(recording, recording.setUp - 1) === CHANCE).toBe(true);
      expect(actorAt(recording, recording.truth.moves.length)).toBe(NOBODY);
    }
  },
);

test('nothing led to the first position; every entry has a story', () => {
  const recording = randomRecording(desert, 2, '1');
  expect(descriptionOf(recording.seen, -1)).toBeUndefined();
  expect(descriptionOf(recording.seen, 0)?.key).toBe('palm');
  expect(recording.entries.every((_, seq) => descriptionOf(recording.seen, seq))).toBe(true);
});

test('every position is the one that the table comes to', () => {
  const table = played(3, 20);
  const recording = recordingFrom(desert, table.match, table.entries);
  for (const at of [0, 38, 45, table.entries.length]) {
    const s = desert.initial(3, table.match.options);
    for (const entry of table.entries.slice(0, at)) desert.apply(s, desert.parse(s, 'move' in entry ? entry.move : ''));
    expect(stateAt(recording, at).bytes).toEqual(s.bytes);
  }
  expect(isOverAt(recording.seen, table.entries.length)).toBe(false);
});

test('acts are positions too, change nothing on the board, and decide who can win', () => {
  const table = played(2, 12);
  const before = table.entries.length;
  resign(table, 0);
  const recording = recordingFrom(desert, table.match, table.entries);
  expect(recording.entries.length).toBe(before + 2);
  expect(stateAt(recording, before + 1).bytes).toEqual(stateAt(recording, before).bytes);
  expect([...resignedAt(recording.seen, before)]).toEqual([]);
  expect([...resignedAt(recording.seen, before + 1)]).toEqual([0]);
  expect(isOverAt(recording.seen, before)).toBe(false);
  expect(resultAt(recording.seen, before).winners).toEqual([]);
  expect(resultAt(recording.seen, before + 1).winners).toEqual([1]);
  expect(descriptionOf(recording.seen, before)).toBeUndefined();
});

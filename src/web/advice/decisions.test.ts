import { expect, test } from 'vitest';
import { movesOf } from '../../engine/game.ts';
import { sameBytes } from '../../engine/state.ts';
import { pearls } from '../../engine/testing/pearls.ts';
import { seenBy } from '../../table/timeline.ts';
import { randomRecording, recordingFrom, stateAt } from '../recording/recording.ts';
import { desert, played, resign } from '../recording/testing/played.ts';
import { decisionsOf, questionAt } from './decisions.ts';

const recording = randomRecording(desert, 3, '7');

test('every choice of a seat is a decision, a forced move and chance are none', () => {
  const found = decisionsOf(recording);
  const chosen = recording.entries.flatMap(({ actor }, at) =>
    typeof actor === 'number' && movesOf(desert, stateAt(recording, at)).length > 1 ? [at] : [],
  );
  expect(found.map(({ at }) => at)).toEqual(chosen);
  expect(found.length).toBeGreaterThan(50);
  for (const { at, seat, played: move } of found) expect(recording.entries[at]).toMatchObject({ actor: seat, move });
});

test('a move without a choice is left out', () => {
  const oneWay = { ...desert, moves: (_: unknown, out: { length: number }) => void (out.length = 1) };
  expect(decisionsOf({ ...recording, game: oneWay })).toEqual([]);
});

test('who has resigned decides nothing any more', () => {
  const table = played(3, 20);
  const before = table.entries.length;
  resign(table, 1);
  const { entries } = played(3);
  const after = entries.slice(before).map(entry => ({ ...entry, seq: entry.seq + 1 }));
  const game = recordingFrom(desert, table.match, [...table.entries, ...after]);
  const late = decisionsOf(game).filter(({ at }) => at > before);
  expect(new Set(late.map(({ seat }) => seat))).toEqual(new Set([0, 2]));
});

test('a decision is looked at with the eyes of its mover', () => {
  const secret = randomRecording(pearls, 3, '7');
  const asked = decisionsOf(secret).map(decision => ({ ...questionAt(secret, decision), at: decision.at }));
  for (const { state, seat, at } of asked) {
    const seen = seenBy(secret.truth, seat).states[at];
    expect(sameBytes(state, seen)).toBe(true);
  }
  expect(asked.some(({ state, at }) => !sameBytes(state, stateAt(secret, at)))).toBe(true);
});

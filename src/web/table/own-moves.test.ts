import { expect, test } from 'vitest';
import { loadGame } from '../../games/registry.ts';
import { smallGame } from '../../games/testing/games.ts';
import { seedFromWords } from '../../table/chance.ts';
import { beginDraft, type Draft, stateOf, withMove, withoutLast } from '../../table/draft.ts';
import type { Match } from '../../table/match.ts';
import { openTable, snapshotFor } from '../../table/table.ts';
import { unheardLines, wasHeard } from './own-moves.ts';

const game = await loadGame(smallGame);

function freshDraft(): Draft {
  const chance = { seed: seedFromWords('heard'), match: 'm', nonces: [] };
  const players = [0, 1].map(() => ({ name: '', colour: 'red' }) as const);
  const match: Match = { id: 'm', game: game.id, version: game.version, options: {}, players, chance };
  return beginDraft(game, snapshotFor(openTable(game, match), 0), 0);
}

function tried(draft: Draft, text: string): Draft {
  const next = withMove(draft, game.parse(stateOf(draft), text));
  if (typeof next === 'string') throw new Error(next);
  return next;
}

test('a move that is tried out is told once, as the log will tell it, and again when it is tried out again', () => {
  const draft = tried(freshDraft(), 'go b5 b4');
  const [line, ...others] = unheardLines(draft, undefined);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ seq: draft.base, actor: 0, what: { at: 'b4' } });
  expect(unheardLines(draft, draft)).toEqual([]);
  const back = withoutLast(draft);
  expect(unheardLines(back, draft)).toEqual([]);
  expect(unheardLines(draft, back)).toHaveLength(1);
});

test('another move in the place of one that was heard is news, and so is the same move in a later turn', () => {
  const heard = { base: 0, moves: ['go a5 a4'] };
  const draft = tried(freshDraft(), 'go b5 b4');
  expect(unheardLines(draft, { ...heard, base: draft.base })).toHaveLength(1);
  expect(unheardLines(draft, { base: draft.base - 2, moves: draft.moves })).toHaveLength(1);
});

test('a line of the log was heard if it was in the draft; what ended a turn by itself was not', () => {
  const heard = { base: 4, moves: ['x', 'y'] };
  expect([3, 4, 5, 6].map(seq => wasHeard({ seq }, heard))).toEqual([false, true, true, false]);
  expect(wasHeard({ seq: 0 }, undefined)).toBe(false);
});

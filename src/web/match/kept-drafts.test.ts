import { expect, test } from 'vitest';
import { movesOf } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { loadGame } from '../../games/registry.ts';
import { seedFromWords } from '../../table/chance.ts';
import { beginDraft, stateOf, withMove } from '../../table/draft.ts';
import { openTable, snapshotFor } from '../../table/table.ts';
import { redrafted } from './kept-drafts.ts';

const desert = await loadGame('durch-die-wueste');

function freshDraft() {
  const players = [
    { name: '', colour: 'red' },
    { name: '', colour: 'blue' },
  ] as const;
  const chance = { seed: seedFromWords('x'), match: 'm', nonces: [] };
  const options = readOptions(desert.options);
  const table = openTable(desert, { id: 'm', game: desert.id, version: 1, options, players, chance });
  return beginDraft(desert, snapshotFor(table, 0), 0);
}

test('a draft that was kept is played again on the same log, and on no other', () => {
  const fresh = freshDraft();
  const tried = withMove(fresh, movesOf(desert, stateOf(fresh))[3]);
  if (typeof tried === 'string') throw new Error(tried);
  expect(redrafted(fresh, tried).moves).toEqual(tried.moves);
  expect(stateOf(redrafted(fresh, tried)).bytes).toEqual(stateOf(tried).bytes);
  expect(redrafted(fresh, { ...tried, base: tried.base + 1 })).toBe(fresh);
  expect(redrafted(fresh, { ...tried, seat: 1 })).toBe(fresh);
  expect(redrafted(fresh, { ...tried, moves: ['camel pink z99'] })).toBe(fresh);
  expect(redrafted(fresh, { ...tried, moves: ['pass'] })).toBe(fresh);
});

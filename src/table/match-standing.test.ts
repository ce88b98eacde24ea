import { expect, test } from 'vitest';
import { readOptions } from '../engine/options.ts';
import { loadGame } from '../games/registry.ts';
import { seedFromWords } from './chance.ts';
import { standingFor } from './match-standing.ts';
import { openTable } from './table.ts';

test.each([
  ['down', []],
  ['open', [0, 0]],
])('with chips %s a list is told the points %j of a match that is on', async (chips, scores) => {
  const game = await loadGame('durch-die-wueste');
  const players = [
    { name: '', colour: 'red' },
    { name: '', colour: 'blue', bot: 'easy' },
  ] as const;
  const options = readOptions(game.options, { chips });
  const chance = { seed: seedFromWords('standing'), match: 'm', nonces: [] };
  const table = openTable(game, { id: 'm', game: game.id, version: game.version, options, players, chance });
  expect(standingFor(table, 0).scores).toEqual(scores);
});

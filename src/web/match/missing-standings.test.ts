import { expect, test } from 'vitest';
import { readOptions } from '../../engine/options.ts';
import { loadGame } from '../../games/registry.ts';
import { seedFromWords } from '../../table/chance.ts';
import { openTable, submit, type Table } from '../../table/table.ts';
import { keepStandings } from './missing-standings.ts';
import { type SavedMatch, savedFrom } from './saved-match.ts';
import { Device } from './testing/device.ts';

const game = await loadGame('durch-die-wueste');

function tableOf(id: string): Table {
  const players = [
    { name: 'Ann', colour: 'red' },
    { name: 'Idris', colour: 'blue', bot: 'easy' },
  ] as const;
  const chance = { seed: seedFromWords('old'), match: id, nonces: [] };
  return openTable(game, { id, game: game.id, version: 1, options: readOptions(game.options), players, chance });
}

/** As it was kept before standings were. */
function oldMatch(table: Table): SavedMatch {
  const { standing: _, ...saved } = savedFrom(table);
  return { ...saved, touched: 7 };
}

function resigned(id: string): Table {
  const table = tableOf(id);
  submit(table, { type: 'resign', id: 'r', seat: 0, base: table.entries.length });
  return table;
}

async function after(...list: SavedMatch[]): Promise<Device> {
  const device = new Device();
  for (const saved of list) device.kept.set(saved.match.id, saved);
  await keepStandings(list, device.openWindow());
  return device;
}

test('what was saved without a standing gets the one that it would be saved with today, and stays as old as it is', async () => {
  const [ended, running] = [resigned('ended'), tableOf('running')];
  const { kept } = await after(oldMatch(ended), oldMatch(running));
  expect(kept.get('ended')).toEqual({ ...savedFrom(ended), touched: 7 });
  expect(kept.get('ended')?.standing).toEqual({ scores: [0, 0], winners: [1], resigned: [0] });
  expect(kept.get('running')).toEqual({ ...savedFrom(running), touched: 7 });
});

test('what can’t be told is not asked for again', async () => {
  const strange = { ...oldMatch(tableOf('strange')), entries: [{ seq: 0, actor: 0, move: 'nonsense' }] };
  const gone = oldMatch(tableOf('gone'));
  const { kept } = await after(strange, { ...gone, match: { ...gone.match, game: 'chess' } });
  for (const id of ['strange', 'gone']) expect(kept.get(id)?.standing).toEqual({ scores: [], winners: [] });
});

test('a match that was deleted meanwhile stays deleted', async () => {
  const device = new Device();
  await keepStandings([oldMatch(tableOf('m'))], device.openWindow());
  expect(device.kept.size).toBe(0);
});

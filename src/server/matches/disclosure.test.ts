import { expect, test } from 'vitest';
import { movesOf, SPECTATOR } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { type GameId, loadGame } from '../../games/registry.ts';
import { seedFromWords } from '../../table/chance.ts';
import { openTable, snapshotFor, submit, type Table } from '../../table/table.ts';
import { logFor, summaryOf } from './disclosure.ts';
import type { TableRecord } from './table-record.ts';

async function tableOf(id: GameId): Promise<Table> {
  const game = await loadGame(id);
  const players = (['red', 'blue'] as const).map(colour => ({ name: colour, colour }));
  const chance = { seed: seedFromWords('shown'), match: 'm1', nonces: [] };
  const options = readOptions(game.options);
  return openTable(game, { id: 'm1', game: id, version: game.version, options, players, chance });
}

function playOne(table: Table): void {
  const { game, state, entries } = table;
  const move = game.format(state, movesOf(game, state)[0]);
  const base = entries.length;
  submit(table, { type: 'play', id: `c${base}`, seat: game.actor(state), base, moves: [move] });
}

const veiledIn = (log: ReturnType<typeof logFor>) =>
  log.entries.flatMap(entry => ('veiled' in entry ? [String(entry.seq)] : []));

test('while people gather there is no log', () => {
  expect(logFor(undefined, 0, 7)).toEqual({ from: 0, entries: [] });
});

test('where nothing is hidden the entries are all', async () => {
  const table = await tableOf('durch-die-wueste');
  expect(logFor(table, SPECTATOR, 3)).toEqual({ from: 3, entries: table.entries.slice(3) });
  expect(logFor(table, 0, 999)).toEqual({ from: table.entries.length, entries: [] });
});

test('states come with the entries that they do not follow from, and only with those', async () => {
  const table = await tableOf('wuestenkoenige');
  const first = logFor(table, 1, 0);
  expect(Object.keys(first.states ?? {})).toEqual(veiledIn(first));
  expect(veiledIn(first).length).toBeGreaterThan(0);
  const last = veiledIn(first).at(-1)!;
  const state = snapshotFor(table, 1).state;
  expect(first.states?.[Number(last)]).toHaveLength(Math.ceil(state.bytes.length / 3) * 4);
  const from = table.entries.length;
  for (let i = 0; i < 6; i++) playOne(table);
  const news = logFor(table, 1, from);
  expect(news.entries.map(({ seq }) => seq)).toEqual(table.entries.slice(from).map(({ seq }) => seq));
  expect(Object.keys(news.states ?? {})).toEqual(veiledIn(news));
});

test('once the match is over everybody reads the whole log', async () => {
  const table = await tableOf('wuestenkoenige');
  const { length } = table.entries;
  submit(table, { type: 'resign', id: 'r', seat: 0, base: length });
  expect(logFor(table, 1, length)).toEqual({ from: 0, entries: table.entries });
  const open = await tableOf('durch-die-wueste');
  submit(open, { type: 'resign', id: 'r', seat: 0, base: open.entries.length });
  expect(logFor(open, 1, 40)).toEqual({ from: 40, entries: open.entries.slice(40) });
});

test('lists say how a match ended once it is over, and nothing of points before', async () => {
  const table = await tableOf('durch-die-wueste');
  const chairs = table.match.players;
  const record = { game: 'durch-die-wueste', stage: 'playing', pace: 'none', chairs } as unknown as TableRecord;
  expect(summaryOf(record, table).standing).toBeUndefined();
  submit(table, { type: 'resign', id: 'r', seat: 0, base: table.entries.length });
  const { standing } = summaryOf({ ...record, stage: 'over' }, table);
  expect(standing).toEqual({ scores: [0, 0], winners: [1], resigned: [0] });
});

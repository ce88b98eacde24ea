import { expect, test } from 'vitest';
import { SPECTATOR } from '../engine/game.ts';
import { readOptions } from '../engine/options.ts';
import { type GameId, loadGame } from '../games/registry.ts';
import { seedFromWords } from './chance.ts';
import { standingFor, standingOf } from './match-standing.ts';
import { leadersOf, marginOf, ranksOf, seatsByRank } from './standing.ts';
import { openTable, submit, type Table } from './table.ts';

async function tableOf(id: GameId, seats = 3): Promise<Table> {
  const game = await loadGame(id);
  const players = (['red', 'blue', 'green'] as const).slice(0, seats).map(colour => ({ name: colour, colour }));
  const chance = { seed: seedFromWords('standing'), match: 'm', nonces: [] };
  return openTable(game, { id: 'm', game: id, version: 1, options: readOptions(game.options), players, chance });
}

function resign(table: Table, seat: number): void {
  submit(table, { type: 'resign', id: `r${seat}`, seat, base: table.entries.length });
}

test('equal points share a place, and the next place is left out', () => {
  expect(ranksOf({ scores: [10, 30, 20, 20, 5], winners: [1] })).toEqual([4, 1, 2, 2, 5]);
  expect(seatsByRank({ scores: [10, 30, 20, 20, 5], winners: [1] })).toEqual([1, 2, 3, 0, 4]);
});

test('winners stand first whatever their points, and whoever resigned stands last', () => {
  expect(ranksOf({ scores: [50, 30, 20], winners: [1], resigned: [0] })).toEqual([3, 1, 2]);
  expect(ranksOf({ scores: [7, 9, 3], winners: [0, 1] })).toEqual([1, 1, 3]);
});

test('a lone winner is ahead of the best who stayed', () => {
  expect(marginOf({ scores: [12, 19, 11], winners: [1] })).toBe(7);
  expect(marginOf({ scores: [50, 30, 20], winners: [1], resigned: [0] })).toBe(10);
});

test('there is no margin between those who share, over nobody, and where points did not decide', () => {
  expect(marginOf({ scores: [12, 12], winners: [0, 1] })).toBeUndefined();
  expect(marginOf({ scores: [12, 19], winners: [1], resigned: [0] })).toBeUndefined();
  expect(marginOf({ scores: [12, 12], winners: [1] })).toBeUndefined();
  expect(marginOf({ scores: [12, 19], winners: [] })).toBeUndefined();
});

test('those who stayed lead, alone or together', () => {
  expect(leadersOf({ scores: [9, 4, 4], winners: [] })).toEqual([0]);
  expect(leadersOf({ scores: [9, 4, 4], winners: [], resigned: [0] })).toEqual([1, 2]);
});

test('it is a fold over the log: winners once the match is over, and who resigned', async () => {
  const table = await tableOf('durch-die-wueste');
  expect(standingOf(table)).toEqual({ scores: [0, 0, 0], winners: [] });
  resign(table, 2);
  expect(standingOf(table)).toEqual({ scores: [0, 0, 0], winners: [], resigned: [2] });
  resign(table, 0);
  expect(standingOf(table)).toEqual({ scores: [0, 0, 0], winners: [1], resigned: [0, 2] });
});

test('points that a viewer does not see are not told while the match is on', async () => {
  const { game, match, state, resigned } = await tableOf('durch-die-wueste', 2);
  const score = (s: typeof state, seat: number) => s.bytes[0] + seat;
  const mask = (s: typeof state, viewer: number) => void (viewer === SPECTATOR && (s.bytes[0] = 0));
  state.bytes[0] = 3;
  const position = { game: { ...game, options: [], score, mask }, match, state, resigned };
  expect(standingFor(position, 0).scores).toEqual([3, 4]);
  expect(standingFor(position, SPECTATOR).scores).toEqual([]);
  expect(state.bytes[0]).toBe(3);
});

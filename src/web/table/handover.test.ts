import { expect, test } from 'vitest';
import { type Game, movesOf, SPECTATOR } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { pearls } from '../../engine/testing/pearls.ts';
import { loadGame } from '../../games/registry.ts';
import { seedFromWords } from '../../table/chance.ts';
import type { Match, Player } from '../../table/match.ts';
import { openTable, submit, type Table } from '../../table/table.ts';
import { handoverAt, hidesAnything } from './handover.ts';

const desert = await loadGame('durch-die-wueste');
const cards = pearls;
const person: Player = { name: '', colour: 'red' };
const bot: Player = { name: '', colour: 'blue', bot: 'greedy' };

function tableOf(game: Game, players: readonly Player[], more: Pick<Match, 'byHand'> = {}): Table {
  const chance = { seed: seedFromWords('x'), match: 'm', nonces: [] };
  const options = readOptions(game.options);
  return openTable(game, { id: 'm', game: game.id, version: game.version, options, players, chance, ...more });
}

function moveOnce(table: Table): void {
  const move = table.game.format(table.state, movesOf(table.game, table.state)[0]);
  const base = table.entries.length;
  submit(table, { type: 'play', id: `${base}`, seat: table.game.actor(table.state), base, moves: [move] });
}

test('a person alone among bots always looks from the own seat', () => {
  const table = tableOf(desert, [bot, person, bot]);
  expect(handoverAt(table, undefined)).toEqual({ viewer: 1 });
  expect(handoverAt(tableOf(desert, [bot, bot]), undefined)).toEqual({ viewer: SPECTATOR });
});

test('where nothing is hidden the device goes on without ceremony', () => {
  const table = tableOf(desert, [person, person]);
  expect(hidesAnything(table)).toBe(false);
  expect(handoverAt(table, 1)).toEqual({ viewer: 0 });
  moveOnce(table);
  expect(handoverAt(table, 0)).toEqual({ viewer: 1 });
});

test('where something is hidden the next person has to take the device first', () => {
  const table = tableOf(cards, [person, person]);
  expect(hidesAnything(table)).toBe(true);
  expect(handoverAt(table, undefined)).toEqual({ viewer: SPECTATOR, waiting: 0 });
  expect(handoverAt(table, 0)).toEqual({ viewer: 0 });
  moveOnce(table);
  expect(handoverAt(table, 0)).toEqual({ viewer: SPECTATOR, waiting: 1 });
});

test('while a bot moves, and for who has resigned, the last one keeps the device', () => {
  const table = tableOf(desert, [bot, person, person]);
  expect(handoverAt(table, 2)).toEqual({ viewer: 2 });
  expect(handoverAt(table, undefined)).toEqual({ viewer: 1 });
  moveOnce(table);
  submit(table, { type: 'resign', id: 'r', seat: 1, base: table.entries.length });
  expect(handoverAt(table, 2)).toEqual({ viewer: 2 });
});

test('while a bot moves and nobody has taken the device yet, nobody’s secrets are shown', () => {
  const table = tableOf(cards, [bot, person, person]);
  expect(handoverAt(table, undefined)).toEqual({ viewer: SPECTATOR });
  expect(handoverAt(table, 2)).toEqual({ viewer: 2 });
});

test('what only one person may see is entered by that person; what lies open, by whoever has the device', async () => {
  const kings = await loadGame('wuestenkoenige');
  const table = tableOf(kings, [person, bot, person], { byHand: true });
  expect(handoverAt(table, undefined)).toEqual({ viewer: 0 });
  const isDealing = () => movesOf(kings, table.state).every(move => kings.format(table.state, move).startsWith('draw'));
  while (!isDealing()) moveOnce(table);
  const asked = [0, 1, 2].map(() => {
    const handover = handoverAt(table, undefined);
    for (let card = 0; card < 3; card++) moveOnce(table);
    return handover;
  });
  expect(asked).toEqual([
    { viewer: SPECTATOR, waiting: 0 },
    // A bot can't look: whoever is there enters its cards.
    { viewer: SPECTATOR },
    { viewer: SPECTATOR, waiting: 2 },
  ]);
  expect(kings.actor(table.state)).toBe(0);
});

import { expect, test } from 'vitest';
import { type Game, SPECTATOR } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { loadGame } from '../../games/registry.ts';
import { seedFromWords } from '../../table/chance.ts';
import { playerColours } from '../../table/match.ts';
import { openTable, submit } from '../../table/table.ts';
import { readerOf } from './match-reader.ts';
import { botCommand } from './testing/bot.ts';

const desert = await loadGame('durch-die-wueste');

/** The rules, and a count of what was asked of them. */
function countingRules() {
  const counts = { described: 0, applied: 0 };
  const game: Game = {
    ...desert,
    describe(s, m) {
      counts.described++;
      return desert.describe(s, m);
    },
    apply(s, m) {
      counts.applied++;
      desert.apply(s, m);
    },
  };
  return { game, counts };
}

function tableOf(game: Game) {
  const players = playerColours.slice(0, 3).map(colour => ({ name: '', colour, bot: 'learning' }));
  const chance = { seed: seedFromWords('reader'), match: 'm', nonces: [] };
  const options = readOptions(game.options);
  return openTable(game, { id: 'm', game: game.id, version: game.version, options, players, chance });
}

test('after each move only what is new is played and told, however long the log is', () => {
  const { game, counts } = countingRules();
  const table = tableOf(game);
  const reader = readerOf(() => table);
  reader.lines(SPECTATOR);
  for (let turn = 0; turn < 60; turn++) {
    const before = table.entries.length;
    submit(table, botCommand(table, game.actor(table.state)));
    const fresh = table.entries.length - before;
    Object.assign(counts, { described: 0, applied: 0 });
    expect(reader.lines(SPECTATOR)).toHaveLength(table.entries.length);
    expect(reader.snapshot(0).entries).toHaveLength(table.entries.length);
    expect(counts).toEqual({ described: fresh, applied: fresh });
  }
});

test('a table that was opened anew is read anew', () => {
  const [older, newer] = [tableOf(desert), tableOf(desert)];
  let table = older;
  const reader = readerOf(() => table);
  submit(older, botCommand(older, 0));
  expect(reader.lines(0)).toHaveLength(older.entries.length);
  table = newer;
  expect(reader.lines(0)).toHaveLength(newer.entries.length);
});

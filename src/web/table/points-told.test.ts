import { expect, test } from 'vitest';
import { type Game, randomMoveOf, SPECTATOR, type Viewer } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { seeded } from '../../engine/random.ts';
import { view as desertView } from '../../games/durch-die-wueste/view/view.tsx';
import { view as nomadsView } from '../../games/nomadi/view/view.tsx';
import { loadGame } from '../../games/registry.ts';
import { seedFromWords } from '../../table/chance.ts';
import { isOver, openTable, submit, type Table } from '../../table/table.ts';
import type { GameView } from '../kit/view.ts';
import { readerOf } from './match-reader.ts';
import { effectsSeen, type TableContext } from './table-context.ts';

const desert = await loadGame('durch-die-wueste');
const nomads = await loadGame('nomadi');

function tableOf(game: Game, options: object): Table {
  const chance = { seed: seedFromWords('told'), match: 'm', nonces: [] };
  const players = [0, 1].map(() => ({ name: '', colour: 'red' }) as const);
  const match = {
    id: 'm',
    game: game.id,
    version: game.version,
    options: readOptions(game.options, options),
    players,
    chance,
  };
  return openTable(game, match);
}

/** Random moves, until there is something of each of these sources before seat 1, or the game is over. */
function playUntil(table: Table, ...wanted: readonly string[]): Table {
  const { game } = table;
  const random = seeded('told');
  const isLacking = () => wanted.some(source => game.breakdown(table.state, 1)[source] === 0);
  while (!isOver(table) && (wanted.length === 0 || isLacking())) {
    const base = table.entries.length;
    const move = game.format(table.state, randomMoveOf(game)(table.state, random));
    submit(table, { type: 'play', id: `${base}`, seat: game.actor(table.state), base, moves: [move] });
  }
  return table;
}

/** The sources of points that a viewer reads about, of seat 1, in the whole log. */
function sourcesTold(table: Table, view: GameView, viewer: Viewer): readonly string[] {
  const reader = readerOf(() => table);
  const host = { match: table.match, reader };
  const controller = { host, snapshot: { value: reader.snapshot(viewer) } };
  const context = { controller, view, game: table.game } as unknown as TableContext;
  const effects = reader.lines(viewer).flatMap(line => effectsSeen(context, line));
  const sources = effects.filter(({ seat }) => seat === 1).flatMap(({ gains }) => Object.keys(gains));
  return [...new Set(sources)].sort();
}

const viewOfDesert = desertView as unknown as GameView;
const viewOfNomads = nomadsView as unknown as GameView;

test('chips that lie face down are not told in the log, except to their owner', () => {
  const table = playUntil(tableOf(desert, { chips: 'down' }), 'water', 'oases');
  expect(isOver(table)).toBe(false);
  expect(sourcesTold(table, viewOfDesert, 1)).toEqual(expect.arrayContaining(['oases', 'water']));
  for (const viewer of [0, SPECTATOR]) {
    expect(sourcesTold(table, viewOfDesert, viewer)).not.toContain('water');
    expect(sourcesTold(table, viewOfDesert, viewer)).not.toContain('oases');
  }
});

test('open chips are told to everybody, and at the end all are open', () => {
  const open = playUntil(tableOf(desert, { chips: 'open' }), 'water', 'oases');
  expect(sourcesTold(open, viewOfDesert, 0)).toEqual(expect.arrayContaining(['oases', 'water']));
  const over = playUntil(tableOf(desert, { chips: 'down' }));
  expect(sourcesTold(over, viewOfDesert, SPECTATOR)).toEqual(expect.arrayContaining(['oases', 'water']));
});

test('talers that lie face down are not told either, from whatever they come', () => {
  const [down, open] = (['down', 'open'] as const).map(talers => playUntil(tableOf(nomads, { talers }), 'finds'));
  expect(viewOfNomads.faceDown!(down.state, 1, down.match.options)).toHaveProperty('talers');
  expect(sourcesTold(open, viewOfNomads, 0)).toContain('finds');
  expect(sourcesTold(down, viewOfNomads, 0)).not.toContain('finds');
  expect(sourcesTold(down, viewOfNomads, 1)).toContain('finds');
});

import { expect, test } from 'vitest';
import { newMatchOptions } from '../../../../engine/options.ts';
import { game } from '../../game.ts';
import { grid } from '../../rules/board.ts';
import { oasisFrom, partsOn, suits } from '../../rules/inspection.ts';
import { At, SEEN_BY_ALL, UNKNOWN } from '../../rules/state.ts';
import { faceNamed } from '../../rules/tiles.ts';
import { whyNot } from '../../testing/table.ts';
import { rowOf } from '../scene/scene.ts';
import { cellsShown, type FigureName, figures } from './figures.ts';

const shown = (name: FigureName) => cellsShown(figures[name]);

test.each(Object.keys(figures) as FigureName[])('%s shows a position that holds together', name => {
  expect(game.check(shown(name))).toBeUndefined();
});

test('what is shown is of the edition that new matches have', () => {
  const { edition } = newMatchOptions(game.options);
  for (const { setting } of Object.values(figures)) expect(setting.options.edition).toBe(edition);
});

test('ways: the crosses are for WS-MOVE-2 and WS-MOVE-3, a tick stands on each field that can be reached', () => {
  const s = shown('ways');
  const rules = Object.keys(figures.ways.marks).map(cell => [cell, whyNot(s, `go ${cell}`)] as const);
  expect(Object.fromEntries(rules.map(([cell, rule]) => [cell, rule ? 'no' : 'yes']))).toEqual(figures.ways.marks);
  expect(new Set(rules.map(([, rule]) => rule))).toEqual(new Set([undefined, 'WS-MOVE-2', 'WS-MOVE-3']));
  expect(whyNot(s, 'go h3 driver')).toBeUndefined();
});

test('fitting: WS-LAY-2 allows the tile with the tick and forbids the one with the cross', () => {
  const s = shown('fitting');
  const signs = Object.entries(figures.fitting.held).map(
    ([cell, tile]) => [cell, suits(s, grid.cellNamed(cell), faceNamed(tile)) ? 'yes' : 'no'] as const,
  );
  expect(Object.fromEntries(signs)).toEqual(figures.fitting.marks);
});

/** The oasis of the first part of the tile on this cell. */
function oasisAt(name: FigureName, cell: string) {
  const s = shown(name);
  return oasisFrom(s, grid.cellNamed(cell), partsOn(s, grid.cellNamed(cell))[0]);
}

test('oases: one is open, one is complete with three fields (WS-OASIS-1), one is closed by the edge (WS-OASIS-2)', () => {
  expect(oasisAt('openOasis', 'g3')).toMatchObject({ open: true });
  expect(oasisAt('completeOasis', 'g3')).toMatchObject({ open: false, actions: { length: 3 } });
  expect(oasisAt('edge', 'g1')).toMatchObject({ open: false, actions: { length: 2 } });
});

test('row: the turban stands in front (WS-ROW-2), then it goes by height (WS-ROW-1), and Red has paid (WS-ROW-3)', () => {
  const s = shown('row');
  expect(rowOf(s).map(({ figure }) => figure + 1)).toEqual([16, 12, 6]);
  expect(s.turn[At.Front]).toBe(15);
  expect([s.water[0], s.water[1]]).toEqual([1, 2]);
});

test('rumours: Red knows two of three, and none is turned up', () => {
  const s = shown('rumours');
  game.mask(s, 0);
  const lying = [...s.tokens.keys()].filter(place => s.tokens[place] !== 0);
  expect(lying.map(place => s.tokens[place] === UNKNOWN)).toEqual([false, false, true]);
  expect(lying.some(place => s.seen[place] === SEEN_BY_ALL)).toBe(false);
});

import { expect, test } from 'vitest';
import { neighboursOf } from '../../../../engine/boards/grid.ts';
import { game } from '../../game.ts';
import { type DurchDieWuesteState, NOWHERE, PALM } from '../../rules/state.ts';
import { after, gain, whyNot } from '../../testing/table.ts';
import { position } from '../../text/position.ts';
import { type FigureName, figures } from './figures.ts';

const shown = (name: FigureName) => position(figures[name].drawing, { ...figures[name] });

/** The rule at each mark, if the move went there: nothing where it is allowed. */
function rulesAt(name: FigureName, move: string) {
  const s = shown(name);
  return Object.fromEntries(Object.keys(figures[name].marks).map(hex => [hex, whyNot(s, `${move} ${hex}`)]));
}

/** Ticks stand where a move is allowed, crosses where it is not. */
function marksAgree(name: FigureName, rules: Record<string, string | undefined>): void {
  const marks = Object.fromEntries(Object.entries(rules).map(([hex, rule]) => [hex, rule ? 'no' : 'yes']));
  expect(marks).toEqual(figures[name].marks);
}

test('riders: the crosses are for DW-RIDER-3 to DW-RIDER-7, a tick stands beside water', () => {
  const rules = rulesAt('riderHexes', 'rider pink');
  marksAgree('riderHexes', rules);
  expect(new Set(Object.values(rules))).toEqual(
    new Set([undefined, 'DW-RIDER-3', 'DW-RIDER-4', 'DW-RIDER-5', 'DW-RIDER-6', 'DW-RIDER-7']),
  );
});

test('camels: the crosses are for DW-CAMEL-1, DW-CAMEL-2 and DW-CAMEL-3', () => {
  const rules = rulesAt('camelHexes', 'camel white');
  marksAgree('camelHexes', rules);
  expect(new Set(Object.values(rules))).toEqual(new Set([undefined, 'DW-CAMEL-1', 'DW-CAMEL-2', 'DW-CAMEL-3']));
});

test('distance: the cross is for DW-CAMEL-4', () => {
  const rules = rulesAt('distance', 'camel white');
  marksAgree('distance', rules);
  expect(rules.d2).toBe('DW-CAMEL-4');
});

test('an oasis: white scores it once (DW-OASIS-2), pink scores it again (DW-OASIS-4)', () => {
  const s = shown('oasisOnce');
  const oases = (move: string) => gain(s, after(s, move)).oases ?? 0;
  expect(game.breakdown(s, 0).oases).toBe(5);
  for (const hex of ['c1', 'd3']) expect(oases(`camel white ${hex}`)).toBe(0);
  for (const hex of ['e1', 'e2']) expect(oases(`camel pink ${hex}`)).toBe(5);
});

test('areas: one caravan closes, two do not (DW-AREA-4), a camel inside costs a point (DW-AREA-9)', () => {
  const points = (name: FigureName) => game.breakdown(shown(name), 0).areas;
  expect(points('areaClosed')).toBe(5);
  expect(points('twoCaravans')).toBe(0);
  expect(points('buildInside')).toBe(5);
  expect(game.breakdown(shown('areaClosed'), 0).oases).toBe(5);
});

test('largest: a tie is 5 for each (DW-SCORE-4), nothing for fewer, and the board encloses nothing', () => {
  const s = shown('largestTie');
  expect([0, 1, 2].map(seat => game.breakdown(s, seat).caravans)).toEqual([5, 5, 0]);
  expect([0, 1, 2].map(seat => game.breakdown(s, seat).areas)).toEqual([0, 0, 0]);
});

/** What stands where no rider could have started: next to a palm or to another rider. */
function misplaced(s: DurchDieWuesteState): number[] {
  const riders = [...s.riders].filter(cell => cell !== NOWHERE);
  const beside = (cell: number) => neighboursOf(s.board.grid, cell);
  return riders.filter(rider => beside(rider).some(cell => s.land[cell] === PALM || riders.includes(cell)));
}

test.each(Object.keys(figures) as FigureName[])('%s: every rider stands where it may have started', name => {
  expect(misplaced(shown(name))).toEqual([]);
});

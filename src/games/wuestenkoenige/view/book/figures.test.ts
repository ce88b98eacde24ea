import { expect, test } from 'vitest';
import { game } from '../../game.ts';
import { At } from '../../rules/state.ts';
import { after, on, whyNot } from '../../testing/table.ts';
import { drawPosition, position } from '../../text/position.ts';
import { type FigureDrawing, type FigureName, figures, type Sign } from './figures.ts';

const drawn: Readonly<Record<FigureName, FigureDrawing>> = figures;
const shown = (name: FigureName) => position(drawn[name].drawing, drawn[name].setting);
const marksOf = (name: FigureName): [string, Sign][] => Object.entries(drawn[name].marks ?? {});

/** Ticks stand where the move is allowed, crosses where this rule forbids it. */
function marksAgree(name: FigureName, move: (field: string) => string, rule: string): void {
  const s = shown(name);
  for (const [field, sign] of marksOf(name))
    expect(whyNot(s, move(field)), field).toBe(sign === 'yes' ? undefined : rule);
}

test.each(Object.keys(figures) as FigureName[])('%s is a sound position', name => {
  expect(game.check(shown(name))).toBeUndefined();
});

test('costs: each figure is what the step costs (WK-COST-1, WK-COST-2)', () => {
  const s = shown('costs');
  const left = (field: string) => after(s, `go e5 - ${field}`).turn[At.Left];
  expect(marksOf('costs').map(([field, cost]) => [field, cost])).toEqual(
    marksOf('costs').map(([field]) => [field, s.turn[At.Left] - left(field)]),
  );
  expect(marksOf('costs')).toHaveLength(6);
});

test('a full hex: the cross is for WK-MOVE-2', () => {
  marksAgree('fullHex', field => `go d5 - ${field}`, 'WK-MOVE-2');
});

test('an oasis: this is how it looks after one camel has come (WK-OASIS-2, WK-OASIS-3)', () => {
  const { drawing, setting } = figures.oasisVisit;
  const before = position(drawing.replace('W0w0w0w', 'W').replace('p  =  W', 'p0 =  W'), setting);
  expect(drawPosition(after(before, 'go h1 - water'))).toBe(drawPosition(shown('oasisVisit')));
});

test('the palace: with a good one may enter, without one not (WK-PALACE-1)', () => {
  const loads: Record<string, string> = { c1: 'w', b3: '-' };
  marksAgree('palaceGate', field => `go ${field} ${loads[field]} palace`, 'WK-PALACE-1');
});

test('a fight: the two camels stand on one desert hex', () => {
  expect(on(shown('fight'), 'd5')).toBe('p01v');
});

test('a tile: ticks where it may go, a cross on the palace (WK-BOARD-2)', () => {
  marksAgree('shifting', field => `shift ${figures.shifting.chosen} ${field}`, 'WK-BOARD-2');
  expect(whyNot(shown('shifting'), 'shift c3 d3')).toBe('WK-DESERT-3');
});

test('burying: the second picture follows from the first (WK-BURY-1, WK-BURY-3)', () => {
  const next = after(shown('inValley'), 'shift e5 d5');
  expect([on(next, 'd5'), on(next, 'e5')]).toEqual([on(shown('buried'), 'd5'), on(shown('buried'), 'e5')]);
  expect(next.stock[1] - shown('inValley').stock[1]).toBe(1);
});

test('lifting: on a tile the same move buries nobody (WK-DESERT-5)', () => {
  const { drawing, setting } = figures.inValley;
  const next = after(position(drawing.replace('_1f', 'p1f'), setting), 'shift e5 d5');
  expect([on(next, 'd5'), on(next, 'e5')]).toEqual([on(shown('lifted'), 'd5'), on(shown('lifted'), 'e5')]);
});

test('loose goods are picked up, buried ones are not (WK-TAKE-2)', () => {
  const goods: Record<string, string> = { c5: 'w', e5: 'f' };
  marksAgree('loose', hex => `take ${hex} - ${goods[hex]}`, 'WK-TAKE-2');
});

test('a calf: ticks up to two hexes away, crosses beyond (WK-CALF-1)', () => {
  marksAgree('calf', hex => `play calf ${hex}`, 'WK-CALF-1');
  expect(marksOf('calf').filter(([, sign]) => sign === 'yes')).toHaveLength(18);
});

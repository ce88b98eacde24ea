import { expect, test } from 'vitest';
import { At, Phase } from '../../rules/state.ts';
import { position } from '../../testing/positions.ts';
import { after, gain, whyNot } from '../../testing/table.ts';
import { type FigureDrawing, type FigureName, figures } from './figures.ts';

const dice = [1, 2, 3, 4, 5, 6];
const shown = (name: FigureName) => position(figures[name].drawing, { seats: 2, dice });

function marksOf(name: FigureName): Readonly<Record<string, 'yes' | 'no'>> {
  const { marks = {} }: FigureDrawing = figures[name];
  return marks;
}

/** Ticks stand where a move is allowed, crosses where the rules named forbid it. */
function marksAgree(name: FigureName, move: string, rules: readonly string[]): void {
  const s = shown(name);
  const found = Object.keys(marksOf(name)).map(field => [field, whyNot(s, `${move} ${field}`)] as const);
  expect(Object.fromEntries(found.map(([field, rule]) => [field, rule ? 'no' : 'yes']))).toEqual(marksOf(name));
  expect([...new Set(found.flatMap(([, rule]) => rule ?? []))]).toEqual(rules);
}

test.each(Object.keys(figures) as FigureName[])('%s: the caravan hangs together', name => {
  expect(() => shown(name)).not.toThrow();
});

test('a 1: the crosses are for NO-MOVE-3', () => {
  marksAgree('oneStep', '1 d2', ['NO-MOVE-3']);
});

test('the stone in the middle of the caravan goes nowhere: NO-MOVE-3', () => {
  marksAgree('torn', '1 c2', ['NO-MOVE-3']);
});

test('straight and round a corner: each way is a legal move, drawn with its die', () => {
  for (const move of ['2 b1 d1', '4 a2 e2', '3 c3 f3']) expect(whyNot(shown('straight'), move)).toBeUndefined();
  expect(whyNot(shown('corner'), '5 a3 d1')).toBeUndefined();
});

test('a gap is not jumped: NO-DIE-5', () => {
  const s = shown('gap');
  expect(whyNot(s, '2 b2 d2')).toBeUndefined();
  expect(whyNot(s, '4 b2 f2')).toBe('NO-DIE-5');
});

test('only the stone in the middle is hemmed in: NO-MOVE-2', () => {
  const s = shown('hemmedIn');
  expect(whyNot(s, '1 c2 b1')).toBe('NO-MOVE-2');
  for (const move of ['1 c1 b1', '1 b2 b1', '1 d2 d1', '1 c3 d3']) expect(whyNot(s, move)).toBeUndefined();
});

test('cards: an own stone keeps (NO-FIND-3), a foreign one on a spring brings 2 and must be offered (NO-OFFER-1)', () => {
  const s = shown('cards');
  const own = after(s, '1 d2 c1', 'value 3');
  expect(gain(s, own)).toEqual({ finds: 1, cards: 3 });
  const foreign = after(s, '4 a2 e2', 'value 3');
  expect(gain(s, foreign)).toEqual({ finds: 2 });
  expect(foreign.turn[At.Phase]).toBe(Phase.Offer);
});

test('the first one across the canyon brings 5 (NO-CANYON-1)', () => {
  const s = shown('canyon');
  expect(gain(s, after(s, '2 c11 c9'))).toEqual({ canyon: 5 });
});

test('the second stone in the oasis brings its owner all 6 (NO-GOAL-2)', () => {
  const s = shown('oasis');
  expect(gain(s, after(s, '3 f4 c4'))).toEqual({ goal: 6 });
});

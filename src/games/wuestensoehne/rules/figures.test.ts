import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { after, choices, legal, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { AT_HOME } from './state.ts';

/** An oasis that leads from f2 to the west, with room to grow. */
const west = `
     d         e          f
  2  NES:gem   EW:incense +
`;

test('WS-FIGURE-2: a figure goes on one part of the tile just laid', () => {
  const s = position(west, { seats: 2, displays: ['NE:gem|SW'], caravans: ['d2', 'f11'] });
  const laid = after(s, 'stay', 'own NE:gem|SW', 'lay d1 90');
  expect(choices(laid, 'set')).toEqual(['1 ES', '1 NW', '6 ES', '6 NW', '11 ES', '11 NW', '16 ES', '16 NW']);
  expect(whyNot(laid, 'set 16 N')).toBe('WS-FIGURE-2');
  expect(whyNot(laid, 'set 16 NES')).toBe('WS-FIGURE-2');
  const set = after(laid, 'set 16 ES');
  expect(set.figures[15]).not.toBe(AT_HOME);
});

test('WS-FIGURE-2: not without a tile laid in this turn', () => {
  const s = position(west, { seats: 2, figures: { 6: 'e2 EW' }, caravans: ['f6', 'f11'] });
  const moved = after(s, 'stay');
  expect(legal(moved)).toEqual(['take 6', 'pass']);
  expect(whyNot(moved, 'set 16 EW')).toBe('WS-FIGURE-2');
});

test('WS-FIGURE-2: in a bonus turn the tile of the turn before is no longer just laid', () => {
  const s = position(west, { seats: 2, displays: ['NE:gem|SW'], caravans: ['d2', 'f11'] });
  const bonus = after(s, 'stay', 'own NE:gem|SW', 'lay d1 90', 'pass', 'bonus');
  expect(game.actor(after(bonus, 'go f6 driver'))).toBe(1);
});

test('WS-FIGURE-3: only own figures that are not on the board', () => {
  const s = position(west, { seats: 2, displays: ['NS:water'], figures: { 6: 'e2 EW' }, caravans: ['d2', 'f11'] });
  const laid = after(s, 'stay', 'own NS:water', 'lay d1 0');
  expect(whyNot(laid, 'set 6 NS')).toBe('WS-FIGURE-3');
  expect(whyNot(laid, 'set 15 NS')).toBe('WS-FIGURE-3');
  expect(choices(laid, 'set')).toEqual(['1 NS', '11 NS', '16 NS']);
});

test('WS-FIGURE-3: with all four on the board nobody sets, but may take one back', () => {
  const figures = { 16: 'e2 EW', 11: 'e2 EW', 6: 'd2 NES', 1: 'd2 NES' };
  const s = position(west, { seats: 2, displays: ['NS:water'], figures, caravans: ['d2', 'f11'] });
  const laid = after(s, 'stay', 'own NS:water', 'lay d1 0');
  expect(legal(laid)).toEqual(['take 1', 'take 6', 'take 11', 'take 16', 'pass']);
});

test('WS-FIGURE-4: who sets none may take one back, with or without a tile, once in a turn', () => {
  const s = position(west, { seats: 2, figures: { 16: 'e2 EW', 6: 'd2 NES' }, caravans: ['f6', 'f11'] });
  const taken = after(s, 'stay', 'take 16');
  expect(taken.figures[15]).toBe(AT_HOME);
  expect(legal(taken)).toEqual(['bonus', 'end']);
  expect(legal(after(taken, 'bonus', 'stay'))).toEqual(['take 6', 'pass']);
});

test('WS-FIGURE-4: who sets a figure takes none back', () => {
  const s = position(west, { seats: 2, displays: ['NS:water'], figures: { 6: 'e2 EW' }, caravans: ['d2', 'f11'] });
  const set = after(s, 'stay', 'own NS:water', 'lay d1 0', 'set 16 NS');
  expect(whyNot(set, 'take 6')).toBe('WS-TURN-1');
});

test('WS-FIGURE-4: only own figures, and only from the board', () => {
  const s = after(position(west, { seats: 2, figures: { 6: 'e2 EW', 15: 'd2 NES' }, caravans: ['f6', 'f11'] }), 'stay');
  expect(whyNot(s, 'take 15')).toBe('WS-FIGURE-4');
  expect(whyNot(s, 'take 16')).toBe('WS-FIGURE-4');
});

test('WS-FIGURE-4: even from the oasis just completed, which then is not scored', () => {
  const oasis = '     e        f\n  2  EW:gem   +\n';
  const s = position(oasis, { seats: 2, displays: ['N:water'], figures: { 6: 'e2 EW' }, caravans: ['e2', 'f11'] });
  const closed = after(s, 'stay', 'own N:water', 'lay d2 90');
  expect(legal(after(closed, 'pass'))).toEqual(['score E']);
  expect(legal(after(closed, 'take 6'))).toEqual(['bonus', 'end']);
});

test('a step without a choice but to pass is passed over', () => {
  const s = position(west, { seats: 2, caravans: ['f6', 'f11'], water: [0, 2] });
  expect(game.actor(after(s, 'stay'))).toBe(1);
});

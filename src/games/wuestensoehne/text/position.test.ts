import { expect, test } from 'vitest';
import { BadDrawing } from '../../../engine/boards/drawing.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { crowded } from '../testing/edge-positions.ts';
import { playOn, setUp } from '../testing/table.ts';
import { BadPosition, drawPosition, position } from './position.ts';

test('a drawn position is drawn again as it was', () => {
  const s = position(crowded, { seats: 3, displays: ['desert desert NESW:myrrh'] });
  expect(game.check(s)).toBeUndefined();
  expect(drawPosition(s)).toBe(crowded.slice(1));
});

test('a game in full swing is drawn and read again', () => {
  const s = playOn(setUp(4, seeded('draw')), seeded('play'), now => now.stacks[3] < 10);
  const again = position(drawPosition(s), { seats: 4, options: { edition: s.edition } });
  expect(again.tiles).toEqual(s.tiles);
  expect(again.rims).toEqual(s.rims);
  expect(again.tracts).toEqual(s.tracts);
});

test('unless said otherwise everything is as after the set-up, and seat 0 moves', () => {
  const s = position('     e\n  2  EW:gem\n', { seats: 2 });
  expect(game.actor(s)).toBe(0);
  expect(game.check(s)).toBeUndefined();
  expect(Array.from(s.stacks)).toEqual([0, 16, 17, 17, 17]);
});

const cases: readonly [string, string, Parameters<typeof position>[1], typeof BadPosition | typeof BadDrawing][] = [
  ['a tile on the cross', '     f\n  2  NS:gem\n', { seats: 2 }, BadPosition],
  ['a cross beside the cross', '     e\n  2  +\n', { seats: 2 }, BadPosition],
  ['what is no tile', '     e\n  2  oasis\n', { seats: 2 }, BadPosition],
  ['more tiles than there are', '     e  g\n  2  NESW:myrrh\n', { seats: 2 }, BadPosition],
  ['a figure on the sand', '     e\n  2  EW:gem\n', { seats: 2, figures: { 16: 'e2 N' } }, BadPosition],
  ["a figure that is nobody's", '     e\n  2  EW:gem\n', { seats: 2, figures: { 13: 'e2 EW' } }, BadPosition],
  ['a rumour too many', '     e\n  2  EW:gem\n', { seats: 2, rumours: { gem1: { value: 7 } } }, BadPosition],
  ['a caravan nowhere', '     e\n  2  EW:gem\n', { seats: 2, caravans: ['z1'] }, BadPosition],
  ['a tile beside its column', '     e\n  2   EW:gem\n', { seats: 2 }, BadDrawing],
  ['a row without number', '     e\n     EW:gem\n', { seats: 2 }, BadDrawing],
];

test.each(cases)('%s is refused', (_, drawing, setting, error) => {
  expect(() => position(drawing, setting)).toThrow(error);
});

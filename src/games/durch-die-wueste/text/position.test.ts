import { expect, test } from 'vitest';
import { BadDrawing } from '../../../engine/boards/drawing.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { randomBoard } from '../testing/random-boards.ts';
import { after, legal, playOn, setUp } from '../testing/table.ts';
import { BadPosition, drawPosition, position } from './position.ts';

const drawing = `
     a  b  c  d
  1     W0    3
     T     .
  2     #     1
     .     B1
`.slice(1);

test('a drawn position is drawn again as it was', () => {
  expect(drawPosition(position(drawing, { seats: 2 }))).toBe(drawing);
});

test('random boards are drawn again as they were, but for the water that stands enclosed', () => {
  for (let seed = 0; seed < 50; seed++) {
    const odd = randomBoard(3, seeded(`odd ${seed}`));
    const s = position(odd, { seats: 3 });
    const dry = (text: string) => text.replaceAll(/(?<=^ {4}.* )[123](?= |$)/gm, '.');
    expect(dry(drawPosition(s))).toBe(dry(odd));
  }
});

test('a game in full swing is drawn and read again, piece by piece', () => {
  const s = playOn(setUp(4, seeded('draw')), seeded('play'), now => now.sizes.reduce((a, b) => a + b, 0) > 60);
  const again = position(drawPosition(s), { seats: 4 });
  expect(again.board.grid.names).toEqual(s.board.grid.names);
  expect(again.land).toEqual(s.land);
  expect(again.camels).toEqual(s.camels);
  expect(again.riders).toEqual(s.riders);
  expect(again.inside).toEqual(s.inside);
  expect(drawPosition(again)).toBe(drawPosition(s));
});

test('a water hole at the left edge is not taken for the number of a row', () => {
  const s = position('     a b\n  1    .\n     3\n  2    .\n', { seats: 2 });
  expect(s.board.grid.names).toEqual(['a1', 'b1', 'b2']);
  expect(Array.from(s.land)).toEqual([3, 0, 0]);
});

test('unless said otherwise seat 0 is to place two camels, in a later round, from a full supply', () => {
  const s = position(drawing, { seats: 2 });
  expect(game.actor(s)).toBe(0);
  expect(Array.from(s.supply)).toEqual([22, 22, 22, 22, 22]);
  expect(game.actor(after(s, 'camel white c1'))).toBe(0);
});

test('what a drawing does not show can be said', () => {
  const s = position(drawing, { seats: 3, seat: 1, left: 1, supply: { blue: 7, pink: 1 } });
  expect(game.actor(s)).toBe(1);
  expect(Array.from(s.supply)).toEqual([26, 7, 26, 1, 26]);
  expect(game.actor(after(s, 'camel blue c1'))).toBe(2);
});

test('the first round of camels and of riders can be drawn', () => {
  const line = `
     a  b  c  d  e  f  g
  1     W0    .     .
     .     .     .     B1
`;
  const camels = after(position(line, { seats: 3, left: 1, round: 'first' }), 'camel white c1');
  expect(game.actor(after(camels, 'camel blue f1'))).toBe(2);
  const riders = position(line, { seats: 3, seat: 2, phase: 'riders', round: 'first' });
  expect(legal(riders)).toEqual([
    'rider green d1',
    'rider green e1',
    'rider pink d1',
    'rider pink e1',
    'rider violet d1',
    'rider violet e1',
  ]);
});

test.each([
  { wrong: 'x', says: /"x" is nothing to draw/ },
  { wrong: 'r0', says: /"r0" is nothing to draw/ },
  { wrong: 'w7', says: /"w7" is nothing to draw/ },
  { wrong: 'w3', says: /"w3": there are 3 seats, counted from 0/ },
  { wrong: '4', says: /"4" is nothing to draw/ },
])('"$wrong" is refused', ({ wrong, says }) => {
  const draw = () => position(`     a  b\n  1     ${wrong}\n     .\n`, { seats: 3 });
  expect(draw).toThrow(BadPosition);
  expect(draw).toThrow(says);
});

test('a token on the wrong line or below no letter is refused', () => {
  expect(() => position('     a  b\n  1  .\n', { seats: 2 })).toThrow(BadDrawing);
  expect(() => position('     a  b\n  1      .\n', { seats: 2 })).toThrow(BadDrawing);
  expect(() => position('     a  b\n     .\n', { seats: 2 })).toThrow(BadDrawing);
});

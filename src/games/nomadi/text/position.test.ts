import { expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { BadMap } from '../rules/board.ts';
import { At, type NomadiState, Phase } from '../rules/state.ts';
import { begin, playOn, towardsGoal } from '../testing/table.ts';
import { BadPosition, drawPosition, position } from './position.ts';

const drawing = `
     a  b  c  d
  1  g  g0 .  ?
  2  .  1  o? o
     ~  ~  ~  ~
  3  .  0  1  .
  4  .  .  s1 s
`.slice(1);

test('a drawn position is drawn again as it was', () => {
  expect(drawPosition(position(drawing, { seats: 2 }))).toBe(drawing);
});

test('a drawing without a canyon lies wholly before it, and may have holes', () => {
  const s = position('     a  b  c\n  1  0  1  .\n  2     0  .\n', { seats: 2, dice: [1] });
  expect(s.board.far.includes(1)).toBe(false);
  expect(s.board.grid.names).toEqual(['a1', 'b1', 'b2', 'c1', 'c2']);
});

test.each(game.seats)('a game of %i seats in full swing is drawn and read again, piece by piece', seats => {
  const s = playOn(
    begin(seats),
    seeded('draw'),
    now => now.turn[At.Phase] === Phase.Step && now.turn[At.Found] > 2 && now.turn[At.Home] > 0,
    towardsGoal,
  );
  const again = position(drawPosition(s), { seats, seat: s.turn[At.Seat], dice: [1] });
  expect(again.cards).toEqual(s.cards);
  const counts = ({ turn }: NomadiState) => [At.Count, At.AtStart, At.Across, At.Home].map(at => turn[at]);
  expect(counts(again)).toEqual(counts(s));
  expect(drawPosition(again)).toBe(drawPosition(s));
});

test('unless said otherwise seat 0 is to roll, in the first turn, with 5 talers each', () => {
  const s = position(drawing, { seats: 2 });
  expect(game.actor(s)).toBe(CHANCE);
  expect([game.score(s, 0), game.score(s, 1)]).toEqual([5, 5]);
  expect(game.actor(position(drawing, { seats: 2, seat: 1, dice: [1] }))).toBe(1);
});

test.each([
  { wrong: 'x', says: /"x" on b1 is nothing to draw/ },
  { wrong: 's?', says: /"s\?" on b1 is nothing to draw/ },
  { wrong: '7', says: /"7" on b1 is nothing to draw/ },
  { wrong: '3', says: /"3": there are 3 seats, counted from 0/ },
])('"$wrong" is refused', ({ wrong, says }) => {
  const draw = () => position(`     a  b\n  1  0  ${wrong}\n`, { seats: 3 });
  expect(draw).toThrow(BadPosition);
  expect(draw).toThrow(says);
});

test('more stones than a seat has are refused', () => {
  expect(() => position('     a  b  c  d\n  1  0  0  0  0\n', { seats: 5 })).toThrow('seat 0 has more than 3 stones');
});

test('a token below no letter, a row without a number and a wrong head line are refused', () => {
  expect(() => position('     a  b\n  1   0\n', { seats: 2 })).toThrow(BadMap);
  expect(() => position('     a  b\n     0  1\n', { seats: 2 })).toThrow('a row must begin with its number');
  expect(() => position('     a  B\n  1  0\n', { seats: 2 })).toThrow('the first line must name the columns');
});

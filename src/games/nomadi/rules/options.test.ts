import { expect, test } from 'vitest';
import { NOT_A_MOVE } from '../../../engine/game.ts';
import { BadOptions } from '../../../engine/options.ts';
import { seeded } from '../../../engine/random.ts';
import { sameBytes } from '../../../engine/state.ts';
import { game } from '../game.ts';
import { position } from '../testing/positions.ts';
import { after, afterAside, begin, gain, legal, playOn, towardsGoal, whyNot, whyNotAside } from '../testing/table.ts';
import { boardFor, oasisPlaces } from './board.ts';
import { At, Phase } from './state.ts';

test('NO-TALERS-1: talers face down or open is a matter of display: the game is the same', () => {
  expect(sameBytes(begin(3, { talers: 'open' }), begin(3, { talers: 'down' }))).toBe(true);
  const s = begin(3);
  const seen = begin(3);
  game.mask(seen, 1);
  expect(sameBytes(s, seen)).toBe(true);
});

test('NO-SHORT-1: the oasis is the goal; usual is f1', () => {
  expect(oasisPlaces[0]).toBe('f1');
  const { goalFields, grid } = boardFor('f1');
  const names = goalFields.map(cell => grid.names[cell]).join(' ');
  expect(names).toBe('f1 f2 f3 f4 g1 g2 g3 g4 h1 h2 h3 h4 i1 i2 i3 i4');
  const over = playOn(begin(2, { oasis: 'f1' }), seeded('short'), undefined, towardsGoal);
  expect(over.turn[At.Home]).toBe(3);
});

test('NO-SHORT-2: it lies wholly beyond the canyon and on no spring', () => {
  for (const place of oasisPlaces) {
    const { goalFields, far, spring } = boardFor(place);
    expect(goalFields.length).toBe(16);
    expect(goalFields.every(cell => far[cell] === 1 && spring[cell] === 0)).toBe(true);
  }
  expect(oasisPlaces.length).toBe(13 * 6 - 16 - 16 - 1);
  for (const oasis of ['f7', 'n1', 'f2', 'i3', 'a1', 'x1']) expect(() => begin(2, { oasis })).toThrow(BadOptions);
});

test('NO-SHORT-3: no card is laid on the oasis, nor on the printed goal, which is desert now', () => {
  const s = playOn(begin(2, { oasis: 'e6' }), seeded('cards'), now => legal(now)[0] === 'card a5');
  expect(whyNot(s, 'card a1')).toBe('NO-CARD-3');
  expect(whyNot(s, 'card e6')).toBe('NO-CARD-3');
  expect(legal(s).length).toBe(9 * 16 - 16 - 16 - 2);
  expect(s.board.goal[s.board.grid.cellNamed('a1')]).toBe(0);
});

const pair = `
     a  b  c  d
  1  .  .  ?  .
  2  .  0  1  2
  3  .  .  .  .
`;
const trading = (dice: readonly number[] = [1, 1], talers?: readonly number[]) =>
  position(pair, { seats: 3, dice, trade: true, ...(talers && { talers }) });

test('NO-TRADE-1: any seat may give talers to another, also out of turn, and the turn stays as it was', () => {
  const s = trading();
  const given = afterAside(s, 2, 'give 0 3');
  expect(gain(s, given, 2)).toEqual({ gifts: -3 });
  expect(gain(s, given, 0)).toEqual({ gifts: 3 });
  expect(game.actor(given)).toBe(0);
  expect(legal(given)).toEqual(legal(s));
  expect(game.score(afterAside(s, 0, 'give 1 1'), 0)).toBe(4);
});

test('NO-TRADE-1: only with the option, from the first roll to the end', () => {
  const without = position(pair, { seats: 3, dice: [1, 1] });
  expect(whyNotAside(without, 0, 'give 1 1')).toBe('NO-TRADE-1');
  const untold = playOn(begin(3), seeded('untold'), s => s.turn[At.Phase] === Phase.Step);
  expect(whyNotAside(untold, 0, 'give 1 1')).toBe('NO-TRADE-1');
  const early = playOn(begin(3, { trade: true }), seeded('early'), s => s.turn[At.Phase] !== Phase.LayCards);
  expect(whyNotAside(early, 0, 'give 1 1')).toBe('NO-TRADE-1');
  const over = playOn(begin(3, { trade: true }), seeded('over'), undefined, towardsGoal);
  expect(whyNotAside(over, 0, 'give 1 1')).toBe('NO-END-4');
});

test('NO-TRADE-1: also while an offer waits for its answer', () => {
  const asked = after(trading(), '1 d2 c1', 'value 2', 'offer good');
  expect(game.actor(asked)).toBe(2);
  expect(game.actor(afterAside(asked, 0, 'give 2 1'))).toBe(2);
  expect(legal(afterAside(asked, 1, 'give 2 1'))).toEqual(['take', 'leave']);
});

test('NO-TRADE-2: at least one taler, and no more than there is', () => {
  const s = trading([1, 1], [2, 0, -1]);
  expect(whyNotAside(s, 0, 'give 1 2')).toBeUndefined();
  expect(whyNotAside(s, 0, 'give 1 3')).toBe('NO-TRADE-2');
  expect(whyNotAside(s, 1, 'give 0 1')).toBe('NO-TRADE-2');
  expect(whyNotAside(s, 2, 'give 0 1')).toBe('NO-TRADE-2');
  expect(game.asides?.parse(s, 0, 'give 1 0')).toBe(NOT_A_MOVE);
});

test('NO-TRADE-3: to another seat', () => {
  expect(whyNotAside(trading(), 1, 'give 1 1')).toBe('NO-TRADE-3');
  expect(game.asides?.parse(trading(), 1, 'give 3 1')).toBe(NOT_A_MOVE);
});

test('NO-TRADE-4: four times in a turn, whosever it is, and again in the next one', () => {
  let s = trading([1]);
  for (let gift = 0; gift < 4; gift++) s = afterAside(s, 1, 'give 0 1');
  expect(whyNotAside(s, 1, 'give 0 1')).toBe('NO-TRADE-4');
  expect(whyNotAside(s, 2, 'give 0 1')).toBeUndefined();
  const next = after(s, '1 d2 c3', 'roll 1 1 1 1 1 1');
  expect(whyNotAside(next, 1, 'give 0 1')).toBeUndefined();
});

test('NO-TRADE-5: not while chance moves', () => {
  expect(whyNotAside(position(pair, { seats: 3, trade: true }), 0, 'give 1 1')).toBe('NO-TRADE-5');
  expect(whyNotAside(after(trading(), '1 d2 c1'), 0, 'give 1 1')).toBe('NO-TRADE-5');
});

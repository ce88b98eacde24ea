import { expect, test } from 'vitest';
import { NOBODY } from '../../../engine/game.ts';
import { game } from '../game.ts';
import { position } from '../testing/positions.ts';
import { after, fieldsFor, gain, whyNot } from '../testing/table.ts';

const camp = `
     a  b  c  d  e
  1  .  .  .  .  .
  2  .  0  s1 s  .
  3  .  1  s0 s  .
  4  .  .  s  s  .
`;

test('NO-START-1: a stone that has left the start does not stand on it again', () => {
  const s = position(camp, { seats: 2, dice: [1, 2] });
  expect(whyNot(s, '1 b3 c4')).toBe('NO-START-1');
  expect(whyNot(s, '2 b2 d2')).toBe('NO-START-1');
});

test('NO-START-1: inside the start stones move as they like', () => {
  const s = position(camp, { seats: 2, dice: [1] });
  expect(fieldsFor(s, 1, 'c3')).toEqual(['b4', 'd2']);
});

test('NO-START-2: a stone may jump across the start', () => {
  const across = `
     a  b  c  d  e
  1  .  .  0  .  .
  2  .  .  s1 .  .
  3  .  .  s0 1  .
  4  .  .  .  .  .
`;
  expect(whyNot(position(across, { seats: 2, dice: [3] }), '3 c1 c4')).toBeUndefined();
});

const lastOut = `
     a  b  c  d
  1  .  .  .  .
  2  0  1  s1 s
  3  .  .  s  s
`;

test('NO-START-3: the owner of the last stone to leave the start gets 5, not its mover', () => {
  const s = position(lastOut, { seats: 2, dice: [1, 1] });
  const out = after(s, '1 c2 b1');
  expect(gain(s, out, 1)).toEqual({ start: 5 });
  expect(gain(s, out, 0)).toEqual({});
});

test('NO-START-3: as long as another stone is on the start, leaving brings nothing; moving about inside neither', () => {
  const two = position(lastOut.replace('s1 s', 's1 s0'), { seats: 2, dice: [1, 1] });
  expect(gain(two, after(two, '1 d2 c3'), 0)).toEqual({});
  const inside = position(lastOut.replace('1  s1 s', '1  s1 s0'), { seats: 2, dice: [1, 1] });
  expect(gain(inside, after(inside, '1 d2 c1'), 0)).toEqual({});
});

test('NO-START-3: it is paid once: moves outside bring nothing more', () => {
  const s = after(position(lastOut, { seats: 2, dice: [1, 1] }), '1 c2 b1');
  expect(gain(s, after(s, '1 a2 b3'), 0)).toEqual({});
  expect(gain(s, after(s, '1 a2 b3'), 1)).toEqual({});
});

const gorge = `
     a  b  c  d  e
  1  .  .  .  .  .
  2  .  .  .  .  .
     ~  ~  ~  ~  ~
  3  .  0  1  0  .
  4  .  .  1  .  .
`;

test('NO-CANYON-1: the seat that moves the first stone across gets 5, no matter whose stone it is; the second brings nothing', () => {
  const s = position(gorge, { seats: 2, dice: [1, 1, 1] });
  const first = after(s, '1 d3 c2');
  expect(gain(s, first, 0)).toEqual({ canyon: 5 });
  const foreign = after(position(gorge, { seats: 2, seat: 1, dice: [1, 1] }), '1 d3 c2');
  expect(gain(s, foreign, 1)).toEqual({ canyon: 5 });
  expect(gain(s, foreign, 0)).toEqual({});
  const second = after(first, '1 b3 b2');
  expect(gain(first, second, 0)).toEqual({});
});

test('NO-BOARD-2: stones on both sides of the canyon touch', () => {
  expect(whyNot(position(gorge, { seats: 2, dice: [1] }), '1 d3 c2')).toBeUndefined();
  expect(whyNot(position(gorge, { seats: 2, dice: [1] }), '1 d3 e2')).toBe('NO-MOVE-3');
});

test('NO-CANYON-2: a stone that is across never comes back', () => {
  const s = position(gorge.replace('2  .  .  .', '2  .  0  1'), { seats: 2, dice: [1, 2] });
  expect(whyNot(s, '1 b2 a3')).toBe('NO-CANYON-2');
  expect(whyNot(s, '2 c2 c4')).toBe('NO-DIE-6');
  expect(whyNot(s, '2 c2 a2')).toBeUndefined();
});

const lastAcross = `
     a  b  c  d
  1  .  0  1  .
  2  .  0  1  .
     ~  ~  ~  ~
  3  .  .  1  .
`;

test('NO-CANYON-3: when the last of all stones crosses, its owner pays 5, whoever moved it', () => {
  const s = position(lastAcross, { seats: 2, dice: [1] });
  const over = after(s, '1 c3 d2');
  expect(gain(s, over, 1)).toEqual({ canyon: -5 });
  expect(gain(s, over, 0)).toEqual({});
});

test('NO-CANYON-3: with a debt, if need be', () => {
  const s = position(lastAcross, { seats: 2, seat: 1, dice: [1], talers: [5, 2] });
  expect(game.score(after(s, '1 c3 d2'), 1)).toBe(-3);
});

const nearGoal = `
     a  b  c  d  e
  1  g  g  0  .  .
  2  g  g  0  1  .
  3  .  .  0  1  .
     ~  ~  ~  ~  ~
  4  .  .  0  1  .
`;

const oneHome = nearGoal.replace('2  g  g  0', '2  g  g1 0');
const twoHome = nearGoal.replace('2  g  g  0', '2  g1 g1 0');

test('NO-CANYON-4: if the game ends before all are across, nobody pays', () => {
  const s = position(twoHome, { seats: 2, dice: [1] });
  const over = after(s, '1 c1 b1');
  expect(game.actor(over)).toBe(NOBODY);
  for (const seat of [0, 1]) expect(game.breakdown(over, seat).canyon).toBe(0);
});

test('NO-GOAL-1: the first stone brings 8, the second 6, the third 4', () => {
  const brings = (drawing: string, move: string) => {
    const s = position(drawing, { seats: 2, dice: [1, 1] });
    return gain(s, after(s, move)).goal;
  };
  expect(brings(nearGoal, '1 c1 b2')).toBe(8);
  expect(brings(oneHome, '1 c1 b1')).toBe(6);
  expect(brings(twoHome, '1 c1 b1')).toBe(4);
});

test('NO-GOAL-2: mover and owner share in halves', () => {
  const shares = (drawing: string, move: string) => {
    const s = position(drawing, { seats: 2, seat: 1, dice: [1, 1] });
    const next = after(s, move);
    return [gain(s, next, 0).goal, gain(s, next, 1).goal];
  };
  expect(shares(nearGoal, '1 c1 b2')).toEqual([4, 4]);
  expect(shares(oneHome, '1 c1 b1')).toEqual([3, 3]);
  expect(shares(twoHome, '1 c1 b1')).toEqual([2, 2]);
});

test('NO-GOAL-3: a stone in the goal stays where it is', () => {
  const s = after(position(nearGoal, { seats: 2, dice: [1, 1, 1] }), '1 c1 b2');
  expect(whyNot(s, '1 b2 a2')).toBe('NO-GOAL-3');
  expect(whyNot(s, '1 b2 b1')).toBe('NO-GOAL-3');
});

test('NO-GOAL-4: stones in the goal may be jumped, and hold the caravan together', () => {
  const s = after(position(nearGoal, { seats: 2, dice: [1, 2, 3] }), '1 c1 b2');
  expect(whyNot(s, '3 d2 a2')).toBeUndefined();
  expect(whyNot(s, '2 d2 b2')).toBe('NO-DIE-6');
});

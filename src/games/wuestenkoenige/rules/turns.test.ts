import { expect, test } from 'vitest';
import { seeded } from '../../../engine/random.ts';
import { game } from '../game.ts';
import { after, legal, setUp, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { MoveKind, moveOf } from './encoding.ts';
import { At, Phase } from './state.ts';

test('WK-TURN-1: card, camels, desert', () => {
  const s = position('1 P01\n5 p p p p0', { seats: 2, step: 'card', hands: [['trek'], ['trek']] });
  for (const text of [
    'go d5 - e5',
    'end',
    'turn a5',
    'roll 1',
    'spare',
    'give f',
    'tile a5 dune',
    'draw sand',
    'discard sand',
  ])
    expect(whyNot(s, text), text).toBe('WK-TURN-1');
  const camels = after(s, 'skip');
  for (const text of ['skip', 'play trek', 'turn a5', 'shift a5 b5', 'pass'])
    expect(whyNot(camels, text)).toBe('WK-TURN-1');
  const desert = after(camels, 'go d5 - e5', 'end');
  for (const text of ['skip', 'play trek', 'go e5 - d5', 'end']) expect(whyNot(desert, text)).toBe('WK-TURN-1');
  expect(game.actor(after(desert, 'turn a5'))).toBe(1);
});

test('WK-TURN-2: six points in any split, and what is left is lost', () => {
  const s = position('1 P1\n5 p p p p0w p p0', { seats: 2, hands: [['trek'], ['trek']] });
  const moved = after(s, 'go d5 w d4', 'go f5 - f4', 'go d4 w d5', 'end', 'turn a5', 'skip', 'end', 'turn a5');
  expect(moved.turn[At.Seat]).toBe(0);
  expect(moved.turn[At.Left]).toBe(6);
});

test('WK-TURN-3: with two seats the short first turn is that of seat 0 alone, and the first one only', () => {
  const s = after(setUp(2, seeded('short')), 'skip', 'end', 'turn a5');
  expect(s.turn[At.Left]).toBe(6);
  expect(after(s, 'skip', 'end', 'turn a5').turn[At.Left]).toBe(6);
});

test('WK-TURN-4: step 2 is passed over when nothing can be done', () => {
  const s = position('1 P1\n5 p p p p0 p', { seats: 2, points: 1 });
  expect(after(s, 'go d5 - e5').turn[At.Phase]).toBe(Phase.ChangeDesert);
});

test('WK-TURN-4: step 2 is not passed over while a step can be paid', () => {
  expect(after(position('1 P1\n5 p p p p0 p', { seats: 2, points: 2 }), 'go d5 - e5').turn[At.Phase]).toBe(
    Phase.MoveCamels,
  );
  const dear = position('1 P1\n4 p p p d d\n5 p p p p0 d d\n6 p p p d d', { seats: 2, points: 3 });
  expect(legal(after(dear, 'go d5 - e5'))).toEqual(
    ['d4', 'd6', 'e4', 'e6', 'f5'].map(hex => `go e5 - ${hex}`).concat('end'),
  );
});

test('WK-TURN-4: an empty hand is not asked for a card', () => {
  const s = position('1 P01', { seats: 2, step: 'desert', hands: [['trek'], []] });
  const next = after(s, 'turn a5');
  expect([next.turn[At.Seat], next.turn[At.Phase]]).toEqual([1, Phase.MoveCamels]);
});

test('WK-TURN-4: a hand that can not be played is asked all the same', () => {
  const s = position('1 P01', { seats: 2, step: 'desert', hands: [[], ['plague', 'loss', 'swap', 'calf']] });
  const next = after(s, 'turn a5');
  expect(game.actor(next)).toBe(1);
  expect(legal(next)).toEqual(['skip']);
});

test('WK-SEATS-1: seats follow in order, and a round is over when all had their turn', () => {
  let s = position('1 P012', { seats: 3, step: 'desert', round: 7 });
  const turns = [1, 2, 0, 1].map(() => {
    s = after(s, 'turn a5', 'end');
    return [s.turn[At.Seat], s.turn[At.Round]];
  });
  expect(turns).toEqual([
    [1, 7],
    [2, 7],
    [0, 8],
    [1, 8],
  ]);
});

test('a number that stands for no move is refused', () => {
  const s = position('1 P01\n5 p p p p0', { seats: 2, step: 'camels' });
  expect(() => game.apply(s, moveOf((MoveKind.Pass + 1) as MoveKind, 0, 0))).toThrow('not a move');
});

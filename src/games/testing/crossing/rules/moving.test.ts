import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { after, gain, legal, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';
import { initial } from './state.ts';

const meeting = `
     a b c d
  1  o . . o
  2  . . . .
  3  . o o .
  4  . x x .
  5  x . . x
`;

test('CR-TURN-1: the seats move in turn, and always have a move', () => {
  const s = after(initial(), 'go b5 b4');
  expect(game.actor(s)).toBe(1);
  expect(game.actor(after(s, 'go a1 a2'))).toBe(0);
});

test('CR-MOVE-1: only stones of the seat to move go', () => {
  expect(whyNot(position(meeting), 'go b3 b2')).toBe('CR-MOVE-1');
  expect(whyNot(position(meeting), 'go a4 a3')).toBe('CR-MOVE-1');
  expect(whyNot(position(meeting, 1), 'go b4 a3')).toBe('CR-MOVE-1');
});

test('CR-MOVE-2: a stone goes one square ahead, straight or diagonally', () => {
  expect(legal(position(meeting)).filter(move => move.startsWith('go a5'))).toEqual(['go a5 a4']);
  for (const move of ['go a5 b5', 'go a5 a3', 'go b4 b5', 'go b4 d3'])
    expect(whyNot(position(meeting), move), move).toBe('CR-MOVE-2');
  expect(whyNot(position(meeting, 1), 'go b3 b2')).toBe('CR-MOVE-2');
});

test('CR-MOVE-3: no stone goes where one of its own seat stands', () => {
  expect(whyNot(position(meeting), 'go a5 b4')).toBe('CR-MOVE-3');
});

test('CR-TAKE-1: diagonally a stone takes, straight ahead it is stopped', () => {
  const s = position(meeting);
  expect(whyNot(s, 'go b4 b3')).toBe('CR-TAKE-1');
  const taken = after(s, 'go b4 c3');
  expect(gain(s, taken)).toEqual({ taken: 1 });
  expect(legal(taken)).toContain('go b3 c4');
});

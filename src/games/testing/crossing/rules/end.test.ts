import { expect, test } from 'vitest';
import { NOBODY } from '../../../../engine/game.ts';
import { game } from '../game.ts';
import { after, gain, legal, whyNot } from '../testing/table.ts';
import { position } from '../text/position.ts';

const nearlyAcross = `
     a b c d
  1  . o . .
  2  x . . .
  3  . . . .
  4  . . o o
  5  . . . x
`;

test('CR-END-1: a stone on the far row ends the game', () => {
  const over = after(position(nearlyAcross), 'go a2 a1');
  expect(game.actor(over)).toBe(NOBODY);
  expect(legal(over)).toEqual([]);
  expect(whyNot(over, 'go d4 c5')).toBe('CR-END-1');
});

test('CR-END-1: a seat without stones ends the game', () => {
  const last = position(`
     a b c d
  1  . . . .
  2  . . . .
  3  . o . .
  4  . . x .
  5  . . . .
`);
  const over = after(last, 'go c4 b3');
  expect(game.actor(over)).toBe(NOBODY);
  expect(game.winners(over)).toEqual([0]);
});

test('CR-SCORE-1: a stone taken is worth 1 point, one across 5', () => {
  const s = position(nearlyAcross);
  expect(game.breakdown(s, 0)).toEqual({ across: 0, taken: 1 });
  expect(gain(s, after(s, 'go a2 a1'))).toEqual({ across: 5 });
  expect(gain(s, after(s, 'go a2 b1'))).toEqual({ across: 5, taken: 1 });
});

test('CR-SCORE-2: one stone across wins whatever the other seat has taken', () => {
  const s = position(nearlyAcross);
  expect(game.score(s, 1)).toBeGreaterThan(game.score(s, 0));
  expect(game.winners(s)).toEqual([]);
  expect(game.winners(after(s, 'go a2 a1'))).toEqual([0]);
  expect(game.winners(after(position(nearlyAcross, 1), 'go c4 c5'))).toEqual([1]);
});

import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { At, Phase } from './state.ts';

test('a phase is no entry of the turn, and an entry is no phase', () => {
  const { turn } = game.initial(3, {});
  turn[At.Phase] = Phase.Over;
  // @ts-expect-error A phase names no entry.
  expect(turn[Phase.Over]).toBeDefined();
  // @ts-expect-error An index is no phase.
  turn[At.Phase] = At.Seat;
  expect(turn[At.Phase]).toBe(1);
});

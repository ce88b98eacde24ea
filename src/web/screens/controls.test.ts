import { expect, test } from 'vitest';
import { positionAfter } from './controls.tsx';

test('steps, jumps and ticks stay within the game', () => {
  expect(positionAfter({ kind: 'step', by: 1 }, 3, 10)).toBe(4);
  expect(positionAfter({ kind: 'step', by: -10 }, 3, 10)).toBe(0);
  expect(positionAfter({ kind: 'tick' }, 10, 10)).toBe(10);
  expect(positionAfter({ kind: 'jump', to: Number.POSITIVE_INFINITY }, 0, 10)).toBe(10);
  expect(positionAfter({ kind: 'toggle' }, 6, 10)).toBe(6);
});

import { expect, test } from 'vitest';
import { tracksOf } from './trace.tsx';

test('a piece has one way, however often and by whom it was moved', () => {
  const steps = [
    { seat: 0, from: 'c1', at: 'd1', via: [] },
    { seat: 0, from: 'a1', at: 'a2' },
    { seat: 0, from: 'd1', at: 'e1', via: [] },
    { seat: 1, from: 'a2', at: 'a3' },
    { seat: 1, at: 'b2' },
  ];
  expect(tracksOf(steps)).toEqual([
    { seat: 0, names: ['c1', 'd1', 'e1'], leaps: [] },
    { seat: 1, names: ['a1', 'a2', 'a3'], leaps: [1, 2] },
    { seat: 1, names: ['b2'], leaps: [] },
  ]);
});

test('what came back to where it began has gone nowhere', () => {
  const steps = [
    { seat: 0, from: 'c1', at: 'd1' },
    { seat: 1, from: 'd1', at: 'c1' },
  ];
  expect(tracksOf(steps)).toEqual([]);
});

test('what was passed on the way is part of it, and a leap is told apart', () => {
  const steps = [
    { seat: 0, from: 'c1', via: ['d1', 'd2'], at: 'd3' },
    { seat: 0, from: 'd3', at: 'a3' },
  ];
  expect(tracksOf(steps)).toEqual([{ seat: 0, names: ['c1', 'd1', 'd2', 'd3', 'a3'], leaps: [4] }]);
});

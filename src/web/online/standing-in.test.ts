import { expect, test } from 'vitest';
import type { SeenEntry } from '../../table/match.ts';
import { stoodIn, stoodInSince } from './standing-in.ts';

const move = (seq: number, actor: number | 'chance', standIn?: true): SeenEntry => ({
  seq,
  actor,
  move: 'm',
  ...(standIn && { standIn }),
});

const log = [
  move(0, 'chance'),
  move(1, 0, true),
  move(2, 1),
  move(3, 0),
  move(4, 1),
  move(5, 0, true),
  move(6, 'chance'),
  move(7, 0, true),
  move(8, 1),
  move(9, 0, true),
  move(10, 1),
];

test('what a stand-in did is counted in turns, since one last moved oneself', () => {
  expect(stoodInSince(log, 0)).toEqual({ turns: 2, stops: [5, 6, 8, 10] });
  expect(stoodIn(log, 0).turns).toBe(3);
});

test('who played for themselves has nothing to look at', () => {
  expect(stoodInSince(log, 1)).toEqual({ turns: 0, stops: [] });
  expect(stoodInSince([], 0)).toEqual({ turns: 0, stops: [] });
});

import { expect, test } from 'vitest';
import { lensFor } from './lens.ts';

const board = { left: 10, top: 100, width: 340, height: 220 };

test('the smaller a place, the more it is enlarged, up to a fingertip and within reason', () => {
  expect(lensFor({ x: 180, y: 210 }, 23, board).factor).toBe(2);
  expect(lensFor({ x: 180, y: 210 }, 11.5, board).factor).toBe(4);
  expect(lensFor({ x: 180, y: 210 }, 2, board).factor).toBe(4);
  expect(lensFor({ x: 180, y: 210 }, 60, board).factor).toBe(1.6);
});

test('a magnifier lies over the tap, is never higher than the board, and stays in its window', () => {
  expect(lensFor({ x: 180, y: 210 }, 13, board)).toMatchObject({ middle: { x: 180, y: 210 }, radius: 106 });
  const corner = lensFor({ x: 12, y: 318 }, 13, board);
  expect(corner.at).toEqual({ x: 12, y: 318 });
  expect(corner.middle).toEqual({ x: 120, y: 210 });
  expect(lensFor({ x: 500, y: 500 }, 13, { left: 0, top: 0, width: 800, height: 800 }).radius).toBe(116);
});

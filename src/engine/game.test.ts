import { expect, test } from 'vitest';
import { CHANCE, isSeat, type Move, NOBODY, type Seat, SPECTATOR, type Viewer } from './game.ts';

test('chance, nobody and a spectator are three, and none of them is a seat', () => {
  expect(new Set<number>([CHANCE, NOBODY, SPECTATOR]).size).toBe(3);
  expect([0, 4, SPECTATOR].map(isSeat)).toEqual([true, true, false]);
});

test('numbers that mean different things are not mixed up', () => {
  const [seat, move]: [Seat, Move] = [1, 7];
  const viewer: Viewer = seat;
  // @ts-expect-error: a move is no seat.
  const first: Seat = move;
  // @ts-expect-error: a seat is no move.
  const second: Move = seat;
  // @ts-expect-error: who looks on need not sit at the table.
  const third: Seat = viewer;
  expect([first, second, third]).toEqual([7, 1, 1]);
});

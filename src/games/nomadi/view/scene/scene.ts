import type { BoardScene } from '../../../../web/kit/board/board.tsx';
import type { Hue } from '../../../../web/kit/players.tsx';
import { DICE } from '../../rules/material.ts';
import { NOWHERE, type NomadiState, ownerOf } from '../../rules/state.ts';
import type { Picture } from './picture.ts';

/** The colours of the seats: with fewer seats the first of them are used. */
export const playerHues: readonly Hue[] = ['blue', 'yellow', 'red', 'green', 'black'];

export type Scene = BoardScene<NomadiState, Picture>;

/** All stones that stand on the board, with their fields and owners. */
export function stonesOn(s: NomadiState): { readonly stone: number; readonly cell: number; readonly seat: number }[] {
  return Array.from(s.places, (cell, stone) => ({ stone, cell, seat: ownerOf(s, stone) })).filter(
    ({ cell }) => cell !== NOWHERE,
  );
}

/** How many stones each seat has on the fields that are marked. */
export function countOn(s: NomadiState, isMarked: (cell: number) => boolean): number[] {
  const counts = Array.from({ length: s.seats }, () => 0);
  for (const { cell, seat } of stonesOn(s)) if (isMarked(cell)) counts[seat]!++;
  return counts;
}

/** The faces of the dice that are left, ascending. */
export function diceLeft(s: NomadiState): number[] {
  return Array.from(s.dice).flatMap((count, face) => Array.from({ length: count }, () => face));
}

export const faces: readonly number[] = Array.from({ length: DICE }, (_, i) => i + 1);

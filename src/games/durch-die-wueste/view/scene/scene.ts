import type { BoardScene } from '../../../../web/kit/board/board.tsx';
import { CARAVANS, colourOf, colours, type DurchDieWuesteState, ownerOf } from '../../rules/state.ts';
import type { Picture } from './picture.ts';

export type Scene = BoardScene<DurchDieWuesteState, Picture>;

/** Is something else lit up than this caravan? */
export function isDim({ spotlight }: Pick<Scene, 'spotlight'>, caravan: number): boolean {
  if (!spotlight) return false;
  const colour = colours[colourOf(caravan)];
  const { seat = ownerOf(caravan), key = colour } = spotlight;
  return seat !== ownerOf(caravan) || key !== colour;
}

/** The caravan whose camel stands on the cell, or -1. */
export function caravanAt(s: DurchDieWuesteState, cell: number): number {
  const caravan = (s.camels[cell] ?? 0) - 1;
  return caravan < CARAVANS ? caravan : -1;
}

/** How many camels can be placed before the game must end. */
export function camelsToTheEnd(s: DurchDieWuesteState): number {
  return Math.min(...s.supply);
}

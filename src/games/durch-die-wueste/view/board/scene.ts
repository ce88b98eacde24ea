import type { Hue } from '../../../../web/kit/players.tsx';
import type { Spotlight } from '../../../../web/kit/view.ts';
import { CARAVANS, colourOf, colours, type DurchDieWuesteState, ownerOf } from '../../rules/state.ts';
import { playerHues } from '../pieces/coats.ts';
import type { Picture } from './picture.ts';

/** A position as it is to be drawn. */
export interface Scene {
  readonly s: DurchDieWuesteState;
  readonly picture: Picture;
  readonly hues: readonly Hue[];
  /** Begins the names of paints and shapes: several boards may stand on one page. */
  readonly id: string;
  readonly spotlight: Spotlight | undefined;
}

export function hueOf({ hues }: Pick<Scene, 'hues'>, seat: number): Hue {
  return hues[seat] ?? playerHues[seat] ?? 'red';
}

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

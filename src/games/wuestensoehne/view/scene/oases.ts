import { CELLS, grid, neighbours } from '../../rules/board.ts';
import type { WuestensoehneState } from '../../rules/state.ts';
import {
  type Action,
  actionSides,
  actions,
  faceAction,
  faceParts,
  NO_ACTION,
  SIDES,
  sidesText,
} from '../../rules/tiles.ts';
import { connectedOasis, standingFigures } from './scene.ts';

/** A whole oasis, as far as it is discovered. */
export interface WholeOasis {
  /** Its cells by name, in reading order of the alphabet, each once. */
  readonly cells: readonly string[];
  /** The sides behind which it may go on: undiscovered cells lie there. */
  readonly ends: readonly { readonly cell: string; readonly side: string }[];
  readonly fields: readonly Action[];
  readonly figures: readonly number[];
  /** One of its parts stands for all of them. */
  readonly key: string;
}

/** The oasis to which a part of a discovered cell belongs. */
export function oasisWith(s: WuestensoehneState, cell: number, sides: number): WholeOasis {
  const parts = connectedOasis(s, cell, sides);
  const names = parts.map(part => `${grid.names[part.cell]}/${sidesText(part.sides)}`);
  return {
    cells: [...new Set(parts.map(part => grid.names[part.cell]!))].toSorted(),
    ends: parts.flatMap(part => endsOf(s, part.cell, part.sides)),
    fields: parts.flatMap(part => fieldOn(s, part.cell, part.sides)),
    figures: standingFigures(s)
      .filter(figure => parts.some(part => part.cell === figure.cell && part.sides === figure.sides))
      .map(({ figure }) => figure),
    key: names.toSorted()[0]!,
  };
}

function endsOf(s: WuestensoehneState, cell: number, sides: number): WholeOasis['ends'] {
  return [0, 1, 2, 3].flatMap(side => {
    const beside = neighbours[cell * SIDES + side]!;
    const open = ((sides >> side) & 1) === 1 && beside !== CELLS && s.tiles[beside] === 0;
    return open ? [{ cell: grid.names[cell]!, side: sidesText(1 << side) }] : [];
  });
}

function fieldOn(s: WuestensoehneState, cell: number, sides: number): Action[] {
  const face = s.tiles[cell]! - 1;
  return faceAction[face] !== NO_ACTION && actionSides[face] === sides ? [actions[faceAction[face]!]!] : [];
}

/** The oases on a discovered cell, by the sides of their parts there. */
export function oasesOn(
  s: WuestensoehneState,
  cell: number,
): readonly { readonly sides: string; readonly oasis: WholeOasis }[] {
  const parts = faceParts[s.tiles[cell]! - 1] ?? [];
  return parts.map(({ sides }) => ({ sides: sidesText(sides), oasis: oasisWith(s, cell, sides) }));
}

/** Every oasis of the land, each once. */
export function oasesOf(s: WuestensoehneState): readonly WholeOasis[] {
  const found = new Map<string, WholeOasis>();
  for (let cell = 0; cell < CELLS; cell++)
    if (s.tiles[cell] !== 0) for (const { oasis } of oasesOn(s, cell)) found.set(oasis.key, oasis);
  return [...found.values()];
}

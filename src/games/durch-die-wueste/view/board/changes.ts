import { neighboursOf } from '../../../../engine/boards/grid.ts';
import { CARAVANS, type DurchDieWuesteState, NOWHERE, ownerOf, PALM, SAND } from '../../rules/state.ts';
import { caravanAt } from '../scene/scene.ts';

/** What happened between two positions, as far as it can be shown by something moving. */
export interface Changes {
  /** Camels that came, and the cell beside it that they come from; riders come from nowhere. */
  readonly arrivals: readonly { readonly cell: number; readonly from: number | undefined }[];
  readonly water: readonly { readonly cell: number; readonly value: number; readonly seat: number }[];
  /** The palms that a caravan reached. */
  readonly palms: readonly number[];
  /** Cells that are enclosed now. */
  readonly enclosed: readonly number[];
  /** Palms and water holes that were laid out. */
  readonly laid: readonly number[];
}

export const nothing: Changes = { arrivals: [], water: [], palms: [], enclosed: [], laid: [] };

/** More than this in one go is a leap in time, which nobody wants to see walking. */
const MOST_ARRIVALS = 10;

export function changesBetween(before: DurchDieWuesteState, after: DurchDieWuesteState): Changes {
  if (before.board !== after.board || before === after) return nothing;
  const cells = Array.from({ length: after.board.grid.size }, (_, cell) => cell);
  const came = cells.filter(cell => before.camels[cell] === 0 && after.camels[cell] !== 0);
  if (came.length > MOST_ARRIVALS) return nothing;
  return {
    arrivals: came.map(cell => ({ cell, from: originOf(after, cell) })),
    water: cells.filter(cell => isTaken(before, after, cell)).map(cell => drunk(before, after, cell)),
    palms: reachedPalms(before, after),
    enclosed: cells.filter(cell => before.inside[cell] === 0 && after.inside[cell] !== 0),
    laid: cells.filter(cell => before.land[cell] === SAND && after.land[cell] !== SAND),
  };
}

function originOf(s: DurchDieWuesteState, cell: number): number | undefined {
  const caravan = caravanAt(s, cell);
  if (s.riders[caravan] === cell) return undefined;
  return neighboursOf(s.board.grid, cell).find(other => caravanAt(s, other) === caravan);
}

function isTaken(before: DurchDieWuesteState, after: DurchDieWuesteState, cell: number): boolean {
  return before.land[cell] !== SAND && before.land[cell] !== PALM && after.land[cell] === SAND;
}

/** Water is taken by standing on it or by enclosing it. */
function drunk(before: DurchDieWuesteState, after: DurchDieWuesteState, cell: number) {
  const taker = Math.max(caravanAt(after, cell), after.inside[cell]! - 1);
  return { cell, value: before.land[cell]!, seat: ownerOf(Math.max(0, taker)) };
}

function reachedPalms(before: DurchDieWuesteState, after: DurchDieWuesteState): number[] {
  let bits = 0;
  for (let caravan = 0; caravan < CARAVANS; caravan++) bits |= after.reached[caravan]! & ~before.reached[caravan]!;
  return [...after.palms].filter((palm, oasis) => palm !== NOWHERE && (bits & (1 << oasis)) !== 0);
}

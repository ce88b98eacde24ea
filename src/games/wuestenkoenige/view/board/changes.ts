import { HEXES } from '../../rules/board.ts';
import { HOME, NO_PIECE, type WuestenkoenigeState } from '../../rules/state.ts';

/** What happened between two positions, as far as it can be shown by something moving. */
export interface Changes {
  /** Camels that are somewhere else now, and where they were; those from a stock come from nowhere. */
  readonly walks: readonly { readonly camel: number; readonly from: number | undefined }[];
  /** Hexes whose top tile was turned over. */
  readonly turned: readonly number[];
  /** Hexes that got another tile on top, and where it lay before; one from the reserve comes from nowhere. */
  readonly laid: readonly { readonly hex: number; readonly from: number | undefined }[];
}

export const nothing: Changes = { walks: [], turned: [], laid: [] };

/** More than this in one go is a leap in time, which nobody wants to see walking. */
const MOST = 14;

export function changesBetween(before: WuestenkoenigeState, after: WuestenkoenigeState): Changes {
  if (before === after || before.seats !== after.seats) return nothing;
  const walks = [...after.camels.keys()].filter(camel => hasMoved(before, after, camel));
  const laid = [...after.top.keys()].filter(hex => isLaid(before, after, hex));
  if (walks.length + laid.length > MOST) return nothing;
  return {
    walks: walks.map(camel => ({ camel, from: fieldOf(before.camels[camel]!) })),
    laid: laid.map(hex => ({ hex, from: hexOf(before, after.top[hex]!) })),
    turned: [...after.top.keys()].filter(hex => isTurned(before, after, hex)),
  };
}

function hasMoved(before: WuestenkoenigeState, after: WuestenkoenigeState, camel: number): boolean {
  return after.camels[camel] !== HOME && before.camels[camel] !== after.camels[camel];
}

function fieldOf(field: number): number | undefined {
  return field === HOME ? undefined : field;
}

/** Higher than before: a lower one was uncovered, which does not move. */
function isLaid(before: WuestenkoenigeState, after: WuestenkoenigeState, hex: number): boolean {
  return before.top[hex] !== after.top[hex] && after.height[hex]! > before.height[hex]!;
}

function isTurned(before: WuestenkoenigeState, after: WuestenkoenigeState, hex: number): boolean {
  const tile = after.top[hex]!;
  return tile !== NO_PIECE && before.top[hex] === tile && before.side[tile] !== after.side[tile];
}

/** Where a tile lay on top. */
function hexOf(s: WuestenkoenigeState, tile: number): number | undefined {
  const hex = s.top.indexOf(tile);
  return hex >= 0 && hex < HEXES ? hex : undefined;
}

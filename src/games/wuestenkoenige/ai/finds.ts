import { HEXES } from '../rules/board.ts';
import { countOf, GOODS, NO_LOAD } from '../rules/goods.ts';
import { CAMELS } from '../rules/material.ts';
import { NO_PIECE, type WuestenkoenigeState } from '../rules/state.ts';
import { looseGoods } from '../rules/tiles.ts';

/** Goods that a seat lacks and that no oasis gives: loose on a hex, buried there, or on a camel of somebody else. */
export interface Finds {
  readonly hex: Uint8Array;
  /** The goods, as bits. */
  readonly set: Uint8Array;
  /** What it costs to get at them once one is there. */
  readonly effort: Uint8Array;
  count: number;
}

/** More than are worth a look. */
const MOST_FINDS = 64;

export function blankFinds(): Finds {
  return {
    hex: new Uint8Array(MOST_FINDS),
    set: new Uint8Array(MOST_FINDS),
    effort: new Uint8Array(MOST_FINDS),
    count: 0,
  };
}

/** What it costs to get at goods under a tile: it takes a turn to shift each tile away, and others see it. */
const DIGGING = 7;
/** What it costs to pick up goods that lie open: somebody else may come first. */
export const PICKING = 2;
/** What it costs to win a good from a camel: it takes several fights. */
const ROBBING = 16;

/** The goods of a load as bits. */
export function setOf(load: number): number {
  if (load === NO_LOAD) return 0;
  let set = 0;
  for (let good = 0; good < GOODS; good++) if (countOf(load, good) > 0) set |= 1 << good;
  return set;
}

export function findGoods(s: WuestenkoenigeState, seat: number, missing: number, finds: Finds): void {
  finds.count = 0;
  for (let hex = 0; hex < HEXES; hex++) findOnHex(s, hex, missing, finds);
  for (let camel = 0; camel < s.camels.length; camel++) {
    if (camel === seat * CAMELS) camel += CAMELS - 1;
    else if (s.load[camel] !== NO_LOAD && s.camels[camel] < HEXES)
      addFind(finds, s.camels[camel], setOf(s.load[camel]) & missing, ROBBING);
  }
}

/** Nobody can dig where camels stand. */
function findOnHex(s: WuestenkoenigeState, hex: number, missing: number, finds: Finds): void {
  if (s.crowd[hex] > 0) return addFind(finds, hex, setOf(looseGoods(s, hex)) & missing, PICKING);
  let effort = PICKING;
  for (let tile = s.top[hex]; tile !== NO_PIECE; tile = s.under[tile], effort += DIGGING)
    if (s.onTile[tile] !== NO_LOAD) addFind(finds, hex, setOf(s.onTile[tile]) & missing, effort);
  if (s.onFloor[hex] !== NO_LOAD) addFind(finds, hex, setOf(s.onFloor[hex]) & missing, effort);
}

function addFind(finds: Finds, hex: number, set: number, effort: number): void {
  if (set === 0 || finds.count === MOST_FINDS) return;
  finds.hex[finds.count] = hex;
  finds.set[finds.count] = set;
  finds.effort[finds.count++] = effort;
}

/** The goods right under the topmost tile of a hex, as a load. */
export function goodsBelow(s: WuestenkoenigeState, hex: number): number {
  return s.height[hex] > 1 ? s.onTile[s.under[s.top[hex]]] : s.onFloor[hex];
}

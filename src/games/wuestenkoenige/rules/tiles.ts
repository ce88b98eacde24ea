import { NO_LOAD } from './goods.ts';
import { At, NO_PIECE, PLAIN, VALLEY, type WuestenkoenigeState } from './state.ts';

/** The loose goods that lie open on a hex. */
export function looseGoods(s: WuestenkoenigeState, hex: number): number {
  return s.height[hex] > 0 ? s.onTile[s.top[hex]] : s.onFloor[hex];
}

export function setLooseGoods(s: WuestenkoenigeState, hex: number, load: number): void {
  if (s.height[hex] > 0) s.onTile[s.top[hex]] = load;
  else s.onFloor[hex] = load;
}

/** The tiles of a hex from the bottom to the top. For screens and drawings. */
export function towerOf(s: WuestenkoenigeState, hex: number): number[] {
  const tower: number[] = [];
  for (let tile = s.top[hex]; tile !== NO_PIECE; tile = s.under[tile]) tower.unshift(tile);
  return tower;
}

/** A tile from the reserve. */
export function takeSpare(s: WuestenkoenigeState, side: number): number {
  const tile = s.turn[At.Spare];
  s.turn[At.Spare] = s.under[tile];
  s.turn[At.Reserve]--;
  s.side[tile] = side;
  return tile;
}

export function putAside(s: WuestenkoenigeState, tile: number): void {
  s.under[tile] = s.turn[At.Spare];
  s.side[tile] = PLAIN;
  s.turn[At.Spare] = tile;
  s.turn[At.Reserve]++;
}

/** A tile comes to lie on top. What lies there loose is covered, camels are lifted; who is buried is not looked at. */
export function layTile(s: WuestenkoenigeState, tile: number, hex: number): void {
  s.under[tile] = s.top[hex];
  s.top[hex] = tile;
  s.height[hex]++;
  s.ground[hex] = s.side[tile];
}

/** The top tile is lifted off, and whatever lay on it sinks to what is below. */
export function liftTile(s: WuestenkoenigeState, hex: number): number {
  const tile = s.top[hex];
  const sinking = s.onTile[tile];
  s.onTile[tile] = NO_LOAD;
  s.top[hex] = s.under[tile];
  s.height[hex]--;
  s.ground[hex] = s.height[hex] > 0 ? s.side[s.top[hex]] : VALLEY;
  if (sinking !== NO_LOAD) setLooseGoods(s, hex, looseGoods(s, hex) + sinking);
  return tile;
}

export function turnTile(s: WuestenkoenigeState, hex: number): void {
  const tile = s.top[hex];
  s.side[tile] ^= 1;
  s.ground[hex] = s.side[tile];
}

/** A storm changes each tile once. */
export function wasStormed(s: WuestenkoenigeState, tile: number): boolean {
  return s.turn[At.Changed] === tile || s.turn[At.ChangedToo] === tile;
}

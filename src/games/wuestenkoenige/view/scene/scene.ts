import type { BoardScene } from '../../../../web/kit/board/board.tsx';
import type { Hue } from '../../../../web/kit/players.tsx';
import type { Spotlight } from '../../../../web/kit/view.ts';
import { HEXES } from '../../rules/board.ts';
import { countOf, GOODS, goodsIn, hasAttacked } from '../../rules/goods.ts';
import { DUNE, ownerOf, type WuestenkoenigeState } from '../../rules/state.ts';
import { looseGoods, towerOf } from '../../rules/tiles.ts';
import type { Flock } from '../pieces/herd.tsx';
import { type GroundKind, liftOf } from '../pieces/tiles.tsx';
import type { Picture } from './picture.ts';

export const playerHues: readonly Hue[] = ['red', 'blue', 'green', 'yellow'];

export interface Scene extends BoardScene<WuestenkoenigeState, Picture> {
  /** The only hexes that are drawn, where a figure shows a piece of the board; all if left out. */
  readonly shown?: ReadonlySet<number>;
}

/** Lights up what lies under the tiles, everywhere. */
export const buried: Spotlight = { key: 'buried' };

export function isDigging({ spotlight }: Pick<Scene, 'spotlight'>): boolean {
  return spotlight?.key === buried.key;
}

/** A camel with its number, as it stands somewhere. */
export interface StandingCamel extends Flock {
  readonly camel: number;
}

/** The camels of a field, by seat. */
export function camelsAt(s: WuestenkoenigeState, field: number): StandingCamel[] {
  return [...s.camels.keys()].filter(camel => s.camels[camel] === field).map(camel => standingCamel(s, camel));
}

function standingCamel(s: WuestenkoenigeState, camel: number): StandingCamel {
  const load = s.load[camel]!;
  return { camel, seat: ownerOf(camel), goods: amountsIn(load), attacked: hasAttacked(load), count: 1 };
}

/** How many of each good are in a load. */
function amountsIn(load: number): number[] {
  return Array.from({ length: GOODS }, (_, good) => countOf(goodsIn(load), good));
}

/** The camels of a field, those that are alike counted together; the first of them stands for all. */
export function flocksAt(s: WuestenkoenigeState, field: number): StandingCamel[] {
  const flocks: StandingCamel[] = [];
  for (const one of camelsAt(s, field)) {
    const like = flocks.findIndex(other => other.seat === one.seat && s.load[other.camel] === s.load[one.camel]);
    if (like < 0) flocks.push(one);
    else flocks[like] = { ...flocks[like]!, count: flocks[like]!.count + 1 };
  }
  return flocks;
}

/** The upper sides of the tiles on a hex, from the ground up. */
export function groundsOf(s: WuestenkoenigeState, hex: number): GroundKind[] {
  return towerOf(s, hex).map(tile => (s.side[tile] === DUNE ? 'dune' : 'plain'));
}

/** How high what stands on a field is drawn. */
export function liftAt(s: WuestenkoenigeState, field: number): number {
  return field < HEXES ? liftOf(s.height[field]!) : 0;
}

/** The goods that lie open on a hex. */
export function looseAt(s: WuestenkoenigeState, hex: number): number[] {
  return amountsIn(looseGoods(s, hex));
}

/** All goods that lie under tiles of a hex. Everybody saw them being covered. */
export function buriedAt(s: WuestenkoenigeState, hex: number): number[] {
  const loads = towerOf(s, hex)
    .slice(0, -1)
    .map(tile => s.onTile[tile]!);
  if (s.height[hex]! > 0) loads.push(s.onFloor[hex]!);
  return loads.map(amountsIn).reduce((sum, amounts) => sum.map((count, good) => count + amounts[good]!), [0, 0, 0]);
}

export function anyOf(amounts: readonly number[]): boolean {
  return amounts.some(count => count > 0);
}

import { HEXES } from './board.ts';
import { goHome } from './camels.ts';
import { claimCards } from './cards.ts';
import { lookWhoIsOut } from './ends.ts';
import { goodsIn } from './goods.ts';
import {
  CHANGED,
  CHANGED_TOO,
  DRAW,
  type KingsState,
  NEXT_HEX,
  NONE,
  PLAY_CARD,
  STAGE,
  STORM_LEFT,
  seatOf,
  TASK,
} from './state.ts';
import { layTile, liftTile, looseGoods, putAside, setLooseGoods, takeSpare, turnTile } from './tiles.ts';

/** After the last tile the cards are dealt: everybody has some to draw already. */
export function setTile(s: KingsState, hex: number, side: number): void {
  layTile(s, takeSpare(s, side), hex);
  if (++s.clock[NEXT_HEX] < HEXES) return;
  s.clock[NEXT_HEX] = 0;
  s.clock[STAGE] = PLAY_CARD;
  s.clock[TASK] = DRAW;
}

export function turnOver(s: KingsState, hex: number): void {
  remember(s, s.top[hex]);
  turnTile(s, hex);
}

export function shift(s: KingsState, from: number, to: number): void {
  const tile = liftTile(s, from);
  remember(s, tile);
  bringDown(s, tile, to);
}

export function spreadSand(s: KingsState, hex: number, side: number): void {
  bringDown(s, takeSpare(s, side), hex);
}

export function blowAway(s: KingsState, hex: number): void {
  putAside(s, liftTile(s, hex));
}

/** A storm changes no tile twice. Its third tile needs no remembering. */
function remember(s: KingsState, tile: number): void {
  if (s.clock[STORM_LEFT] === 0) return;
  s.clock[STORM_LEFT]--;
  if (s.clock[CHANGED] === NONE) s.clock[CHANGED] = tile;
  else s.clock[CHANGED_TOO] = tile;
}

function bringDown(s: KingsState, tile: number, hex: number): void {
  const buried = s.height[hex] === 0 && s.crowd[hex] > 0;
  if (buried) bury(s, hex);
  layTile(s, tile, hex);
  if (buried) lookWhoIsOut(s);
}

function bury(s: KingsState, hex: number): void {
  for (let camel = 0; camel < s.camels.length; camel++) {
    if (s.camels[camel] !== hex) continue;
    setLooseGoods(s, hex, looseGoods(s, hex) + goodsIn(s.load[camel]));
    goHome(s, camel);
    claimCards(s, seatOf(camel), 1);
  }
}

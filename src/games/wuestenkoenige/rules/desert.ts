import { HEXES } from './board.ts';
import { goHome } from './camels.ts';
import { claimCards } from './cards.ts';
import { markSeatsOut } from './ends.ts';
import { goodsIn } from './goods.ts';
import {
  CHANGED,
  CHANGED_TOO,
  DRAW,
  NEXT_HEX,
  NO_PIECE,
  ownerOf,
  PHASE,
  PLAY_CARD,
  STORM_LEFT,
  TASK,
  type WuestenkoenigeState,
} from './state.ts';
import { layTile, liftTile, looseGoods, putAside, setLooseGoods, takeSpare, turnTile } from './tiles.ts';

/** After the last tile the cards are dealt: everybody has some to draw already. */
export function setTile(s: WuestenkoenigeState, hex: number, side: number): void {
  layTile(s, takeSpare(s, side), hex);
  if (++s.clock[NEXT_HEX] < HEXES) return;
  s.clock[NEXT_HEX] = 0;
  s.clock[PHASE] = PLAY_CARD;
  s.clock[TASK] = DRAW;
}

export function turnOver(s: WuestenkoenigeState, hex: number): void {
  remember(s, s.top[hex]);
  turnTile(s, hex);
}

export function shift(s: WuestenkoenigeState, from: number, to: number): void {
  const tile = liftTile(s, from);
  remember(s, tile);
  bringDown(s, tile, to);
}

export function spreadSand(s: WuestenkoenigeState, hex: number, side: number): void {
  bringDown(s, takeSpare(s, side), hex);
}

export function blowAway(s: WuestenkoenigeState, hex: number): void {
  putAside(s, liftTile(s, hex));
}

/** A storm changes no tile twice. Its third tile needs no remembering. */
function remember(s: WuestenkoenigeState, tile: number): void {
  if (s.clock[STORM_LEFT] === 0) return;
  s.clock[STORM_LEFT]--;
  if (s.clock[CHANGED] === NO_PIECE) s.clock[CHANGED] = tile;
  else s.clock[CHANGED_TOO] = tile;
}

function bringDown(s: WuestenkoenigeState, tile: number, hex: number): void {
  const buried = s.height[hex] === 0 && s.crowd[hex] > 0;
  if (buried) bury(s, hex);
  layTile(s, tile, hex);
  if (buried) markSeatsOut(s);
}

function bury(s: WuestenkoenigeState, hex: number): void {
  for (let camel = 0; camel < s.camels.length; camel++) {
    if (s.camels[camel] !== hex) continue;
    setLooseGoods(s, hex, looseGoods(s, hex) + goodsIn(s.load[camel]));
    goHome(s, camel);
    claimCards(s, ownerOf(camel), 1);
  }
}

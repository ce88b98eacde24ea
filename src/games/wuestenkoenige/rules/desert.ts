import { HEXES } from './board.ts';
import { goHome } from './camels.ts';
import { claimCards } from './cards.ts';
import { markSeatsOut } from './ends.ts';
import { goodsIn } from './goods.ts';
import { At, NO_PIECE, ownerOf, Phase, Task, type WuestenkoenigeState } from './state.ts';
import { layTile, liftTile, looseGoods, putAside, setLooseGoods, takeSpare, turnTile } from './tiles.ts';

/** After the last tile the cards are dealt: everybody has some to draw already. */
export function setTile(s: WuestenkoenigeState, hex: number, side: number): void {
  layTile(s, takeSpare(s, side), hex);
  if (++s.turn[At.NextHex] < HEXES) return;
  s.turn[At.NextHex] = 0;
  s.turn[At.Phase] = Phase.PlayCard;
  s.turn[At.Task] = Task.Draw;
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
  if (s.turn[At.StormLeft] === 0) return;
  s.turn[At.StormLeft]--;
  if (s.turn[At.Changed] === NO_PIECE) s.turn[At.Changed] = tile;
  else s.turn[At.ChangedToo] = tile;
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

import { goodOf, HEXES, oasisOf, PALACE } from './board.ts';
import { costOf, enlist, goHome, hasOthers, walk } from './camels.ts';
import { claimCards } from './cards.ts';
import { endGame, markSeatsOut } from './ends.ts';
import { ATTACKED, countOf, GOODS, goodsIn, hasAttacked, oneOf, totalOf } from './goods.ts';
import { JOINING } from './material.ts';
import { isHopeless, kindsOf } from './scoring.ts';
import { At, Phase, type WuestenkoenigeState } from './state.ts';
import { looseGoods, setLooseGoods } from './tiles.ts';

export function stepTo(s: WuestenkoenigeState, camel: number, to: number): void {
  s.turn[At.Left] -= costOf(s, s.camels[camel], to);
  walk(s, camel, to);
  if (to < HEXES) meet(s, camel, to);
  else if (to === PALACE) deliver(s, camel);
  else visit(s, camel, to);
}

function meet(s: WuestenkoenigeState, camel: number, hex: number): void {
  if (s.crowd[hex] === 1 || hasAttacked(s.load[camel]) || !hasOthers(s, hex, s.turn[At.Seat])) return;
  s.turn[At.Phase] = Phase.Fight;
  s.turn[At.Attacker] = camel;
}

function deliver(s: WuestenkoenigeState, camel: number): void {
  const seat = s.turn[At.Seat];
  const load = s.load[camel];
  s.load[camel] = load & ATTACKED;
  for (let good = 0; good < GOODS; good++) s.display[seat * GOODS + good] += countOf(load, good);
  if (kindsOf(s, seat) === GOODS || isHopeless(s)) endGame(s);
  else claimCards(s, seat, totalOf(load));
}

function visit(s: WuestenkoenigeState, camel: number, oasis: number): void {
  const seat = s.turn[At.Seat];
  const good = goodOf(oasis);
  if (s.oases[good] === 0) return;
  s.oases[good]--;
  s.load[camel] += oneOf(good);
  for (let i = 0; i < JOINING && s.oases[good] > 0 && s.stock[seat] > 0; i++) {
    s.oases[good]--;
    enlist(s, seat, oasis, oneOf(good));
  }
  claimCards(s, seat, 1);
}

export function pickUp(s: WuestenkoenigeState, camel: number, good: number): void {
  const hex = s.camels[camel];
  setLooseGoods(s, hex, looseGoods(s, hex) - oneOf(good));
  s.load[camel] += oneOf(good);
}

export function dropGood(s: WuestenkoenigeState, camel: number, good: number): void {
  const hex = s.camels[camel];
  s.load[camel] -= oneOf(good);
  setLooseGoods(s, hex, looseGoods(s, hex) + oneOf(good));
}

export function swapCamels(s: WuestenkoenigeState, one: number, other: number): void {
  const hex = s.camels[one];
  s.camels[one] = s.camels[other];
  s.camels[other] = hex;
}

/** Everybody in the oasis goes home, and what they carry to the oases it came from. */
export function fallSick(s: WuestenkoenigeState, good: number): void {
  for (let camel = 0; camel < s.camels.length; camel++) {
    if (s.camels[camel] !== oasisOf(good)) continue;
    const load = goodsIn(s.load[camel]);
    for (let carried = 0; carried < GOODS; carried++) s.oases[carried] += countOf(load, carried);
    goHome(s, camel);
  }
  markSeatsOut(s);
}

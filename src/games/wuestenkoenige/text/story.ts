import type { Description, Move } from '../../../engine/game.ts';
import { board, goodOf, HEXES, oasisOf, PALACE } from '../rules/board.ts';
import { costOf } from '../rules/camels.ts';
import { cards } from '../rules/deck.ts';
import * as kinds from '../rules/encoding.ts';
import { firstOf, kindOf, secondOf } from '../rules/encoding.ts';
import { giverOf } from '../rules/fights.ts';
import { formatLoad, goods, goodsIn, NO_LOAD, totalOf } from '../rules/goods.ts';
import { JOINING } from '../rules/material.ts';
import {
  ATTACKER,
  NO_TASK,
  ownerOf,
  REVEAL,
  SEAT,
  sides,
  TARGET,
  TASK,
  TASK_SEAT,
  type WuestenkoenigeState,
} from '../rules/state.ts';

/**
 * The story of a game, line by line. `seat` is who acts and `foe` who suffers; fields are named as in the notation, loads
 * are written as in the notation (`ffw` or `-`), goods and oases by their names.
 */
export function describe(s: WuestenkoenigeState, m: Move): Description {
  const [kind, first, second] = [kindOf(m), firstOf(m), secondOf(m)];
  const seat = s.clock[TASK] === NO_TASK ? s.clock[SEAT] : s.clock[TASK_SEAT];
  switch (kind) {
    case kinds.TILE_MOVE:
      return { key: 'tile', args: { hex: board.names[first], side: sides[second] } };
    case kinds.DRAW_MOVE:
      return { key: 'draw', args: { seat, card: cards[second] } };
    case kinds.DISCARD_MOVE:
      return { key: s.clock[TASK] === REVEAL ? 'reveal' : 'discard', args: { seat, card: cards[second] } };
    case kinds.ROLL_MOVE:
      return tellRoll(s, second);
    case kinds.GO_MOVE:
      return tellStep(s, first, second);
    case kinds.TAKE_MOVE:
      return { key: 'take', args: { seat, hex: board.names[s.camels[first]], good: goods[second] } };
    case kinds.ATTACK_MOVE:
      return { key: 'attack', args: { seat, ...victim(s, second) } };
    case kinds.GIVE_MOVE:
      return tellGift(s, second);
    case kinds.TURN_MOVE:
      return { key: 'turn', args: { seat, hex: board.names[first], side: sides[1 - s.side[s.top[first]]] } };
    case kinds.SHIFT_MOVE:
      return tellShift(s, first, second);
    default:
      return tellPlay(s, kind, first, second) ?? { key: plain[kind], args: { seat } };
  }
}

/** What needs no telling but that it was done. */
const plain: Readonly<Record<number, string>> = {
  [kinds.SKIP_MOVE]: 'skip',
  [kinds.STORM_MOVE]: 'storm',
  [kinds.TREK_MOVE]: 'trek',
  [kinds.SPARE_MOVE]: 'spare',
  [kinds.END_MOVE]: 'end',
  [kinds.PASS_MOVE]: 'pass',
};

function tellPlay(s: WuestenkoenigeState, kind: number, first: number, second: number): Description | undefined {
  const seat = s.clock[SEAT];
  const hex = board.names[first];
  switch (kind) {
    case kinds.SAND_MOVE:
      return { key: 'sand', args: { seat, hex, side: sides[second], buried: buriedOn(s, first) } };
    case kinds.DRIFT_MOVE:
      return { key: 'drift', args: { seat, hex } };
    case kinds.CALF_MOVE:
      return { key: 'calf', args: { seat, hex } };
    case kinds.CARPET_MOVE:
      return { key: 'carpet', args: { seat, ...journey(s, first, second) } };
    case kinds.SWAP_MOVE:
      return tellSwap(s, first, second);
    case kinds.LOSS_MOVE:
      return { key: 'loss', args: { seat, ...victim(s, first), good: goods[second] } };
    case kinds.PLAGUE_MOVE:
      return { key: 'plague', args: { seat, oasis: goods[second], camels: s.crowd[oasisOf(second)] } };
    default:
      return undefined;
  }
}

function victim(s: WuestenkoenigeState, camel: number) {
  return { foe: ownerOf(camel), hex: board.names[s.camels[camel]], load: formatLoad(goodsIn(s.load[camel])) };
}

function journey(s: WuestenkoenigeState, camel: number, to: number) {
  return { from: board.names[s.camels[camel]], to: board.names[to], load: formatLoad(goodsIn(s.load[camel])) };
}

/** `foe` and its camel on `hex`, `other` and its camel on `place`. */
function tellSwap(s: WuestenkoenigeState, one: number, other: number): Description {
  const second = { other: ownerOf(other), place: board.names[s.camels[other]], cargo: formatLoad(s.load[other]) };
  return { key: 'swap', args: { seat: s.clock[SEAT], ...victim(s, one), ...second } };
}

/** `go`, `visit` an oasis (it got a good or not, and so many joined), or `deliver`. */
function tellStep(s: WuestenkoenigeState, camel: number, to: number): Description {
  const seat = s.clock[SEAT];
  const args = { seat, ...journey(s, camel, to), cost: costOf(s, s.camels[camel], to) };
  if (to < HEXES) return { key: 'go', args };
  if (to === PALACE) return { key: 'deliver', args: { ...args, goods: totalOf(s.load[camel]) } };
  const left = s.oases[goodOf(to)];
  const joined = Math.max(0, Math.min(JOINING, left - 1, s.stock[seat]));
  return { key: 'visit', args: { ...args, got: Math.min(1, left), joined } };
}

const rolls = ['', 'win', 'rob', 'rob', 'miss', 'pay', 'lose'] as const;

/** `win`, `rob`, `miss`, `pay` and `lose` by the die; `vain` when there is nothing to rob or to pay. */
function tellRoll(s: WuestenkoenigeState, die: number): Description {
  const key = rolls[die];
  const giver = key === 'rob' ? s.clock[TARGET] : s.clock[ATTACKER];
  const vain = (key === 'rob' || key === 'pay') && goodsIn(s.load[giver]) === NO_LOAD;
  const loser = key === 'win' ? s.clock[TARGET] : s.clock[ATTACKER];
  const { foe, hex } = victim(s, s.clock[TARGET]);
  const load = formatLoad(goodsIn(s.load[loser]));
  return { key: vain ? 'vain' : key, args: { seat: s.clock[SEAT], foe, hex, load, die } };
}

function tellGift(s: WuestenkoenigeState, good: number): Description {
  const giver = giverOf(s);
  const taker = s.clock[ATTACKER] + s.clock[TARGET] - giver;
  return { key: 'give', args: { seat: ownerOf(giver), foe: ownerOf(taker), good: goods[good] } };
}

function tellShift(s: WuestenkoenigeState, from: number, to: number): Description {
  const side = sides[s.side[s.top[from]]];
  const args = { seat: s.clock[SEAT], from: board.names[from], to: board.names[to], side, buried: buriedOn(s, to) };
  return { key: 'shift', args };
}

/** Camels that a tile laid there would bury. */
function buriedOn(s: WuestenkoenigeState, hex: number): number {
  return s.height[hex] === 0 ? s.crowd[hex] : 0;
}

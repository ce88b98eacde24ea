import { enlist, goHome } from './camels.ts';
import { markSeatsOut } from './ends.ts';
import { ATTACKED, goodsIn, NO_LOAD, oneOf } from './goods.ts';
import {
  ATTACKER,
  DIE,
  GIVE,
  MOVE_CAMELS,
  NO_PIECE,
  ownerOf,
  PHASE,
  ROLL,
  TARGET,
  type WuestenkoenigeState,
} from './state.ts';

export function attack(s: WuestenkoenigeState, target: number): void {
  s.load[s.clock[ATTACKER]] |= ATTACKED;
  s.clock[TARGET] = target;
  s.clock[PHASE] = ROLL;
}

/** Each row of the table: who gives, or who is replaced. */
export function rollDie(s: WuestenkoenigeState, die: number): void {
  const attacker = s.clock[ATTACKER];
  const target = s.clock[TARGET];
  s.clock[DIE] = die;
  if (die === 1) replace(s, target, attacker);
  else if (die === 6) replace(s, attacker, target);
  else if (die !== 4) askFor(s, die === 5 ? attacker : target);
  if (s.clock[PHASE] === ROLL) endFight(s);
}

/** The loser goes home. A camel from the winner's stock takes its place and its goods; without one the winner does. */
function replace(s: WuestenkoenigeState, loser: number, winner: number): void {
  const hex = s.camels[loser];
  const spoils = goodsIn(s.load[loser]);
  const seat = ownerOf(winner);
  goHome(s, loser);
  if (s.stock[seat] > 0) enlist(s, seat, hex, spoils);
  else s.load[winner] += spoils;
  markSeatsOut(s);
}

function askFor(s: WuestenkoenigeState, giver: number): void {
  if (goodsIn(s.load[giver]) !== NO_LOAD) s.clock[PHASE] = GIVE;
}

/** The camel that has to give: after a 5 the one that attacked. */
export function giverOf(s: WuestenkoenigeState): number {
  return s.clock[DIE] === 5 ? s.clock[ATTACKER] : s.clock[TARGET];
}

export function give(s: WuestenkoenigeState, good: number): void {
  const giver = giverOf(s);
  const taker = s.clock[ATTACKER] + s.clock[TARGET] - giver;
  s.load[giver] -= oneOf(good);
  s.load[taker] += oneOf(good);
  endFight(s);
}

export function endFight(s: WuestenkoenigeState): void {
  s.clock[PHASE] = MOVE_CAMELS;
  s.clock[ATTACKER] = NO_PIECE;
  s.clock[TARGET] = NO_PIECE;
}

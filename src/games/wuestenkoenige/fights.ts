import { enlist, goHome } from './camels.ts';
import { lookWhoIsOut } from './ends.ts';
import { ATTACKED, goodsIn, NO_LOAD, oneOf } from './goods.ts';
import { ATTACKER, DIE, GIVE, type KingsState, MOVE_CAMELS, NONE, ROLL, STAGE, seatOf, TARGET } from './state.ts';

export function attack(s: KingsState, target: number): void {
  s.load[s.clock[ATTACKER]] |= ATTACKED;
  s.clock[TARGET] = target;
  s.clock[STAGE] = ROLL;
}

/** Each row of the table: who gives, or who is replaced. */
export function rollDie(s: KingsState, die: number): void {
  const attacker = s.clock[ATTACKER];
  const target = s.clock[TARGET];
  s.clock[DIE] = die;
  if (die === 1) replace(s, target, attacker);
  else if (die === 6) replace(s, attacker, target);
  else if (die !== 4) askFor(s, die === 5 ? attacker : target);
  if (s.clock[STAGE] === ROLL) endFight(s);
}

/** The loser goes home. A camel from the winner's stock takes its place and its goods; without one the winner does. */
function replace(s: KingsState, loser: number, winner: number): void {
  const hex = s.camels[loser];
  const spoils = goodsIn(s.load[loser]);
  const seat = seatOf(winner);
  goHome(s, loser);
  if (s.stock[seat] > 0) enlist(s, seat, hex, spoils);
  else s.load[winner] += spoils;
  lookWhoIsOut(s);
}

function askFor(s: KingsState, giver: number): void {
  if (goodsIn(s.load[giver]) !== NO_LOAD) s.clock[STAGE] = GIVE;
}

/** The camel that has to give: after a 5 the one that attacked. */
export function giverOf(s: KingsState): number {
  return s.clock[DIE] === 5 ? s.clock[ATTACKER] : s.clock[TARGET];
}

export function give(s: KingsState, good: number): void {
  const giver = giverOf(s);
  const taker = s.clock[ATTACKER] + s.clock[TARGET] - giver;
  s.load[giver] -= oneOf(good);
  s.load[taker] += oneOf(good);
  endFight(s);
}

export function endFight(s: KingsState): void {
  s.clock[STAGE] = MOVE_CAMELS;
  s.clock[ATTACKER] = NONE;
  s.clock[TARGET] = NONE;
}

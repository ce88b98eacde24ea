import { enlist, goHome } from './camels.ts';
import { markSeatsOut } from './ends.ts';
import { ATTACKED, goodsIn, NO_LOAD, oneOf } from './goods.ts';
import { At, giverOf, NO_PIECE, ownerOf, Phase, type WuestenkoenigeState } from './state.ts';

export function attack(s: WuestenkoenigeState, target: number): void {
  s.load[s.turn[At.Attacker]] |= ATTACKED;
  s.turn[At.Target] = target;
  s.turn[At.Phase] = Phase.Roll;
}

/** Each row of the table: who gives, or who is replaced. */
export function rollDie(s: WuestenkoenigeState, die: number): void {
  const attacker = s.turn[At.Attacker];
  const target = s.turn[At.Target];
  s.turn[At.Die] = die;
  if (die === 1) replace(s, target, attacker);
  else if (die === 6) replace(s, attacker, target);
  else if (die !== 4) askFor(s, die === 5 ? attacker : target);
  if (s.turn[At.Phase] === Phase.Roll) endFight(s);
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
  if (goodsIn(s.load[giver]) !== NO_LOAD) s.turn[At.Phase] = Phase.Give;
}

export function give(s: WuestenkoenigeState, good: number): void {
  const giver = giverOf(s);
  const taker = s.turn[At.Attacker] + s.turn[At.Target] - giver;
  s.load[giver] -= oneOf(good);
  s.load[taker] += oneOf(good);
  endFight(s);
}

export function endFight(s: WuestenkoenigeState): void {
  s.turn[At.Phase] = Phase.MoveCamels;
  s.turn[At.Attacker] = NO_PIECE;
  s.turn[At.Target] = NO_PIECE;
}

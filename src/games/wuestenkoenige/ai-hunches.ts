import { type Move, moveList } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { nextOnWay } from './ai-deserts.ts';
import { blankPlan, firstGood, makePlan, setOf } from './ai-plans.ts';
import { waysOn } from './ai-ways.ts';
import { FIELDS } from './board.ts';
import { CARDS, TREK } from './deck.ts';
import { goodsIn, NO_LOAD } from './goods.ts';
import { canStep, moves } from './listing.ts';
import { CAMELS } from './material.ts';
import { END, GO_MOVE, moveOf, SKIP, SPARE_THEM, TREK_PLAY } from './moves.ts';
import { pick } from './picking.ts';
import {
  ATTACKER,
  FIGHT,
  type KingsState,
  MOVE_CAMELS,
  NO_TASK,
  NONE,
  PLAY_CARD,
  SEAT,
  STAGE,
  seatOf,
  TASK,
} from './state.ts';

/** One move of so many is any move, so that nothing is ruled out. */
const ANY = 12;

/** Goes the way of the cheapest plan, plays few cards, and attacks with camels that have little to lose. */
export function hunch(s: KingsState, random: Random): Move {
  if (s.clock[TASK] !== NO_TASK || random.below(ANY) === 0) return pick(s, random);
  switch (s.clock[STAGE]) {
    case PLAY_CARD:
      return s.hands[s.clock[SEAT] * CARDS + TREK] > 0 ? TREK_PLAY : SKIP;
    case MOVE_CAMELS:
      return stepOfPlan(s);
    case FIGHT:
      return fightOrSpare(s, random);
    default:
      return pick(s, random);
  }
}

const plan = blankPlan();

/** A step with the first camel of the plan that can make one; when none can, the turn goes on. */
function stepOfPlan(s: KingsState): Move {
  makePlan(s, s.clock[SEAT], plan);
  for (let i = 0; i < plan.count; i++) {
    const camel = plan.camel[plan.parts[i]];
    const to = camel === NONE ? FIELDS : nextField(s, camel, plan.parts[i]);
    if (canStep(s, camel, to)) return moveOf(GO_MOVE, firstLike(s, camel), to);
  }
  return END;
}

function nextField(s: KingsState, camel: number, part: number): number {
  const ways = waysOn(s);
  const field = s.camels[camel];
  const rest = part & ~setOf(s.load[camel]);
  if (rest === 0) return nextOnWay(s, ways.home, 0, field);
  return nextOnWay(s, ways.fetch, firstGood(ways, field, rest) * FIELDS, field);
}

/** Of camels that are alike a move names the first. */
function firstLike({ camels, load }: KingsState, camel: number): number {
  let first = seatOf(camel) * CAMELS;
  while (camels[first] !== camels[camel] || load[first] !== load[camel]) first++;
  return first;
}

const list = moveList();

function fightOrSpare(s: KingsState, random: Random): Move {
  const laden = goodsIn(s.load[s.clock[ATTACKER]]) !== NO_LOAD;
  if (laden && random.below(2) === 0) return SPARE_THEM;
  moves(s, list);
  return list.items[random.below(list.length)];
}

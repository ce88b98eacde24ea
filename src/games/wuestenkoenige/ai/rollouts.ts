import { type Move, moveList } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { FIELDS } from '../rules/board.ts';
import { CARDS, TREK } from '../rules/deck.ts';
import { END, MoveKind, moveOf, SKIP, SPARE_THEM, TREK_PLAY } from '../rules/encoding.ts';
import { goodsIn, NO_LOAD } from '../rules/goods.ts';
import { CAMELS } from '../rules/material.ts';
import { canStep, moves, randomMove } from '../rules/moves.ts';
import { At, NO_PIECE, ownerOf, Phase, Task, type WuestenkoenigeState } from '../rules/state.ts';
import { blankDeliveryPlan, firstGood, planDelivery } from './deliveries.ts';
import { nextOnPath } from './deserts.ts';
import { setOf } from './finds.ts';
import { pathsOn } from './paths.ts';

/** One move in this many is a random one, so that nothing is ruled out. */
const ANY = 12;

/** Follows the cheapest plan, plays few cards, and attacks with camels that have little to lose. */
export function rolloutMove(s: WuestenkoenigeState, random: Random): Move {
  if (s.turn[At.Task] !== Task.None || random.below(ANY) === 0) return randomMove(s, random);
  switch (s.turn[At.Phase]) {
    case Phase.PlayCard:
      return s.hands[s.turn[At.Seat] * CARDS + TREK] > 0 ? TREK_PLAY : SKIP;
    case Phase.MoveCamels:
      return stepOfPlan(s);
    case Phase.Fight:
      return fightOrSpare(s, random);
    default:
      return randomMove(s, random);
  }
}

const plan = blankDeliveryPlan();

/** A step with the first camel of the plan that can make one; when none can, the turn goes on. */
function stepOfPlan(s: WuestenkoenigeState): Move {
  planDelivery(s, s.turn[At.Seat], plan);
  for (let i = 0; i < plan.count; i++) {
    const camel = plan.camel[plan.parts[i]];
    const to = camel === NO_PIECE ? FIELDS : nextField(s, camel, plan.parts[i]);
    if (canStep(s, camel, to)) return moveOf(MoveKind.Go, firstLike(s, camel), to);
  }
  return END;
}

function nextField(s: WuestenkoenigeState, camel: number, part: number): number {
  const paths = pathsOn(s);
  const field = s.camels[camel];
  const rest = part & ~setOf(s.load[camel]);
  if (rest === 0) return nextOnPath(s, paths.home, 0, field);
  return nextOnPath(s, paths.fetch, firstGood(paths, field, rest) * FIELDS, field);
}

/** Of camels that are alike a move names the first. */
function firstLike({ camels, load }: WuestenkoenigeState, camel: number): number {
  let first = ownerOf(camel) * CAMELS;
  while (camels[first] !== camels[camel] || load[first] !== load[camel]) first++;
  return first;
}

const list = moveList();

function fightOrSpare(s: WuestenkoenigeState, random: Random): Move {
  const laden = goodsIn(s.load[s.turn[At.Attacker]]) !== NO_LOAD;
  if (laden && random.below(2) === 0) return SPARE_THEM;
  moves(s, list);
  return list.items[random.below(list.length)];
}

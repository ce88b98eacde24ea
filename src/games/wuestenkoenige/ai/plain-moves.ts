import type { Move } from '../../../engine/game.ts';
import { goodOf, HEXES, isOasis, PALACE } from '../rules/board.ts';
import { costOf } from '../rules/camels.ts';
import { firstOf, kindOf, MoveKind, secondOf } from '../rules/encoding.ts';
import { At, type WuestenkoenigeState } from '../rules/state.ts';
import { looseGoods } from '../rules/tiles.ts';
import { carriesMissing, missingBy } from './deliveries.ts';
import { setOf } from './finds.ts';
import { pathsOn } from './paths.ts';

/** What brings a missing kind of goods home, picks it up or fetches it, and a step to where it lies or home in this turn. */
export function isPlain(s: WuestenkoenigeState, move: Move): boolean {
  const missing = missingBy(s, s.turn[At.Seat]);
  if (kindOf(move) === MoveKind.Take) return (missing & (1 << secondOf(move))) !== 0;
  if (kindOf(move) !== MoveKind.Go) return false;
  if (isOasis(secondOf(move))) return isFetched(s, missing, goodOf(secondOf(move)));
  if (secondOf(move) < HEXES && (setOf(looseGoods(s, secondOf(move))) & missing) !== 0) return true;
  return carriesMissing(s, firstOf(move), missing) && comesHome(s, firstOf(move), secondOf(move));
}

/** Does the step lead home, as cheaply as can be, and do the points last? */
function comesHome(s: WuestenkoenigeState, camel: number, to: number): boolean {
  if (to === PALACE) return true;
  const { home } = pathsOn(s);
  const from = s.camels[camel];
  return to < HEXES && home[from] <= s.turn[At.Left] && home[to] + costOf(s, from, to) === home[from];
}

function isFetched(s: WuestenkoenigeState, missing: number, good: number): boolean {
  return s.oases[good] > 0 && (missing & (1 << good)) !== 0;
}

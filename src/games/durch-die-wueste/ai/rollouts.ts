import type { Move } from '../../../engine/game.ts';
import { bestOfRandom, countBits } from '../../../engine/kit.ts';
import type { Random } from '../../../engine/random.ts';
import { cellOf, detailOf, kindOf, MoveKind } from '../rules/encoding.ts';
import { randomMove } from '../rules/moves.ts';
import { OASIS } from '../rules/scoring.ts';
import { At, caravanOf, type DurchDieWuesteState } from '../rules/state.ts';

/** A rollout takes the camel that brings most at once out of this many random ones. */
const DRAWS = 4;

export function rolloutMove(s: DurchDieWuesteState, random: Random): Move {
  const first = randomMove(s, random);
  if (kindOf(first) !== MoveKind.Camel) return first;
  return bestOfRandom(s, random, DRAWS, first, randomMove, prizeOf);
}

/** Water and oases a camel takes by standing there; a hex that is enclosed already is lost by it. */
function prizeOf(s: DurchDieWuesteState, m: Move): number {
  const cell = cellOf(m);
  const caravan = caravanOf(detailOf(m), s.turn[At.Seat]);
  const lost = s.inside[cell] === 0 ? 0 : 1;
  return s.land[cell] - lost + OASIS * countBits(s.shade[cell] & ~s.reached[caravan]);
}

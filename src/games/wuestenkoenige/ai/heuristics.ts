import type { Move } from '../../../engine/game.ts';
import type { Heuristics } from '../../../engine/heuristics.ts';
import { firstOf, isPlay, kindOf, MoveKind } from '../rules/encoding.ts';
import type { WuestenkoenigeState } from '../rules/state.ts';
import { evaluate } from './evaluation.ts';
import { isPlain } from './plain-moves.ts';
import { rate } from './ratings.ts';
import { rolloutMove } from './rollouts.ts';

/** A camel finds its way with little thought: weaker levels err more than elsewhere. */
const levels = [
  { rollouts: 20, temperature: 0, errors: { overlooks: 0.88, missesReplies: 1, misjudges: 0.9, glance: 0.25 } },
  // What sets these two apart is noise: no errors were found that do it as surely.
  { rollouts: 90, temperature: 2, errors: undefined },
  { rollouts: 120, temperature: 0.65, errors: undefined },
  { rollouts: 600, temperature: 0.1 },
  { rollouts: 8000, temperature: 0 },
];

/** Places stand apart by what is done there: a card of the hand, a camel, a tile of the desert. */
const KIND_OF_PLACE = 128;

/** A card, a camel that may go, or a tile that may be changed. */
function placeOf(_: WuestenkoenigeState, m: Move): number | undefined {
  const kind = kindOf(m);
  if (isPlay(kind)) return kind;
  if (kind === MoveKind.Go) return KIND_OF_PLACE + firstOf(m);
  if (kind === MoveKind.Turn || kind === MoveKind.Shift) return 2 * KIND_OF_PLACE + firstOf(m);
  return undefined;
}

export const heuristics: Heuristics<WuestenkoenigeState> = {
  decisiveLead: 60,
  tuning: { levels, rolloutDepth: 0, uctFactor: 0.05 },
  rate,
  isPlain,
  placeOf,
  rolloutMove,
  evaluate,
};

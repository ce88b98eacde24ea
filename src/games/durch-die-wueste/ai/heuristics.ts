import type { Move, MoveList } from '../../../engine/game.ts';
import type { Heuristics } from '../../../engine/heuristics.ts';
import { cellOf, kindOf, MoveKind } from '../rules/encoding.ts';
import type { DurchDieWuesteState } from '../rules/state.ts';
import { rateCamels } from './camels.ts';
import { evaluate } from './evaluation.ts';
import { ratePalms } from './palms.ts';
import { rateRiders } from './riders.ts';
import { rolloutMove } from './rollouts.ts';

function rate(s: DurchDieWuesteState, moves: MoveList, out: Float64Array): void {
  const kind = kindOf(moves.items[0]);
  if (kind === MoveKind.Camel) rateCamels(s, moves, out);
  else if (kind === MoveKind.Rider) rateRiders(s, moves, out);
  else if (kind === MoveKind.Palm) ratePalms(s, moves, out);
  else out.fill(0, 0, moves.length);
}

/** So many columns and rows of the board are looked at together. */
const PART = 3;

/** The part of the board where something is set: overlooked are not single hexes, but what goes on over there. */
function placeOf(s: DurchDieWuesteState, m: Move): number | undefined {
  const spot = kindOf(m) === MoveKind.Pass ? undefined : s.board.grid.spots[cellOf(m)];
  return spot && Math.floor(spot.col / PART) * 64 + Math.floor(spot.row / PART);
}

export const heuristics: Heuristics<DurchDieWuesteState> = { decisiveLead: 24, rate, placeOf, rolloutMove, evaluate };

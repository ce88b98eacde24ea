import type { MoveList } from '../../../engine/game.ts';
import type { Heuristics } from '../../../engine/heuristics.ts';
import { kindOf, MoveKind } from '../rules/encoding.ts';
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

export const heuristics: Heuristics<DurchDieWuesteState> = { decisiveLead: 24, rate, rolloutMove, evaluate };

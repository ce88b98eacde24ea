import { NOT_A_MOVE } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import { inertInput } from '../kit/input/inert-input.ts';
import type { BoardInput } from '../kit/view.ts';
import type { Recording } from '../recording/recording.ts';
import type { Judgement } from './judging.ts';

/** Input that only shows: the move that was not played lies on the board as if somebody were about to play it. */
export function showOnlyInput({ seat, other }: Judgement): BoardInput {
  const chosen = new Set(other?.move.split(' '));
  return inertInput({ seat, chosen, picked: chosen });
}

/** Where the move was made, by the place's name on the board. */
export function placePlayed({ game }: Recording, s: AnyState, { played }: Judgement): string | undefined {
  const move = game.parse(s, played.move);
  return move === NOT_A_MOVE ? undefined : game.describe(s, move).at;
}

import type { Game } from '../../../engine/game.ts';
import type { AnyState } from '../../../engine/state.ts';
import type { Candidate } from '../candidate.ts';
import type { BoardInput } from '../view.ts';
import { candidates, candidatesAfter, type MoveBuilder, selectableTokens, whyNot } from './move-builder.ts';

/** The part of a board's input that comes from the rules: boards themselves ask none. */
export function rulesInput(game: Game, s: AnyState, builder: MoveBuilder, legal: readonly Candidate[]) {
  return {
    legal,
    candidates: candidates(builder),
    selectable: selectableTokens(builder),
    picked: new Set(builder.chosen.values()),
    legalAfter: (move: string) => candidatesAfter(game, s, move),
    whyNot: (token: string) => whyNot(game, s, builder, token),
  } satisfies Partial<BoardInput>;
}

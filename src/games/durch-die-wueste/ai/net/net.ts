import type { GameNet } from '../../../../engine/net.ts';
import { cellOf, detailOf, kindOf, MoveKind } from '../../rules/encoding.ts';
import { At, COLOURS, type DurchDieWuesteState, Phase } from '../../rules/state.ts';
import { show } from './features.ts';
import { weights } from './weights.ts';

export const net: GameNet<DurchDieWuesteState> = {
  weights,
  // Palms that people set, and areas in which nobody builds, came up in none of the games it was trained on.
  knows: s => !s.sealed && s.turn[At.Phase] >= Phase.GiveBack,
  cells: s => s.board.grid.size,
  neighbours: s => s.neighbours,
  show,
  answerOf(s, move) {
    const kind = kindOf(move);
    if (kind === MoveKind.Pass) return undefined;
    return (kind === MoveKind.Return ? s.board.grid.size : cellOf(move)) * COLOURS + detailOf(move);
  },
};

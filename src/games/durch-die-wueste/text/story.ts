import type { Description, Move } from '../../../engine/game.ts';
import { cellOf, detailOf, kindOf, MoveKind } from '../rules/encoding.ts';
import { At, colours, type DurchDieWuesteState } from '../rules/state.ts';
import { verbs } from './notation.ts';

export function describe(s: DurchDieWuesteState, m: Move): Description {
  const seat = s.turn[At.Seat];
  const hex = s.board.grid.names[cellOf(m)] ?? '';
  const colour = colours[detailOf(m)] ?? '';
  switch (kindOf(m)) {
    case MoveKind.Palm:
      return { key: 'palm', args: { hex }, at: hex };
    case MoveKind.Water:
      return { key: 'water', args: { hex, value: detailOf(m) }, at: hex };
    case MoveKind.Return:
      return { key: 'return', args: { seat, colour } };
    case MoveKind.Pass:
      return { key: 'pass', args: { seat } };
    default:
      return { key: verbs[kindOf(m)], args: { seat, colour, hex }, at: hex };
  }
}

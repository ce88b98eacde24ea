import type { Description, Move } from '../../../engine/game.ts';
import { CIRCLE } from '../rules/board.ts';
import { cellOf, detailOf, kindOf, MoveKind } from '../rules/encoding.ts';
import { At, colours, type DurchDieWuesteState, SAND } from '../rules/state.ts';
import { verbs } from './notation.ts';

export function describe(s: DurchDieWuesteState, m: Move): Description {
  const seat = s.turn[At.Seat];
  const hex = s.board.grid.names[cellOf(m)] ?? '';
  const colour = colours[detailOf(m)] ?? '';
  switch (kindOf(m)) {
    case MoveKind.Palm:
      return s.palmsByPeople
        ? { key: 'setPalm', args: { seat, hex }, at: hex }
        : { key: 'palm', args: { hex }, at: hex };
    case MoveKind.Water:
      return s.palmsByPeople ? laidAfterPalms(s, m, hex) : { key: 'water', args: { hex, value: detailOf(m) }, at: hex };
    case MoveKind.Return:
      return { key: 'return', args: { seat, colour } };
    case MoveKind.Pass:
      return { key: 'pass', args: { seat } };
    default:
      return { key: verbs[kindOf(m)], args: { seat, colour, hex }, at: hex };
  }
}

/** Where people have set the palms the log has begun by then, and many lines of water would bury what they did. */
function laidAfterPalms({ board, land }: DurchDieWuesteState, m: Move, hex: string): Description {
  const dry = [...board.marks.keys()].filter(cell => board.marks[cell] >= CIRCLE && land[cell] === SAND);
  if (dry.length === 1) return { key: 'waters', args: {}, at: hex };
  return { key: 'water', args: { hex, value: detailOf(m) }, at: hex, quiet: true };
}

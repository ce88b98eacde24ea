import { type Move, type MoveList, NOT_A_MOVE, push } from '../../../engine/game.ts';
import { cellOf, detailOf, kindOf, MoveKind, moveOf, PASS } from '../rules/encoding.ts';
import { COLOURS, type Colour, colours, type DurchDieWuesteState } from '../rules/state.ts';

export const forms = ['palm HEX', 'water HEX VALUE', 'return COLOUR', 'rider COLOUR HEX', 'camel COLOUR HEX', 'pass'];

/** The kinds of moves by number, see `MoveKind`. */
export const verbs = ['palm', 'water', 'return', 'rider', 'camel', 'pass'] as const;

export function format(s: DurchDieWuesteState, m: Move): string {
  const kind = kindOf(m);
  const hex = s.board.grid.names[cellOf(m)];
  switch (kind) {
    case MoveKind.Palm:
      return `palm ${hex}`;
    case MoveKind.Water:
      return `water ${hex} ${detailOf(m)}`;
    case MoveKind.Return:
      return `return ${colours[detailOf(m)]}`;
    case MoveKind.Pass:
      return 'pass';
    default:
      return `${verbs[kind]} ${colours[detailOf(m)]} ${hex}`;
  }
}

export function parse(s: DurchDieWuesteState, text: string): Move {
  const [word, first = '', second = '', ...rest] = text.split(' ');
  if (rest.length > 0) return NOT_A_MOVE;
  const move = readMove(s, word, first, second);
  // Whatever is written differently from how we write it (a blank too many, `d03`) is not accepted silently.
  return move !== NOT_A_MOVE && format(s, move) === text ? move : NOT_A_MOVE;
}

function readMove(s: DurchDieWuesteState, word: string | undefined, first: string, second: string): Move {
  switch (word) {
    case 'palm':
      return build(MoveKind.Palm, 0, s.board.grid.cellNamed(first));
    case 'water':
      return build(MoveKind.Water, /^[123]$/.test(second) ? Number(second) : -1, s.board.grid.cellNamed(first));
    case 'return':
      return build(MoveKind.Return, colours.indexOf(first as Colour), 0);
    case 'rider':
      return build(MoveKind.Rider, colours.indexOf(first as Colour), s.board.grid.cellNamed(second));
    case 'camel':
      return build(MoveKind.Camel, colours.indexOf(first as Colour), s.board.grid.cellNamed(second));
    case 'pass':
      return PASS;
    default:
      return NOT_A_MOVE;
  }
}

function build(kind: MoveKind, detail: number, cell: number): Move {
  return detail < 0 || cell < 0 ? NOT_A_MOVE : moveOf(kind, detail, cell);
}

export function expressible(s: DurchDieWuesteState, out: MoveList): void {
  out.length = 0;
  const everywhere = (kind: MoveKind, detail: number) => {
    for (let cell = 0; cell < s.board.grid.size; cell++) push(out, moveOf(kind, detail, cell));
  };
  everywhere(MoveKind.Palm, 0);
  for (let value = 1; value <= 3; value++) everywhere(MoveKind.Water, value);
  for (let colour = 0; colour < COLOURS; colour++) push(out, moveOf(MoveKind.Return, colour, 0));
  for (let colour = 0; colour < COLOURS; colour++) everywhere(MoveKind.Rider, colour);
  for (let colour = 0; colour < COLOURS; colour++) everywhere(MoveKind.Camel, colour);
  push(out, PASS);
}

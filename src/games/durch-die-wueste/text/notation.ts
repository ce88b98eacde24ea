import { type Description, type Move, type MoveList, NOT_A_MOVE, push } from '../../../engine/game.ts';
import {
  CAMEL_MOVE,
  cellOf,
  detailOf,
  kindOf,
  moveOf,
  PALM_MOVE,
  PASS,
  PASS_MOVE,
  RETURN_MOVE,
  RIDER_MOVE,
  WATER_MOVE,
} from '../rules/encoding.ts';
import { COLOURS, type Colour, colours, type DurchDieWuesteState, SEAT } from '../rules/state.ts';

export const forms = ['palm HEX', 'water HEX VALUE', 'return COLOUR', 'rider COLOUR HEX', 'camel COLOUR HEX', 'pass'];

/** The kinds of moves by number, see moves.ts. */
const words = ['palm', 'water', 'return', 'rider', 'camel', 'pass'] as const;

export function format(s: DurchDieWuesteState, m: Move): string {
  const kind = kindOf(m);
  const hex = s.board.grid.names[cellOf(m)];
  switch (kind) {
    case PALM_MOVE:
      return `palm ${hex}`;
    case WATER_MOVE:
      return `water ${hex} ${detailOf(m)}`;
    case RETURN_MOVE:
      return `return ${colours[detailOf(m)]}`;
    case PASS_MOVE:
      return 'pass';
    default:
      return `${words[kind]} ${colours[detailOf(m)]} ${hex}`;
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
      return build(PALM_MOVE, 0, s.board.grid.cellNamed(first));
    case 'water':
      return build(WATER_MOVE, /^[123]$/.test(second) ? Number(second) : -1, s.board.grid.cellNamed(first));
    case 'return':
      return build(RETURN_MOVE, colours.indexOf(first as Colour), 0);
    case 'rider':
      return build(RIDER_MOVE, colours.indexOf(first as Colour), s.board.grid.cellNamed(second));
    case 'camel':
      return build(CAMEL_MOVE, colours.indexOf(first as Colour), s.board.grid.cellNamed(second));
    case 'pass':
      return PASS;
    default:
      return NOT_A_MOVE;
  }
}

function build(kind: number, detail: number, cell: number): Move {
  return detail < 0 || cell < 0 ? NOT_A_MOVE : moveOf(kind, detail, cell);
}

export function expressible(s: DurchDieWuesteState, out: MoveList): void {
  out.length = 0;
  const everywhere = (kind: number, detail: number) => {
    for (let cell = 0; cell < s.board.grid.size; cell++) push(out, moveOf(kind, detail, cell));
  };
  everywhere(PALM_MOVE, 0);
  for (let value = 1; value <= 3; value++) everywhere(WATER_MOVE, value);
  for (let colour = 0; colour < COLOURS; colour++) push(out, moveOf(RETURN_MOVE, colour, 0));
  for (let colour = 0; colour < COLOURS; colour++) everywhere(RIDER_MOVE, colour);
  for (let colour = 0; colour < COLOURS; colour++) everywhere(CAMEL_MOVE, colour);
  push(out, PASS);
}

export function describe(s: DurchDieWuesteState, m: Move): Description {
  const seat = s.turn[SEAT];
  const hex = s.board.grid.names[cellOf(m)] ?? '';
  const colour = colours[detailOf(m)] ?? '';
  switch (kindOf(m)) {
    case PALM_MOVE:
      return { key: 'palm', args: { hex } };
    case WATER_MOVE:
      return { key: 'water', args: { hex, value: detailOf(m) } };
    case RETURN_MOVE:
      return { key: 'return', args: { seat, colour } };
    case PASS_MOVE:
      return { key: 'pass', args: { seat } };
    default:
      return { key: words[kindOf(m)], args: { seat, colour, hex } };
  }
}

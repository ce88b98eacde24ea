import { type Move, type MoveList, NOT_A_MOVE, push } from '../../../engine/game.ts';
import {
  detailOf,
  dieOf,
  fromOf,
  kindOf,
  LEAVE,
  MoveKind,
  moveOf,
  receiverOf,
  stepMove,
  TAKE,
  talersOf,
} from '../rules/encoding.ts';
import { type Phrase, phrases, values } from '../rules/material.ts';
import { rollNumber, rolls } from '../rules/rolls.ts';
import type { NomadiState } from '../rules/state.ts';

export const forms = [
  'card FIELD',
  'place FIELD',
  'roll FACE FACE FACE FACE FACE FACE',
  'FACE FIELD FIELD',
  'value VALUE',
  `offer ${phrases.join('|')}`,
  'take',
  'leave',
  'open VALUE',
];

export function format(s: NomadiState, m: Move): string {
  const { names } = s.board.grid;
  const detail = detailOf(m);
  switch (kindOf(m)) {
    case MoveKind.Card:
      return `card ${names[detail]}`;
    case MoveKind.Place:
      return `place ${names[detail]}`;
    case MoveKind.Roll:
      return `roll ${rolls[detail].faces.join(' ')}`;
    case MoveKind.Step:
      return `${dieOf(m)} ${names[fromOf(m)]} ${names[detail]}`;
    case MoveKind.Value:
      return `value ${values[detail]}`;
    case MoveKind.Offer:
      return `offer ${phrases[detail]}`;
    case MoveKind.Take:
      return 'take';
    case MoveKind.Leave:
      return 'leave';
    case MoveKind.Open:
      return `open ${values[detail]}`;
    default:
      return `give ${receiverOf(m)} ${talersOf(m)}`;
  }
}

export function parse(s: NomadiState, text: string): Move {
  const words = text.split(' ');
  const move = words.length > 7 ? NOT_A_MOVE : readMove(s, words);
  // Whatever is written differently from how we write it (a blank too many, `m05`) is not accepted silently.
  return move !== NOT_A_MOVE && format(s, move) === text ? move : NOT_A_MOVE;
}

function readMove(s: NomadiState, [word = '', first = '', second = '', ...rest]: readonly string[]): Move {
  const { cellNamed } = s.board.grid;
  switch (word) {
    case 'card':
      return build(MoveKind.Card, cellNamed(first));
    case 'place':
      return build(MoveKind.Place, cellNamed(first));
    case 'roll':
      return build(MoveKind.Roll, rollNumber([first, second, ...rest].map(Number)));
    case 'value':
      return build(
        MoveKind.Value,
        values.findIndex(value => String(value) === first),
      );
    case 'offer':
      return build(MoveKind.Offer, phrases.indexOf(first as Phrase));
    case 'take':
      return TAKE;
    case 'leave':
      return LEAVE;
    case 'open':
      return build(
        MoveKind.Open,
        values.findIndex(value => String(value) === first),
      );
    default:
      return readStep(s, word, cellNamed(first), cellNamed(second));
  }
}

function build(kind: MoveKind, detail: number): Move {
  return detail < 0 ? NOT_A_MOVE : moveOf(kind, detail);
}

/** A step names a stone by its field; a field without a stone names none. */
function readStep(s: NomadiState, die: string, from: number, to: number): Move {
  if (!/^[1-6]$/.test(die) || from < 0 || to < 0 || from === to || s.stones[from] === 0) return NOT_A_MOVE;
  return stepMove(Number(die), from, to);
}

export function expressible(s: NomadiState, out: MoveList): void {
  const { size } = s.board.grid;
  const all = (kind: MoveKind, details: number) => {
    for (let detail = 0; detail < details; detail++) push(out, moveOf(kind, detail));
  };
  out.length = 0;
  all(MoveKind.Card, size);
  all(MoveKind.Place, size);
  all(MoveKind.Roll, rolls.length);
  for (let die = 1; die <= 6; die++) for (let from = 0; from < size; from++) expressSteps(s, die, from, out);
  all(MoveKind.Value, values.length);
  all(MoveKind.Offer, phrases.length);
  push(out, TAKE);
  push(out, LEAVE);
  all(MoveKind.Open, values.length);
}

function expressSteps(s: NomadiState, die: number, from: number, out: MoveList): void {
  if (s.stones[from] === 0) return;
  for (let to = 0; to < s.board.grid.size; to++) if (to !== from) push(out, stepMove(die, from, to));
}

import { type Description, type Move, type MoveList, NOT_A_MOVE, push } from '../../../engine/game.ts';
import {
  CARD_MOVE,
  detailOf,
  dieOf,
  fromOf,
  giverOf,
  kindOf,
  LEAVE,
  LEAVE_MOVE,
  moveOf,
  OFFER_MOVE,
  OPEN_MOVE,
  PLACE_MOVE,
  ROLL_MOVE,
  receiverOf,
  STEP_MOVE,
  stepMove,
  TAKE,
  TAKE_MOVE,
  talersOf,
  VALUE_MOVE,
} from '../rules/encoding.ts';
import { type Phrase, phrases, values } from '../rules/material.ts';
import { rollNumber, rolls } from '../rules/rolls.ts';
import { AGAIN, FIND, type NomadiState, OPENED, OWNER, ownerAt, SEAT, STAGE } from '../rules/state.ts';

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
    case CARD_MOVE:
      return `card ${names[detail]}`;
    case PLACE_MOVE:
      return `place ${names[detail]}`;
    case ROLL_MOVE:
      return `roll ${rolls[detail].faces.join(' ')}`;
    case STEP_MOVE:
      return `${dieOf(m)} ${names[fromOf(m)]} ${names[detail]}`;
    case VALUE_MOVE:
      return `value ${values[detail]}`;
    case OFFER_MOVE:
      return `offer ${phrases[detail]}`;
    case TAKE_MOVE:
      return 'take';
    case LEAVE_MOVE:
      return 'leave';
    case OPEN_MOVE:
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
      return build(CARD_MOVE, cellNamed(first));
    case 'place':
      return build(PLACE_MOVE, cellNamed(first));
    case 'roll':
      return build(ROLL_MOVE, rollNumber([first, second, ...rest].map(Number)));
    case 'value':
      return build(
        VALUE_MOVE,
        values.findIndex(value => String(value) === first),
      );
    case 'offer':
      return build(OFFER_MOVE, phrases.indexOf(first as Phrase));
    case 'take':
      return TAKE;
    case 'leave':
      return LEAVE;
    case 'open':
      return build(
        OPEN_MOVE,
        values.findIndex(value => String(value) === first),
      );
    default:
      return readStep(s, word, cellNamed(first), cellNamed(second));
  }
}

function build(kind: number, detail: number): Move {
  return detail < 0 ? NOT_A_MOVE : moveOf(kind, detail);
}

/** A step names a stone by its field; a field without a stone names none. */
function readStep(s: NomadiState, die: string, from: number, to: number): Move {
  if (!/^[1-6]$/.test(die) || from < 0 || to < 0 || from === to || s.stones[from] === 0) return NOT_A_MOVE;
  return stepMove(Number(die), from, to);
}

export function expressible(s: NomadiState, out: MoveList): void {
  const { size } = s.board.grid;
  const all = (kind: number, details: number) => {
    for (let detail = 0; detail < details; detail++) push(out, moveOf(kind, detail));
  };
  out.length = 0;
  all(CARD_MOVE, size);
  all(PLACE_MOVE, size);
  all(ROLL_MOVE, rolls.length);
  for (let die = 1; die <= 6; die++) for (let from = 0; from < size; from++) saySteps(s, die, from, out);
  all(VALUE_MOVE, values.length);
  all(OFFER_MOVE, phrases.length);
  push(out, TAKE);
  push(out, LEAVE);
  all(OPEN_MOVE, values.length);
}

function saySteps(s: NomadiState, die: number, from: number, out: MoveList): void {
  if (s.stones[from] === 0) return;
  for (let to = 0; to < s.board.grid.size; to++) if (to !== from) push(out, stepMove(die, from, to));
}

/** The keys of the story, with what each of them fills in. */
export function describe(s: NomadiState, m: Move): Description {
  const { names } = s.board.grid;
  const [detail, seat] = [detailOf(m), s.turn[SEAT]];
  switch (kindOf(m)) {
    case CARD_MOVE:
      return { key: 'card', args: { field: names[detail] } };
    case PLACE_MOVE:
      return { key: 'place', args: { seat, field: names[detail] } };
    case ROLL_MOVE:
      return { key: s.turn[AGAIN] === 1 ? 'again' : 'roll', args: { seat, dice: rolls[detail].faces.join(' ') } };
    case STEP_MOVE:
      return tellStep(s, m);
    case VALUE_MOVE:
      return tellValue(s, values[detail]);
    case OFFER_MOVE:
      return { key: 'offer', args: { seat, owner: s.turn[OWNER], phrase: phrases[detail] } };
    case TAKE_MOVE:
    case LEAVE_MOVE:
      return { key: m === TAKE ? 'take' : 'leave', args: { seat: s.turn[OWNER], mover: seat } };
    case OPEN_MOVE:
      return { key: 'open', args: { seat: s.holders[s.turn[OPENED]], value: values[detail] } };
    default:
      return { key: 'give', args: { seat: giverOf(m), receiver: receiverOf(m), talers: talersOf(m) } };
  }
}

/** Moving somebody else's stone is another story than moving one's own. */
function tellStep(s: NomadiState, m: Move): Description {
  const { names } = s.board.grid;
  const [seat, owner] = [s.turn[SEAT], ownerAt(s, fromOf(m))];
  const way = { die: dieOf(m), from: names[fromOf(m)], to: names[detailOf(m)] };
  return owner === seat ? { key: 'step', args: { seat, ...way } } : { key: 'push', args: { seat, owner, ...way } };
}

/** Who looks at the card: the finder, or the one who took it. */
function tellValue(s: NomadiState, value: number): Description {
  if (s.turn[STAGE] === FIND) return { key: 'find', args: { seat: s.turn[SEAT], value } };
  return { key: 'look', args: { seat: s.turn[OWNER], value } };
}

import { type Move, type MoveList, NOT_A_MOVE, push } from '../../../engine/game.ts';
import {
  detailOf,
  dieOf,
  fromOf,
  kindOf,
  LEAVE,
  MoveKind,
  moveOf,
  PASS,
  REST,
  receiverOf,
  stepMove,
  TAKE,
  talersOf,
  wantMove,
} from '../rules/encoding.ts';
import { CARDS, type Phrase, phrases, values } from '../rules/material.ts';
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
  'pass',
  'rest',
  'want FACE FIELD FIELD',
  'sell cardNUMBER',
  'pay TALERS',
  'hand cardNUMBER',
  'ask TALERS',
  'accept seatNUMBER',
];

/**
 * The verbs of offers that bind, with the numbers each of them can go with; cards are counted from 1, in the order they
 * were found. Cards and seats are called by a word of their own, since a number alone is a die.
 */
const deals: Readonly<Record<string, DealForm>> = {
  sell: { kind: MoveKind.Sell, noun: 'card', least: 1, most: CARDS, first: 1 },
  pay: { kind: MoveKind.Pay, noun: '', least: 1, most: 99, first: 0 },
  hand: { kind: MoveKind.Hand, noun: 'card', least: 1, most: CARDS, first: 1 },
  ask: { kind: MoveKind.Ask, noun: '', least: 1, most: 99, first: 0 },
  accept: { kind: MoveKind.Accept, noun: 'seat', least: 0, most: 4, first: 0 },
};

interface DealForm {
  readonly kind: MoveKind;
  readonly noun: string;
  readonly least: number;
  readonly most: number;
  /** The number that stands for 0 in a move. */
  readonly first: number;
}

const verbOf = new Map(Object.entries(deals).map(([verb, { kind }]) => [kind, verb]));

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
    case MoveKind.Give:
      return `give ${receiverOf(m)} ${talersOf(m)}`;
    case MoveKind.Pass:
      return 'pass';
    case MoveKind.Rest:
      return 'rest';
    case MoveKind.Want:
      return `want ${dieOf(m)} ${names[fromOf(m)]} ${names[detail]}`;
    default: {
      const verb = verbOf.get(kindOf(m)) ?? '';
      return `${verb} ${deals[verb].noun}${detail + deals[verb].first}`;
    }
  }
}

export function parse(s: NomadiState, text: string): Move {
  const words = text.split(' ');
  const read = s.trade === 'bind' && isOfDeals(words[0]) ? readTalk : readMove;
  const move = words.length > 7 ? NOT_A_MOVE : read(s, words);
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
      return readStep(s, word, cellNamed(first), cellNamed(second), stepMove);
  }
}

function isOfDeals(word: string | undefined): boolean {
  return word === 'pass' || word === 'rest' || word === 'want' || (word !== undefined && Object.hasOwn(deals, word));
}

/** What is said about offers that bind; elsewhere nobody speaks of them. */
function readTalk(s: NomadiState, [word = '', first = '', from = '', to = '']: readonly string[]): Move {
  const { cellNamed } = s.board.grid;
  if (word === 'pass') return PASS;
  if (word === 'rest') return REST;
  return word === 'want' ? readStep(s, first, cellNamed(from), cellNamed(to), wantMove) : readDeal(s, word, first);
}

function readDeal(s: NomadiState, verb: string, text: string): Move {
  const { kind, noun, least, most, first } = deals[verb];
  const number = text.startsWith(noun) ? Number(text.slice(noun.length)) : Number.NaN;
  const last = kind === MoveKind.Accept ? s.seats - 1 : most;
  return Number.isInteger(number) && number >= least && number <= last ? moveOf(kind, number - first) : NOT_A_MOVE;
}

function build(kind: MoveKind, detail: number): Move {
  return detail < 0 ? NOT_A_MOVE : moveOf(kind, detail);
}

/** A step names a stone by its field; a field without a stone names none. */
function readStep(s: NomadiState, die: string, from: number, to: number, make: typeof stepMove): Move {
  if (!/^[1-6]$/.test(die) || from < 0 || to < 0 || from === to || s.stones[from] === 0) return NOT_A_MOVE;
  return make(Number(die), from, to);
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
  expressSteps(s, stepMove, out);
  all(MoveKind.Value, values.length);
  all(MoveKind.Offer, phrases.length);
  push(out, TAKE);
  push(out, LEAVE);
  all(MoveKind.Open, values.length);
  if (s.trade === 'bind') expressDeals(s, out);
}

function expressDeals(s: NomadiState, out: MoveList): void {
  push(out, PASS);
  push(out, REST);
  expressSteps(s, wantMove, out);
  for (const { kind, least, most, first } of Object.values(deals)) {
    const last = kind === MoveKind.Accept ? s.seats - 1 : most;
    for (let number = least; number <= last; number++) push(out, moveOf(kind, number - first));
  }
}

function expressSteps(s: NomadiState, make: typeof stepMove, out: MoveList): void {
  const { size } = s.board.grid;
  for (let die = 1; die <= 6; die++)
    for (let from = 0; from < size; from++)
      for (let to = 0; s.stones[from] !== 0 && to < size; to++) if (to !== from) push(out, make(die, from, to));
}

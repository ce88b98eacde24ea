import { type Move, type MoveList, NOT_A_MOVE, push } from '../../../engine/game.ts';
import { board, FIELDS, HEXES } from '../rules/board.ts';
import { isFirstOfItsLike } from '../rules/camels.ts';
import { CARDS, type CardId, cards } from '../rules/deck.ts';
import { cardOf, firstOf, kindOf, MoveKind, moveOf, playOf, secondOf } from '../rules/encoding.ts';
import { formatGood, formatLoad, GOODS, type Good, goods, parseGood, parseLoad } from '../rules/goods.ts';
import { CAMELS } from '../rules/material.ts';
import { At, HOME, NO_PIECE, ownerOf, type Side, sides, type WuestenkoenigeState } from '../rules/state.ts';

export const forms = [
  'tile HEX SIDE',
  'draw CARD',
  'roll DIE',
  'skip',
  'play sand HEX SIDE',
  'play drift HEX',
  'play storm',
  'play calf HEX',
  'play carpet FIELD LOAD HEX',
  'play trek',
  'play swap HEX SEAT LOAD HEX SEAT LOAD',
  'play loss HEX SEAT LOAD GOOD',
  'play plague OASIS',
  'go FIELD LOAD FIELD',
  'take HEX LOAD GOOD',
  'attack SEAT LOAD',
  'spare',
  'give GOOD',
  'end',
  'turn HEX',
  'shift HEX HEX',
  'pass',
  'discard CARD',
];

/** The first word of each kind of move that is not a card, by number; see encoding.ts. */
const words: Readonly<Record<number, string>> = {
  [MoveKind.Tile]: 'tile',
  [MoveKind.Draw]: 'draw',
  [MoveKind.Roll]: 'roll',
  [MoveKind.Discard]: 'discard',
  [MoveKind.Skip]: 'skip',
  [MoveKind.Go]: 'go',
  [MoveKind.Take]: 'take',
  [MoveKind.Attack]: 'attack',
  [MoveKind.Spare]: 'spare',
  [MoveKind.Give]: 'give',
  [MoveKind.End]: 'end',
  [MoveKind.Turn]: 'turn',
  [MoveKind.Shift]: 'shift',
  [MoveKind.Pass]: 'pass',
};
const kindByWord = new Map(Object.entries(words).map(([kind, word]) => [word, Number(kind) as MoveKind]));

// ----------------------------------------------------------------------------------------------------------- writing

export function format(s: WuestenkoenigeState, m: Move): string {
  const kind = kindOf(m);
  const word = words[kind] ?? `play ${cards[cardOf(kind)]}`;
  const details = detailsOf(s, kind, firstOf(m), secondOf(m));
  return details === '' ? word : `${word} ${details}`;
}

function detailsOf(s: WuestenkoenigeState, kind: MoveKind, first: number, second: number): string {
  switch (kind) {
    case MoveKind.Tile:
    case MoveKind.Sand:
      return `${board.names[first]} ${sides[second]}`;
    case MoveKind.Draw:
    case MoveKind.Discard:
      return cards[second];
    case MoveKind.Roll:
      return String(second);
    case MoveKind.Drift:
    case MoveKind.Calf:
    case MoveKind.Turn:
      return board.names[first];
    case MoveKind.Plague:
      return goods[second];
    case MoveKind.Give:
      return formatGood(second);
    case MoveKind.Shift:
      return `${board.names[first]} ${board.names[second]}`;
    case MoveKind.Attack:
      return `${ownerOf(second)} ${formatLoad(s.load[second])}`;
    default:
      return detailsOfCamels(s, kind, first, second);
  }
}

function detailsOfCamels(s: WuestenkoenigeState, kind: MoveKind, first: number, second: number): string {
  switch (kind) {
    case MoveKind.Go:
    case MoveKind.Carpet:
      return `${ownCamel(s, first)} ${board.names[second]}`;
    case MoveKind.Take:
      return `${ownCamel(s, first)} ${formatGood(second)}`;
    case MoveKind.Swap:
      return `${anyCamel(s, first)} ${anyCamel(s, second)}`;
    case MoveKind.Loss:
      return `${anyCamel(s, first)} ${formatGood(second)}`;
    default:
      return '';
  }
}

function ownCamel(s: WuestenkoenigeState, camel: number): string {
  return `${board.names[s.camels[camel]]} ${formatLoad(s.load[camel])}`;
}

function anyCamel(s: WuestenkoenigeState, camel: number): string {
  return `${board.names[s.camels[camel]]} ${ownerOf(camel)} ${formatLoad(s.load[camel])}`;
}

// ----------------------------------------------------------------------------------------------------------- reading

export function parse(s: WuestenkoenigeState, text: string): Move {
  const [word = '', ...tokens] = text.split(' ');
  const move = word === 'play' ? readPlay(s, tokens) : readMove(s, kindByWord.get(word), tokens);
  // Whatever is written differently from how we write it (a blank too many, `d05`) is not accepted silently.
  return move !== NOT_A_MOVE && format(s, move) === text ? move : NOT_A_MOVE;
}

function readMove(
  s: WuestenkoenigeState,
  kind: MoveKind | undefined,
  [a = '', b = '', c = '']: readonly string[],
): Move {
  switch (kind) {
    case undefined:
      return NOT_A_MOVE;
    case MoveKind.Tile:
      return build(kind, hexNamed(a), sides.indexOf(b as Side));
    case MoveKind.Draw:
    case MoveKind.Discard:
      return build(kind, 0, cards.indexOf(a as CardId));
    case MoveKind.Roll:
      return build(kind, 0, /^[1-6]$/.test(a) ? Number(a) : -1);
    case MoveKind.Go:
      return build(kind, camelNamed(s, s.turn[At.Seat], a, b), board.fieldNamed(c));
    case MoveKind.Take:
      return build(kind, camelNamed(s, s.turn[At.Seat], a, b), parseGood(c));
    case MoveKind.Attack:
      return build(kind, 0, targetNamed(s, a, b));
    case MoveKind.Give:
      return build(kind, 0, parseGood(a));
    case MoveKind.Turn:
      return build(kind, hexNamed(a), 0);
    case MoveKind.Shift:
      return build(kind, hexNamed(a), board.fieldNamed(b));
    default:
      return moveOf(kind, 0, 0);
  }
}

function readPlay(s: WuestenkoenigeState, [card = '', ...tokens]: readonly string[]): Move {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = tokens;
  const number = cards.indexOf(card as CardId);
  if (number < 0) return NOT_A_MOVE;
  const kind = playOf(number);
  switch (kind) {
    case MoveKind.Sand:
      return build(kind, hexNamed(a), sides.indexOf(b as Side));
    case MoveKind.Drift:
    case MoveKind.Calf:
      return build(kind, hexNamed(a), 0);
    case MoveKind.Carpet:
      return build(kind, camelNamed(s, s.turn[At.Seat], a, b), board.fieldNamed(c));
    case MoveKind.Swap:
      return readSwap(s, camelNamed(s, seatNamed(s, b), a, c), camelNamed(s, seatNamed(s, e), d, f));
    case MoveKind.Loss:
      return build(kind, camelNamed(s, seatNamed(s, b), a, c), parseGood(d));
    case MoveKind.Plague:
      return build(kind, 0, goods.indexOf(a as Good));
    default:
      return moveOf(kind, 0, 0);
  }
}

function readSwap(s: WuestenkoenigeState, one: number, other: number): Move {
  return one >= 0 && other >= 0 && areInOrder(s, one, other) ? moveOf(MoveKind.Swap, one, other) : NOT_A_MOVE;
}

/** Two camels are named in the order of their fields, on one field in the order of their numbers. */
function areInOrder(s: WuestenkoenigeState, one: number, other: number): boolean {
  return s.camels[one] < s.camels[other] || (s.camels[one] === s.camels[other] && one < other);
}

function build(kind: MoveKind, first: number, second: number): Move {
  return first < 0 || second < 0 ? NOT_A_MOVE : moveOf(kind, first, second);
}

function hexNamed(name: string): number {
  const field = board.fieldNamed(name);
  return field < HEXES ? field : -1;
}

function seatNamed(s: WuestenkoenigeState, text: string): number {
  return /^\d$/.test(text) && Number(text) < s.seats ? Number(text) : -1;
}

/** The first camel of this seat on this field with this load, or -1. */
function camelNamed(s: WuestenkoenigeState, seat: number, field: string, load: string): number {
  const where = board.fieldNamed(field);
  return seat < 0 || where < 0 ? -1 : camelWith(s, seat, parseLoad(load), where);
}

function camelWith(s: WuestenkoenigeState, seat: number, load: number, field: number | undefined): number {
  for (let camel = seat * CAMELS; camel < (seat + 1) * CAMELS; camel++)
    if (s.load[camel] === load && (field === undefined ? s.camels[camel] !== HOME : s.camels[camel] === field))
      return camel;
  return -1;
}

/** A target is named without its hex, which is that of the fight. Elsewhere somebody may be meant who is not there. */
function targetNamed(s: WuestenkoenigeState, seatText: string, loadText: string): number {
  const seat = seatNamed(s, seatText);
  return seat < 0 ? -1 : targetWith(s, seat, parseLoad(loadText));
}

function targetWith(s: WuestenkoenigeState, seat: number, load: number): number {
  const attacker = s.turn[At.Attacker];
  const here = attacker === NO_PIECE ? -1 : camelWith(s, seat, load, s.camels[attacker]);
  return here >= 0 ? here : camelWith(s, seat, load, undefined);
}

// ------------------------------------------------------------------------------------------- everything that can be written

export function expressible(s: WuestenkoenigeState, out: MoveList): void {
  out.length = 0;
  const named = Array.from(s.camels.keys()).filter(camel => s.camels[camel] !== HOME && isFirstOfItsLike(s, camel));
  const own = named.filter(camel => ownerOf(camel) === s.turn[At.Seat]);
  const hexes = Array.from({ length: HEXES }, (_, hex) => hex);
  const each = (kind: MoveKind, firsts: readonly number[], from: number, end: number) => {
    for (const first of firsts) for (let second = from; second < end; second++) push(out, moveOf(kind, first, second));
  };
  const one = (kind: MoveKind) => each(kind, [0], 0, 1);
  each(MoveKind.Tile, hexes, 0, sides.length);
  each(MoveKind.Draw, [0], 0, CARDS);
  each(MoveKind.Roll, [0], 1, 7);
  each(MoveKind.Discard, [0], 0, CARDS);
  one(MoveKind.Skip);
  each(MoveKind.Sand, hexes, 0, sides.length);
  each(MoveKind.Drift, hexes, 0, 1);
  one(MoveKind.Storm);
  each(MoveKind.Calf, hexes, 0, 1);
  each(MoveKind.Carpet, own, 0, FIELDS);
  one(MoveKind.Trek);
  listSwaps(s, named, out);
  each(MoveKind.Loss, named, 0, GOODS);
  each(MoveKind.Plague, [0], 0, GOODS);
  each(MoveKind.Go, own, 0, FIELDS);
  each(MoveKind.Take, own, 0, GOODS);
  for (const camel of named)
    if (targetWith(s, ownerOf(camel), s.load[camel]) === camel) push(out, moveOf(MoveKind.Attack, 0, camel));
  one(MoveKind.Spare);
  each(MoveKind.Give, [0], 0, GOODS);
  one(MoveKind.End);
  each(MoveKind.Turn, hexes, 0, 1);
  each(MoveKind.Shift, hexes, 0, FIELDS);
  one(MoveKind.Pass);
}

function listSwaps(s: WuestenkoenigeState, named: readonly number[], out: MoveList): void {
  for (const one of named)
    for (const other of named) if (areInOrder(s, one, other)) push(out, moveOf(MoveKind.Swap, one, other));
}

import { type Move, type MoveList, NOT_A_MOVE, push } from '../../../engine/game.ts';
import { board, FIELDS, HEXES } from '../rules/board.ts';
import { isFirstOfItsLike } from '../rules/camels.ts';
import { CARDS, type CardId, cards } from '../rules/deck.ts';
import * as kinds from '../rules/encoding.ts';
import { firstOf, kindOf, moveOf, secondOf } from '../rules/encoding.ts';
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

/** The first word of each kind of move that is not a card, by number; see moves.ts. */
const words: Readonly<Record<number, string>> = {
  [kinds.MoveKind.Tile]: 'tile',
  [kinds.MoveKind.Draw]: 'draw',
  [kinds.MoveKind.Roll]: 'roll',
  [kinds.MoveKind.Discard]: 'discard',
  [kinds.MoveKind.Skip]: 'skip',
  [kinds.MoveKind.Go]: 'go',
  [kinds.MoveKind.Take]: 'take',
  [kinds.MoveKind.Attack]: 'attack',
  [kinds.MoveKind.Spare]: 'spare',
  [kinds.MoveKind.Give]: 'give',
  [kinds.MoveKind.End]: 'end',
  [kinds.MoveKind.Turn]: 'turn',
  [kinds.MoveKind.Shift]: 'shift',
  [kinds.MoveKind.Pass]: 'pass',
};
const kindByWord = new Map(Object.entries(words).map(([kind, word]) => [word, Number(kind)]));

// ----------------------------------------------------------------------------------------------------------- writing

export function format(s: WuestenkoenigeState, m: Move): string {
  const kind = kindOf(m);
  const word = words[kind] ?? `play ${cards[kind - kinds.PLAY_MOVE]}`;
  const details = detailsOf(s, kind, firstOf(m), secondOf(m));
  return details === '' ? word : `${word} ${details}`;
}

function detailsOf(s: WuestenkoenigeState, kind: number, first: number, second: number): string {
  switch (kind) {
    case kinds.MoveKind.Tile:
    case kinds.MoveKind.Sand:
      return `${board.names[first]} ${sides[second]}`;
    case kinds.MoveKind.Draw:
    case kinds.MoveKind.Discard:
      return cards[second];
    case kinds.MoveKind.Roll:
      return String(second);
    case kinds.MoveKind.Drift:
    case kinds.MoveKind.Calf:
    case kinds.MoveKind.Turn:
      return board.names[first];
    case kinds.MoveKind.Plague:
      return goods[second];
    case kinds.MoveKind.Give:
      return formatGood(second);
    case kinds.MoveKind.Shift:
      return `${board.names[first]} ${board.names[second]}`;
    case kinds.MoveKind.Attack:
      return `${ownerOf(second)} ${formatLoad(s.load[second])}`;
    default:
      return detailsOfCamels(s, kind, first, second);
  }
}

function detailsOfCamels(s: WuestenkoenigeState, kind: number, first: number, second: number): string {
  switch (kind) {
    case kinds.MoveKind.Go:
    case kinds.MoveKind.Carpet:
      return `${ownCamel(s, first)} ${board.names[second]}`;
    case kinds.MoveKind.Take:
      return `${ownCamel(s, first)} ${formatGood(second)}`;
    case kinds.MoveKind.Swap:
      return `${anyCamel(s, first)} ${anyCamel(s, second)}`;
    case kinds.MoveKind.Loss:
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
  const move = word === 'play' ? readPlay(s, tokens) : readMove(s, kindByWord.get(word) ?? -1, tokens);
  // Whatever is written differently from how we write it (a blank too many, `d05`) is not accepted silently.
  return move !== NOT_A_MOVE && format(s, move) === text ? move : NOT_A_MOVE;
}

function readMove(s: WuestenkoenigeState, kind: number, [a = '', b = '', c = '']: readonly string[]): Move {
  switch (kind) {
    case -1:
      return NOT_A_MOVE;
    case kinds.MoveKind.Tile:
      return build(kind, hexNamed(a), sides.indexOf(b as Side));
    case kinds.MoveKind.Draw:
    case kinds.MoveKind.Discard:
      return build(kind, 0, cards.indexOf(a as CardId));
    case kinds.MoveKind.Roll:
      return build(kind, 0, /^[1-6]$/.test(a) ? Number(a) : -1);
    case kinds.MoveKind.Go:
      return build(kind, camelNamed(s, s.turn[At.Seat], a, b), board.fieldNamed(c));
    case kinds.MoveKind.Take:
      return build(kind, camelNamed(s, s.turn[At.Seat], a, b), parseGood(c));
    case kinds.MoveKind.Attack:
      return build(kind, 0, targetNamed(s, a, b));
    case kinds.MoveKind.Give:
      return build(kind, 0, parseGood(a));
    case kinds.MoveKind.Turn:
      return build(kind, hexNamed(a), 0);
    case kinds.MoveKind.Shift:
      return build(kind, hexNamed(a), board.fieldNamed(b));
    default:
      return moveOf(kind, 0, 0);
  }
}

function readPlay(s: WuestenkoenigeState, [card = '', ...tokens]: readonly string[]): Move {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = tokens;
  const number = cards.indexOf(card as CardId);
  const kind = kinds.PLAY_MOVE + number;
  switch (number < 0 ? -1 : kind) {
    case -1:
      return NOT_A_MOVE;
    case kinds.MoveKind.Sand:
      return build(kind, hexNamed(a), sides.indexOf(b as Side));
    case kinds.MoveKind.Drift:
    case kinds.MoveKind.Calf:
      return build(kind, hexNamed(a), 0);
    case kinds.MoveKind.Carpet:
      return build(kind, camelNamed(s, s.turn[At.Seat], a, b), board.fieldNamed(c));
    case kinds.MoveKind.Swap:
      return readSwap(s, camelNamed(s, seatNamed(s, b), a, c), camelNamed(s, seatNamed(s, e), d, f));
    case kinds.MoveKind.Loss:
      return build(kind, camelNamed(s, seatNamed(s, b), a, c), parseGood(d));
    case kinds.MoveKind.Plague:
      return build(kind, 0, goods.indexOf(a as Good));
    default:
      return moveOf(kind, 0, 0);
  }
}

function readSwap(s: WuestenkoenigeState, one: number, other: number): Move {
  return one >= 0 && other >= 0 && areInOrder(s, one, other) ? moveOf(kinds.MoveKind.Swap, one, other) : NOT_A_MOVE;
}

/** Two camels are named in the order of their fields, on one field in the order of their numbers. */
function areInOrder(s: WuestenkoenigeState, one: number, other: number): boolean {
  return s.camels[one] < s.camels[other] || (s.camels[one] === s.camels[other] && one < other);
}

function build(kind: number, first: number, second: number): Move {
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

// ------------------------------------------------------------------------------------------- everything there is to say

export function expressible(s: WuestenkoenigeState, out: MoveList): void {
  out.length = 0;
  const named = Array.from(s.camels.keys()).filter(camel => s.camels[camel] !== HOME && isFirstOfItsLike(s, camel));
  const own = named.filter(camel => ownerOf(camel) === s.turn[At.Seat]);
  const hexes = Array.from({ length: HEXES }, (_, hex) => hex);
  const each = (kind: number, firsts: readonly number[], from: number, end: number) => {
    for (const first of firsts) for (let second = from; second < end; second++) push(out, moveOf(kind, first, second));
  };
  const one = (kind: number) => each(kind, [0], 0, 1);
  each(kinds.MoveKind.Tile, hexes, 0, sides.length);
  each(kinds.MoveKind.Draw, [0], 0, CARDS);
  each(kinds.MoveKind.Roll, [0], 1, 7);
  each(kinds.MoveKind.Discard, [0], 0, CARDS);
  one(kinds.MoveKind.Skip);
  each(kinds.MoveKind.Sand, hexes, 0, sides.length);
  each(kinds.MoveKind.Drift, hexes, 0, 1);
  one(kinds.MoveKind.Storm);
  each(kinds.MoveKind.Calf, hexes, 0, 1);
  each(kinds.MoveKind.Carpet, own, 0, FIELDS);
  one(kinds.MoveKind.Trek);
  sayableSwaps(s, named, out);
  each(kinds.MoveKind.Loss, named, 0, GOODS);
  each(kinds.MoveKind.Plague, [0], 0, GOODS);
  each(kinds.MoveKind.Go, own, 0, FIELDS);
  each(kinds.MoveKind.Take, own, 0, GOODS);
  for (const camel of named)
    if (targetWith(s, ownerOf(camel), s.load[camel]) === camel) push(out, moveOf(kinds.MoveKind.Attack, 0, camel));
  one(kinds.MoveKind.Spare);
  each(kinds.MoveKind.Give, [0], 0, GOODS);
  one(kinds.MoveKind.End);
  each(kinds.MoveKind.Turn, hexes, 0, 1);
  each(kinds.MoveKind.Shift, hexes, 0, FIELDS);
  one(kinds.MoveKind.Pass);
}

function sayableSwaps(s: WuestenkoenigeState, named: readonly number[], out: MoveList): void {
  for (const one of named)
    for (const other of named) if (areInOrder(s, one, other)) push(out, moveOf(kinds.MoveKind.Swap, one, other));
}

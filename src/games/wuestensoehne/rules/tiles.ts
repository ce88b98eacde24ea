import { lowestBit } from '../../../engine/kit.ts';
import { type Edition, editions } from './material.ts';

/** What an action field can offer; the goods come first. */
export const actions = ['myrrh', 'incense', 'gem', 'salt', 'camel', 'rumour', 'water'] as const;
export type Action = (typeof actions)[number];
export const ACTIONS = actions.length;
export const goods = ['myrrh', 'incense', 'gem', 'salt'] as const;
export type Good = (typeof goods)[number];
export const GOODS = goods.length;
export const CAMEL_FIELD = actions.indexOf('camel');
export const RUMOUR_FIELD = actions.indexOf('rumour');
export const NO_ACTION = 255;

/** The sides of a cell in the order of the grid's neighbours. A set of sides is four bits, north the lowest. */
const sideNames = ['N', 'E', 'S', 'W'] as const;
export const SIDES = 4;
const ALL_SIDES = 15;

/** An oasis part of a tile. */
export interface OasisPart {
  /** Its sides, as bits. */
  readonly sides: number;
  /** What its action field offers, or NO_ACTION. */
  readonly action: number;
}

/** `NE` from the bits of its sides. */
export function sidesText(sides: number): string {
  return sideNames.filter((_, side) => (sides & (1 << side)) !== 0).join('');
}

/** The bits of `NE`, or 0 for what is no set of sides in the order N E S W. */
export function readSides(text: string): number {
  const sides = sideNames.reduce((bits, name, side) => (text.includes(name) ? bits | (1 << side) : bits), 0);
  return sidesText(sides) === text ? sides : 0;
}

export function readTile(text: string): OasisPart[] {
  if (text === 'desert') return [];
  return text.split('|').map(part => {
    const [sides = '', action] = part.split(':');
    return {
      sides: readSides(sides),
      action: action === undefined ? NO_ACTION : actions.indexOf(action as Action),
    };
  });
}

/** What is wrong with the text of a tile, or undefined: for those who check the box, as the page need not. */
export function tileFault(text: string): string | undefined {
  const parts = readTile(text);
  const sides = parts.reduce((sum, part) => sum + countSides(part.sides), 0);
  if (text !== 'desert' && (tileText(parts) !== text || parts.some(part => part.sides === 0 || part.action < 0)))
    return `"${text}" is not written as a tile, such as "NE:salt|S"`;
  if (countSides(parts.reduce((bits, part) => bits | part.sides, 0)) !== sides) return `"${text}" names a side twice`;
  const fields = parts.filter(part => part.action !== NO_ACTION).length;
  return fields > 1 ? `"${text}" has more than one action field` : undefined;
}

/** Parts in the order of their first sides, so that the same tile has one text. */
export function tileText(parts: readonly OasisPart[]): string {
  if (parts.length === 0) return 'desert';
  const sorted = parts.toSorted((a, b) => lowestBit(a.sides) - lowestBit(b.sides));
  return sorted.map(partText).join('|');
}

function partText({ sides, action }: OasisPart): string {
  return action === NO_ACTION ? sidesText(sides) : `${sidesText(sides)}:${actions[action]}`;
}

function countSides(sides: number): number {
  return (sides & 1) + ((sides >> 1) & 1) + ((sides >> 2) & 1) + (sides >> 3);
}

/** The sides after this number of quarter turns clockwise. */
function turned(sides: number, turns: number): number {
  return ((sides << turns) | (sides >> (SIDES - turns))) & ALL_SIDES;
}

export function turnedParts(parts: readonly OasisPart[], turns: number): OasisPart[] {
  return parts.map(({ sides, action }) => ({ sides: turned(sides, turns), action }));
}

/** How the fields of the cross look to somebody who walks east from the middle: left is north. */
export function armTiles({ arm }: Edition): readonly string[] {
  return arm.left.map((left, i) => {
    const white = [left === 'white' ? 'N' : '', arm.right[i] === 'white' ? 'S' : ''].filter(side => side !== '');
    return white.join('|') || 'desert';
  });
}

/** The tiles of each stack, one by one, by their texts. */
export function stackTiles({ stacks }: Edition): readonly (readonly string[])[] {
  return stacks.map(stack => stack.trim().split(/\s+/));
}
export const STACKS = editions[0].stacks.length;

const sameTurned = (a: string, b: string) => {
  const looks = tileText(readTile(b));
  return [0, 1, 2, 3].some(turns => tileText(turnedParts(readTile(a), turns)) === looks);
};

/** What looks the same when it is turned is one kind: the first one met gives the name. */
function distinctKinds(): string[] {
  const kinds: string[] = [];
  const all = editions.flatMap(edition => [...stackTiles(edition).flat(), ...armTiles(edition), 'desert']);
  for (const text of all) if (!kinds.some(kind => sameTurned(kind, text))) kinds.push(tileText(readTile(text)));
  return kinds;
}

/** The kinds of tiles of all editions, by their texts: those that are new in a later one come behind all others. */
export const kinds: readonly string[] = distinctKinds();
export const KINDS = kinds.length;
export const NO_KIND = 255;

const kindNumbers = new Map(kinds.map((kind, number) => [kind, number]));

/** The number of a kind from its unturned text, or -1. */
export function kindNamed(text: string): number {
  return kindNumbers.get(text) ?? -1;
}

/**
 * A face is a kind after some quarter turns clockwise: four times the kind, plus the turns. Turns that look the same
 * as fewer turns are never used.
 */
export const FACES = KINDS * 4;

export function faceOf(kind: number, turns: number): number {
  return (kind << 2) | turns;
}
export function kindOfFace(face: number): number {
  return face >> 2;
}
function turnsOf(face: number): number {
  return face & 3;
}

/** The parts of each face. */
export const faceParts: readonly (readonly OasisPart[])[] = Array.from({ length: FACES }, (_, face) =>
  turnedParts(readTile(kinds[kindOfFace(face)]), turnsOf(face)),
);

/** How each face looks, written like a kind: `NW:salt` is a turned `NE:salt`. */
export const faceTexts: readonly string[] = faceParts.map(tileText);

/** How a kind of tile looks after a turn by so many degrees, written like a kind. */
export function turnedBy(kind: string, angle: number): string {
  return faceTexts[faceOf(kindNamed(kind), angle / 90)] ?? kind;
}

/** The face that looks like this text, with the fewest turns, or -1. */
export function faceNamed(text: string): number {
  return faceTexts.indexOf(text);
}

const MOST_PARTS = SIDES;
/** The sides of each face's parts as bits, ascending as numbers, at `face * 4` and on; 0 behind the last. */
export const partSides = Uint8Array.from(
  faceParts.flatMap(parts => {
    const sides = parts.map(part => part.sides).toSorted((a, b) => a - b);
    return Array.from({ length: MOST_PARTS }, (_, i) => sides[i] ?? 0);
  }),
);

/** The oasis sides of each face, as bits. */
const faceSides = Uint8Array.from(faceParts, parts => parts.reduce((bits, part) => bits | part.sides, 0));

/** For each face and side, at `face * 4 + side`, the sides of the part that reaches this side, as bits, or 0. */
export const partAt = Uint8Array.from(
  faceParts.flatMap(parts => sideNames.map((_, side) => partReaching(parts, side)?.sides ?? 0)),
);

function partReaching(parts: readonly OasisPart[], side: number): OasisPart | undefined {
  return parts.find(part => (part.sides & (1 << side)) !== 0);
}

/** What the action field of each face offers, or NO_ACTION, and the sides of the part it lies on. */
export const faceAction = Uint8Array.from(faceParts, parts => withAction(parts)?.action ?? NO_ACTION);
export const actionSides = Uint8Array.from(faceParts, parts => withAction(parts)?.sides ?? 0);

function withAction(parts: readonly OasisPart[]): OasisPart | undefined {
  return parts.find(part => part.action !== NO_ACTION);
}

/** The turns of each kind, as bits, without those that look like fewer turns. */
export const distinctTurns = Uint8Array.from(kinds, (_, kind) =>
  [0, 1, 2, 3].reduce(
    (bits, turns) => bits | (faceNamed(faceTexts[faceOf(kind, turns)]) === faceOf(kind, turns) ? 1 << turns : 0),
    0,
  ),
);

/**
 * The turns, as bits, in which each kind fits, at `kind * 256 + rim`. A rim says what lies around a cell: the sides
 * with a neighbour in its upper four bits, those of them with a white line in its lower four.
 */
export const fits = Uint8Array.from({ length: KINDS * 256 }, (_, i) => fittingTurns(i >> 8, i & 255));

function fittingTurns(kind: number, rim: number): number {
  const known = rim >> 4;
  let bits = 0;
  for (let turns = 0; turns < SIDES; turns++)
    if ((faceSides[faceOf(kind, turns)] & known) === (rim & known)) bits |= 1 << turns;
  return bits & distinctTurns[kind];
}

/** A desert tile has no oasis at all. */
export function isDesert(kind: number): boolean {
  return faceSides[faceOf(kind, 0)] === 0;
}

import { type Move, type MoveList, moveList, push, reserve } from '../../../engine/game.ts';
import { countBits, lowestBit } from '../../../engine/kit.ts';
import type { Random } from '../../../engine/random.ts';
import { cellAfter, countSet, WORDS } from './bits.ts';
import { randomPalm } from './chance.ts';
import { MoveKind, moveOf, PASS } from './encoding.ts';
import {
  At,
  CARAVANS,
  COLOURS,
  caravanOf,
  colourOf,
  type DurchDieWuesteState,
  MOST_SEATS,
  NOWHERE,
  PALM,
  Phase,
} from './state.ts';

export function moves(s: DurchDieWuesteState, out: MoveList): void {
  out.length = 0;
  switch (s.turn[At.Phase]) {
    case Phase.SetPalms:
      return listPalms(s, out);
    case Phase.SetWater:
      return listWater(s, out);
    case Phase.GiveBack:
      return listReturns(s, out);
    case Phase.SetRiders:
      return listRiders(s, out);
    case Phase.SetCamels:
      return listCamels(s, out);
    default:
      return;
  }
}

function listPalms(s: DurchDieWuesteState, out: MoveList): void {
  for (const cell of s.board.palmHexes) if (s.land[cell] !== PALM) push(out, moveOf(MoveKind.Palm, 0, cell));
}

function listWater(s: DurchDieWuesteState, out: MoveList): void {
  for (let value = 1; value <= 3; value++)
    if (s.holes[value - 1] > 0) push(out, moveOf(MoveKind.Water, value, s.turn[At.NextHole]));
}

function listReturns(s: DurchDieWuesteState, out: MoveList): void {
  for (let colour = 0; colour < COLOURS; colour++)
    if (!s.given.includes(colour)) push(out, moveOf(MoveKind.Return, colour, 0));
}

/** Scratch: the cells with room for a rider, which are the same for all colours. */
const roomy = moveList();

function listRiders(s: DurchDieWuesteState, out: MoveList): void {
  roomy.length = 0;
  listCells(s.room, 0, 0, roomy);
  reserve(out, COLOURS * roomy.length);
  for (let bits = coloursToSet(s); bits !== 0; bits &= bits - 1)
    listRider(moveOf(MoveKind.Rider, lowestBit(bits), 0), roomy, out);
}

function listRider(base: Move, cells: MoveList, out: MoveList): void {
  const { items, length } = out;
  for (let i = 0; i < cells.length; i++) items[length + i] = base + cells.items[i];
  out.length += cells.length;
}

function listCamels(s: DurchDieWuesteState, out: MoveList): void {
  const seat = s.turn[At.Seat];
  for (let colour = 0; colour < COLOURS; colour++) {
    const caravan = caravanOf(colour, seat);
    if (s.openings[caravan] > 0) listCells(s.open, caravan * WORDS, moveOf(MoveKind.Camel, colour, 0), out);
  }
  if (out.length === 0) push(out, PASS);
}

/** One move for each cell of the bit set, ascending. */
function listCells(set: Int32Array, first: number, base: Move, out: MoveList): void {
  reserve(out, out.length + WORDS * 32);
  const { items } = out;
  let { length } = out;
  for (let word = 0; word < WORDS; word++) {
    const cell = base + word * 32;
    for (let bits = set[first + word]; bits !== 0; bits &= bits - 1) items[length++] = cell + lowestBit(bits);
  }
  out.length = length;
}

/** One legal move, each equally likely, without a list. */
export function randomMove(s: DurchDieWuesteState, random: Random): Move {
  switch (s.turn[At.Phase]) {
    case Phase.SetCamels:
      return randomCamel(s, random);
    case Phase.SetRiders:
      return randomRider(s, random);
    case Phase.SetPalms:
      return randomPalm(s, random);
    default:
      return randomReturn(s, random);
  }
}

function randomCamel(s: DurchDieWuesteState, random: Random): Move {
  const seat = s.turn[At.Seat];
  let total = 0;
  for (let caravan = seat; caravan < CARAVANS; caravan += MOST_SEATS) total += s.openings[caravan];
  if (total === 0) return PASS;
  let skip = random.below(total);
  let caravan = seat;
  for (; skip >= s.openings[caravan]; caravan += MOST_SEATS) skip -= s.openings[caravan];
  return moveOf(MoveKind.Camel, colourOf(caravan), cellAfter(s.open, caravan * WORDS, skip));
}

function randomRider(s: DurchDieWuesteState, random: Random): Move {
  let bits = coloursToSet(s);
  for (let skip = random.below(countBits(bits)); skip > 0; skip--) bits &= bits - 1;
  return moveOf(MoveKind.Rider, lowestBit(bits), cellAfter(s.room, 0, random.below(countSet(s.room, 0))));
}

function randomReturn(s: DurchDieWuesteState, random: Random): Move {
  let skip = random.below(COLOURS - s.turn[At.Seat]);
  let colour = 0;
  while (s.given.includes(colour) || skip-- > 0) colour++;
  return moveOf(MoveKind.Return, colour, 0);
}

/** The colours, as bits, in which the seat to move may set its next rider. */
export function coloursToSet(s: DurchDieWuesteState): number {
  const seat = s.turn[At.Seat];
  let held = 0;
  for (let colour = 0; colour < COLOURS; colour++)
    if (s.riders[caravanOf(colour, seat)] === NOWHERE && s.given[seat] !== colour) held |= 1 << colour;
  if (s.turn[At.Count] >= s.seats) return held;
  const fresh = held & ~coloursSet(s);
  return fresh === 0 ? held : fresh;
}

/** The colours, as bits, of which anybody has set a rider. */
function coloursSet(s: DurchDieWuesteState): number {
  let bits = 0;
  for (let caravan = 0; caravan < CARAVANS; caravan++)
    if (s.riders[caravan] !== NOWHERE) bits |= 1 << colourOf(caravan);
  return bits;
}

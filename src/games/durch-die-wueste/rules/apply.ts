import { type Actor, CHANCE, type Move, type MoveList, moveList, NOBODY, push, reserve } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { addBit, cellAfter, countBits, countSet, dropBit, hasBit, lowestBit, WORDS } from './bits.ts';
import { boardFor, CIRCLE, PALM_HEX, PALMS } from './board.ts';
import { encloseAfterPlacing, encloseBehindRider, reachOases, takeWater } from './enclosure.ts';
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
} from './encoding.ts';
import {
  ANYONE,
  CARAVANS,
  COLOURS,
  COUNT,
  caravanOf,
  colourOf,
  type DurchDieWuesteState,
  emptyState,
  GIVE_BACK,
  LEFT,
  MOST_SEATS,
  NEXT_HOLE,
  NOWHERE,
  OVER,
  PALM,
  SAND,
  SEAT,
  SET_CAMELS,
  SET_PALMS,
  SET_RIDERS,
  SET_WATER,
  SHUT,
  STAGE,
  TAKEN,
} from './state.ts';

export function initial(seats: number): DurchDieWuesteState {
  return emptyState(boardFor(seats), seats);
}

export function actor(s: DurchDieWuesteState): Actor {
  const stage = s.turn[STAGE];
  if (stage === OVER) return NOBODY;
  return stage < GIVE_BACK ? CHANCE : s.turn[SEAT];
}

// ------------------------------------------------------------------------------------------------ legal moves

export function moves(s: DurchDieWuesteState, out: MoveList): void {
  out.length = 0;
  switch (s.turn[STAGE]) {
    case SET_PALMS:
      return listPalms(s, out);
    case SET_WATER:
      return listWater(s, out);
    case GIVE_BACK:
      return listReturns(s, out);
    case SET_RIDERS:
      return listRiders(s, out);
    case SET_CAMELS:
      return listCamels(s, out);
    default:
      return;
  }
}

function listPalms(s: DurchDieWuesteState, out: MoveList): void {
  for (const cell of s.board.palmHexes) if (s.land[cell] !== PALM) push(out, moveOf(PALM_MOVE, 0, cell));
}

function listWater(s: DurchDieWuesteState, out: MoveList): void {
  for (let value = 1; value <= 3; value++)
    if (s.holes[value - 1] > 0) push(out, moveOf(WATER_MOVE, value, s.turn[NEXT_HOLE]));
}

function listReturns(s: DurchDieWuesteState, out: MoveList): void {
  for (let colour = 0; colour < COLOURS; colour++)
    if (!s.given.includes(colour)) push(out, moveOf(RETURN_MOVE, colour, 0));
}

/** The cells with room for a rider: the same for all colours, so they are read off once for each list. */
const roomy = moveList();

function listRiders(s: DurchDieWuesteState, out: MoveList): void {
  roomy.length = 0;
  listCells(s.room, 0, 0, roomy);
  reserve(out, COLOURS * roomy.length);
  for (let bits = coloursToSet(s); bits !== 0; bits &= bits - 1) listRider(moveOf(RIDER_MOVE, lowestBit(bits), 0), out);
}

function listRider(base: Move, out: MoveList): void {
  const { items, length } = out;
  for (let i = 0; i < roomy.length; i++) items[length + i] = base + roomy.items[i];
  out.length += roomy.length;
}

function listCamels(s: DurchDieWuesteState, out: MoveList): void {
  const seat = s.turn[SEAT];
  for (let colour = 0; colour < COLOURS; colour++) {
    const caravan = caravanOf(colour, seat);
    if (s.openings[caravan] > 0) listCells(s.open, caravan * WORDS, moveOf(CAMEL_MOVE, colour, 0), out);
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
  switch (s.turn[STAGE]) {
    case SET_CAMELS:
      return randomCamel(s, random);
    case SET_RIDERS:
      return randomRider(s, random);
    default:
      return randomReturn(s, random);
  }
}

function randomCamel(s: DurchDieWuesteState, random: Random): Move {
  const seat = s.turn[SEAT];
  let total = 0;
  for (let caravan = seat; caravan < CARAVANS; caravan += MOST_SEATS) total += s.openings[caravan];
  if (total === 0) return PASS;
  let skip = random.below(total);
  let caravan = seat;
  for (; skip >= s.openings[caravan]; caravan += MOST_SEATS) skip -= s.openings[caravan];
  return moveOf(CAMEL_MOVE, colourOf(caravan), cellAfter(s.open, caravan * WORDS, skip));
}

function randomRider(s: DurchDieWuesteState, random: Random): Move {
  let bits = coloursToSet(s);
  for (let skip = random.below(countBits(bits)); skip > 0; skip--) bits &= bits - 1;
  return moveOf(RIDER_MOVE, lowestBit(bits), cellAfter(s.room, 0, random.below(countSet(s.room, 0))));
}

function randomReturn(s: DurchDieWuesteState, random: Random): Move {
  let skip = random.below(COLOURS - s.turn[SEAT]);
  let colour = 0;
  while (s.given.includes(colour) || skip-- > 0) colour++;
  return moveOf(RETURN_MOVE, colour, 0);
}

/** The colours, as bits, in which the seat to move may set its next rider. */
function coloursToSet(s: DurchDieWuesteState): number {
  const seat = s.turn[SEAT];
  let held = 0;
  for (let colour = 0; colour < COLOURS; colour++)
    if (s.riders[caravanOf(colour, seat)] === NOWHERE && s.given[seat] !== colour) held |= 1 << colour;
  if (s.turn[COUNT] >= s.seats) return held;
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

// ----------------------------------------------------------------------------------------------- playing a move

export function apply(s: DurchDieWuesteState, m: Move): void {
  switch (kindOf(m)) {
    case CAMEL_MOVE:
      return placeCamel(s, detailOf(m), cellOf(m));
    case RIDER_MOVE:
      return setRider(s, detailOf(m), cellOf(m));
    case WATER_MOVE:
      return layWater(s, detailOf(m), cellOf(m));
    case PALM_MOVE:
      return setPalm(s, cellOf(m));
    case RETURN_MOVE:
      return giveBack(s, detailOf(m));
    case PASS_MOVE:
      return beginNextTurn(s);
    default:
      throw new Error(`not a move: ${m}`);
  }
}

function setPalm(s: DurchDieWuesteState, cell: number): void {
  growPalm(s, s.turn[COUNT]++, cell);
  if (s.turn[COUNT] < PALMS) return;
  s.turn[STAGE] = SET_WATER;
  s.turn[COUNT] = 0;
  findNextHole(s, 0);
}

/** Palm number `oasis` stands on the cell from now on. */
export function growPalm(s: DurchDieWuesteState, oasis: number, cell: number): void {
  const { neighbours, size } = s.board.grid;
  s.land[cell] = PALM;
  s.near[cell] |= SHUT;
  s.palms[oasis] = cell;
  dropBit(s.room, 0, cell);
  for (let i = cell * 6; i < cell * 6 + 6; i++) {
    const beside = neighbours[i];
    if (beside === size) continue;
    s.shade[beside] |= 1 << oasis;
    dropBit(s.room, 0, beside);
  }
}

function layWater(s: DurchDieWuesteState, value: number, cell: number): void {
  s.holes[value - 1]--;
  digHole(s, value, cell);
  findNextHole(s, cell + 1);
}

export function digHole(s: DurchDieWuesteState, value: number, cell: number): void {
  s.land[cell] = value;
  dropBit(s.room, 0, cell);
}

/** Moves on to the next hex that gets a water hole, or to the next stage. */
function findNextHole(s: DurchDieWuesteState, from: number): void {
  const { marks, grid } = s.board;
  for (let cell = from; cell < grid.size; cell++) {
    if (marks[cell] !== CIRCLE && !(marks[cell] === PALM_HEX && s.land[cell] === SAND)) continue;
    s.turn[NEXT_HOLE] = cell;
    return;
  }
  s.turn[NEXT_HOLE] = 0;
  s.turn[STAGE] = s.seats === 5 ? GIVE_BACK : SET_RIDERS;
}

function giveBack(s: DurchDieWuesteState, colour: number): void {
  s.given[s.turn[SEAT]] = colour;
  passOn(s);
  if (s.turn[SEAT] === 0) s.turn[STAGE] = SET_RIDERS;
}

function passOn(s: DurchDieWuesteState): void {
  const next = s.turn[SEAT] + 1;
  s.turn[SEAT] = next === s.seats ? 0 : next;
}

/** Riders that all seats set together. */
export function ridersIn(seats: number): number {
  return seats === 5 ? 20 : seats * COLOURS;
}

function setRider(s: DurchDieWuesteState, colour: number, cell: number): void {
  const caravan = caravanOf(colour, s.turn[SEAT]);
  s.riders[caravan] = cell;
  stand(s, caravan, cell);
  keepRoom(s, cell);
  passOn(s);
  if (++s.turn[COUNT] === ridersIn(s.seats)) beginCamels(s);
}

/** No rider may come to stand on this cell or beside it any more. */
export function keepRoom(s: DurchDieWuesteState, cell: number): void {
  const { neighbours, size } = s.board.grid;
  dropBit(s.room, 0, cell);
  for (let i = cell * 6; i < cell * 6 + 6; i++) if (neighbours[i] !== size) dropBit(s.room, 0, neighbours[i]);
}

function beginCamels(s: DurchDieWuesteState): void {
  for (let caravan = 0; caravan < CARAVANS; caravan++)
    if (s.riders[caravan] !== NOWHERE) encloseBehindRider(s, caravan, s.riders[caravan]);
  s.turn[STAGE] = SET_CAMELS;
  s.turn[COUNT] = 0;
  s.turn[LEFT] = 1;
  endIfStuck(s);
}

function placeCamel(s: DurchDieWuesteState, colour: number, cell: number): void {
  const seat = s.turn[SEAT];
  const caravan = caravanOf(colour, seat);
  s.supply[colour]--;
  takeWater(s, seat, cell);
  const enclosed = s.inside[cell] !== 0;
  if (enclosed) buildInside(s, seat, cell);
  const free = stand(s, caravan, cell);
  if (s.shade[cell] !== 0) reachOases(s, caravan, s.shade[cell]);
  if (!enclosed) encloseAfterPlacing(s, caravan, cell, free);
  if (--s.turn[LEFT] === 0) beginNextTurn(s);
  if (s.supply[colour] === 0) s.turn[STAGE] = OVER;
  else endIfStuck(s);
}

function buildInside(s: DurchDieWuesteState, seat: number, cell: number): void {
  s.inside[cell] = 0;
  s.areas[seat]--;
}

/** The seats that place one camel only in their first turn are the first ones to have a turn at all. */
function beginNextTurn(s: DurchDieWuesteState): void {
  passOn(s);
  if (s.turn[COUNT] < s.seats) s.turn[COUNT]++;
  const shortTurns = s.seats === 2 ? 1 : 2;
  s.turn[LEFT] = s.turn[COUNT] < shortTurns ? 1 : 2;
}

function endIfStuck(s: DurchDieWuesteState): void {
  for (let caravan = 0; caravan < CARAVANS; caravan++) if (s.openings[caravan] > 0) return;
  s.turn[STAGE] = OVER;
}

/**
 * A camel stands on the cell from now on: brings `near`, `open` and `openings` up to date. Answers which of the six
 * neighbours, as bits, are free of camels.
 */
export function stand(s: DurchDieWuesteState, caravan: number, cell: number): number {
  const { near, neighbours } = s;
  s.camels[cell] = caravan + 1;
  s.sizes[caravan]++;
  for (let bits = near[cell] & ANYONE; bits !== 0; bits &= bits - 1) shut(s, lowestBit(bits), cell);
  near[cell] |= SHUT | TAKEN;
  const own = 1 << caravan;
  let free = 0;
  for (let way = 0; way < 6; way++) {
    const beside = neighbours[cell * 6 + way];
    const before = near[beside];
    if ((before & TAKEN) === 0) free |= 1 << way;
    if ((before & own) !== 0) continue;
    near[beside] = before | own;
    if ((before & SHUT) === 0) contest(s, caravan, beside, before);
  }
  return free;
}

/** The caravan came beside a free cell: it is open to the caravan now, unless rivals were there before. */
function contest(s: DurchDieWuesteState, caravan: number, cell: number, before: number): void {
  let rivals = before & (31 << (colourOf(caravan) * MOST_SEATS));
  if (rivals === 0) {
    addBit(s.open, caravan * WORDS, cell);
    s.openings[caravan]++;
  }
  for (; rivals !== 0; rivals &= rivals - 1) shut(s, lowestBit(rivals), cell);
}

function shut(s: DurchDieWuesteState, caravan: number, cell: number): void {
  if (!hasBit(s.open, caravan * WORDS, cell)) return;
  dropBit(s.open, caravan * WORDS, cell);
  s.openings[caravan]--;
}

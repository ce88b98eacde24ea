import { type FloodScratch, floodFill, floodScratchFor } from '../../../../engine/boards/regions.ts';
import { countBits, lowestBit } from '../../../../engine/kit.ts';
import type { NetInput } from '../../../../engine/net.ts';
import { WORDS } from '../../rules/bits.ts';
import { type Board, PALMS } from '../../rules/board.ts';
import { coloursToSet } from '../../rules/moves.ts';
import { breakdown, OASIS } from '../../rules/scoring.ts';
import {
  ANYONE,
  At,
  COLOURS,
  caravanOf,
  colourOf,
  type DurchDieWuesteState,
  NO_COLOUR,
  ownerOf,
  PALM,
  Phase,
  SAND,
} from '../../rules/state.ts';

/**
 * What the net is shown of a state, number by number as `training/durch-die-wueste/features.hpp` has it: a net means nothing
 * to anybody who shows it something else. A test compares the two.
 */
const PLANES = 128;

/** Where each group of planes begins; those of caravans have 25, by seat from the mover and then by colour. */
const Plane = {
  Water: 0,
  Palm: 3,
  Room: 4,
  OwnArea: 5,
  OtherArea: 6,
  Camel: 8,
  Open: 33,
  Gain: 58,
  Unreached: 83,
} as const;

const Global = {
  Phase: 0,
  Left: 3,
  Seats: 4,
  Secure: 8,
  Largest: 13,
  Size: 18,
  Supply: 43,
  Openings: 48,
  Colours: 73,
  Given: 78,
  Count: 103,
  FirstRound: 104,
  LeastSupply: 105,
} as const;

const ONE = 16;
const MOST_OPENINGS = 20;

export function show(s: DurchDieWuesteState, input: NetInput): void {
  input.count = 0;
  input.globals.fill(0);
  showCells(s, input);
  showWhole(s, input.globals);
  for (let r = 0; r < s.seats; r++) showSeat(s, r, input);
}

/** What does not fit is left out, as in training; it never came to that there. */
function add(input: NetInput, cell: number, plane: number, value: number): void {
  if (input.count === input.index.length) return;
  input.index[input.count] = cell * PLANES + plane;
  input.value[input.count++] = Math.min(value, 255);
}

function showCells(s: DurchDieWuesteState, input: NetInput): void {
  const seat = s.turn[At.Seat];
  for (let cell = 0; cell < s.board.grid.size; cell++) {
    const land = s.land[cell];
    if (land === PALM) add(input, cell, Plane.Palm, ONE);
    else if (land !== SAND) add(input, cell, Plane.Water + land - 1, ONE);
    if (s.inside[cell] !== 0)
      add(input, cell, ownerOf(s.inside[cell] - 1) === seat ? Plane.OwnArea : Plane.OtherArea, ONE);
    if (s.camels[cell] === 0) continue;
    const caravan = s.camels[cell] - 1;
    add(input, cell, Plane.Camel + fromMover(s, ownerOf(caravan)) * COLOURS + colourOf(caravan), ONE);
  }
  if (s.turn[At.Phase] === Phase.SetRiders) eachCell(s.room, 0, cell => add(input, cell, Plane.Room, ONE));
}

function fromMover(s: DurchDieWuesteState, seat: number): number {
  return (seat - s.turn[At.Seat] + s.seats) % s.seats;
}

function eachCell(set: Int32Array, first: number, visit: (cell: number) => void): void {
  for (let word = 0; word < WORDS; word++)
    for (let bits = set[first + word]; bits !== 0; bits &= bits - 1) visit(word * 32 + lowestBit(bits));
}

function showWhole(s: DurchDieWuesteState, globals: Uint8Array): void {
  const phase = s.turn[At.Phase];
  globals[Global.Phase + phase - Phase.GiveBack] = ONE;
  if (phase === Phase.SetCamels && s.turn[At.Left] === 2) globals[Global.Left] = ONE;
  globals[Global.Seats + s.seats - 2] = ONE;
  for (let colour = 0; colour < COLOURS; colour++) globals[Global.Supply + colour] = 4 * s.supply[colour];
  for (let bits = coloursFor(s); bits !== 0; bits &= bits - 1) globals[Global.Colours + lowestBit(bits)] = ONE;
  globals[Global.Count] = 4 * s.turn[At.Count];
  if (phase === Phase.SetCamels && s.turn[At.Count] < s.seats) globals[Global.FirstRound] = ONE;
  globals[Global.LeastSupply] = 8 * Math.min(...s.supply);
}

/** The colours, as bits, that the seat to move may choose from. */
function coloursFor(s: DurchDieWuesteState): number {
  const phase = s.turn[At.Phase];
  if (phase === Phase.SetRiders) return coloursToSet(s);
  return phase === Phase.GiveBack ? coloursToGive(s) : 0;
}

function coloursToGive({ given }: DurchDieWuesteState): number {
  let free = (1 << COLOURS) - 1;
  for (const colour of given) if (colour !== NO_COLOUR) free &= ~(1 << colour);
  return free;
}

function showSeat(s: DurchDieWuesteState, r: number, input: NetInput): void {
  const { globals } = input;
  const seat = (s.turn[At.Seat] + r) % s.seats;
  const { water, oases, areas, caravans } = breakdown(s, seat);
  globals[Global.Secure + r] = Math.min(255, water + oases + areas);
  globals[Global.Largest + r] = caravans;
  if (s.given[seat] !== NO_COLOUR) globals[Global.Given + r * COLOURS + s.given[seat]] = ONE;
  for (let colour = 0; colour < COLOURS; colour++) {
    const caravan = caravanOf(colour, seat);
    const place = r * COLOURS + colour;
    if (s.sizes[caravan] === 0) continue;
    globals[Global.Size + place] = 4 * s.sizes[caravan];
    globals[Global.Openings + place] = 4 * Math.min(s.openings[caravan], MOST_OPENINGS);
    showCaravan(s, caravan, place, input);
  }
}

function showCaravan(s: DurchDieWuesteState, caravan: number, place: number, input: NetInput): void {
  const reached = s.reached[caravan];
  for (let oasis = 0; oasis < PALMS; oasis++)
    if ((reached & (1 << oasis)) === 0) add(input, s.palms[oasis], Plane.Unreached + place, ONE);
  eachCell(s.open, caravan * WORDS, cell => {
    add(input, cell, Plane.Open + place, ONE);
    const gain = s.land[cell] + OASIS * countBits(s.shade[cell] & ~reached) + areaGain(s, caravan, cell);
    if (gain !== 0) add(input, cell, Plane.Gain + place, 4 * gain);
  });
}

const scratches = new WeakMap<Board, FloodScratch>();

function scratchOn(board: Board): FloodScratch {
  const scratch = scratches.get(board) ?? floodScratchFor(board.grid);
  scratches.set(board, scratch);
  return scratch;
}

/** What a camel there would bring by the area that it closes. */
function areaGain(s: DurchDieWuesteState, caravan: number, cell: number): number {
  if (s.turn[At.Phase] !== Phase.SetCamels || s.inside[cell] !== 0) return 0;
  const starts = runStarts(s, cell);
  const parts = (starts & (starts - 1)) !== 0;
  const others = ANYONE & ~(1 << caravan);
  if (!parts && (s.near[cell] & others) === 0) return 0;
  // For a moment the camel stands there: what it closes must not run through it.
  s.camels[cell] = caravan + 1;
  const gain = gainBehind(s, caravan, cell, starts, others);
  s.camels[cell] = 0;
  return gain;
}

/** The neighbours at which a run of free ones begins, as bits. */
function runStarts({ camels, neighbours }: DurchDieWuesteState, cell: number): number {
  let free = 0;
  for (let way = 0; way < 6; way++) if (camels[neighbours[cell * 6 + way]] === 0) free |= 1 << way;
  return free === 63 ? 1 : free & ~(((free << 1) | (free >> 5)) & 63);
}

function gainBehind(s: DurchDieWuesteState, caravan: number, cell: number, starts: number, others: number): number {
  const { grid } = s.board;
  const region = scratchOn(s.board);
  let gain = 0;
  let oases = 0;
  for (let bits = starts; bits !== 0; bits &= bits - 1) {
    const start = s.neighbours[cell * 6 + lowestBit(bits)];
    if (s.inside[start] !== 0 || !floodFill(region, grid, start, s.camels, s.near, others)) continue;
    for (let i = 0; i < region.count; i++) {
      const at = region.cells[i];
      if (s.land[at] === PALM) oases |= 1 << s.palms.indexOf(at);
      else gain += 1 + s.land[at];
    }
  }
  return gain + OASIS * countBits(oases & ~(s.reached[caravan] | s.shade[cell]));
}

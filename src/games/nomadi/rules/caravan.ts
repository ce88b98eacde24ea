import type { Board } from './board.ts';
import { NOWHERE, type NomadiState } from './state.ts';

/**
 * How the caravan hangs together and what can be jumped. Stones are also bits: there are at most sixteen. All tables
 * here are scratch: `survey` brings them up to date for one state, and whatever is asked next is about that state.
 * They depend on nothing but where the stones stand, so from one state to the next only stones that moved count.
 */
const MOST_STONES = 16;
/** Fields lie on a sheet that is wider than any board, so going one way is adding one number, at the edge too. */
const SHEET_WIDTH = 32;
const SHEET_SIZE = SHEET_WIDTH * 514;
export const SIDES = 4;
/** North, east, south, west, then the diagonals from the north-east, like the neighbours of the grid. */
const ways = Int8Array.of(
  -SHEET_WIDTH,
  1,
  SHEET_WIDTH,
  -1,
  1 - SHEET_WIDTH,
  1 + SHEET_WIDTH,
  SHEET_WIDTH - 1,
  -SHEET_WIDTH - 1,
);

/** For each way the bit of the way back. */
const waysBack = Uint8Array.of(4, 8, 1, 2, 64, 128, 16, 32);
/** The bits of the four sides. */
const STRAIGHT = 15;

/** By place on the sheet: the field's number and its rank on the board, 0 in the world outside; 1 in the goal. */
const fields = new Uint16Array(SHEET_SIZE);
const ranks = new Uint8Array(SHEET_SIZE);
const resting = new Uint8Array(SHEET_SIZE);
/** By field: its place. A move has nine bits for a field. */
const placeOf = new Uint16Array(512);
/** By place: 0, or 1 + the stone there. */
const standing = new Uint8Array(SHEET_SIZE);
/** By place: which of the eight places around it have stones, a bit for each way. */
const around = new Uint8Array(SHEET_SIZE);
/** By stone: its place. */
const spots = new Uint16Array(MOST_STONES);
/** By stone: how many stones follow each other on each side, three bits a side; more than six are six. */
const rows = new Uint16Array(MOST_STONES);
const MOST_IN_A_ROW = 6;

/**
 * By what is around a stone: into how many groups the stones on its sides fall without it, joined as they are by corners
 * between them. A stone with one group can go wherever it finds another stone beside it.
 */
const groups = Uint8Array.from({ length: 256 }, (_, bits) => groupsAround(bits));
/** By what is around a place: on how many of its sides there are stones. */
const sidesTaken = Uint8Array.from({ length: 256 }, (_, bits) => bitsOf(bits & STRAIGHT));

function bitsOf(bits: number): number {
  return bits === 0 ? 0 : 1 + bitsOf(bits & (bits - 1));
}

/** A corner with a stone joins the stones on both sides of it. */
function groupsAround(bits: number): number {
  const corners = bits >> SIDES;
  const next = ((bits >> 1) & 7) | ((bits & 1) << 3);
  return bitsOf(bits & STRAIGHT) - bitsOf(bits & STRAIGHT & corners & next);
}

/** For who looks for steps. The compiler knows a module's own constants, but looks up imported ones each time. */
export const tables = { ways, fields, ranks, standing, around, spots, rows, groups, sidesTaken };

/** By stone: the stones on its sides, as bits. */
const beside = new Int32Array(MOST_STONES);
/** All stones on the board, and those that have a free side and do not rest in the goal, as bits. */
let everyone = 0;
export let movable = 0;
/** Stones less pairs side by side plus squares of four: of stones that hang together, 1 less the holes they enclose. */
let tally = 0;

/** Where the tables say that the stones stand, by their fields. */
const surveyed = new Uint16Array(MOST_STONES);
let surveyedBoard: Board | undefined;
let surveyedStones = 0;

/** Do the tables say how the stones of this state stand? */
export function isSurveyed({ board, places }: NomadiState): boolean {
  if (surveyedBoard !== board || surveyedStones !== places.length) return false;
  for (let stone = 0; stone < places.length; stone++) if (surveyed[stone] !== places[stone]) return false;
  return true;
}

export function survey({ board, places }: NomadiState): void {
  if (surveyedBoard !== board || surveyedStones !== places.length) unroll(board, places.length);
  let moved = 0;
  for (let stone = 0; stone < places.length; stone++) if (surveyed[stone] !== places[stone]) moved |= 1 << stone;
  for (let open = moved; open !== 0; open &= open - 1) takeAway(31 - Math.clz32(open & -open));
  for (let open = moved; open !== 0; open &= open - 1) {
    const stone = 31 - Math.clz32(open & -open);
    surveyed[stone] = places[stone];
    putDown(stone);
  }
}

/** Begins a new sheet for another board, or another number of stones. */
function unroll(board: Board, stones: number): void {
  surveyedBoard = board;
  surveyedStones = stones;
  for (const table of [ranks, resting, standing, around]) table.fill(0);
  for (const [cell, { col, row }] of board.grid.spots.entries()) {
    const place = (row + 1) * SHEET_WIDTH + col + 1;
    placeOf[cell] = place;
    fields[place] = cell;
    ranks[place] = board.ranks[cell];
    resting[place] = board.goal[cell];
  }
  surveyed.fill(NOWHERE);
  rows.fill(0);
  everyone = 0;
  movable = 0;
  tally = 0;
}

function takeAway(stone: number): void {
  if (surveyed[stone] === NOWHERE) return;
  const bit = 1 << stone;
  const place = spots[stone];
  everyone &= ~bit;
  movable &= ~bit;
  standing[place] = 0;
  rows[stone] = 0;
  tally -= 1 - groups[around[place]];
  mark(place);
  for (let side = 0; side < SIDES; side++) {
    const next = standing[place + ways[side]] - 1;
    if (next < 0) continue;
    beside[next] &= ~bit;
    if (resting[spots[next]] === 0) movable |= 1 << next;
    lookBack(place, side, 0);
  }
}

function putDown(stone: number): void {
  if (surveyed[stone] === NOWHERE) return;
  const bit = 1 << stone;
  const place = placeOf[surveyed[stone]];
  spots[stone] = place;
  everyone |= bit;
  standing[place] = stone + 1;
  tally += 1 - groups[around[place]];
  mark(place);
  beside[stone] = 0;
  rows[stone] = 0;
  for (let side = 0; side < SIDES; side++) {
    const other = standing[place + ways[side]] - 1;
    if (other >= 0) join(stone, other, side);
  }
  for (let side = 0; side < SIDES; side++) lookBack(place, side, rowOf(stone, (side + 2) & 3) + 1);
  if (resting[place] === 0 && !isShutIn(place)) movable |= bit;
}

/** The places around learn that a stone has come or gone. */
function mark(place: number): void {
  for (let way = 0; way < 8; way++) around[place + ways[way]] ^= waysBack[way];
}

/** A stone that was put down finds another one beside it. */
function join(stone: number, other: number, side: number): void {
  setRow(stone, side, rowOf(other, side) + 1);
  beside[stone] |= 1 << other;
  beside[other] |= 1 << stone;
  if (isShutIn(spots[other])) movable &= ~(1 << other);
}

/** Stones on all four sides. */
function isShutIn(place: number): boolean {
  return (around[place] & STRAIGHT) === STRAIGHT;
}

/** The stones that follow each other on this side look back over one stone more each, the first one over so many. */
function lookBack(place: number, side: number, first: number): void {
  const way = ways[side];
  let length = first;
  for (let at = place + way; standing[at] !== 0; at += way) setRow(standing[at] - 1, (side + 2) & 3, length++);
}

function rowOf(stone: number, side: number): number {
  return (rows[stone] >> (3 * side)) & 7;
}

function setRow(stone: number, side: number, length: number): void {
  const kept = length < MOST_IN_A_ROW ? length : MOST_IN_A_ROW;
  rows[stone] = (rows[stone] & ~(7 << (3 * side))) | (kept << (3 * side));
}

// ------------------------------------------------------------------------------------------------ hanging together

/** Would all stones hang together if this one stood at the place? */
export function connects(stone: number, place: number): boolean {
  const others = everyone & ~(1 << stone);
  let open = 0;
  for (let side = 0; side < SIDES; side++) open |= (1 << standing[place + ways[side]]) >> 1;
  open &= others;
  let found = open;
  while (open !== 0) {
    const next = 31 - Math.clz32(open);
    const more = beside[next] & others & ~found;
    found |= more;
    open = (open & ~(1 << next)) | more;
  }
  return found === others;
}

/** Without a hole, stones that hang together by way of a third one do so by no other way. */
export function hasHoles(): boolean {
  return tally !== 1;
}

import { type Move, type MoveList, push } from '../../../engine/game.ts';
import { highestBit, lowestBit } from '../../../engine/kit.ts';
import type { Random } from '../../../engine/random.ts';
import type { Board } from './board.ts';
import { dieOf, stepMove } from './encoding.ts';
import { NOWHERE, type NomadiState } from './state.ts';
import * as tables from './step-tables.ts';

/**
 * The steps that dice allow. Everything exported here is about the state it is given: what was worked out before is kept
 * and used again as far as it holds for that state, and it shows in nothing but speed.
 */

// The compiler knows a module's own constants, but looks up imported ones each time.
const { SIDES, STRAIGHT, SHEET_SIZE, SHEET_WIDTH, JUMPS, WITH_FIVE, WITH_SIX } = tables;
const { ways, waysBack, groups, sidesTaken, lengths, bendsAt, seenFrom, sideBefore } = tables;

/** All steps with the dice that are left, ascending. */
export function listSteps(s: NomadiState, out: MoveList): void {
  if (!areFound(s)) findSteps(s);
  for (let i = 0; i < count; i++) {
    push(out, steps[i]);
    sink(out);
  }
}

/** Moves the last one of a list to its place among the others. */
function sink({ items, length }: MoveList): void {
  const last = items[length - 1];
  let at = length - 1;
  for (; at > 0 && items[at - 1] > last; at--) items[at] = items[at - 1];
  items[at] = last;
}

/** Can any die that is left be used? */
export function canStep(s: NomadiState): boolean {
  const { dice } = s;
  if (dice[1] + dice[2] + dice[3] + dice[4] + dice[5] + dice[6] === 0) return false;
  findSteps(s);
  return count > 0;
}

/** How many of the dice that are left can be used right now. */
export function countUsable(s: NomadiState): number {
  if (!areFound(s)) findSteps(s);
  let faces = 0;
  for (let i = 0; i < count; i++) faces |= 1 << dieOf(steps[i]);
  let dice = 0;
  for (let die = 1; die < s.dice.length; die++) if ((faces & (1 << die)) !== 0) dice += s.dice[die];
  return dice;
}

/** One of the steps, each equally likely. */
export function randomStep(s: NomadiState, random: Random): Move {
  if (!areFound(s)) findSteps(s);
  return steps[random.below(count)];
}

// ------------------------------------------------------------------------------------------------ finding steps

/** A stone reaches eight fields with a 1, four with straight jumps, at most forty with bends; there are 16 stones. */
const steps = new Int32Array(16 * 52);
let count = 0;

/** What the steps were found for, besides the places of the stones: the dice, three bits for each face, and ways back. */
let knownDice = 0;
const knownCame = new Uint16Array(16);

/**
 * A step that is played asks whether there is another one, and then all of them are asked for: so what was found is kept
 * as long as nothing has changed.
 */
function areFound(s: NomadiState): boolean {
  const { came } = s;
  if (!isSurveyed(s) || packed(s) !== knownDice) return false;
  for (let stone = 0; stone < came.length; stone++) if (knownCame[stone] !== came[stone]) return false;
  return true;
}

function packed({ dice }: NomadiState): number {
  let bits = 0;
  for (let die = 1; die <= 6; die++) bits |= dice[die] << (3 * die);
  return bits;
}

/** Finds the steps with the dice that are left, in no order. */
function findSteps(s: NomadiState): void {
  const { came } = s;
  survey(s);
  knownDice = packed(s);
  for (let stone = 0; stone < came.length; stone++) knownCame[stone] = came[stone];
  count = 0;
  const faces = facesOf(knownDice);
  const able = movable;
  const slack = hasHoles() ? SIDES : 0;
  findJumps(came.length, able, (faces >> 1) & JUMPS, slack);
  if ((faces & 2) !== 0)
    for (let stone = 0; able >> stone !== 0; stone++) if (((able >> stone) & 1) === 1) stepAround(stone, slack);
  if (faces >= 32) findBends(came.length, able, faces, slack);
}

/** The faces that are left, as bits. */
function facesOf(dice: number): number {
  let faces = 0;
  for (let die = 1; die <= 6; die++) if (((dice >> (3 * die)) & 7) !== 0) faces |= 1 << die;
  return faces;
}

function findJumps(stones: number, able: number, jumps: number, slack: number): void {
  for (let stone = 0; stone < stones; stone++)
    if (((able >> stone) & 1) === 1 && (lengths[rows[stone]] & jumps) !== 0) jumpStraight(stone, jumps, slack);
}

function findBends(stones: number, able: number, faces: number, slack: number): void {
  const first = count;
  const dice = ((faces & 32) !== 0 ? WITH_FIVE : 0) | ((faces & 64) !== 0 ? WITH_SIX : 0);
  for (let stone = 0; stone < stones; stone++) {
    const bends = bendsAt[rows[stone]] & dice;
    if (bends !== 0) bendAround(stone, bends, able, slack, first);
  }
}

// A stone that holds groups together must find a stone of each where it goes. Where there are holes the groups may hang
// together in another way as well: then `slack` is added to the sides on which it finds some, else it is 0.

function stepAround(stone: number, slack: number): void {
  const from = spots[stone];
  const taken = around[from];
  const needed = groups[taken];
  for (let way = 0; way < 8; way++) {
    const to = from + ways[way];
    const sides = sidesTaken[around[to] & seenFrom[way]];
    if (((taken >> way) & 1) === 1 || sides === 0 || sides + slack < needed || ranks[to] < ranks[from]) continue;
    if (knownCame[stone] !== fields[to] && (needed === 1 || connects(stone, to)))
      steps[count++] = stepMove(1, fields[from], fields[to]);
  }
}

/** A row has one length, so one die fits it and no other. */
function jumpStraight(stone: number, jumps: number, slack: number): void {
  const from = spots[stone];
  for (let side = 0, rest = rows[stone]; rest !== 0; side++, rest >>= 3) {
    const length = rest & 7;
    if (((jumps >> length) & 1) === 0) continue;
    const to = from + (length + 1) * ways[side];
    if (mayLand(stone, to, slack)) steps[count++] = stepMove(length + 1, fields[from], fields[to]);
  }
}

/** The jumps that turn at this stone: those before it and those after it together make the number of the die less one. */
function bendAround(corner: number, bends: number, able: number, slack: number, first: number): void {
  const place = spots[corner];
  for (let open = bends; open !== 0; open &= open - 1) {
    const bend = lowestBit(open);
    const after = (rows[corner] >> (3 * (bend >> 2))) & 7;
    const to = place + (after + 1) * ways[bend >> 2];
    const die = 5 + (bend & 1);
    const stone = standing[place + (die - 1 - after) * ways[sideBefore(bend)]] - 1;
    if (((able >> stone) & 1) === 1 && mayLand(stone, to, slack))
      addOnce(stepMove(die, fields[spots[stone]], fields[to]), first);
  }
}

/** May a stone jump to this place, where no stone stands, or which may be in the world outside? */
function mayLand(stone: number, to: number, slack: number): boolean {
  const from = spots[stone];
  const needed = groups[around[from]];
  if (sidesTaken[around[to]] + slack < needed || ranks[to] < ranks[from] || knownCame[stone] === fields[to])
    return false;
  return needed === 1 || connects(stone, to);
}

/** Two ways to bend may lead to the same field. */
function addOnce(step: Move, first: number): void {
  for (let i = first; i < count; i++) if (steps[i] === step) return;
  steps[count++] = step;
}

// ------------------------------------------------------------------------------------------------ the caravan

// How the caravan hangs together and what can be jumped. It depends on nothing but where the stones stand, so from one
// state to the next only stones that moved count.

/** Stones are also bits: there are at most sixteen. */
const MOST_STONES = 16;
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

/** By stone: the stones on its sides, as bits. */
const beside = new Int32Array(MOST_STONES);
/** All stones on the board, and those that have a free side and are not in the goal, as bits. */
let everyone = 0;
let movable = 0;
/** Stones less pairs side by side plus squares of four: of stones that hang together, 1 less the holes they enclose. */
let tally = 0;

/** Where the tables say that the stones stand, by their fields. */
const surveyed = new Uint16Array(MOST_STONES);
let surveyedBoard: Board | undefined;
let surveyedStones = 0;

/** Do the tables say how the stones of this state stand? */
function isSurveyed({ board, places }: NomadiState): boolean {
  if (surveyedBoard !== board || surveyedStones !== places.length) return false;
  for (let stone = 0; stone < places.length; stone++) if (surveyed[stone] !== places[stone]) return false;
  return true;
}

function survey({ board, places }: NomadiState): void {
  if (surveyedBoard !== board || surveyedStones !== places.length) unroll(board);
  // Until the end of this the tables fit no state. Should it throw, the next survey begins a new sheet.
  surveyedStones = 0;
  let moved = 0;
  for (let stone = 0; stone < places.length; stone++) if (surveyed[stone] !== places[stone]) moved |= 1 << stone;
  for (let open = moved; open !== 0; open &= open - 1) takeAway(lowestBit(open));
  for (let open = moved; open !== 0; open &= open - 1) {
    const stone = lowestBit(open);
    surveyed[stone] = places[stone];
    putDown(stone);
  }
  surveyedStones = places.length;
}

/** Begins a new sheet for another board, or another number of stones. */
function unroll(board: Board): void {
  surveyedBoard = board;
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

/** The stones that follow each other on this side look back over one stone more each, beginning with `first`. */
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
function connects(stone: number, place: number): boolean {
  const others = everyone & ~(1 << stone);
  let open = 0;
  for (let side = 0; side < SIDES; side++) open |= (1 << standing[place + ways[side]]) >> 1;
  open &= others;
  let found = open;
  while (open !== 0) {
    const next = highestBit(open);
    const more = beside[next] & others & ~found;
    found |= more;
    open = (open & ~(1 << next)) | more;
  }
  return found === others;
}

/** Without a hole, stones that hang together by way of a third one do so by no other way. */
function hasHoles(): boolean {
  return tally !== 1;
}

import { type Move, type MoveList, push } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { connects, hasHoles, isSurveyed, movable, SIDES, survey, tables } from './caravan.ts';
import { dieOf, stepMove } from './encoding.ts';
import type { NomadiState } from './state.ts';

const { ways, fields, ranks, standing, around, spots, rows, groups, sidesTaken } = tables;

/** The lengths that can be jumped, as bits. */
const JUMPS = 0b111110;

// What the rows around a stone allow, by `rows`.

/** The lengths of the rows, as bits. */
const lengths = Uint8Array.from({ length: 4096 }, (_, sides) => lengthsOf(sides));
/**
 * The jumps that turn at the stone, as bits: where they go (two bits), whether they come from the left of that or from the
 * right, and whether with a 5 or a 6.
 */
const bendsAt = Uint16Array.from({ length: 4096 }, (_, sides) => bendsOf(sides));
const WITH_FIVE = 0x5555;
const WITH_SIX = 0xaaaa;

function lengthsOf(sides: number): number {
  let bits = 0;
  for (let side = 0; side < SIDES; side++) bits |= 1 << ((sides >> (3 * side)) & 7);
  return bits & JUMPS;
}

function bendsOf(sides: number): number {
  let bits = 0;
  for (let bend = 0; bend < 16; bend++) {
    const before = 4 + (bend & 1) - ((sides >> (3 * (bend >> 2))) & 7);
    if (before > 0 && before <= ((sides >> (3 * sideBefore(bend))) & 7)) bits |= 1 << bend;
  }
  return bits;
}

/** The side of the turning point that a bend comes from. */
function sideBefore(bend: number): number {
  return ((bend >> 2) + 1 + (bend & 2)) & 3;
}

/** A stone reaches eight fields with a 1, four with straight jumps, at most forty with bends; there are 16 stones. */
const steps = new Int32Array(16 * 52);
let count = 0;

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

/** What the steps were found for, besides the places of the stones: the dice, three bits for each face, and ways back. */
let knownDice = 0;
const knownCame = new Uint16Array(16);

/**
 * Who plays a step asks whether there is another one, and whoever comes next asks for all of them: so what was found is
 * kept as long as nothing has changed.
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

/** What a stone sees beside the place it steps to: all but itself. */
const seen = Uint8Array.of(0b1011, 0b0111, 0b1110, 0b1101, 15, 15, 15, 15);

function stepAround(stone: number, slack: number): void {
  const from = spots[stone];
  const taken = around[from];
  const needed = groups[taken];
  for (let way = 0; way < 8; way++) {
    const to = from + ways[way];
    const sides = sidesTaken[around[to] & seen[way]];
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
    const bend = 31 - Math.clz32(open & -open);
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

import { type Move, type MoveList, push } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { connects, ends, everyone, movable, rows, rowsAround, SIDES, sides, survey, touching } from './caravan.ts';
import { dieOf, stepOf } from './moves.ts';
import type { NomadiState } from './state.ts';

/** A stone reaches eight fields with a 1, four with straight jumps, at most forty with bends; there are 16 stones. */
const steps = new Int32Array(16 * 52);
let count = 0;

/** All steps with the dice that are left, ascending. */
export function listSteps(s: NomadiState, out: MoveList): void {
  findSteps(s);
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
  findSteps(s);
  return count > 0;
}

/** How many of the dice that are left can be used right now. */
export function countUsable(s: NomadiState): number {
  findSteps(s);
  let faces = 0;
  for (let i = 0; i < count; i++) faces |= 1 << dieOf(steps[i]);
  let dice = 0;
  for (let die = 1; die < s.dice.length; die++) if ((faces & (1 << die)) !== 0) dice += s.dice[die];
  return dice;
}

/** One of the steps, each equally likely. */
export function pickStep(s: NomadiState, random: Random): Move {
  findSteps(s);
  return steps[random.below(count)];
}

/** What the steps were found for, besides the places of the stones. */
const knownDice = new Uint8Array(7);
const knownCame = new Uint16Array(16);

/**
 * Finds the steps with the dice that are left, in no order. Who plays a step asks whether there is another one, and
 * whoever comes next asks for all of them: so what was found is kept as long as nothing has changed.
 */
function findSteps(s: NomadiState): void {
  const moved = survey(s);
  const asked = isAskedAnew(s);
  if (!moved && !asked) return;
  count = 0;
  const jumps = jumpsWith(s);
  for (let open = movable; open !== 0; open &= open - 1) jumpStraight(s, 31 - Math.clz32(open & -open), jumps);
  if (s.dice[1] > 0)
    for (let open = movable; open !== 0; open &= open - 1) stepAround(s, 31 - Math.clz32(open & -open));
  if (s.dice[5] + s.dice[6] === 0) return;
  const first = count;
  for (let open = everyone; open !== 0; open &= open - 1) bendAround(s, 31 - Math.clz32(open & -open), first);
}

/** Compares dice and ways back with those known, and knows them from now on. */
function isAskedAnew({ dice, came }: NomadiState): boolean {
  let anew = false;
  for (let die = 1; die <= 6; die++) {
    if (knownDice[die] === dice[die]) continue;
    knownDice[die] = dice[die];
    anew = true;
  }
  for (let stone = 0; stone < came.length; stone++) {
    if (knownCame[stone] === came[stone]) continue;
    knownCame[stone] = came[stone];
    anew = true;
  }
  return anew;
}

/** How many stones the dice that are left can jump, as bits. */
function jumpsWith({ dice }: NomadiState): number {
  let jumps = 0;
  for (let die = 2; die <= 6; die++) if (dice[die] > 0) jumps |= 1 << (die - 1);
  return jumps;
}

function stepAround(s: NomadiState, stone: number): void {
  const { neighbours } = s;
  const around = s.places[stone] * 8;
  for (let way = around; way < around + 8; way++)
    if ((touching[neighbours[way]] & ~(1 << stone)) !== 0) tryStep(s, stone, 1, neighbours[way]);
}

/** A row has one length, so one die fits it and no other. */
function jumpStraight(s: NomadiState, stone: number, jumps: number): void {
  const around = rowsAround[stone];
  const lengths = (1 << around) | (1 << (around >> 8)) | (1 << (around >> 16)) | (1 << (around >> 24));
  if ((lengths & jumps) === 0) return;
  for (let at = stone * SIDES, rest = around; rest !== 0; at++, rest >>>= 8)
    if (((jumps >> (rest & 31)) & 1) === 1) tryStep(s, stone, (rest & 31) + 1, ends[at]);
}

/** The jumps that turn at this stone: those before it and those after it together make the number of the die less one. */
function bendAround(s: NomadiState, corner: number, first: number): void {
  const least = s.dice[5] > 0 ? 4 : 5;
  const around = rowsAround[corner];
  const upright = (around & 31) > ((around >> 16) & 31) ? around & 31 : (around >> 16) & 31;
  const level = ((around >> 8) & 31) > around >>> 24 ? (around >> 8) & 31 : around >>> 24;
  if (upright + level < least) return;
  const at = corner * SIDES;
  for (let side = 0; side < SIDES; side++) {
    const after = rows[at + side];
    const to = ends[at + side];
    // Where the board ends nothing can land.
    if (s.ranks[to] === 0) continue;
    if (after + rows[at + ((side + 1) & 3)] >= least) bendFrom(s, corner, (side + 1) & 3, after, to, first);
    if (after + rows[at + ((side + 3) & 3)] >= least) bendFrom(s, corner, (side + 3) & 3, after, to, first);
  }
}

/** Stones on this side of the corner jump over it, and over those that lie after it. */
function bendFrom(s: NomadiState, corner: number, side: number, after: number, to: number, first: number): void {
  const most = rows[corner * SIDES + side];
  let stone = corner;
  for (let die = after + 2; die <= 6 && die <= after + most + 1; die++) {
    stone = sides[stone * SIDES + side] - 1;
    if (die >= 5 && s.dice[die] > 0 && (movable & (1 << stone)) !== 0) tryBend(s, stone, die, to, first);
  }
}

/** Two ways to bend may lead to the same field. */
function tryBend(s: NomadiState, stone: number, die: number, to: number, first: number): void {
  const step = stepOf(die, s.places[stone], to);
  for (let i = first; i < count; i++) if (steps[i] === step) return;
  tryStep(s, stone, die, to);
}

/** Adds a step to a field without a stone, or to the world outside, if it is allowed. */
function tryStep(s: NomadiState, stone: number, die: number, to: number): void {
  const { ranks } = s;
  const from = s.places[stone];
  if (ranks[to] >= ranks[from] && s.came[stone] !== to && connects(stone, to)) steps[count++] = stepOf(die, from, to);
}

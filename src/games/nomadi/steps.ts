import { type Move, type MoveList, push } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { connects, ends, movable, rows, SIDES, sides, survey, touching } from './caravan.ts';
import { dieOf, stepOf } from './moves.ts';
import type { NomadiState } from './state.ts';

/** A stone reaches eight fields with a 1, at most four with straight jumps, forty with bends; there are 16 stones. */
const steps = new Int32Array(16 * 52);
let count = 0;
/** Where in `steps` those of the stone in question begin. */
let first = 0;
/** The stones in the order of their fields. */
const order = new Uint8Array(16);

/** All steps with the dice that are left, ascending. */
export function listSteps(s: NomadiState, out: MoveList): void {
  survey(s);
  sortStones(s);
  count = 0;
  for (let i = 0; i < s.places.length; i++) findSteps(s, order[i]);
  for (let die = 1; die <= 6; die++) if (s.dice[die] > 0) listStepsWith(die, out);
}

/** The stones come in the order of their fields, so what is out of order is never far from its place. */
function listStepsWith(die: number, out: MoveList): void {
  for (let i = 0; i < count; i++) {
    const step = steps[i];
    if (dieOf(step) !== die) continue;
    push(out, step);
    let at = out.length - 1;
    for (; at > 0 && out.items[at - 1] > step; at--) out.items[at] = out.items[at - 1];
    out.items[at] = step;
  }
}

/** Can any die that is left be used? */
export function canStep(s: NomadiState): boolean {
  survey(s);
  count = 0;
  for (let stone = 0; stone < s.places.length && count === 0; stone++) findSteps(s, stone);
  return count > 0;
}

/** One of the steps, each equally likely. */
export function pickStep(s: NomadiState, random: Random): Move {
  survey(s);
  count = 0;
  for (let stone = 0; stone < s.places.length; stone++) findSteps(s, stone);
  return steps[random.below(count)];
}

/** The steps of one stone with one die, ascending: for whoever draws them. */
export function stepsOf(s: NomadiState, stone: number, die: number): Move[] {
  survey(s);
  count = 0;
  findSteps(s, stone);
  const found = Array.from(steps.subarray(0, count)).filter(step => dieOf(step) === die);
  return found.sort((a, b) => a - b);
}

/** Adds the steps of one stone with the dice that are left, in no order. */
function findSteps(s: NomadiState, stone: number): void {
  if ((movable & (1 << stone)) === 0) return;
  const { dice } = s;
  first = count;
  if (dice[1] > 0) stepAround(s, stone);
  const bends = dice[5] + dice[6] > 0;
  for (let side = 0; side < SIDES; side++) {
    const jumped = rows[stone * SIDES + side];
    if (jumped === 0) continue;
    // The row has one length, so one die fits it and no other.
    if (jumped < 6 && dice[jumped + 1] > 0) tryStep(s, stone, jumped + 1, ends[stone * SIDES + side]);
    if (bends) jumpWithBend(s, stone, side, jumped);
  }
}

function stepAround(s: NomadiState, stone: number): void {
  const { neighbours } = s;
  const around = s.places[stone] * 8;
  for (let way = around; way < around + 8; way++)
    if (touching[neighbours[way]] !== 0) tryStep(s, stone, 1, neighbours[way]);
}

/** At each stone of the row one may turn to both sides; again one die fits what lies there. */
function jumpWithBend(s: NomadiState, stone: number, side: number, row: number): void {
  const last = row < 5 ? row : 5;
  let corner = stone;
  for (let gone = 1; gone <= last; gone++) {
    corner = sides[corner * SIDES + side] - 1;
    const left = corner * SIDES + ((side + 1) & 3);
    const right = corner * SIDES + ((side + 3) & 3);
    if (gone + rows[left] >= 4) tryBend(s, stone, gone + rows[left] + 1, ends[left]);
    if (gone + rows[right] >= 4) tryBend(s, stone, gone + rows[right] + 1, ends[right]);
  }
}

/** Two ways to bend may lead to the same field. */
function tryBend(s: NomadiState, stone: number, die: number, to: number): void {
  if (die > 6 || s.dice[die] === 0) return;
  const step = stepOf(die, s.places[stone], to);
  for (let i = first; i < count; i++) if (steps[i] === step) return;
  tryStep(s, stone, die, to);
}

/** Adds a step to a field without a stone, or to the world outside, if it is allowed. */
function tryStep(s: NomadiState, stone: number, die: number, to: number): void {
  const { ranks } = s;
  const from = s.places[stone];
  if (ranks[to] < ranks[from] || s.came[stone] === to) return;
  if (connects(stone, to)) steps[count++] = stepOf(die, from, to);
}

function sortStones({ places }: NomadiState): void {
  for (let stone = 0; stone < places.length; stone++) {
    let at = stone;
    for (; at > 0 && places[order[at - 1]] > places[stone]; at--) order[at] = order[at - 1];
    order[at] = stone;
  }
}

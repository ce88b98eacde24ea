import type { Random } from '../../../engine/random.ts';
import { DICE } from './material.ts';

const FACES = 6;

/** One roll: which dice show what, whatever the order they lie in. */
export interface Roll {
  readonly faces: readonly number[];
  /** How many dice show each face; entry 0 stays 0. */
  readonly counts: Uint8Array;
  /** The number of ways in which six dice can fall as this roll, out of 6⁶. */
  readonly weight: number;
}

/** Every roll there is, ordered by its faces. */
export const rolls: readonly Roll[] = ascending(DICE, 1).map(rollOf);

function ascending(dice: number, least: number): number[][] {
  if (dice === 0) return [[]];
  const firsts = Array.from({ length: FACES - least + 1 }, (_, i) => least + i);
  return firsts.flatMap(first => ascending(dice - 1, first).map(rest => [first, ...rest]));
}

function rollOf(faces: readonly number[]): Roll {
  const counts = new Uint8Array(FACES + 1);
  for (const face of faces) counts[face]++;
  const weight = counts.reduce((ways, count) => ways / factorial(count), factorial(DICE));
  return Object.freeze({ faces, counts, weight });
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

/** A roll in a number: its dice by face, the last face being what is left of six. */
const keys = Array.from({ length: FACES + 1 }, (_, face) =>
  face < 1 || face === FACES ? 0 : (DICE + 1) ** (face - 1),
);
const numbers = new Uint16Array((DICE + 1) ** (FACES - 1));
rolls.forEach(({ faces }, number) => {
  numbers[faces.reduce((key, face) => key + keys[face], 0)] = number;
});

/** Throws six dice one by one and returns the number of the roll. */
export function throwDice(random: Random): number {
  let key = 0;
  for (let die = 0; die < DICE; die++) key += keys[1 + random.below(FACES)];
  return numbers[key];
}

/** The number of the roll with these faces in ascending order, or -1. */
export function rollNumber(faces: readonly number[]): number {
  const text = faces.join(' ');
  return rolls.findIndex(roll => roll.faces.join(' ') === text);
}

import { countBits, lowestBit } from '../../../engine/kit.ts';

/** Sets of cells as bits, `WORDS` words of 32 each. Several sets may share one array, so each has a first word. */
export const WORDS = 8;

export function addBit(set: Int32Array, first: number, cell: number): void {
  set[first + (cell >> 5)] |= 1 << (cell & 31);
}
export function dropBit(set: Int32Array, first: number, cell: number): void {
  set[first + (cell >> 5)] &= ~(1 << (cell & 31));
}
export function hasBit(set: Int32Array, first: number, cell: number): boolean {
  return (set[first + (cell >> 5)] & (1 << (cell & 31))) !== 0;
}

export function countSet(set: Int32Array, first: number): number {
  let count = 0;
  for (let word = first; word < first + WORDS; word++) count += countBits(set[word]);
  return count;
}

/** The cell that has `skip` smaller ones before it in the set. */
export function cellAfter(set: Int32Array, first: number, skip: number): number {
  let word = 0;
  let rest = skip;
  for (let here = countBits(set[first]); rest >= here; here = countBits(set[first + ++word])) rest -= here;
  let bits = set[first + word];
  for (; rest > 0; rest--) bits &= bits - 1;
  return word * 32 + lowestBit(bits);
}

import { useRef } from 'preact/hooks';
import { DICE } from '../../rules/material.ts';
import { At, type NomadiState } from '../../rules/state.ts';
import { diceLeft } from '../scene/scene.ts';

/** One die as it lies on the table. A face of 0 was not seen: it had been used before anybody looked. */
export interface Lying {
  readonly face: number;
  readonly used: boolean;
}

/** A roll as it is remembered, and whose turn it was for. */
export interface ShownRoll {
  readonly turn: number;
  readonly seat: number;
  readonly faces: readonly number[];
}

/** The dice of the turn as they were rolled: a state knows only those that are left. */
export function useTray(s: NomadiState): { readonly dice: readonly Lying[]; readonly roll: ShownRoll | undefined } {
  const known = useRef<ShownRoll>(undefined);
  known.current = rememberedRoll(s, known.current);
  return { dice: lyingDice(diceLeft(s), known.current?.faces ?? []), roll: known.current };
}

/** The roll that the dice of this state come from: the one remembered, as long as they all can be from it. */
export function rememberedRoll(s: NomadiState, known: ShownRoll | undefined): ShownRoll | undefined {
  const left = diceLeft(s);
  // Between two turns the dice of the last one stay where they lie.
  if (left.length === 0) return known;
  const [turn, seat] = [s.turn[At.Turns], s.turn[At.Seat]];
  if (known && known.turn === turn && known.seat === seat && isPartOf(left, known.faces)) return known;
  const unseen = Array.from({ length: DICE - left.length }, () => 0);
  return { turn, seat, faces: [...left, ...unseen] };
}

function isPartOf(some: readonly number[], all: readonly number[]): boolean {
  return lyingDice(some, all).filter(({ used }) => !used).length === some.length;
}

/** Those that are left and those that are used, each in its place. Of like dice the first are used first. */
export function lyingDice(left: readonly number[], faces: readonly number[]): Lying[] {
  const open = [...left];
  const fromTheEnd = faces.toReversed().map(face => {
    const at = open.indexOf(face);
    if (at >= 0) open.splice(at, 1);
    return { face, used: at < 0 };
  });
  return fromTheEnd.reverse();
}

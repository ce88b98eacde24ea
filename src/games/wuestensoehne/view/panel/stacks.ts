import type { WuestensoehneState } from '../../rules/state.ts';
import { KINDS, kinds, STACKS } from '../../rules/tiles.ts';

/** All tiles that are still to be drawn. */
export function tilesLeft(s: WuestensoehneState): number {
  return s.stacks.reduce((sum, left) => sum + left, 0);
}

/** A stack, from 1, that is not used up: how many tiles of which kind are left in it. */
export interface Stack {
  readonly number: number;
  readonly left: number;
  readonly tiles: readonly { readonly kind: number; readonly count: number }[];
}

export function stacksOf(s: WuestensoehneState): readonly Stack[] {
  return Array.from({ length: STACKS }, (_, stack) => ({
    number: stack + 1,
    left: s.stacks[stack]!,
    tiles: kinds
      .map((_text, kind) => ({ kind, count: s.left[stack * KINDS + kind]! }))
      .filter(({ count }) => count > 0),
  })).filter(({ left }) => left > 0);
}

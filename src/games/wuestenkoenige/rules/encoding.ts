import type { Move } from '../../../engine/game.ts';
import type { Tagged } from '../../../engine/state.ts';

export type MoveKind = Tagged<'move kind'>;

/**
 * A move is its kind, then two details of seven bits each; what they mean depends on the kind. Of camels that are alike
 * (same seat, field and load) a move names the one with the lowest number.
 */
export const MoveKind = {
  Tile: 0 as MoveKind, // hex, side
  Draw: 1 as MoveKind, // 0, card
  Roll: 2 as MoveKind, // 0, die
  Discard: 3 as MoveKind, // 0, card
  Skip: 4 as MoveKind,
  Sand: 5 as MoveKind, // hex, side
  Drift: 6 as MoveKind, // hex, 0
  Storm: 7 as MoveKind,
  Calf: 8 as MoveKind, // hex, 0
  Carpet: 9 as MoveKind, // camel, field
  Trek: 10 as MoveKind,
  Swap: 11 as MoveKind, // camel, camel: the one whose field comes first is named first
  Loss: 12 as MoveKind, // camel, good
  Plague: 13 as MoveKind, // 0, good
  Go: 14 as MoveKind, // camel, field
  Take: 15 as MoveKind, // camel, good
  Attack: 16 as MoveKind, // 0, camel
  Spare: 17 as MoveKind,
  Give: 18 as MoveKind, // 0, good
  End: 19 as MoveKind,
  Turn: 20 as MoveKind, // hex, 0
  Shift: 21 as MoveKind, // hex, field
  Pass: 22 as MoveKind,
} as const;

/** The kind of the moves that play a card. Kinds from Sand to Plague stand in the order of the deck. */
export function playOf(card: number): MoveKind {
  return (MoveKind.Sand + card) as MoveKind;
}
export function isPlay(kind: MoveKind): boolean {
  return kind >= MoveKind.Sand && kind <= MoveKind.Plague;
}
/** The card that a move of this kind plays. */
export function cardOf(kind: MoveKind): number {
  return kind - MoveKind.Sand;
}

export function moveOf(kind: MoveKind, first: number, second: number): Move {
  return (kind << 14) | (first << 7) | second;
}
export function kindOf(m: Move): MoveKind {
  return (m >> 14) as MoveKind;
}
export function firstOf(m: Move): number {
  return (m >> 7) & 127;
}
export function secondOf(m: Move): number {
  return m & 127;
}

export const SKIP: Move = moveOf(MoveKind.Skip, 0, 0);
export const STORM_PLAY: Move = moveOf(MoveKind.Storm, 0, 0);
export const TREK_PLAY: Move = moveOf(MoveKind.Trek, 0, 0);
export const SPARE_THEM: Move = moveOf(MoveKind.Spare, 0, 0);
export const END: Move = moveOf(MoveKind.End, 0, 0);
export const PASS: Move = moveOf(MoveKind.Pass, 0, 0);

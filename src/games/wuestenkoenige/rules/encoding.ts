import type { Move } from '../../../engine/game.ts';

/**
 * A move is its kind, then two details of seven bits each; what they mean depends on the kind. Of camels that are alike
 * (same seat, field and load) a move names the one with the lowest number.
 */
export const MoveKind = {
  Tile: 0, // hex, side
  Draw: 1, // 0, card
  Roll: 2, // 0, die
  Discard: 3, // 0, card
  Skip: 4,
  Sand: 5, // hex, side
  Drift: 6, // hex, 0
  Storm: 7,
  Calf: 8, // hex, 0
  Carpet: 9, // camel, field
  Trek: 10,
  Swap: 11, // camel, camel: the one whose field comes first is named first
  Loss: 12, // camel, good
  Plague: 13, // 0, good
  Go: 14, // camel, field
  Take: 15, // camel, good
  Attack: 16, // 0, camel
  Spare: 17,
  Give: 18, // 0, good
  End: 19,
  Turn: 20, // hex, 0
  Shift: 21, // hex, field
  Pass: 22,
} as const;
/** Playing a card: this plus its number in the deck. */
export const PLAY_MOVE = 5;

export function moveOf(kind: number, first: number, second: number): Move {
  return (kind << 14) | (first << 7) | second;
}
export function kindOf(m: Move): number {
  return m >> 14;
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

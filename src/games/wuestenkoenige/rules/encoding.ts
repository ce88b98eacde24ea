import type { Move } from '../../../engine/game.ts';
import { CALF, CARPET, DRIFT, LOSS, PLAGUE, SAND, STORM, SWAP, TREK } from './deck.ts';

/**
 * A move is its kind, then two details of seven bits each; what they mean depends on the kind. Of camels that are alike
 * (same seat, field and load) a move names the one with the lowest number.
 */
export const TILE_MOVE = 0; // hex, side
export const DRAW_MOVE = 1; // 0, card
export const ROLL_MOVE = 2; // 0, die
export const DISCARD_MOVE = 3; // 0, card
export const SKIP_MOVE = 4;
/** Playing a card: this plus its number in the deck. */
export const PLAY_MOVE = 5;
export const SAND_MOVE = PLAY_MOVE + SAND; // hex, side
export const DRIFT_MOVE = PLAY_MOVE + DRIFT; // hex, 0
export const STORM_MOVE = PLAY_MOVE + STORM;
export const CALF_MOVE = PLAY_MOVE + CALF; // hex, 0
export const CARPET_MOVE = PLAY_MOVE + CARPET; // camel, field
export const TREK_MOVE = PLAY_MOVE + TREK;
export const SWAP_MOVE = PLAY_MOVE + SWAP; // camel, camel: the one whose field comes first is named first
export const LOSS_MOVE = PLAY_MOVE + LOSS; // camel, good
export const PLAGUE_MOVE = PLAY_MOVE + PLAGUE; // 0, good
export const GO_MOVE = 14; // camel, field
export const TAKE_MOVE = 15; // camel, good
export const ATTACK_MOVE = 16; // 0, camel
export const SPARE_MOVE = 17;
export const GIVE_MOVE = 18; // 0, good
export const END_MOVE = 19;
export const TURN_MOVE = 20; // hex, 0
export const SHIFT_MOVE = 21; // hex, field
export const PASS_MOVE = 22;

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

export const SKIP: Move = moveOf(SKIP_MOVE, 0, 0);
export const STORM_PLAY: Move = moveOf(STORM_MOVE, 0, 0);
export const TREK_PLAY: Move = moveOf(TREK_MOVE, 0, 0);
export const SPARE_THEM: Move = moveOf(SPARE_MOVE, 0, 0);
export const END: Move = moveOf(END_MOVE, 0, 0);
export const PASS: Move = moveOf(PASS_MOVE, 0, 0);

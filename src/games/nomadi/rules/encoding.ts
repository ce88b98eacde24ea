import type { Move, Seat } from '../../../engine/game.ts';

/**
 * A move is its kind, then a die, a field it comes from and a field it goes to: 4, 3, 9 and 9 bits. Other kinds keep
 * their only detail in the last place: a field, a roll's number, a value, a phrase. A gift has its giver, its
 * receiver and its talers in the three places.
 */
export const CARD_MOVE = 0;
export const PLACE_MOVE = 1;
export const ROLL_MOVE = 2;
export const STEP_MOVE = 3;
export const VALUE_MOVE = 4;
export const OFFER_MOVE = 5;
export const TAKE_MOVE = 6;
export const LEAVE_MOVE = 7;
export const OPEN_MOVE = 8;
export const GIVE_MOVE = 9;

export function moveOf(kind: number, detail: number): Move {
  return (kind << 21) | detail;
}
export function stepMove(die: number, from: number, to: number): Move {
  return (STEP_MOVE << 21) | (die << 18) | (from << 9) | to;
}
export function giftMove(giver: Seat, receiver: Seat, talers: number): Move {
  return (GIVE_MOVE << 21) | (giver << 18) | (receiver << 9) | talers;
}

export function kindOf(m: Move): number {
  return m >> 21;
}
export function dieOf(m: Move): number {
  return (m >> 18) & 7;
}
export function fromOf(m: Move): number {
  return (m >> 9) & 511;
}
/** The field a step goes to, or a move's only detail. */
export function detailOf(m: Move): number {
  return m & 511;
}

export function giverOf(m: Move): Seat {
  return (m >> 18) & 7;
}
export function receiverOf(m: Move): Seat {
  return (m >> 9) & 511;
}
export function talersOf(m: Move): number {
  return m & 511;
}

export const TAKE: Move = moveOf(TAKE_MOVE, 0);
export const LEAVE: Move = moveOf(LEAVE_MOVE, 0);

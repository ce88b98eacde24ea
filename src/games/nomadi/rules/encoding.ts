import type { Move, Seat } from '../../../engine/game.ts';
import type { Tagged } from '../../../engine/state.ts';

export type MoveKind = Tagged<'move kind'>;

/**
 * A move is its kind, then a die, a field it comes from and a field it goes to: 5, 3, 9 and 9 bits. Other kinds keep
 * their only detail in the last place: a field, a roll's number, a value, a phrase, a card, talers, a seat. A gift has its
 * giver, its receiver and its talers in the three places, a step that is wanted of another seat is a step of another kind.
 */
export const MoveKind = {
  Card: 0 as MoveKind,
  Place: 1 as MoveKind,
  Roll: 2 as MoveKind,
  Step: 3 as MoveKind,
  Value: 4 as MoveKind,
  Offer: 5 as MoveKind,
  Take: 6 as MoveKind,
  Leave: 7 as MoveKind,
  Open: 8 as MoveKind,
  Give: 9 as MoveKind,
  Pass: 10 as MoveKind,
  Rest: 11 as MoveKind,
  Want: 12 as MoveKind,
  Sell: 13 as MoveKind,
  Pay: 14 as MoveKind,
  Hand: 15 as MoveKind,
  Ask: 16 as MoveKind,
  Accept: 17 as MoveKind,
} as const;

export function moveOf(kind: MoveKind, detail: number): Move {
  return (kind << 21) | detail;
}
export function stepMove(die: number, from: number, to: number): Move {
  return (MoveKind.Step << 21) | (die << 18) | (from << 9) | to;
}
export function wantMove(die: number, from: number, to: number): Move {
  return (MoveKind.Want << 21) | (die << 18) | (from << 9) | to;
}
export function giftMove(giver: Seat, receiver: Seat, talers: number): Move {
  return (MoveKind.Give << 21) | (giver << 18) | (receiver << 9) | talers;
}

export function kindOf(m: Move): MoveKind {
  return (m >> 21) as MoveKind;
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

export const TAKE: Move = moveOf(MoveKind.Take, 0);
export const LEAVE: Move = moveOf(MoveKind.Leave, 0);
export const PASS: Move = moveOf(MoveKind.Pass, 0);
export const REST: Move = moveOf(MoveKind.Rest, 0);

import { type Asides, type Move, type MoveList, NOT_A_MOVE, push, type Seat } from '../../../engine/game.ts';
import { giftMove, giverOf, kindOf, MoveKind } from './encoding.ts';
import { GIFTS_IN_A_TURN } from './material.ts';
import { forbidsGift } from './referee.ts';
import { At, type NomadiState, Phase } from './state.ts';

/** More than anybody can ever have: all that is paid out in a game is less. */
const MOST_TALERS = 99;

/** The gifts a seat can make now. */
function listGifts(s: NomadiState, giver: Seat, out: MoveList): void {
  out.length = 0;
  const phase = s.turn[At.Phase];
  const open = s.trade === true && (phase === Phase.Step || phase === Phase.Offer || phase === Phase.Answer);
  if (open && s.gifts[giver] < GIFTS_IN_A_TURN) listUpTo(s, giver, s.talers[giver], out);
}

function listUpTo(s: NomadiState, giver: Seat, most: number, out: MoveList): void {
  for (let receiver = 0; receiver < s.seats; receiver++)
    for (let talers = 1; receiver !== giver && talers <= most; talers++) push(out, giftMove(giver, receiver, talers));
}

/** The gift that a text stands for when this seat says it. */
function parseGift(s: NomadiState, giver: Seat, text: string): Move {
  const [, receiver, talers] = /^give ([0-4]) ([1-9]\d?)$/.exec(text) ?? [];
  if (receiver === undefined || Number(receiver) >= s.seats) return NOT_A_MOVE;
  return giftMove(giver, Number(receiver), Number(talers));
}

function expressibleGifts(s: NomadiState, giver: Seat, out: MoveList): void {
  out.length = 0;
  for (let receiver = 0; receiver < s.seats; receiver++)
    for (let talers = 1; talers <= MOST_TALERS; talers++) push(out, giftMove(giver, receiver, talers));
}

/** Whose gift a move is, or undefined for a move of a turn. */
function seatOfGift(m: Move): Seat | undefined {
  return kindOf(m) === MoveKind.Give ? giverOf(m) : undefined;
}

export const asides: Asides<NomadiState> = {
  forms: ['give SEAT TALERS'],
  seatOf: seatOfGift,
  moves: listGifts,
  parse: parseGift,
  expressible: expressibleGifts,
  forbids: forbidsGift,
};

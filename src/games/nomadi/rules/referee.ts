import type { Move, RuleId, Seat } from '../../../engine/game.ts';
import { detailOf, dieOf, fromOf, kindOf, MoveKind, receiverOf, talersOf } from './encoding.ts';
import { CARDS_NEAR, GIFTS_IN_A_TURN } from './material.ts';
import { pathsOf } from './paths.ts';
import { At, type NomadiState, Phase, UNKNOWN } from './state.ts';

/** The phases that each kind of move belongs to. */
const phasesOf: Readonly<Record<number, readonly number[]>> = {
  [MoveKind.Card]: [Phase.LayCards],
  [MoveKind.Place]: [Phase.Place],
  [MoveKind.Roll]: [Phase.Roll],
  [MoveKind.Step]: [Phase.Step],
  [MoveKind.Value]: [Phase.Find, Phase.Look],
  [MoveKind.Offer]: [Phase.Offer],
  [MoveKind.Take]: [Phase.Answer],
  [MoveKind.Leave]: [Phase.Answer],
  [MoveKind.Open]: [Phase.Open],
};

/**
 * Why a move is forbidden, read off the board as a player at the table would: it shares nothing with the tables that
 * `steps.ts` lists moves from, so each of the two can catch the other's mistakes.
 */
export function forbids(s: NomadiState, m: Move): RuleId | undefined {
  if (s.turn[At.Phase] === Phase.Over) return 'NO-END-4';
  const kind = kindOf(m);
  if (!phasesOf[kind]?.includes(s.turn[At.Phase])) return 'NO-ORDER-1';
  switch (kind) {
    case MoveKind.Card:
      return forbidsCard(s, detailOf(m));
    case MoveKind.Place:
      return forbidsPlace(s, detailOf(m));
    case MoveKind.Step:
      return forbidsStep(s, dieOf(m), fromOf(m), detailOf(m));
    case MoveKind.Value:
      return canBe(s, s.turn[At.Found] - 1, detailOf(m)) ? undefined : 'NO-CARD-4';
    case MoveKind.Open:
      return canBe(s, s.turn[At.Opened], detailOf(m)) ? undefined : 'NO-END-3';
    default:
      return undefined;
  }
}

function forbidsCard(s: NomadiState, cell: number): RuleId | undefined {
  const { start, goal, shade, spring, far } = s.board;
  const taken = s.cards[cell] === 1 || start[cell] === 1 || goal[cell] === 1 || shade[cell] === 1 || spring[cell] === 1;
  const laid = s.cards.reduce((sum, card, at) => sum + (spring[at] === 1 ? 0 : card), 0);
  return taken || (far[cell] === 1) !== laid >= CARDS_NEAR ? 'NO-CARD-3' : undefined;
}

function forbidsPlace(s: NomadiState, cell: number): RuleId | undefined {
  if (s.board.start[cell] === 0) return 'NO-PLACE-1';
  return s.stones[cell] === 0 ? undefined : 'NO-PLACE-2';
}

function canBe(s: NomadiState, card: number, value: number): boolean {
  return s.found[card] === UNKNOWN ? s.pool[value] > 0 : s.found[card] === value;
}

function forbidsStep(s: NomadiState, die: number, from: number, to: number): RuleId | undefined {
  const { start, goal, far } = s.board;
  if (s.dice[die] === 0) return 'NO-DIE-1';
  if (goal[from] === 1) return 'NO-GOAL-3';
  const ways = pathsOf(s.board.grid, die, from, to);
  if (ways.length === 0) return ruleOfDie(die);
  if (sidesOf(s, from).every(side => side >= 0 && s.stones[side] !== 0)) return 'NO-MOVE-2';
  if (s.stones[to] !== 0) return 'NO-DIE-6';
  if (!ways.some(way => way.every(cell => s.stones[cell] !== 0))) return 'NO-DIE-5';
  if (start[from] === 0 && start[to] === 1) return 'NO-START-1';
  if (far[from] === 1 && far[to] === 0) return 'NO-CANYON-2';
  if (s.came[s.stones[from] - 1] === to) return 'NO-MOVE-6';
  return tears(s, from, to) ? 'NO-MOVE-3' : undefined;
}

function ruleOfDie(die: number): RuleId {
  if (die === 1) return 'NO-DIE-2';
  return die < 5 ? 'NO-DIE-3' : 'NO-DIE-4';
}

/** The four fields beside one; -1 where the board ends. */
function sidesOf({ board: { grid } }: NomadiState, cell: number): number[] {
  const { col, row } = grid.spots[cell];
  return [
    { col, row: row - 1 },
    { col: col + 1, row },
    { col, row: row + 1 },
    { col: col - 1, row },
  ].map(grid.cellAt);
}

/** Would the caravan fall apart? */
function tears(s: NomadiState, from: number, to: number): boolean {
  const stones = s.stones.filter(stone => stone !== 0).length;
  return caravanAfter(s, from, to).length < stones;
}

/** The stones that hang together with the one that moved, as fields, that one included. */
export function caravanAfter(s: NomadiState, from: number, to: number): number[] {
  const caravan = [to];
  for (const cell of caravan)
    for (const side of sidesOf(s, cell))
      if (side >= 0 && side !== from && s.stones[side] !== 0 && !caravan.includes(side)) caravan.push(side);
  return caravan;
}

/** Why a seat may not give talers now. */
export function forbidsGift(s: NomadiState, giver: Seat, m: Move): RuleId | undefined {
  const phase = s.turn[At.Phase];
  if (phase === Phase.Over || phase === Phase.Open) return 'NO-END-4';
  if (!s.trade || phase === Phase.LayCards || phase === Phase.Place) return 'NO-TRADE-1';
  if (![Phase.Step, Phase.Offer, Phase.Answer].includes(phase)) return 'NO-TRADE-5';
  if (receiverOf(m) === giver) return 'NO-TRADE-3';
  if (talersOf(m) > s.talers[giver]) return 'NO-TRADE-2';
  return s.gifts[giver] < GIFTS_IN_A_TURN ? undefined : 'NO-TRADE-4';
}

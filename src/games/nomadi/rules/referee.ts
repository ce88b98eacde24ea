import type { Move, RuleId, Seat } from '../../../engine/game.ts';
import { detailOf, dieOf, fromOf, kindOf, MoveKind, receiverOf, talersOf } from './encoding.ts';
import { CARDS_NEAR, GIFTS_IN_A_TURN, MOST_OFFERED, values } from './material.ts';
import { pathsOf } from './paths.ts';
import { At, CARD_GIVEN, DEAL, Deal, type NomadiState, Phase, Talk, UNKNOWN } from './state.ts';

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
  [MoveKind.Pass]: [Phase.Bid],
  [MoveKind.Rest]: [Phase.Bid],
  [MoveKind.Want]: [Phase.Bid],
  [MoveKind.Sell]: [Phase.Bid],
  [MoveKind.Pay]: [Phase.Price],
  [MoveKind.Hand]: [Phase.Price],
  [MoveKind.Ask]: [Phase.Price],
  [MoveKind.Accept]: [Phase.Step],
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
      return canBe(s, cardToSee(s), detailOf(m)) ? undefined : 'NO-CARD-4';
    case MoveKind.Open:
      return canBe(s, s.turn[At.Opened], detailOf(m)) ? undefined : 'NO-END-3';
    default:
      return forbidsDeal(s, kind, m);
  }
}

function forbidsDeal(s: NomadiState, kind: number, m: Move): RuleId | undefined {
  switch (kind) {
    case MoveKind.Want:
      return forbidsStep(s, dieOf(m), fromOf(m), detailOf(m));
    case MoveKind.Sell:
      return forbidsSale(s, detailOf(m));
    case MoveKind.Pay:
    case MoveKind.Hand:
    case MoveKind.Ask:
      return forbidsPrice(s, kind, detailOf(m));
    case MoveKind.Accept:
      return forbidsAccepting(s, detailOf(m));
    default:
      return undefined;
  }
}

function forbidsSale(s: NomadiState, card: number): RuleId | undefined {
  if (s.holders[card] !== s.talk[Talk.Bidder]) return 'NO-BIND-4';
  return s.talers[s.turn[At.Seat]] > 0 ? undefined : 'NO-BIND-5';
}

/** A step is paid for with talers or a card, a card with talers. */
function forbidsPrice(s: NomadiState, kind: number, detail: number): RuleId | undefined {
  const [gives, die] = s.deals.subarray(s.talk[Talk.Bidder] * DEAL);
  const sale = die === 0 && gives >= CARD_GIVEN;
  if (sale !== (kind === MoveKind.Ask)) return 'NO-BIND-2';
  if (kind === MoveKind.Hand) return s.holders[detail] === s.talk[Talk.Bidder] ? undefined : 'NO-BIND-4';
  const payer = sale ? s.turn[At.Seat] : s.talk[Talk.Bidder];
  if (detail > MOST_OFFERED) return 'NO-BIND-3';
  return detail <= s.talers[payer] ? undefined : 'NO-BIND-5';
}

function forbidsAccepting(s: NomadiState, seat: Seat): RuleId | undefined {
  const offer = s.trade === 'bind' ? s.deals.subarray(seat * DEAL, (seat + 1) * DEAL) : [0];
  if (offer[Deal.Gives] === 0) return 'NO-BIND-6';
  const price = offer[Deal.Die] > 0 ? 0 : offer[Deal.From];
  return price === 0 || price <= s.talers[s.turn[At.Seat]] ? undefined : 'NO-BIND-5';
}

/** The card that somebody is about to look at: the last one found, unless one changes hands in a deal. */
function cardToSee(s: NomadiState): number {
  const seller = s.trade === 'bind' ? s.talk[Talk.From] : 0;
  return seller === 0 ? s.turn[At.Found] - 1 : s.deals[(seller - 1) * DEAL + Deal.Gives] - CARD_GIVEN;
}

function forbidsCard(s: NomadiState, cell: number): RuleId | undefined {
  const { start, goal, shade, spring, far } = s.board;
  const taken = s.cards[cell] === 1 || start[cell] === 1 || goal[cell] === 1 || shade[cell] === 1 || spring[cell] === 1;
  const laid = s.cards.reduce((sum, card, at) => sum + (spring[at] === 1 ? 0 : card), 0);
  if (s.laidBySeats) return taken ? 'NO-LAY-2' : undefined;
  return taken || (far[cell] === 1) !== laid >= CARDS_NEAR ? 'NO-CARD-3' : undefined;
}

function forbidsPlace(s: NomadiState, cell: number): RuleId | undefined {
  if (s.board.start[cell] === 0) return 'NO-PLACE-1';
  return s.stones[cell] === 0 ? undefined : 'NO-PLACE-2';
}

function canBe(s: NomadiState, card: number, value: number): boolean {
  const deck = s.edition === 2 && s.sprung[card] === 1 ? values.length : 0;
  return s.found[card] === UNKNOWN ? s.pool[deck + value] > 0 : s.found[card] === value;
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
  if (s.trade !== true || phase === Phase.LayCards || phase === Phase.Place) return 'NO-TRADE-1';
  if (![Phase.Step, Phase.Offer, Phase.Answer].includes(phase)) return 'NO-TRADE-5';
  if (receiverOf(m) === giver) return 'NO-TRADE-3';
  if (talersOf(m) > s.talers[giver]) return 'NO-TRADE-2';
  return s.gifts[giver] < GIFTS_IN_A_TURN ? undefined : 'NO-TRADE-4';
}

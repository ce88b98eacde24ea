import type { Move, Seat } from '../../../engine/game.ts';
import { bid, handOver, lapse, namePrice, openTalks, strike, transfer } from './dealing.ts';
import { detailOf, dieOf, fromOf, giverOf, kindOf, MoveKind, receiverOf, TAKE, talersOf } from './encoding.ts';
import {
  ARRIVALS,
  CARD_FOUND,
  CARDS,
  FIRST_ACROSS,
  LAST_ACROSS,
  LAST_OUT,
  LAST_TURN,
  SPRING_FOUND,
  UNUSED_DIE,
} from './material.ts';
import { leave, stand } from './placement.ts';
import { rolls } from './rolls.ts';
import {
  At,
  cardGiven,
  cardInQuestion,
  DEAL,
  Deal,
  deckOf,
  EVERYBODY,
  handingSeat,
  NO_SEAT,
  NOWHERE,
  type NomadiState,
  ownerOf,
  Phase,
  pay,
  Talk,
  talersAsked,
  UNKNOWN,
} from './state.ts';
import { canStep } from './steps.ts';

export function apply(s: NomadiState, m: Move): void {
  switch (kindOf(m)) {
    case MoveKind.Step:
      return step(s, dieOf(m), fromOf(m), detailOf(m));
    case MoveKind.Roll:
      return roll(s, detailOf(m));
    case MoveKind.Card:
      return layCard(s, detailOf(m));
    case MoveKind.Place:
      return place(s, detailOf(m));
    case MoveKind.Value:
      return seeValue(s, detailOf(m));
    case MoveKind.Offer:
      return offer(s, detailOf(m));
    case MoveKind.Take:
    case MoveKind.Leave:
      return answer(s, m === TAKE);
    case MoveKind.Open:
      return openCard(s, detailOf(m));
    case MoveKind.Give:
      return give(s, giverOf(m), receiverOf(m), talersOf(m));
    default:
      if (s.trade !== 'bind') throw new Error(`not a move: ${m}`);
      return deal(s, m);
  }
}

/** What is done only where offers bind. */
function deal(s: NomadiState, m: Move): void {
  switch (kindOf(m)) {
    case MoveKind.Pass:
    case MoveKind.Rest:
    case MoveKind.Want:
    case MoveKind.Sell:
      return bid(s, m);
    case MoveKind.Pay:
    case MoveKind.Hand:
    case MoveKind.Ask:
      return namePrice(s, m);
    case MoveKind.Accept:
      return accept(s, detailOf(m));
    default:
      throw new Error(`not a move: ${m}`);
  }
}

function layCard(s: NomadiState, cell: number): void {
  s.cards[cell] = 1;
  if (s.laidBySeats) s.turn[At.Seat] = seatAfter(s, s.turn[At.Seat]);
  if (++s.turn[At.Count] < CARDS) return;
  s.turn[At.Count] = 0;
  s.turn[At.Seat] = 0;
  s.turn[At.Phase] = Phase.Place;
}

function place(s: NomadiState, cell: number): void {
  const seat = s.turn[At.Seat];
  const round = (s.turn[At.Count] / s.seats) | 0;
  stand(s, seat * s.each + round, cell);
  s.turn[At.Seat] = seatAfter(s, seat);
  if (++s.turn[At.Count] === s.places.length) beginTurn(s, 0);
}

function seatAfter(s: NomadiState, seat: Seat): Seat {
  return seat + 1 === s.seats ? 0 : seat + 1;
}

function beginTurn(s: NomadiState, seat: Seat): void {
  s.turn[At.Phase] = Phase.Roll;
  s.turn[At.Seat] = seat;
  s.turn[At.Turns]++;
  s.turn[At.Again] = 0;
  s.came.fill(NOWHERE);
  s.gifts.fill(0);
  if (s.trade !== 'bind') return;
  s.talk[Talk.Resting] &= ~(1 << seat);
  lapse(s);
}

/** A first roll that is wholly dead is rolled again; a second one ends the turn. */
function roll(s: NomadiState, number: number): void {
  const { counts } = rolls[number];
  for (let die = 1; die < counts.length; die++) s.dice[die] = counts[die];
  if (canStep(s)) openTalks(s);
  else if (s.turn[At.Again] === 0) s.turn[At.Again] = 1;
  else endTurn(s);
}

function step(s: NomadiState, die: number, from: number, to: number): void {
  const stone = s.stones[from] - 1;
  if (s.trade === 'bind') lapse(s);
  s.dice[die]--;
  s.came[stone] = from;
  leave(s, from);
  stand(s, stone, to);
  const owner = ownerOf(s, stone);
  payForPassing(s, owner, from, to);
  if (s.board.goal[to] === 1) arrive(s, owner);
  if (s.turn[At.Home] === ARRIVALS.length) beginOpening(s);
  else if (s.cards[to] === 1) uncover(s, owner, to);
  else goOn(s);
}

/** The last one out of the start, the first one and the last one across the canyon. */
function payForPassing(s: NomadiState, owner: Seat, from: number, to: number): void {
  const { start, far } = s.board;
  if (start[from] > start[to] && s.turn[At.AtStart] === 0) pay(s, owner, 'start', LAST_OUT);
  if (far[from] === far[to]) return;
  if (s.turn[At.Across] === 1) pay(s, s.turn[At.Seat], 'canyon', FIRST_ACROSS);
  if (s.turn[At.Across] === s.turn[At.Count]) pay(s, owner, 'canyon', -LAST_ACROSS);
}

/** The halves are whole: all sums are even. */
function arrive(s: NomadiState, owner: Seat): void {
  const half = ARRIVALS[s.turn[At.Home] - 1] / 2;
  pay(s, s.turn[At.Seat], 'goal', half);
  pay(s, owner, 'goal', half);
}

function uncover(s: NomadiState, owner: Seat, cell: number): void {
  s.cards[cell] = 0;
  pay(s, s.turn[At.Seat], 'finds', s.board.spring[cell] === 1 ? SPRING_FOUND : CARD_FOUND);
  if (s.edition === 2) s.sprung[s.turn[At.Found]] = s.board.spring[cell];
  s.finders[s.turn[At.Found]++] = s.turn[At.Seat];
  s.turn[At.Owner] = owner;
  s.turn[At.Phase] = Phase.Find;
}

/** The finder sees the card; or, when it was taken, its new holder does. */
function seeValue(s: NomadiState, value: number): void {
  const card = cardInQuestion(s);
  const [seat, owner] = [s.turn[At.Seat], s.turn[At.Owner]];
  learn(s, card, value);
  s.seen[card] |= 1 << (s.turn[At.Phase] === Phase.Find ? seat : owner);
  if (handingSeat(s) !== NO_SEAT) return fulfil(s, handingSeat(s));
  if (s.turn[At.Phase] === Phase.Look) return settle(s);
  if (seat !== owner) {
    s.turn[At.Phase] = Phase.Offer;
    return;
  }
  s.holders[card] = seat;
  settle(s);
}

/** A value that was unknown, to everybody or to the viewer of a masked state, is not in the pool any more. */
function learn(s: NomadiState, card: number, value: number): void {
  if (s.found[card] !== UNKNOWN) return;
  s.found[card] = value;
  s.pool[deckOf(s, card) + value]--;
}

function offer(s: NomadiState, phrase: number): void {
  s.turn[At.Phrase] = phrase + 1;
  s.turn[At.Phase] = Phase.Answer;
}

function answer(s: NomadiState, taken: boolean): void {
  s.turn[At.Phrase] = 0;
  s.holders[cardInQuestion(s)] = taken ? s.turn[At.Owner] : s.turn[At.Seat];
  if (taken) s.turn[At.Phase] = Phase.Look;
  else settle(s);
}

/** The card has its holder: the turn goes on. */
function settle(s: NomadiState): void {
  s.turn[At.Owner] = NO_SEAT;
  goOn(s);
}

function goOn(s: NomadiState): void {
  if (canStep(s)) s.turn[At.Phase] = Phase.Step;
  else endTurn(s);
}

function endTurn(s: NomadiState): void {
  const seat = s.turn[At.Seat];
  pay(s, seat, 'dice', -UNUSED_DIE * clearDice(s));
  if (s.turn[At.Turns] === LAST_TURN) beginOpening(s);
  else beginTurn(s, seatAfter(s, seat));
}

/** Puts the dice away and returns how many were left. */
function clearDice(s: NomadiState): number {
  let left = 0;
  for (let die = 1; die <= 6; die++) left += s.dice[die];
  s.dice.fill(0);
  return left;
}

/** The game has ended: what was hidden is shown, if there is anything. */
function beginOpening(s: NomadiState): void {
  s.dice.fill(0);
  s.turn[At.Phase] = s.turn[At.Found] > 0 ? Phase.Open : Phase.Over;
}

function openCard(s: NomadiState, value: number): void {
  const card = s.turn[At.Opened]++;
  learn(s, card, value);
  s.seen[card] = EVERYBODY;
  if (s.turn[At.Opened] === s.turn[At.Found]) s.turn[At.Phase] = Phase.Over;
}

// ------------------------------------------------------------------------------------------------- deals

/** The seat whose turn it is accepts an offer: it is paid at once, and looks first at a card that it gets. */
function accept(s: NomadiState, seat: Seat): void {
  const buyer = s.turn[At.Seat];
  const card = cardGiven(s, seat);
  transfer(s, buyer, seat, talersAsked(s, seat));
  if (card >= 0) return handOver(s, seat, buyer, card);
  transfer(s, seat, buyer, s.deals[seat * DEAL + Deal.Gives]);
  fulfil(s, seat);
}

/** The step that was paid for is taken, if it was one; the other offers stand until then. */
function fulfil(s: NomadiState, seat: Seat): void {
  const [, die, from, to] = s.deals.slice(seat * DEAL, (seat + 1) * DEAL);
  s.turn[At.Owner] = NO_SEAT;
  strike(s, seat);
  if (die > 0) step(s, die, from, to);
  else goOn(s);
}

function give(s: NomadiState, giver: Seat, receiver: Seat, talers: number): void {
  pay(s, giver, 'gifts', -talers);
  pay(s, receiver, 'gifts', talers);
  s.gifts[giver]++;
}

import {
  type Actor,
  CHANCE,
  type Move,
  type MoveList,
  moveList,
  NOBODY,
  push,
  type Seat,
} from '../../../engine/game.ts';
import type { Options } from '../../../engine/options.ts';
import type { Random } from '../../../engine/random.ts';
import { boardFor, sideOfCard, takesCard } from './board.ts';
import {
  CARD_MOVE,
  detailOf,
  dieOf,
  fromOf,
  GIVE_MOVE,
  giverOf,
  kindOf,
  LEAVE,
  LEAVE_MOVE,
  moveOf,
  OFFER_MOVE,
  OPEN_MOVE,
  PLACE_MOVE,
  ROLL_MOVE,
  receiverOf,
  STEP_MOVE,
  TAKE,
  TAKE_MOVE,
  talersOf,
  VALUE_MOVE,
} from './encoding.ts';
import {
  ARRIVALS,
  CARD_FOUND,
  CARDS,
  FIRST_ACROSS,
  LAST_ACROSS,
  LAST_OUT,
  LAST_TURN,
  phrases,
  SPRING_FOUND,
  UNUSED_DIE,
} from './material.ts';
import { rolls } from './rolls.ts';
import {
  ACROSS,
  AGAIN,
  ANSWER,
  AT_START,
  COUNT,
  cardInQuestion,
  EVERYBODY,
  emptyState,
  FIND,
  FOUND,
  HOME,
  LAY_CARDS,
  LOOK,
  NO_SEAT,
  NOWHERE,
  type NomadiState,
  OFFER,
  OPEN,
  OPENED,
  OVER,
  OWNER,
  ownerOf,
  PHRASE,
  PLACE,
  pay,
  ROLL,
  SEAT,
  STAGE,
  STEP,
  TURN,
  UNKNOWN,
} from './state.ts';
import { canStep, listSteps, randomStep } from './steps.ts';

export function initial(seats: number, options: Options): NomadiState {
  const board = boardFor(options.oasis as string | undefined);
  const s = emptyState(board, seats, options.trade === true);
  for (const cell of board.springs) s.cards[cell] = 1;
  s.turn[COUNT] = board.springs.length;
  return s;
}

export function actor(s: NomadiState): Actor {
  switch (s.turn[STAGE]) {
    case PLACE:
    case STEP:
    case OFFER:
      return s.turn[SEAT];
    case ANSWER:
      return s.turn[OWNER];
    case OVER:
      return NOBODY;
    default:
      return CHANCE;
  }
}

// ------------------------------------------------------------------------------------------------ legal moves

export function moves(s: NomadiState, out: MoveList): void {
  out.length = 0;
  switch (s.turn[STAGE]) {
    case LAY_CARDS:
      return listCards(s, out);
    case PLACE:
      return listPlaces(s, out);
    case ROLL:
      return listDetails(out, ROLL_MOVE, rolls.length);
    case STEP:
      return listSteps(s, out);
    case FIND:
    case LOOK:
      return listValues(s, out, VALUE_MOVE, cardInQuestion(s));
    case OFFER:
      return listDetails(out, OFFER_MOVE, phrases.length);
    case ANSWER:
      push(out, TAKE);
      return push(out, LEAVE);
    case OPEN:
      return listValues(s, out, OPEN_MOVE, s.turn[OPENED]);
    default:
      return;
  }
}

/** Chance may lay the next card here. */
export function isOpenToCard(s: NomadiState, cell: number): boolean {
  const { board } = s;
  return s.cards[cell] === 0 && board.far[cell] === sideOfCard(board, s.turn[COUNT]) && takesCard(board, cell);
}

function listCards(s: NomadiState, out: MoveList): void {
  for (let cell = 0; cell < s.board.grid.size; cell++) if (isOpenToCard(s, cell)) push(out, moveOf(CARD_MOVE, cell));
}

function listPlaces(s: NomadiState, out: MoveList): void {
  for (const cell of s.board.startFields) if (s.stones[cell] === 0) push(out, moveOf(PLACE_MOVE, cell));
}

function listDetails(out: MoveList, kind: number, details: number): void {
  for (let detail = 0; detail < details; detail++) push(out, moveOf(kind, detail));
}

/** What a card can turn out to be: one thing if it is known, else whatever is left. */
function listValues(s: NomadiState, out: MoveList, kind: number, card: number): void {
  if (s.found[card] !== UNKNOWN) return push(out, moveOf(kind, s.found[card]));
  for (let value = 0; value < s.pool.length; value++) if (s.pool[value] > 0) push(out, moveOf(kind, value));
}

const scratch = moveList();

/** One legal move of the seat to move, each equally likely. */
export function randomMove(s: NomadiState, random: Random): Move {
  if (s.turn[STAGE] === STEP) return randomStep(s, random);
  moves(s, scratch);
  return scratch.items[random.below(scratch.length)];
}

// ------------------------------------------------------------------------------------------------ playing a move

export function apply(s: NomadiState, m: Move): void {
  switch (kindOf(m)) {
    case STEP_MOVE:
      return step(s, dieOf(m), fromOf(m), detailOf(m));
    case ROLL_MOVE:
      return roll(s, detailOf(m));
    case CARD_MOVE:
      return layCard(s, detailOf(m));
    case PLACE_MOVE:
      return place(s, detailOf(m));
    case VALUE_MOVE:
      return seeValue(s, detailOf(m));
    case OFFER_MOVE:
      return offer(s, detailOf(m));
    case TAKE_MOVE:
    case LEAVE_MOVE:
      return answer(s, m === TAKE);
    case OPEN_MOVE:
      return openCard(s, detailOf(m));
    case GIVE_MOVE:
      return give(s, giverOf(m), receiverOf(m), talersOf(m));
    default:
      throw new Error(`not a move: ${m}`);
  }
}

function layCard(s: NomadiState, cell: number): void {
  s.cards[cell] = 1;
  if (++s.turn[COUNT] < CARDS) return;
  s.turn[COUNT] = 0;
  s.turn[STAGE] = PLACE;
}

function place(s: NomadiState, cell: number): void {
  const seat = s.turn[SEAT];
  const round = (s.turn[COUNT] / s.seats) | 0;
  stand(s, seat * s.each + round, cell);
  s.turn[SEAT] = seatAfter(s, seat);
  if (++s.turn[COUNT] === s.places.length) beginTurn(s, 0);
}

/** The stone stands on the field from now on. */
export function stand(s: NomadiState, stone: number, cell: number): void {
  const { start, far, goal } = s.board;
  s.stones[cell] = stone + 1;
  s.places[stone] = cell;
  s.turn[AT_START] += start[cell];
  s.turn[ACROSS] += far[cell];
  s.turn[HOME] += goal[cell];
}

function seatAfter(s: NomadiState, seat: Seat): Seat {
  return seat + 1 === s.seats ? 0 : seat + 1;
}

function beginTurn(s: NomadiState, seat: Seat): void {
  s.turn[STAGE] = ROLL;
  s.turn[SEAT] = seat;
  s.turn[TURN]++;
  s.turn[AGAIN] = 0;
  s.came.fill(NOWHERE);
  s.gifts.fill(0);
}

/** A first roll that is wholly dead is rolled again; a second one ends the turn. */
function roll(s: NomadiState, number: number): void {
  const { counts } = rolls[number];
  for (let die = 1; die < counts.length; die++) s.dice[die] = counts[die];
  if (canStep(s)) s.turn[STAGE] = STEP;
  else if (s.turn[AGAIN] === 0) s.turn[AGAIN] = 1;
  else endTurn(s);
}

function step(s: NomadiState, die: number, from: number, to: number): void {
  const stone = s.stones[from] - 1;
  s.dice[die]--;
  s.came[stone] = from;
  leave(s, from);
  stand(s, stone, to);
  const owner = ownerOf(s, stone);
  payForPassing(s, owner, from, to);
  if (s.board.goal[to] === 1) arrive(s, owner);
  if (s.turn[HOME] === ARRIVALS.length) beginOpening(s);
  else if (s.cards[to] === 1) uncover(s, owner, to);
  else goOn(s);
}

function leave(s: NomadiState, cell: number): void {
  s.stones[cell] = 0;
  s.turn[AT_START] -= s.board.start[cell];
  s.turn[ACROSS] -= s.board.far[cell];
}

/** The last one out of the start, the first one and the last one across the canyon. */
function payForPassing(s: NomadiState, owner: Seat, from: number, to: number): void {
  const { start, far } = s.board;
  if (start[from] > start[to] && s.turn[AT_START] === 0) pay(s, owner, 'start', LAST_OUT);
  if (far[from] === far[to]) return;
  if (s.turn[ACROSS] === 1) pay(s, s.turn[SEAT], 'canyon', FIRST_ACROSS);
  if (s.turn[ACROSS] === s.turn[COUNT]) pay(s, owner, 'canyon', -LAST_ACROSS);
}

/** The halves are whole: all sums are even. */
function arrive(s: NomadiState, owner: Seat): void {
  const half = ARRIVALS[s.turn[HOME] - 1] / 2;
  pay(s, s.turn[SEAT], 'goal', half);
  pay(s, owner, 'goal', half);
}

function uncover(s: NomadiState, owner: Seat, cell: number): void {
  s.cards[cell] = 0;
  pay(s, s.turn[SEAT], 'finds', s.board.spring[cell] === 1 ? SPRING_FOUND : CARD_FOUND);
  s.finders[s.turn[FOUND]++] = s.turn[SEAT];
  s.turn[OWNER] = owner;
  s.turn[STAGE] = FIND;
}

/** The finder sees the card; or, when it was taken, its new holder does. */
function seeValue(s: NomadiState, value: number): void {
  const card = cardInQuestion(s);
  const [seat, owner] = [s.turn[SEAT], s.turn[OWNER]];
  learn(s, card, value);
  s.seen[card] |= 1 << (s.turn[STAGE] === FIND ? seat : owner);
  if (s.turn[STAGE] === LOOK) return settle(s);
  if (seat !== owner) {
    s.turn[STAGE] = OFFER;
    return;
  }
  s.holders[card] = seat;
  settle(s);
}

/** A value that was unknown, to everybody or to the viewer of a masked state, is not in the pool any more. */
function learn(s: NomadiState, card: number, value: number): void {
  if (s.found[card] !== UNKNOWN) return;
  s.found[card] = value;
  s.pool[value]--;
}

function offer(s: NomadiState, phrase: number): void {
  s.turn[PHRASE] = phrase + 1;
  s.turn[STAGE] = ANSWER;
}

function answer(s: NomadiState, taken: boolean): void {
  s.turn[PHRASE] = 0;
  s.holders[cardInQuestion(s)] = taken ? s.turn[OWNER] : s.turn[SEAT];
  if (taken) s.turn[STAGE] = LOOK;
  else settle(s);
}

/** The card has its holder: the turn goes on. */
function settle(s: NomadiState): void {
  s.turn[OWNER] = NO_SEAT;
  goOn(s);
}

function goOn(s: NomadiState): void {
  if (canStep(s)) s.turn[STAGE] = STEP;
  else endTurn(s);
}

function endTurn(s: NomadiState): void {
  const seat = s.turn[SEAT];
  pay(s, seat, 'dice', -UNUSED_DIE * clearDice(s));
  if (s.turn[TURN] === LAST_TURN) beginOpening(s);
  else beginTurn(s, seatAfter(s, seat));
}

/** Puts the dice away; answers how many were left. */
function clearDice(s: NomadiState): number {
  let left = 0;
  for (let die = 1; die <= 6; die++) left += s.dice[die];
  s.dice.fill(0);
  return left;
}

/** The game has ended: what was hidden is shown, if there is anything. */
function beginOpening(s: NomadiState): void {
  s.dice.fill(0);
  s.turn[STAGE] = s.turn[FOUND] > 0 ? OPEN : OVER;
}

function openCard(s: NomadiState, value: number): void {
  const card = s.turn[OPENED]++;
  learn(s, card, value);
  s.seen[card] = EVERYBODY;
  if (s.turn[OPENED] === s.turn[FOUND]) s.turn[STAGE] = OVER;
}

function give(s: NomadiState, giver: Seat, receiver: Seat, talers: number): void {
  pay(s, giver, 'gifts', -talers);
  pay(s, receiver, 'gifts', talers);
  s.gifts[giver]++;
}

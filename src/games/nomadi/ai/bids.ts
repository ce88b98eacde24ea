import { type Move, type MoveList, moveList, type Seat } from '../../../engine/game.ts';
import { scratchStates } from '../../../engine/kit.ts';
import type { Random } from '../../../engine/random.ts';
import { copyInto } from '../../../engine/state.ts';
import { apply } from '../rules/apply.ts';
import { detailOf, dieOf, fromOf, kindOf, MoveKind, PASS, stepMove } from '../rules/encoding.ts';
import { values } from '../rules/material.ts';
import {
  At,
  cardGiven,
  DEAL,
  Deal,
  isSelling,
  type NomadiState,
  ownerAt,
  Phase,
  Talk,
  talersAsked,
  UNKNOWN,
} from '../rules/state.ts';
import { listSteps } from '../rules/steps.ts';
import { hopeOf, meanOn } from './cards.ts';
import { evaluate } from './evaluation.ts';
import { gainOf } from './steps.ts';

/** Who offers a card has seen it, so it is not the best: this much less than it could be. */
const SUSPICION = 1;
/** What is left over has to be worth the talk. */
const LEAST_PROFIT = 0.5;
/** A bad card is put up for sale now and then: one in so many times, or everybody would know what it is. */
const SALES = 8;
const SALE = 2;
/** A rating of what nobody would do. */
const NEVER = -6;
/** How sure a price a taler above or below the right one is taken, or not. */
const SHARPNESS = 1.5;
/** In rollouts, what is paid for a step. */
const USUAL_PRICE = 2;

const scratchLike = scratchStates<NomadiState>();
const MOST_SEATS = 5;
const before = new Float64Array(MOST_SEATS);
const after = new Float64Array(MOST_SEATS);

// ------------------------------------------------------------------------------------------------- what things are worth

/** What a step of the seat whose turn it is brings another seat: what it gets, and what is due to it later. */
function benefitOf(s: NomadiState, step: Move, seat: Seat): number {
  const trial = scratchLike(s);
  copyInto(trial, s);
  trial.turn[At.Phase] = Phase.Step;
  evaluate(trial, before);
  apply(trial, step);
  evaluate(trial, after);
  const to = detailOf(step);
  const offered = s.cards[to] === 1 && ownerAt(s, fromOf(step)) === seat ? Math.max(0, meanOn(s, to)) : 0;
  return after[seat] - before[seat] + offered;
}

const steps = moveList();

/** What the seat whose turn it is gives up with a step, compared with the best it could do with the same die. */
function sacrificeFor(s: NomadiState, step: Move): number {
  listSteps(s, steps);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < steps.length; i++)
    if (dieOf(steps.items[i]) === dieOf(step)) best = Math.max(best, gainOf(s, steps.items[i]));
  return best - gainOf(s, step);
}

/** What a card is worth to a seat: what it says, or what can be hoped for of one that another seat wants to part with. */
function worthTo(s: NomadiState, card: number, seat: Seat): number {
  const known = s.found[card] !== UNKNOWN && ((s.seen[card] >> seat) & 1) === 1;
  return known ? values[s.found[card]] : hopeOf(s, card, seat) - SUSPICION;
}

/** The step that a seat wants in its offer. */
function wantedStep(s: NomadiState, seat: Seat): Move {
  const [, die, from, to] = s.deals.subarray(seat * DEAL);
  return stepMove(die, from, to);
}

/** How likely an offer is accepted that is worth this much to the other seat. */
function chanceOf(surplus: number): number {
  return 1 / (1 + Math.exp(-SHARPNESS * surplus));
}

// ------------------------------------------------------------------------------------------------- making an offer

/** Passing is 0. A step is wanted for what it brings beyond a price that the other seat would take. */
export function rateBids(s: NomadiState, moves: MoveList, out: Float64Array, random?: Random): void {
  const bidder = s.talk[Talk.Bidder];
  for (let i = 0; i < moves.length; i++) {
    const m = moves.items[i];
    if (kindOf(m) === MoveKind.Want) out[i] = rateWish(s, stepMove(dieOf(m), fromOf(m), detailOf(m)), bidder);
    else if (kindOf(m) === MoveKind.Sell) out[i] = rateSale(s, detailOf(m), bidder, random);
    else out[i] = m === PASS ? 0 : NEVER;
  }
}

function rateWish(s: NomadiState, step: Move, bidder: Seat): number {
  const benefit = benefitOf(s, step, bidder);
  const price = Math.max(1, Math.ceil(sacrificeFor(s, step)));
  return benefit < price + LEAST_PROFIT ? NEVER : 2 * (benefit - price);
}

/** A bad card is worth getting rid of, a good one only where the other seat could pay more for it than it is worth. */
function rateSale(s: NomadiState, card: number, bidder: Seat, random: Random | undefined): number {
  const own = worthTo(s, card, bidder);
  if (worthTo(s, card, s.turn[At.Seat]) > own + LEAST_PROFIT) return SALE;
  return own < 0 && random !== undefined && random.below(SALES) === 0 ? SALE : NEVER;
}

/** The best price leaves much over and is likely to be taken. */
export function ratePrices(s: NomadiState, moves: MoveList, out: Float64Array): void {
  const bidder = s.talk[Talk.Bidder];
  if (isSelling(s)) return rateAsking(s, moves, out);
  const step = wantedStep(s, bidder);
  const [benefit, sacrifice] = [benefitOf(s, step, bidder), sacrificeFor(s, step)];
  for (let i = 0; i < moves.length; i++) {
    const [kind, detail] = [kindOf(moves.items[i]), detailOf(moves.items[i])];
    const isCard = kind === MoveKind.Hand;
    const cost = isCard ? worthTo(s, detail, bidder) : detail;
    const seeming = isCard ? worthTo(s, detail, s.turn[At.Seat]) : detail;
    out[i] = 3 * chanceOf(seeming - sacrifice - LEAST_PROFIT) * (benefit - cost);
  }
}

function rateAsking(s: NomadiState, moves: MoveList, out: Float64Array): void {
  const bidder = s.talk[Talk.Bidder];
  const card = cardGiven(s, bidder);
  const [own, seeming] = [worthTo(s, card, bidder), worthTo(s, card, s.turn[At.Seat])];
  for (let i = 0; i < moves.length; i++) {
    const talers = detailOf(moves.items[i]);
    out[i] = 3 * chanceOf(seeming - talers) * (talers - own);
  }
}

/** In rollouts nobody makes offers but those that are looked at. */
export function bidInRollout(
  s: NomadiState,
  random: Random,
  randomMove: (s: NomadiState, random: Random) => Move,
): Move {
  if (s.turn[At.Phase] === Phase.Bid) return PASS;
  const usual = (isSelling(s) ? MoveKind.Ask : MoveKind.Pay) * 2 ** 21 + USUAL_PRICE;
  const payer = isSelling(s) ? s.turn[At.Seat] : s.talk[Talk.Bidder];
  return s.talers[payer] >= USUAL_PRICE ? usual : randomMove(s, random);
}

// ------------------------------------------------------------------------------------------------- answering

/** What accepting an offer brings the seat whose turn it is, the step included that it promises with it. */
export function gainOfAccepting(s: NomadiState, other: Seat): number {
  const seat = s.turn[At.Seat];
  const card = cardGiven(s, other);
  const paid = card < 0 ? s.deals[other * DEAL + Deal.Gives] : worthTo(s, card, seat);
  const asked = talersAsked(s, other);
  return asked > 0 ? paid - asked : paid + gainOf(s, wantedStep(s, other));
}

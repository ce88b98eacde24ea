import { type Move, type MoveList, moveList } from '../../../engine/game.ts';
import type { Heuristics } from '../../../engine/heuristics.ts';
import { bestOfRandom, scratchStates } from '../../../engine/kit.ts';
import type { Random } from '../../../engine/random.ts';
import { copyInto } from '../../../engine/state.ts';
import { apply } from '../rules/apply.ts';
import { detailOf, fromOf, kindOf, MoveKind } from '../rules/encoding.ts';
import { moves as listMoves, randomMove } from '../rules/moves.ts';
import { At, hasStandingOffer, isJourneyOver, type NomadiState, Phase } from '../rules/state.ts';
import { countUsable } from '../rules/steps.ts';
import { bidInRollout, gainOfAccepting, rateBids, ratePrices } from './bids.ts';
import { evaluate } from './evaluation.ts';
import { rateFieldsForCards } from './laying.ts';
import { answerTo, phraseFor, rateAnswers, ratePhrases, suppose } from './offers.ts';
import { gainOf } from './steps.ts';

// ------------------------------------------------------------------------------------------------- rollouts

/** A rollout takes the step that seems to bring most out of this many random ones. */
const DRAWS = 5;

function rolloutMove(s: NomadiState, random: Random): Move {
  if (s.turn[At.Phase] === Phase.Answer) return answerTo(s, random);
  if (s.turn[At.Phase] === Phase.Offer) return phraseFor(s, random);
  if (s.turn[At.Phase] === Phase.Bid || s.turn[At.Phase] === Phase.Price) return bidInRollout(s, random, randomMove);
  if (hasStandingOffer(s)) return bestWithOffers(s, random);
  const first = randomMove(s, random);
  if (kindOf(first) !== MoveKind.Step) return first;
  return bestOfRandom(s, random, DRAWS, first, randomMove, gainOf);
}

/** The offers that stand, and a few steps taken at random. */
function bestWithOffers(s: NomadiState, random: Random): Move {
  listMoves(s, listed);
  const { items, length } = listed;
  let best = items[random.below(length)];
  for (let i = 0; i < length; i++) {
    const looked = kindOf(items[i]) === MoveKind.Accept || random.below(length) < DRAWS;
    if (looked && gainWithOffers(s, items[i]) > gainWithOffers(s, best)) best = items[i];
  }
  return best;
}

const listed = moveList();

function gainWithOffers(s: NomadiState, m: Move): number {
  return kindOf(m) === MoveKind.Accept ? gainOfAccepting(s, detailOf(m)) : gainOf(s, m);
}

/** Dice in hand are worth what they will be used for, which nobody can tell: better ask when the turn is over. */
function isQuiescent(s: NomadiState): boolean {
  return s.turn[At.Phase] === Phase.Roll;
}

// ------------------------------------------------------------------------------------------------- ratings

/** Few moves of a turn can be looked at, so what seems better gets much more attention. */
const KEENNESS = 2;
/** What a die costs that can't be used after the step; another step may still wake it. */
const DEAD_DIE = 1;

function rate(s: NomadiState, moves: MoveList, out: Float64Array, random?: Random): void {
  if (s.turn[At.Phase] === Phase.Answer) rateAnswers(s, moves, out);
  else if (s.turn[At.Phase] === Phase.Offer) ratePhrases(s, moves, out, random);
  else if (s.turn[At.Phase] === Phase.Step) rateSteps(s, moves, out);
  else if (s.turn[At.Phase] === Phase.Bid) rateBids(s, moves, out, random);
  else if (s.turn[At.Phase] === Phase.Price) ratePrices(s, moves, out);
  else if (s.turn[At.Phase] === Phase.LayCards) rateFieldsForCards(s, moves, out, random);
  else out.fill(0, 0, moves.length);
}

const scratchLike = scratchStates<NomadiState>();

function rateSteps(s: NomadiState, moves: MoveList, out: Float64Array): void {
  const trial = scratchLike(s);
  const left = diceOf(s) - 1;
  for (let i = 0; i < moves.length; i++) {
    out[i] = KEENNESS * gainWithOffers(s, moves.items[i]);
    if (left > 0) out[i] -= DEAD_DIE * deadAfter(s, moves.items[i], left, trial);
  }
}

/** How many of the other dice can't be used right after this step. When the game is over, none has to be. */
function deadAfter(s: NomadiState, m: Move, left: number, trial: NomadiState): number {
  copyInto(trial, s);
  apply(trial, m);
  // After a look at a card that was handed over, all dice are still there.
  return isJourneyOver(trial) ? 0 : Math.max(0, left - countUsable(trial));
}

function diceOf(s: NomadiState): number {
  let dice = 0;
  for (let die = 1; die < s.dice.length; die++) dice += s.dice[die];
  return dice;
}

/** A stone that may be moved on. What is asked of a seat is not overlooked. */
function placeOf(_: NomadiState, m: Move): number | undefined {
  return kindOf(m) === MoveKind.Step ? fromOf(m) : undefined;
}

/** Six dice for many stones: what is overlooked costs more than elsewhere. */
const levels = [
  { rollouts: 24, temperature: 0, errors: { overlooks: 0.8, missesReplies: 0.95, misjudges: 0.7, glance: 0.2 } },
  { rollouts: 100, temperature: 0, errors: { overlooks: 0.5, missesReplies: 0.7, misjudges: 0.4, glance: 0.06 } },
  { rollouts: 250, temperature: 0, errors: { overlooks: 0.2, missesReplies: 0.4, misjudges: 0.2, glance: 0.04 } },
  { rollouts: 600, temperature: 0 },
  { rollouts: 8000, temperature: 0 },
];

export const heuristics: Heuristics<NomadiState> = {
  decisiveLead: 12,
  // Rollouts stop when the turn is over; plain tree search has to play on for hundreds of moves.
  tuning: { levels, rolloutDepth: 0, uctFactor: 0.025 },
  hiddenInfoKeepsMovesLegal: true,
  suppose,
  rate,
  placeOf,
  rolloutMove,
  evaluate,
  isQuiescent,
};

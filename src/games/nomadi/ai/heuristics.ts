import type { Move, MoveList } from '../../../engine/game.ts';
import type { Heuristics } from '../../../engine/heuristics.ts';
import { bestOfRandom, scratchStates } from '../../../engine/kit.ts';
import type { Random } from '../../../engine/random.ts';
import { copyInto } from '../../../engine/state.ts';
import { apply } from '../rules/apply.ts';
import { detailOf, fromOf, kindOf, MoveKind } from '../rules/encoding.ts';
import { ARRIVALS, CARD_FOUND, FIRST_ACROSS, SPRING_FOUND } from '../rules/material.ts';
import { randomMove } from '../rules/moves.ts';
import { At, type NomadiState, ownerAt, Phase } from '../rules/state.ts';
import { countUsable } from '../rules/steps.ts';
import { distancesOn } from './distances.ts';
import { evaluate } from './evaluation.ts';
import { answerTo, phraseFor, rateAnswers, ratePhrases } from './offers.ts';

// ------------------------------------------------------------------------------------------------- single steps

/** What it is worth that a stone comes one field nearer to the goal. */
const ONWARD = 0.15;
/** What a card is worth to its holder, about; and what is lost when it is offered to somebody else. */
const CARD = 0.8;
/** An own stone had better be across early, and leave the start late; somebody else's the other way round. */
const CROSSED = 0.3;
const LEFT_START = 0.5;

/** What a step seems to bring its mover, without looking at what comes after it. */
function gainOf(s: NomadiState, m: Move): number {
  const { board } = s;
  const { toGoal } = distancesOn(board);
  const from = fromOf(m);
  const to = detailOf(m);
  const own = ownerAt(s, from) === s.turn[At.Seat];
  const side = own ? 1 : -1;
  let gain = ONWARD * (toGoal[from] - toGoal[to]);
  if (s.cards[to] === 1) gain += (board.spring[to] === 1 ? SPRING_FOUND : CARD_FOUND) + side * CARD;
  if (board.far[to] > board.far[from]) gain += (s.turn[At.Across] === 0 ? FIRST_ACROSS : 0) + side * CROSSED;
  if (board.start[from] > board.start[to]) gain -= side * LEFT_START;
  // With somebody else's stone both get the same.
  if (board.goal[to] === 1 && own) gain += ARRIVALS[s.turn[At.Home]];
  return gain;
}

// ------------------------------------------------------------------------------------------------- rollouts

/** A rollout takes the step that seems to bring most out of this many random ones. */
const DRAWS = 5;

function rolloutMove(s: NomadiState, random: Random): Move {
  if (s.turn[At.Phase] === Phase.Answer) return answerTo(s, random);
  if (s.turn[At.Phase] === Phase.Offer) return phraseFor(s, random);
  const first = randomMove(s, random);
  if (kindOf(first) !== MoveKind.Step) return first;
  return bestOfRandom(s, random, DRAWS, first, randomMove, gainOf);
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
  else if (kindOf(moves.items[0]) === MoveKind.Step) rateSteps(s, moves, out);
  else out.fill(0, 0, moves.length);
}

const scratchLike = scratchStates<NomadiState>();

function rateSteps(s: NomadiState, moves: MoveList, out: Float64Array): void {
  const trial = scratchLike(s);
  const left = diceOf(s) - 1;
  for (let i = 0; i < moves.length; i++) {
    out[i] = KEENNESS * gainOf(s, moves.items[i]);
    if (left > 0) out[i] -= DEAD_DIE * deadAfter(s, moves.items[i], left, trial);
  }
}

/** How many of the other dice can't be used right after this step. When the game is over, none has to be. */
function deadAfter(s: NomadiState, m: Move, left: number, trial: NomadiState): number {
  copyInto(trial, s);
  apply(trial, m);
  return trial.turn[At.Phase] >= Phase.Open ? 0 : left - countUsable(trial);
}

function diceOf(s: NomadiState): number {
  let dice = 0;
  for (let die = 1; die < s.dice.length; die++) dice += s.dice[die];
  return dice;
}

export const heuristics: Heuristics<NomadiState> = {
  decisiveLead: 12,
  // Rollouts stop when the turn is over; plain tree search has to play on for hundreds of moves.
  tuning: { rolloutDepth: 0, uctFactor: 0.025 },
  hiddenInfoKeepsMovesLegal: true,
  rate,
  rolloutMove,
  evaluate,
  isQuiescent,
};

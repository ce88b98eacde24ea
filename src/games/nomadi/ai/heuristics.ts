import type { Move, MoveList } from '../../../engine/game.ts';
import type { Heuristics } from '../../../engine/heuristics.ts';
import type { Random } from '../../../engine/random.ts';
import { copyInto } from '../../../engine/state.ts';
import { apply } from '../rules/apply.ts';
import type { Board } from '../rules/board.ts';
import { detailOf, fromOf, kindOf, MoveKind } from '../rules/encoding.ts';
import { ARRIVALS, CARD_FOUND, FIRST_ACROSS, SPRING_FOUND } from '../rules/material.ts';
import { randomMove } from '../rules/moves.ts';
import { At, type NomadiState, ownerAt, Phase } from '../rules/state.ts';
import { countUsable } from '../rules/steps.ts';
import { distancesOn } from './distances.ts';
import { forecast } from './evaluation.ts';
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

// ------------------------------------------------------------------------------------------------- playouts

/** Out of how many random steps a playout takes the one that seems to bring most. */
const LOOKS = 5;

function hunch(s: NomadiState, random: Random): Move {
  if (s.turn[At.Phase] === Phase.Answer) return answerTo(s, random);
  if (s.turn[At.Phase] === Phase.Offer) return phraseFor(s, random);
  let best = randomMove(s, random);
  if (kindOf(best) !== MoveKind.Step) return best;
  let top = gainOf(s, best);
  for (let look = 1; look < LOOKS; look++) {
    const other = randomMove(s, random);
    const gain = gainOf(s, other);
    if (gain <= top) continue;
    top = gain;
    best = other;
  }
  return best;
}

/** Dice in hand are worth what they will be used for, which nobody can tell: better ask when the turn is over. */
function quiet(s: NomadiState): boolean {
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

function rateSteps(s: NomadiState, moves: MoveList, out: Float64Array): void {
  const trial = trialLike(s);
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

const trials = new WeakMap<Board, NomadiState[]>();

/** A state to try steps on, kept from one call to the next. */
function trialLike(s: NomadiState): NomadiState {
  const kept = trials.get(s.board) ?? [];
  trials.set(s.board, kept);
  return (kept[s.seats] ??= s.blankCopy());
}

export const heuristics: Heuristics<NomadiState> = {
  decisiveLead: 12,
  // Playouts stop when the turn is over; plain tree search has to play on for hundreds of moves.
  tuning: { rolloutDepth: 0, uctFactor: 0.025 },
  hiddenInfoKeepsMovesLegal: true,
  rate,
  rolloutMove: hunch,
  evaluate: forecast,
  isQuiescent: quiet,
};

import type { Seat } from '../../engine/game.ts';
import { lossOf } from './assessment.ts';
import { gradeOf } from './grade.ts';
import type { Judgement } from './judging.ts';

/** A game has a beginning and an end; what lies between is told apart from both. */
export const phases = ['opening', 'middle', 'ending'] as const;
export type ReviewPhase = (typeof phases)[number];

/** How somebody chose in one phase, beside what the best level would have done. */
export interface PhaseAccount {
  readonly decisions: number;
  /** Decisions in which nothing better was found. */
  readonly best: number;
  /** The share of wins given away with each, on average. */
  readonly loss: number;
}

/** One reviewed game of somebody's own. */
export interface OwnReview {
  readonly match: string;
  readonly seat: Seat;
  readonly judgements: readonly Judgement[];
}

/** Opening and ending are a fifth of the decisions each. */
const PART = 1 / 5;
/** With fewer decisions there are no phases to speak of. */
const FEWEST = 5;

function byPhase({ seat, judgements }: OwnReview): Readonly<Record<ReviewPhase, readonly Judgement[]>> {
  const own = judgements.filter(judgement => judgement.seat === seat).toSorted((a, b) => a.at - b.at);
  if (own.length < FEWEST) return { opening: [], middle: own, ending: [] };
  const part = Math.round(own.length * PART);
  return { opening: own.slice(0, part), middle: own.slice(part, -part), ending: own.slice(-part) };
}

/** Over all games that were reviewed. */
export function phaseAccounts(reviews: readonly OwnReview[]): Readonly<Record<ReviewPhase, PhaseAccount>> {
  const parts = reviews.map(byPhase);
  const account = (phase: ReviewPhase): PhaseAccount => {
    const losses = parts.flatMap(part => part[phase]).map(lossOf);
    const sum = losses.reduce((total, loss) => total + loss, 0);
    return {
      decisions: losses.length,
      best: losses.filter(loss => gradeOf(loss) === 'best').length,
      loss: sum / Math.max(1, losses.length),
    };
  };
  return { opening: account('opening'), middle: account('middle'), ending: account('ending') };
}

/** Where somebody gave away most in an opening or in an ending; undefined where nothing was. */
export function costliestIn(
  phase: Exclude<ReviewPhase, 'middle'>,
  reviews: readonly OwnReview[],
): { readonly match: string; readonly at: number; readonly loss: number } | undefined {
  const all = reviews.flatMap(review =>
    byPhase(review)[phase].map(judgement => ({ match: review.match, at: judgement.at, loss: lossOf(judgement) })),
  );
  return all.filter(({ loss }) => gradeOf(loss) !== 'best').toSorted((a, b) => b.loss - a.loss)[0];
}

import type { Seat } from '../../engine/game.ts';
import type { Decision } from './decisions.ts';
import { type Grade, gradeOf, grades } from './grade.ts';
import type { Judgement } from './judging.ts';

/** Less than this share of wins is within what estimates err by. */
const NOTICEABLE = 0.02;
/** How many moves of each player are shown. */
const TOLD = 3;

/** By how much more or less was to be hoped for than with the best other move. */
export function shareSwing({ played, other }: Judgement): number {
  return other ? played.share - other.share : 0;
}

/** The share of wins that the move gave away. */
export function lossOf(judgement: Judgement): number {
  return Math.max(0, -shareSwing(judgement));
}

/** The moves of a seat that mattered most: first those that cost most, then those that no other could replace. */
export function matteredMost(judgements: readonly Judgement[], seat: Seat): readonly Judgement[] {
  const own = judgements.filter(judgement => judgement.seat === seat);
  const bad = costliest(judgements, seat);
  const good = own
    .filter(judgement => shareSwing(judgement) >= NOTICEABLE)
    .sort((a, b) => shareSwing(b) - shareSwing(a));
  return [...bad, ...good].slice(0, TOLD);
}

/** The moves of a seat that cost most: what there is to learn from. */
export function costliest(judgements: readonly Judgement[], seat: Seat): readonly Judgement[] {
  const bad = judgements.filter(judgement => judgement.seat === seat && lossOf(judgement) >= NOTICEABLE);
  return bad.sort((a, b) => shareSwing(a) - shareSwing(b)).slice(0, TOLD);
}

/** How many decisions of a seat have each grade, from the best down; those that it has none of are left out. */
export function gradesOf(judgements: readonly Judgement[], seat: Seat): readonly (readonly [Grade, number])[] {
  const own = judgements.filter(judgement => judgement.seat === seat).map(judgement => gradeOf(lossOf(judgement)));
  return grades
    .map(grade => [grade, own.filter(each => each === grade).length] as const)
    .filter(([, count]) => count > 0);
}

/** How well a seat chose, over all its decisions that are judged. */
export interface SeatAccount {
  readonly decisions: number;
  /** The share of wins that it gave away with each, on average. */
  readonly loss: number;
}

export function accountOf(judgements: readonly Judgement[], seat: Seat): SeatAccount {
  const losses = judgements.filter(judgement => judgement.seat === seat).map(lossOf);
  const sum = losses.reduce((total, loss) => total + loss, 0);
  return { decisions: losses.length, loss: sum / Math.max(1, losses.length) };
}

/** What is still to be judged, in the order of the game. */
export function unjudged(decisions: readonly Decision[], judgements: readonly Judgement[]): readonly Decision[] {
  const judged = new Set(judgements.map(({ at }) => at));
  return decisions.filter(({ at }) => !judged.has(at));
}

/** The judgements with one more, in the order of the game. */
export function withJudgement(judgements: readonly Judgement[], fresh: Judgement): readonly Judgement[] {
  return [...judgements.filter(({ at }) => at !== fresh.at), fresh].sort((a, b) => a.at - b.at);
}

/** How the work has gone since it was begun, or taken up again. */
export interface ReviewProgress {
  readonly done: number;
  readonly left: number;
  readonly milliseconds: number;
}

/** One or two say little about the others. */
const ENOUGH = 3;

/** About how many seconds are left; undefined as long as there is no telling. */
export function secondsLeft({ done, left, milliseconds }: ReviewProgress): number | undefined {
  return done < ENOUGH ? undefined : Math.ceil(((milliseconds / done) * left) / 1000);
}

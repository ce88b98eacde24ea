import type { Seat } from '../../engine/game.ts';
import type { Standing } from '../../table/standing.ts';
import { shareSwing } from '../advice/assessment.ts';
import type { Judgement } from '../advice/judging.ts';
import type { Curves } from '../recording/curves.ts';

/** Less than this share of wins is within what estimates err by. */
const NOTICEABLE = 0.05;
/** Within this part of the game after somebody went ahead lies what made the lead a large one. */
const NEAR = 0.1;

/** Where a game turned, as a position after the move that did it. */
export interface TurningPoint {
  readonly at: number;
  /** A move that turned it; or the winner was never behind, and led from there on; or all was open until the last count. */
  readonly kind: 'move' | 'led' | 'count';
  /** Does a review say so? Otherwise the points do. */
  readonly reviewed: boolean;
  /** The points of the winner and of the best of the others, before and after. */
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
}

/** By the review, as far as there is one; else by points, as the curves show them. Undefined where nothing stands out. */
export function turningPointOf(
  curves: Curves,
  standing: Standing,
  judgements: readonly Judgement[],
): TurningPoint | undefined {
  const scores = duelOf(curves, standing);
  const told = (at: number, kind: TurningPoint['kind'], reviewed = false): TurningPoint => {
    const place = at - curves.from;
    return { at, kind, reviewed, before: scores[place - 1] ?? [0, 0], after: scores[place] ?? [0, 0] };
  };
  const judged = judgements
    .filter(judgement => helps(judgement, standing))
    .toSorted((a, b) => Math.abs(shareSwing(b)) - Math.abs(shareSwing(a)))[0];
  if (judged && Math.abs(shareSwing(judged)) >= NOTICEABLE) return told(judged.at + 1, 'move', true);
  const found = turnOfPoints(scores.map(([own, best]) => own - best));
  if (!found) return undefined;
  const at = curves.from + found.at;
  return told(at, at === curves.counted && found.kind === 'move' ? 'count' : found.kind);
}

/** A good move of who won in the end, or a bad one of somebody else: nothing else can have turned it their way. */
function helps(judgement: Judgement, { winners }: Standing): boolean {
  return winners.includes(judgement.seat) === shareSwing(judgement) > 0;
}

/** At each position the points of who won in the end and of the best who stayed; nothing where nobody else did. */
function duelOf({ points }: Curves, { winners, scores, resigned = [] }: Standing): (readonly [number, number])[] {
  const [winner] = winners;
  const rivals: readonly Seat[] = [...scores.keys()].filter(seat => seat !== winner && !resigned.includes(seat));
  if (winner === undefined || rivals.length === 0) return [];
  return points.map(values => [values[winner]!, Math.max(...rivals.map(rival => values[rival]!))]);
}

/**
 * Where the winner went ahead for good, or, if that was little, the greatest step soon after it. Who was never behind
 * led from there on. Undefined where there was never a difference.
 */
export function turnOfPoints(leads: readonly number[]): { at: number; kind: 'move' | 'led' } | undefined {
  const last = leads.length - 1;
  if (last < 1) return undefined;
  const behind = leads.findLastIndex(lead => lead <= 0);
  if (behind === last) {
    const at = leads.findLastIndex((lead, i) => i > 0 && lead !== leads[i - 1]);
    return at < 0 ? undefined : { at, kind: 'move' };
  }
  if (leads.every(lead => lead >= 0)) return { at: behind + 1, kind: 'led' };
  return { at: greatestStep(leads, behind + 1, Math.min(last, behind + 1 + Math.round(NEAR * last))), kind: 'move' };
}

function greatestStep(leads: readonly number[], from: number, to: number): number {
  let best = from;
  for (let at = from; at <= to; at++) if (leads[at]! - leads[at - 1]! > leads[best]! - leads[best - 1]!) best = at;
  return best;
}

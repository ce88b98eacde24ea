import type { Game } from '../engine/game.ts';
import type { Heuristics } from '../engine/heuristics.ts';
import type { State } from '../engine/state.ts';

/** The end of a game, or what can be expected of it, for each seat. */
export interface Evaluation {
  /** What search maximizes, from 0 to 1. */
  readonly value: Float64Array;
  /** The share of the win, or the chance of it. */
  readonly wins: Float64Array;
  readonly points: Float64Array;
}

/** A lead of this many points decides the game, unless its heuristics know better. */
const USUAL_DECISIVE_LEAD = 20;

export function decisiveLeadOf(heuristics: Heuristics<never> | undefined): number {
  return heuristics?.decisiveLead ?? USUAL_DECISIVE_LEAD;
}

export function newEvaluation(seats: number): Evaluation {
  return { value: new Float64Array(seats), wins: new Float64Array(seats), points: new Float64Array(seats) };
}

/** Evaluates a finished game. `winWeight` is the weight of winning in the value; the rest is the lead in points. */
export function evaluateEnd<S extends State<S>>(
  game: Game<S>,
  s: S,
  evaluation: Evaluation,
  winWeight: number,
  decisiveLead: number,
): void {
  const winners = game.winners(s);
  evaluation.wins.fill(0);
  for (let i = 0; i < winners.length; i++) evaluation.wins[winners[i]] = 1 / winners.length;
  for (let seat = 0; seat < s.seats; seat++) evaluation.points[seat] = game.score(s, seat);
  mix(evaluation, winWeight, decisiveLead);
}

/** Turns expected points, which are in `evaluation.points` already, into chances to win. */
export function evaluateFromPoints(evaluation: Evaluation, winWeight: number, decisiveLead: number): void {
  const { wins, points } = evaluation;
  let best = points[0];
  for (let seat = 1; seat < points.length; seat++) best = Math.max(best, points[seat]);
  let sum = 0;
  for (let seat = 0; seat < points.length; seat++)
    sum += wins[seat] = Math.exp((3 * (points[seat] - best)) / decisiveLead);
  for (let seat = 0; seat < points.length; seat++) wins[seat] /= sum;
  mix(evaluation, winWeight, decisiveLead);
}

function mix(evaluation: Evaluation, winWeight: number, decisiveLead: number): void {
  const { value, wins, points } = evaluation;
  for (let seat = 0; seat < points.length; seat++) {
    const lead = leadOf(points, seat) / decisiveLead;
    value[seat] = winWeight * wins[seat] + (1 - winWeight) * (0.5 + (0.5 * lead) / (1 + Math.abs(lead)));
  }
}

function leadOf(points: Float64Array, seat: number): number {
  let others = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) if (other !== seat) others = Math.max(others, points[other]);
  return points[seat] - others;
}

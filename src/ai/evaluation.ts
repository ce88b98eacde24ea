import type { Game } from '../engine/game.ts';
import type { Heuristics } from '../engine/heuristics.ts';
import type { State } from '../engine/state.ts';

/** What an end, or a look at what the end may be, means for each seat. */
export interface Evaluation {
  /** What search wants to have much of, from 0 to 1. */
  readonly value: Float64Array;
  /** The share of the win. */
  readonly wins: Float64Array;
  readonly points: Float64Array;
}

/** A lead of so many points decides most games about which nothing else is known. */
const USUAL_DECISIVE_LEAD = 20;

export function decisiveLeadOf(knowledge: Heuristics<never> | undefined): number {
  return knowledge?.decisiveLead ?? USUAL_DECISIVE_LEAD;
}

export function newEvaluation(seats: number): Evaluation {
  return { value: new Float64Array(seats), wins: new Float64Array(seats), points: new Float64Array(seats) };
}

/** Reads a finished game. `winning` is the share that winning has in the value; the rest is the lead in points. */
export function evaluateEnd<S extends State<S>>(
  game: Game<S>,
  s: S,
  worth: Evaluation,
  winning: number,
  swing: number,
): void {
  const winners = game.winners(s);
  worth.wins.fill(0);
  for (let i = 0; i < winners.length; i++) worth.wins[winners[i]] = 1 / winners.length;
  for (let seat = 0; seat < s.seats; seat++) worth.points[seat] = game.score(s, seat);
  mix(worth, winning, swing);
}

/** Reads expected points, which are in `worth.points` already, as chances to win. */
export function evaluateFromPoints(worth: Evaluation, winning: number, swing: number): void {
  const { wins, points } = worth;
  let best = points[0];
  for (let seat = 1; seat < points.length; seat++) best = Math.max(best, points[seat]);
  let sum = 0;
  for (let seat = 0; seat < points.length; seat++) sum += wins[seat] = Math.exp((3 * (points[seat] - best)) / swing);
  for (let seat = 0; seat < points.length; seat++) wins[seat] /= sum;
  mix(worth, winning, swing);
}

function mix(worth: Evaluation, winning: number, swing: number): void {
  const { value, wins, points } = worth;
  for (let seat = 0; seat < points.length; seat++) {
    const lead = leadOf(points, seat) / swing;
    value[seat] = winning * wins[seat] + (1 - winning) * (0.5 + (0.5 * lead) / (1 + Math.abs(lead)));
  }
}

function leadOf(points: Float64Array, seat: number): number {
  let others = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) if (other !== seat) others = Math.max(others, points[other]);
  return points[seat] - others;
}

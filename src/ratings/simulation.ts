import { ANCHORS } from './anchors.ts';
import { BETA, newcomer } from './plackett-luce.ts';
import type { RatedMatch } from './rated-match.ts';
import { RatingLists } from './rating-list.ts';

export interface Simulation {
  readonly people: number;
  readonly seats: number;
  /** How many games everybody plays. */
  readonly games: number;
  readonly random: Dice;
}

/** Where chance comes from. */
export interface Dice {
  /** A whole number from 0 up to but not including this one, each equally likely. */
  below(end: number): number;
}

/** How well a list orders people whose strength is known. */
export interface OrderReport {
  /** Played by each. */
  readonly games: number;
  /** The share of all pairs that stand in the right order. */
  readonly pairs: number;
  /** The same for pairs of whom the stronger one wins at least three of four games. */
  readonly clearPairs: number;
  /** How uncertain the list says it is, on average. */
  readonly sigma: number;
}

/** The lead with which one of two wins three of four games. */
const CLEAR_LEAD = Math.SQRT2 * BETA * Math.log(3);
const MINUTE = 60_000;

/** Everybody plays again and again, in tables drawn anew for each round; reports after 1, 2, 4, … games. */
export function* simulated({ people, seats, games, random }: Simulation): Generator<OrderReport> {
  const strengths = Array.from({ length: people }, () => newcomer.mu + newcomer.sigma * normal(random));
  const lists = new RatingLists();
  for (let round = 1; round <= games; round++) {
    for (const match of matchesOfRound(strengths, seats, round, random)) lists.fold(match);
    if (Number.isInteger(Math.log2(round)) || round === games) yield orderOf(lists, strengths, seats, round);
  }
}

/** The simulated matches of one round. */
export function* matchesOfRound(
  strengths: readonly number[],
  seats: number,
  round: number,
  random: Dice,
): Generator<RatedMatch> {
  const order = shuffled(strengths.length, random);
  for (let at = 0; at + seats <= order.length; at += seats) {
    const shown = order.slice(at, at + seats).map(person => ({ person, day: dayOf(strengths[person], random) }));
    const best = Math.max(...shown.map(({ day }) => day));
    yield {
      match: `${round}-${at}`,
      game: 'simulated',
      // Days lie between the rounds: nobody here plays the same people too often.
      ended: round * 24 * 60 * MINUTE,
      anchors: ANCHORS,
      seats: shown.map(({ person, day }) => ({
        player: `${person}`,
        score: day,
        ...(day === best && { won: true as const }),
      })),
    };
  }
}

function dayOf(strength: number, random: Dice): number {
  return strength + BETA * normal(random);
}

function orderOf(lists: RatingLists, strengths: readonly number[], seats: number, games: number): OrderReport {
  const rated = lists.list('simulated', seats);
  let [right, all, clearlyRight, clear] = [0, 0, 0, 0];
  for (const [i, a] of rated.entries())
    for (const b of rated.slice(i + 1)) {
      const lead = strengths[Number(a.player)] - strengths[Number(b.player)];
      const isRight = Math.sign(lead) === Math.sign(a.mu - b.mu);
      all++;
      if (isRight) right++;
      if (Math.abs(lead) < CLEAR_LEAD) continue;
      clear++;
      if (isRight) clearlyRight++;
    }
  const sigma = rated.reduce((sum, rating) => sum + rating.sigma, 0) / rated.length;
  return { games, pairs: right / all, clearPairs: clearlyRight / clear, sigma };
}

function shuffled(length: number, random: Dice): number[] {
  const order = Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** A draw from the normal distribution, by Box and Muller. */
function normal(random: Dice): number {
  const [u, v] = [(1 + random.below(1 << 30)) / (1 << 30), random.below(1 << 30) / (1 << 30)];
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
}

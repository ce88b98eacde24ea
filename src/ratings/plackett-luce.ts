import { exponential } from './exponential.ts';

/** What is believed of somebody's strength: a normal distribution. */
export interface Skill {
  readonly mu: number;
  /** How uncertain it is; 0 for an anchor, which no result moves. */
  readonly sigma: number;
}

/** Somebody of whom nothing is known yet. */
export const newcomer: Skill = { mu: 25, sigma: 25 / 3 };

/** How much a single game is up to the day, in the units of `mu`. */
export const BETA = 25 / 6;
/** How much the strength of people may have changed from one game to the next. */
const TAU = 25 / 300;
/** However sure a result is, this part of the variance stays. */
const LEAST_VARIANCE = 1e-4;

/**
 * The ratings after a game of two or more, by the ranks reached (the lowest is best, equals share it): the full-pairwise
 * update for the Plackett–Luce model of Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011),
 * algorithm 4.
 */
export function ratedAnew(ratings: readonly Skill[], ranks: readonly number[]): Skill[] {
  const before = ratings.map(withDrift);
  const c = Math.sqrt(before.reduce((sum, { sigma }) => sum + sigma * sigma + BETA * BETA, 0));
  const strengths = before.map(({ mu }) => exponential(mu / c));
  const notAhead = ranks.map(rank => sumWhere(strengths, seat => ranks[seat] >= rank));
  const sharers = ranks.map(rank => ranks.filter(other => other === rank).length);
  return before.map((rating, i) => {
    let omega = 0;
    let delta = 0;
    for (const q of ranks.keys()) {
      if (ranks[q] > ranks[i]) continue;
      const chance = strengths[i] / notAhead[q];
      omega += ((i === q ? 1 : 0) - chance) / sharers[q];
      delta += (chance * (1 - chance)) / sharers[q];
    }
    return moved(rating, omega, delta, c);
  });
}

function moved({ mu, sigma }: Skill, omega: number, delta: number, c: number): Skill {
  const variance = sigma * sigma;
  const shrunk = 1 - (sigma / c) * delta * (variance / (c * c));
  return { mu: mu + omega * (variance / c), sigma: sigma * Math.sqrt(Math.max(shrunk, LEAST_VARIANCE)) };
}

function withDrift(rating: Skill): Skill {
  const { mu, sigma } = rating;
  return sigma === 0 ? rating : { mu, sigma: Math.sqrt(sigma * sigma + TAU * TAU) };
}

function sumWhere(values: readonly number[], isMeant: (index: number) => boolean): number {
  return values.reduce((sum, value, index) => (isMeant(index) ? sum + value : sum), 0);
}

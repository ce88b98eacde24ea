/** A share that was measured, and the interval that holds the true one with 95 % certainty. */
export interface ShareInterval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.96;

/** Wilson's interval: sound for few games, and for shares near 0 and 1. */
export function wilsonInterval(won: number, games: number): ShareInterval {
  const share = won / games;
  const centre = share + (Z * Z) / (2 * games);
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const scale = 1 + (Z * Z) / games;
  return { share, low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** How `a` did against `b`. */
export interface PairScore {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  /** Wins of `a`; a shared win counts in part. */
  readonly won: number;
}

/** Elo points, and the interval that holds them with 95 % certainty if those of the others are right. */
export interface Rating {
  readonly player: string;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** Elo points for each step of the natural logarithm of the odds. */
const SCALE = 400 / Math.LN10;
const ROUNDS = 2000;

/**
 * The ratings that explain the results best (Bradley and Terry's model), highest first, the lowest at 0. Every pair is
 * given one drawn game more than it played, or a player who lost every game would be rated at minus infinity.
 */
export function ratingsFrom(tallies: readonly PairScore[]): Rating[] {
  const drawn = tallies.map(tally => ({ ...tally, games: tally.games + 1, won: tally.won + 0.5 }));
  const players = [...new Set(drawn.flatMap(({ a, b }) => [a, b]))];
  const strengths = new Map(players.map(player => [player, 0]));
  for (let round = 0; round < ROUNDS; round++)
    for (const player of players) strengths.set(player, improved(player, strengths, drawn));
  const lowest = Math.min(...strengths.values());
  const rated = players.map(player => ratingOf(player, lowest, strengths, drawn));
  return rated.sort((x, y) => y.elo - x.elo);
}

type Strengths = ReadonlyMap<string, number>;

/** One step of Newton's method towards the strength at which a player's expected wins are those it had. */
function improved(player: string, strengths: Strengths, tallies: readonly PairScore[]): number {
  const own = strengths.get(player) ?? 0;
  let missing = 0;
  for (const { won, games, rival } of seenFrom(player, tallies)) missing += won - games * chance(own, rival, strengths);
  const step = missing / information(player, strengths, tallies);
  return own + Math.max(-1, Math.min(1, step));
}

function seenFrom(player: string, tallies: readonly PairScore[]): { won: number; games: number; rival: string }[] {
  return tallies.flatMap(({ a, b, won, games }) => {
    if (a === player) return [{ won, games, rival: b }];
    return b === player ? [{ won: games - won, games, rival: a }] : [];
  });
}

function chance(own: number, rival: string, strengths: Strengths): number {
  return 1 / (1 + Math.exp((strengths.get(rival) ?? 0) - own));
}

/** How firmly the games tie the player's strength down. */
function information(player: string, strengths: Strengths, tallies: readonly PairScore[]): number {
  const own = strengths.get(player) ?? 0;
  return seenFrom(player, tallies).reduce((sum, { games, rival }) => {
    const p = chance(own, rival, strengths);
    return sum + games * p * (1 - p);
  }, 0);
}

function ratingOf(player: string, lowest: number, strengths: Strengths, tallies: readonly PairScore[]): Rating {
  const elo = SCALE * ((strengths.get(player) ?? 0) - lowest);
  const spread = (SCALE * Z) / Math.sqrt(information(player, strengths, tallies));
  return { player, elo: Math.round(elo), low: Math.round(elo - spread), high: Math.round(elo + spread) };
}

import { CHANCE, type Move, movesOf } from '../game.ts';
import type { Random } from '../random.ts';
import { fitOf, isUnlikely } from './chisquare.ts';
import { type Finding, firstFinding, type Law, type Position, quote } from './law.ts';

function weightsAreCounts({ game, state }: Position): Finding {
  if (game.actor(state) !== CHANCE) return undefined;
  return firstFinding(movesOf(game, state), m => {
    const weight = game.weight(state, m);
    const counts = Number.isSafeInteger(weight) && weight > 0;
    return counts ? undefined : `${quote(game, state, m)} has the weight ${weight}, not a whole number above 0`;
  });
}

function deterministicGamesDrawNothing({ game, state }: Position): Finding {
  return game.deterministic && game.actor(state) === CHANCE
    ? 'nothing is to be drawn, and chance is to move'
    : undefined;
}

/** A quick look everywhere; where it raises a doubt, a long one that chance alone never fails. */
const quick = { drawsPerOutcome: 30, deviations: 3 };
const long = { drawsPerOutcome: 3000, deviations: 7 };
type Look = typeof quick;

/** Something that draws, and how often each of its outcomes should come. */
interface Urn {
  readonly outcomes: readonly Move[];
  readonly weights: readonly number[];
  readonly draw: (random: Random) => Move;
}

function urnOfChance({ game, state }: Position): Urn | undefined {
  if (game.actor(state) !== CHANCE) return undefined;
  const outcomes = movesOf(game, state);
  const weights = outcomes.map(m => game.weight(state, m));
  return { outcomes, weights, draw: random => game.sample(state, random) };
}

function urnOfRandomMoves({ game, state }: Position): Urn | undefined {
  const { randomMove } = game;
  if (!randomMove || game.actor(state) < 0) return undefined;
  const outcomes = movesOf(game, state);
  return { outcomes, weights: outcomes.map(() => 1), draw: random => randomMove(state, random) };
}

function strayDraw({ outcomes, draw }: Urn, random: Random): Finding {
  const listed = new Set(outcomes);
  for (let i = 0; i < listed.size * quick.drawsPerOutcome; i++) {
    const m = draw(random);
    if (!listed.has(m)) return `${m} was drawn, which is not listed`;
  }
  return undefined;
}

function unevenDraws(urn: Urn, random: Random): Finding {
  return oddity(urn, random, quick) && oddity(urn, random, long);
}

function oddity({ outcomes, weights, draw }: Urn, random: Random, { drawsPerOutcome, deviations }: Look): Finding {
  const places = new Map(outcomes.map((m, place) => [m, place]));
  const counts = outcomes.map(() => 0);
  const draws = outcomes.length * drawsPerOutcome;
  for (let i = 0; i < draws; i++) counts[places.get(draw(random)) ?? 0]++;
  if (!isUnlikely(fitOf(counts, weights), deviations)) return undefined;
  const came = outcomes.map((m, i) => `${m} with weight ${weights[i]} came ${counts[i]} times`);
  return `in ${draws} draws ${came.join(', ')}`;
}

function drawsAreListed(position: Position, random: Random): Finding {
  const urn = urnOfChance(position);
  return urn && strayDraw(urn, random);
}

function drawsFollowWeights(position: Position, random: Random): Finding {
  const urn = urnOfChance(position);
  return urn && unevenDraws(urn, random);
}

function randomMovesAreUniform(position: Position, random: Random): Finding {
  const urn = urnOfRandomMoves(position);
  return urn && (strayDraw(urn, random) ?? unevenDraws(urn, random));
}

/** Walks and rollouts play these moves without asking whether they are allowed. */
function rolloutMovesAreListed({ game, state }: Position, random: Random): Finding {
  const rolloutMove = game.heuristics?.rolloutMove;
  if (!rolloutMove || game.actor(state) < 0) return undefined;
  const legal = new Set(movesOf(game, state));
  return firstFinding([1, 2, 3], () => {
    const m = rolloutMove(state, random);
    return legal.has(m) ? undefined : `${m} is a rollout move, which is not listed`;
  });
}

export const chanceLaws: readonly Law[] = [
  { name: 'weight', promise: 'weights are whole numbers above 0', check: weightsAreCounts },
  { name: 'deterministic', promise: 'a game that says so has no chance', check: deterministicGamesDrawNothing },
  { name: 'outcome', promise: 'draws are listed outcomes', check: drawsAreListed },
  { name: 'sample', promise: 'draws follow their weights', check: drawsFollowWeights },
  { name: 'random-move', promise: 'random moves are listed moves, each equally likely', check: randomMovesAreUniform },
  { name: 'rollout-move', promise: 'rollout moves are listed moves', check: rolloutMovesAreListed },
];

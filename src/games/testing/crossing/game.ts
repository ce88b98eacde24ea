import { type Game, noChance, noSecrets } from '../../../engine/game.ts';
import { card } from './card.ts';
import { layout } from './layout.ts';
import { apply } from './rules/apply.ts';
import { check } from './rules/invariants.ts';
import { moves } from './rules/moves.ts';
import { forbids } from './rules/referee.ts';
import { breakdown, provisional, score, winners } from './rules/scoring.ts';
import { actor, type CrossingState, initial } from './rules/state.ts';
import { expressible, format, forms, parse } from './text/notation.ts';
import { describe } from './text/story.ts';

export const game: Game<CrossingState> = {
  ...card,
  ...noChance,
  ...noSecrets,
  options: [],
  forms,
  maxEntries: 32,
  layout,
  initial,
  actor,
  moves,
  apply,
  score,
  breakdown,
  provisional,
  winners,
  format,
  parse,
  expressible,
  forbids,
  describe,
  check,
};

import type { Game } from '../../engine/game.ts';
import { card } from './card.ts';
import { apply } from './rules/apply.ts';
import { sample, weight } from './rules/chance.ts';
import { EDITIONS, FIRST_EDITION, NEWEST_EDITION } from './rules/editions.ts';
import { check } from './rules/invariants.ts';
import { moves, randomMove } from './rules/moves.ts';
import { forbids } from './rules/referee.ts';
import { breakdown, provisional, score, winners } from './rules/scoring.ts';
import { determinize, hides, mask } from './rules/secrets.ts';
import { actor, initial, isOut, type WuestenkoenigeState } from './rules/state.ts';
import { expressible, format, forms, parse } from './text/notation.ts';
import { describe } from './text/story.ts';

export const game: Game<WuestenkoenigeState> = {
  ...card,
  options: [{ name: 'edition', values: EDITIONS, default: FIRST_EDITION, usual: NEWEST_EDITION }],
  forms,
  maxEntries: 30_000,
  initial,
  actor,
  moves,
  randomMove,
  apply,
  sample,
  weight,
  score,
  breakdown,
  provisional,
  winners,
  isOut,
  mask,
  determinize,
  hides,
  format,
  parse,
  expressible,
  forbids,
  describe,
  check,
};

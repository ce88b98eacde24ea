import type { Game } from '../../engine/game.ts';
import { card } from './card.ts';
import { apply } from './rules/apply.ts';
import { sample, weight } from './rules/chance.ts';
import { check } from './rules/invariants.ts';
import { moves, randomMove } from './rules/moves.ts';
import { forbids } from './rules/referee.ts';
import { breakdown, provisional, score, winners } from './rules/scoring.ts';
import { determinize, hides, mask } from './rules/secrets.ts';
import { actor, initial, type WuestensoehneState } from './rules/state.ts';
import { expressible, format, forms, parse } from './text/notation.ts';
import { describe } from './text/story.ts';

/**
 * At most four seats choose where they begin. Each of the 85 tiles is drawn once and laid or discarded once, and between two such events lie at most 19 idle turns
 * (`WS-END-2`), so there are no more than 171 × 20 turns. A turn in which nothing of this happens has seven entries at
 * most: a way, a skip, a figure, the guide, and the first three again. Tiles add two entries for the drawing, eight for
 * the laying and its scorings, one for the discarding, each of the 71 action fields four, the last reveal six.
 */
const LONGEST = 4 + 171 * 20 * 7 + 85 * (2 + 8 + 1) + 71 * 4 + 6;

export const game: Game<WuestensoehneState> = {
  ...card,
  options: [
    { name: 'edition', values: [1, 2], default: 1, usual: 2 },
    { name: 'allStacks', values: [false, true], default: false },
    { name: 'freeStart', values: [false, true], default: false },
    { name: 'duty', values: [false, true], default: false },
  ],
  forms,
  maxEntries: LONGEST,
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

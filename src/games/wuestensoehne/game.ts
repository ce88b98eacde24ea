import type { Game } from '../../engine/game.ts';
import { sample, weight } from './chance.ts';
import { check } from './invariants.ts';
import { format, forms, parse, sayable } from './notation.ts';
import { forbids } from './referee.ts';
import { actor, blank, moves, pick } from './rules.ts';
import { breakdown, score, winners } from './scoring.ts';
import { guess, hides, mask } from './secrets.ts';
import type { CaravanState } from './state.ts';
import { tell } from './telling.ts';
import { apply } from './turns.ts';

/**
 * Each of the 85 tiles is drawn once and laid or discarded once, and between two such events lie at most 19 idle turns
 * (`WS-END-2`), so there are no more than 171 × 20 turns. A turn in which nothing of this happens has seven entries at
 * most: a way, a skip, a figure, the guide, and the first three again. Tiles add two entries for the drawing, eight for
 * the laying and its scorings, one for the discarding, each of the 71 action fields four, the last reveal six.
 */
const LONGEST = 171 * 20 * 7 + 85 * (2 + 8 + 1) + 71 * 4 + 6;

export const game: Game<CaravanState> = {
  id: 'wuestensoehne',
  title: 'Im Reich der Wüstensöhne',
  version: 1,
  seats: [2, 3, 4],
  options: [],
  forms,
  longest: LONGEST,
  blank,
  actor,
  moves,
  pick,
  apply,
  sample,
  weight,
  score,
  breakdown,
  winners,
  mask,
  guess,
  hides,
  format,
  parse,
  sayable,
  forbids,
  tell,
  check,
};

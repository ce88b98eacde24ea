import type { Game } from '../../engine/game.ts';
import { sample, weight } from './chance.ts';
import { check } from './invariants.ts';
import { moves } from './listing.ts';
import { format, forms, parse, sayable } from './notation.ts';
import { pick } from './picking.ts';
import { forbids } from './referee.ts';
import { actor, apply } from './rules.ts';
import { breakdown, score, winners } from './scoring.ts';
import { guess, hides, mask } from './secrets.ts';
import { blank, type KingsState } from './state.ts';
import { tell } from './story.ts';

export const game: Game<KingsState> = {
  id: 'wuestenkoenige',
  title: 'Wüstenkönige',
  version: 1,
  seats: [2, 3, 4],
  options: [],
  forms,
  longest: 30_000,
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

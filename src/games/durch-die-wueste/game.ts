import type { Game } from '../../engine/game.ts';
import { actor, apply, initial, moves, randomMove } from './rules/apply.ts';
import { sample, weight } from './rules/chance.ts';
import { check } from './rules/invariants.ts';
import { forbids } from './rules/referee.ts';
import { breakdown, score, winners } from './rules/scoring.ts';
import type { DurchDieWuesteState } from './rules/state.ts';
import { describe, expressible, format, forms, parse } from './text/notation.ts';

export const game: Game<DurchDieWuesteState> = {
  id: 'durch-die-wueste',
  title: 'Durch die Wüste',
  version: 1,
  seats: [2, 3, 4, 5],
  options: [{ name: 'chips', values: ['down', 'open'], default: 'down' }],
  forms,
  maxEntries: 1000,
  perfectInformation: true,
  initial,
  actor,
  moves,
  randomMove,
  apply,
  sample,
  weight,
  score,
  breakdown,
  winners,
  // Every gain was public when it was made: nothing is hidden, so nothing is masked, guessed or withheld.
  mask() {},
  determinize() {},
  hides: () => false,
  format,
  parse,
  expressible,
  forbids,
  describe,
  check,
};

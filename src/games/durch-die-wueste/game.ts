import type { Game } from '../../engine/game.ts';
import { sample, weight } from './chance.ts';
import { check } from './invariants.ts';
import { format, forms, parse, sayable, tell } from './notation.ts';
import { forbids } from './referee.ts';
import { actor, apply, blank, moves, pick } from './rules.ts';
import { breakdown, score, winners } from './scoring.ts';
import type { DesertState } from './state.ts';

export const game: Game<DesertState> = {
  id: 'durch-die-wueste',
  title: 'Durch die Wüste',
  version: 1,
  seats: [2, 3, 4, 5],
  options: [{ name: 'chips', values: ['down', 'open'], default: 'down' }],
  forms,
  longest: 1000,
  open: true,
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
  // Every gain was public when it was made: nothing is hidden, so nothing is masked, guessed or withheld.
  mask() {},
  guess() {},
  hides: () => false,
  format,
  parse,
  sayable,
  forbids,
  tell,
  check,
};

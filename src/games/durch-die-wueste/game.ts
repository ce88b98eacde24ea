import { type Game, noSecrets } from '../../engine/game.ts';
import { card } from './card.ts';
import { apply } from './rules/apply.ts';
import { sample, weight } from './rules/chance.ts';
import { check } from './rules/invariants.ts';
import { moves, randomMove } from './rules/moves.ts';
import { forbids } from './rules/referee.ts';
import { breakdown, leads, provisional, score, winners } from './rules/scoring.ts';
import { actor, type DurchDieWuesteState, initial } from './rules/state.ts';
import { expressible, format, forms, parse } from './text/notation.ts';
import { describe } from './text/story.ts';

export const game: Game<DurchDieWuesteState> = {
  ...card,
  options: [
    { name: 'chips', values: ['down', 'open'], default: 'down', faceDown: 'down' },
    { name: 'palms', values: ['people'] },
    { name: 'inside', values: ['nobody'] },
  ],
  forms,
  maxEntries: 1000,
  // Every gain was public when it was made.
  ...noSecrets,
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
  leads,
  winners,
  format,
  parse,
  expressible,
  forbids,
  describe,
  check,
};

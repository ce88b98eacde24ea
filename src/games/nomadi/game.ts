import type { Game } from '../../engine/game.ts';
import { card } from './card.ts';
import { apply } from './rules/apply.ts';
import { asides } from './rules/asides.ts';
import { oasisPlaces } from './rules/board.ts';
import { sample, weight } from './rules/chance.ts';
import { check } from './rules/invariants.ts';
import { CARDS, DICE, GIFTS_IN_A_TURN, LAST_TURN } from './rules/material.ts';
import { moves, randomMove } from './rules/moves.ts';
import { forbids } from './rules/referee.ts';
import { breakdown, chancePays, owed, provisional, score, winners } from './rules/scoring.ts';
import { determinize, hides, mask } from './rules/secrets.ts';
import { actor, initial, type NomadiState } from './rules/state.ts';
import { expressible, format, forms, parse } from './text/notation.ts';
import { describe } from './text/story.ts';

/** Laying and placing; two rolls and all dice in each turn; for each card its value, offer, answer, look, opening. */
const MAX_ENTRIES = CARDS + 16 + LAST_TURN * (2 + DICE) + 5 * CARDS + LAST_TURN * 5 * GIFTS_IN_A_TURN;

export const game: Game<NomadiState> = {
  ...card,
  options: [
    { name: 'oasis', values: oasisPlaces },
    { name: 'talers', values: ['down', 'open'], default: 'down', faceDown: 'down' },
    { name: 'trade', values: [false, true, 'bind'], default: false },
    { name: 'cards', values: ['chance', 'seats'], default: 'chance' },
    { name: 'edition', values: [1, 2], default: 1, usual: 2 },
  ],
  forms,
  maxEntries: MAX_ENTRIES,
  asides,
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
  chancePays,
  owed,
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

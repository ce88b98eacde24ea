import type { Game } from '../../engine/game.ts';
import { actor, apply, initial, moves, randomMove } from './rules/apply.ts';
import { expressibleGifts, listGifts, parseGift, seatOfGift } from './rules/asides.ts';
import { oasisPlaces } from './rules/board.ts';
import { sample, weight } from './rules/chance.ts';
import { check } from './rules/invariants.ts';
import { CARDS, DICE, GIFTS_IN_A_TURN, LAST_TURN } from './rules/material.ts';
import { forbids, forbidsGift } from './rules/referee.ts';
import { breakdown, score, winners } from './rules/scoring.ts';
import { determinize, hides, mask } from './rules/secrets.ts';
import type { NomadiState } from './rules/state.ts';
import { describe, expressible, format, forms, parse } from './text/notation.ts';

/** Laying and placing; two rolls and all dice in each turn; for each card its value, offer, answer, look, opening. */
const LONGEST = CARDS + 16 + LAST_TURN * (2 + DICE) + 5 * CARDS + LAST_TURN * 5 * GIFTS_IN_A_TURN;

export const game: Game<NomadiState> = {
  id: 'nomadi',
  title: 'Nomadi',
  version: 1,
  seats: [2, 3, 4, 5],
  options: [
    { name: 'oasis', values: oasisPlaces },
    { name: 'talers', values: ['down', 'open'], default: 'down' },
    { name: 'trade', values: [false, true], default: false },
  ],
  forms,
  maxEntries: LONGEST,
  asides: {
    forms: ['give SEAT TALERS'],
    seatOf: seatOfGift,
    moves: listGifts,
    parse: parseGift,
    expressible: expressibleGifts,
    forbids: forbidsGift,
  },
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

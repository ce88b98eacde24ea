import type { Game } from '../../engine/game.ts';
import { oasisPlaces } from './board.ts';
import { sample, weight } from './chance.ts';
import { listGifts, parseGift, sayableGifts, seatOfGift } from './gifts.ts';
import { check } from './invariants.ts';
import { CARDS, DICE, GIFTS_IN_A_TURN, LAST_TURN } from './material.ts';
import { format, forms, parse, sayable, tell } from './notation.ts';
import { forbids, forbidsGift } from './referee.ts';
import { actor, apply, blank, moves, pick } from './rules.ts';
import { breakdown, score, winners } from './scoring.ts';
import { guess, hides, mask } from './secrets.ts';
import type { NomadiState } from './state.ts';

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
  longest: LONGEST,
  asides: {
    forms: ['give SEAT TALERS'],
    seatOf: seatOfGift,
    moves: listGifts,
    parse: parseGift,
    sayable: sayableGifts,
    forbids: forbidsGift,
  },
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

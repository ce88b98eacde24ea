import type { Move } from '../../../engine/game.ts';
import { type Random, weightedIndex } from '../../../engine/random.ts';
import { detailOf, kindOf, moveOf, TILE_MOVE, TOKEN_MOVE } from './encoding.ts';
import { tokenPlace } from './moves.ts';
import { currentStack, NO_TOKEN, PHASE, REVEAL, SEE, TOKEN, UNKNOWN, type WuestensoehneState } from './state.ts';
import { KINDS } from './tiles.ts';

export function sample(s: WuestensoehneState, random: Random): Move {
  const step = s.clock[PHASE];
  return step === TOKEN || step === SEE || step === REVEAL ? sampleToken(s, random) : sampleTile(s, random);
}

function sampleTile(s: WuestensoehneState, random: Random): Move {
  const stack = currentStack(s);
  let kind = 0;
  for (let skip = random.below(s.stacks[stack]); skip >= s.left[stack * KINDS + kind]; kind++)
    skip -= s.left[stack * KINDS + kind];
  return moveOf(TILE_MOVE, kind);
}

function sampleToken(s: WuestensoehneState, random: Random): Move {
  const token = s.tokens[tokenPlace(s)];
  return moveOf(TOKEN_MOVE, isOpen(token) ? weightedIndex(random, s.pool) : token - 1);
}

/** Can the token still be any of those that nobody, or not this viewer, has seen? */
function isOpen(token: number): boolean {
  return token === NO_TOKEN || token === UNKNOWN;
}

export function weight(s: WuestensoehneState, m: Move): number {
  if (kindOf(m) === TILE_MOVE) return s.left[currentStack(s) * KINDS + detailOf(m)];
  return isOpen(s.tokens[tokenPlace(s)]) ? s.pool[detailOf(m)] : 1;
}

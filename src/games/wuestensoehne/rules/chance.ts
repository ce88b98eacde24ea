import type { Move } from '../../../engine/game.ts';
import { type Random, weightedIndex } from '../../../engine/random.ts';
import { detailOf, kindOf, MoveKind, moveOf } from './encoding.ts';
import { tokenPlace } from './moves.ts';
import { At, currentStack, NO_TOKEN, Phase, UNKNOWN, type WuestensoehneState } from './state.ts';
import { KINDS } from './tiles.ts';

export function sample(s: WuestensoehneState, random: Random): Move {
  const phase = s.turn[At.Phase];
  return phase === Phase.Token || phase === Phase.See || phase === Phase.Reveal
    ? sampleToken(s, random)
    : sampleTile(s, random);
}

function sampleTile(s: WuestensoehneState, random: Random): Move {
  const stack = currentStack(s);
  let kind = 0;
  for (let skip = random.below(s.stacks[stack]); skip >= s.left[stack * KINDS + kind]; kind++)
    skip -= s.left[stack * KINDS + kind];
  return moveOf(MoveKind.Tile, kind);
}

function sampleToken(s: WuestensoehneState, random: Random): Move {
  const token = s.tokens[tokenPlace(s)];
  return moveOf(MoveKind.Token, isOpen(token) ? weightedIndex(random, s.pool) : token - 1);
}

/** Can the token still be any of those that nobody, or not this viewer, has seen? */
function isOpen(token: number): boolean {
  return token === NO_TOKEN || token === UNKNOWN;
}

export function weight(s: WuestensoehneState, m: Move): number {
  if (kindOf(m) === MoveKind.Tile) return s.left[currentStack(s) * KINDS + detailOf(m)];
  return isOpen(s.tokens[tokenPlace(s)]) ? s.pool[detailOf(m)] : 1;
}

import type { Move } from '../../../engine/game.ts';
import { type Random, weightedIndex } from '../../../engine/random.ts';
import { detailOf, kindOf, MoveKind, moveOf } from './encoding.ts';
import { At, type DurchDieWuesteState, PALM, Phase } from './state.ts';

export function sample(s: DurchDieWuesteState, random: Random): Move {
  if (s.turn[At.Phase] === Phase.SetPalms) return randomPalm(s, random);
  return moveOf(MoveKind.Water, 1 + weightedIndex(random, s.holes), s.turn[At.NextHole]);
}

export function weight(s: DurchDieWuesteState, m: Move): number {
  return kindOf(m) === MoveKind.Water ? s.holes[detailOf(m) - 1] : 1;
}

/** Any palm hex that is free, each equally likely. */
export function randomPalm(s: DurchDieWuesteState, random: Random): Move {
  const { palmHexes } = s.board;
  let skip = random.below(palmHexes.length - s.turn[At.Count]);
  for (const cell of palmHexes) if (s.land[cell] !== PALM && skip-- === 0) return moveOf(MoveKind.Palm, 0, cell);
  throw new Error('no palm hex is free');
}

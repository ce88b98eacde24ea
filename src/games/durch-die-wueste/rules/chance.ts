import type { Move } from '../../../engine/game.ts';
import { type Random, weightedIndex } from '../../../engine/random.ts';
import { detailOf, kindOf, moveOf, PALM_MOVE, WATER_MOVE } from './encoding.ts';
import { COUNT, type DurchDieWuesteState, NEXT_HOLE, PALM, SET_PALMS, STAGE } from './state.ts';

export function sample(s: DurchDieWuesteState, random: Random): Move {
  if (s.turn[STAGE] === SET_PALMS) return moveOf(PALM_MOVE, 0, freePalmHex(s, random));
  return moveOf(WATER_MOVE, 1 + weightedIndex(random, s.holes), s.turn[NEXT_HOLE]);
}

export function weight(s: DurchDieWuesteState, m: Move): number {
  return kindOf(m) === WATER_MOVE ? s.holes[detailOf(m) - 1] : 1;
}

function freePalmHex(s: DurchDieWuesteState, random: Random): number {
  const { palmHexes } = s.board;
  let skip = random.below(palmHexes.length - s.turn[COUNT]);
  for (const cell of palmHexes) if (s.land[cell] !== PALM && skip-- === 0) return cell;
  throw new Error('no palm hex is free');
}

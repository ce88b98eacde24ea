import type { Move } from '../../engine/game.ts';
import { type Random, weighted } from '../../engine/random.ts';
import { detailOf, kindOf, moveOf, PALM_MOVE, WATER_MOVE } from './moves.ts';
import { COUNT, type DesertState, NEXT_HOLE, PALM, SET_PALMS, STAGE } from './state.ts';

export function sample(s: DesertState, random: Random): Move {
  if (s.clock[STAGE] === SET_PALMS) return moveOf(PALM_MOVE, 0, freePalmHex(s, random));
  return moveOf(WATER_MOVE, 1 + weighted(random, s.holes), s.clock[NEXT_HOLE]);
}

export function weight(s: DesertState, m: Move): number {
  return kindOf(m) === WATER_MOVE ? s.holes[detailOf(m) - 1] : 1;
}

function freePalmHex(s: DesertState, random: Random): number {
  const { palmHexes } = s.board;
  let skip = random.below(palmHexes.length - s.clock[COUNT]);
  for (const cell of palmHexes) if (s.land[cell] !== PALM && skip-- === 0) return cell;
  throw new Error('no palm hex is free');
}

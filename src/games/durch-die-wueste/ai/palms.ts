import { neighboursOf } from '../../../engine/boards/grid.ts';
import type { MoveList } from '../../../engine/game.ts';
import { cellOf } from '../rules/encoding.ts';
import { At, type DurchDieWuesteState, NOWHERE } from '../rules/state.ts';
import { distancesOn } from './distances.ts';

/** What each hex from which a palm can be reached is worth. */
const HEX_AROUND = 0.4;
/** Farther apart than this, no caravan counts on reaching both of two palms. */
const FAR = 8;
/** What each step that two palms are closer than that is worth, to those who set their riders early or late. */
const STEP_CLOSER = 0.5;

/**
 * Rates palms. One with open land on all sides can be shut off by nobody. Palms close together make one place better than
 * all others: good for whoever sets the first rider, who will stand there, and bad for everybody else.
 */
export function ratePalms(s: DurchDieWuesteState, moves: MoveList, out: Float64Array): void {
  const liking = s.turn[At.Seat] === 0 ? STEP_CLOSER : -STEP_CLOSER;
  for (let i = 0; i < moves.length; i++) {
    const cell = cellOf(moves.items[i]);
    out[i] = HEX_AROUND * hexesAround(s, cell) + liking * Math.max(0, FAR - stepsToPalm(s, cell));
  }
}

/** From how many hexes a palm there can be reached. */
export function hexesAround(s: DurchDieWuesteState, cell: number): number {
  return neighboursOf(s.board.grid, cell).length;
}

/** The steps to the nearest palm that stands, FAR at most. */
function stepsToPalm(s: DurchDieWuesteState, cell: number): number {
  const steps = distancesOn(s.board);
  const { size } = s.board.grid;
  let nearest = FAR;
  for (const palm of s.palms) if (palm !== NOWHERE) nearest = Math.min(nearest, steps[palm * size + cell]);
  return nearest;
}

import type { AnyState } from '../../../engine/state.ts';
import { DRAW, type KingsState, ROLL, STAGE, TASK } from '../state.ts';

/** What moves tried out wait for, if it is chance. */
export function chanceAt(state: AnyState): 'roll' | 'draw' | undefined {
  const { clock } = state as unknown as KingsState;
  if (clock[TASK] === DRAW) return 'draw';
  return clock[STAGE] === ROLL ? 'roll' : undefined;
}

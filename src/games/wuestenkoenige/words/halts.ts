import type { AnyState } from '../../../engine/state.ts';
import { DRAW, PHASE, ROLL, TASK, type WuestenkoenigeState } from '../rules/state.ts';

/** What moves tried out wait for, if it is chance. */
export function chanceAt(state: AnyState): 'roll' | 'draw' | undefined {
  const { clock } = state as unknown as WuestenkoenigeState;
  if (clock[TASK] === DRAW) return 'draw';
  return clock[PHASE] === ROLL ? 'roll' : undefined;
}

import type { AnyState } from '../../../engine/state.ts';
import { At, Phase, Task, type WuestenkoenigeState } from '../rules/state.ts';

/** What moves tried out wait for, if it is chance. */
export function chanceAt(state: AnyState): 'roll' | 'draw' | undefined {
  const { turn } = state as unknown as WuestenkoenigeState;
  if (turn[At.Task] === Task.Draw) return 'draw';
  return turn[At.Phase] === Phase.Roll ? 'roll' : undefined;
}

import { At, Phase, Task, type WuestenkoenigeState } from '../rules/state.ts';

/** What moves tried out wait for, if it is chance. */
export function chanceAt({ turn }: WuestenkoenigeState): 'roll' | 'draw' | undefined {
  if (turn[At.Task] === Task.Draw) return 'draw';
  return turn[At.Phase] === Phase.Roll ? 'roll' : undefined;
}

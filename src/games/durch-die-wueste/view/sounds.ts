import type { Sound } from '../../../web/kit/sound.ts';
import type { DurchDieWuesteState } from '../rules/state.ts';
import { changesBetween } from './board/changes.ts';

/** A camel is heard as it is set down, and then the best of what it brought: one sound after it is enough. */
export function soundsBetween(before: DurchDieWuesteState, after: DurchDieWuesteState): readonly Sound[] {
  const changes = changesBetween(before, after);
  const gains: Sound[] = [];
  if (changes.enclosed.length > 0) gains.push('triumph');
  if (changes.palms.length > 0) gains.push('bonus');
  if (changes.water.length > 0) gains.push('gain');
  return changes.arrivals.length > 0 ? ['place', ...gains.slice(0, 1)] : gains.slice(0, 1);
}

import type { AnyState } from '../../../engine/state.ts';
import type { Sound } from '../../../web/stage/sound.ts';
import type { DesertState } from '../state.ts';
import { changesBetween } from './changes.ts';

/** A camel is heard as it is set down, and then the best of what it brought: one sound after it is enough. */
export function heard(before: AnyState, after: AnyState): readonly Sound[] {
  const changes = changesBetween(before as unknown as DesertState, after as unknown as DesertState);
  const gains: Sound[] = [];
  if (changes.enclosed.length > 0) gains.push('enclosed');
  if (changes.palms.length > 0) gains.push('oasis');
  if (changes.water.length > 0) gains.push('water');
  return changes.arrivals.length > 0 ? ['place', ...gains.slice(0, 1)] : gains.slice(0, 1);
}

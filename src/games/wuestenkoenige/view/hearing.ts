import type { AnyState } from '../../../engine/state.ts';
import type { Sound } from '../../../web/stage/sound.ts';
import { DIE, type KingsState } from '../state.ts';
import { changesBetween } from './changes.ts';

/** A camel or a tile is heard as it is set down, and then the best of what it brought. */
export function heard(before: AnyState, after: AnyState): readonly Sound[] {
  const old = before as unknown as KingsState;
  const now = after as unknown as KingsState;
  const { walks, laid, turned } = changesBetween(old, now);
  const sounds: Sound[] = walks.length + laid.length + turned.length > 0 ? ['place'] : [];
  if (sumOf(now.display) > sumOf(old.display)) return [...sounds, 'enclosed'];
  if (sumOf(now.oases) < sumOf(old.oases)) return [...sounds, 'oasis'];
  return now.clock[DIE] !== 0 && now.clock[DIE] !== old.clock[DIE] ? [...sounds, 'water'] : sounds;
}

function sumOf(counts: Uint8Array): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

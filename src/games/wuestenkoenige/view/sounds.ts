import type { Sound } from '../../../web/kit/sound.ts';
import { At, type WuestenkoenigeState } from '../rules/state.ts';
import { changesBetween } from './board/changes.ts';

/** A camel or a tile is heard as it is set down, and then the best of what it brought. */
export function soundsBetween(before: WuestenkoenigeState, after: WuestenkoenigeState): readonly Sound[] {
  const old = before;
  const now = after;
  const { walks, laid, turned } = changesBetween(old, now);
  const sounds: Sound[] = walks.length + laid.length + turned.length > 0 ? ['place'] : [];
  if (sumOf(now.display) > sumOf(old.display)) return [...sounds, 'triumph'];
  if (sumOf(now.oases) < sumOf(old.oases)) return [...sounds, 'bonus'];
  return now.turn[At.Die] !== 0 && now.turn[At.Die] !== old.turn[At.Die] ? [...sounds, 'gain'] : sounds;
}

function sumOf(counts: Uint8Array): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

import type { Sound } from '../../../web/kit/sound.ts';
import { At, type NomadiState } from '../rules/state.ts';
import { changesBetween } from './board/changes.ts';

/** A stone is heard as it is set down, and then the best of what it brought: one sound after it is enough. */
export function soundsBetween(before: NomadiState, after: NomadiState): readonly Sound[] {
  const old = before;
  const now = after;
  const { moves, found } = changesBetween(old, now);
  const gains: Sound[] = [];
  if (now.turn[At.Home] > old.turn[At.Home]) gains.push('bonus');
  if (found.some(cell => now.board.spring[cell] === 1)) gains.push('gain');
  else if (found.length > 0) gains.push('triumph');
  return moves.length > 0 ? ['place', ...gains.slice(0, 1)] : gains.slice(0, 1);
}

import type { AnyState } from '../../../engine/state.ts';
import type { Sound } from '../../../web/stage/sound.ts';
import { HOME, type NomadiState } from '../state.ts';
import { changesBetween } from './changes.ts';

/** A stone is heard as it is set down, and then the best of what it brought: one sound after it is enough. */
export function heard(before: AnyState, after: AnyState): readonly Sound[] {
  const old = before as unknown as NomadiState;
  const now = after as unknown as NomadiState;
  const { moves, found } = changesBetween(old, now);
  const gains: Sound[] = [];
  if (now.clock[HOME]! > old.clock[HOME]!) gains.push('oasis');
  if (found.some(cell => now.board.spring[cell] === 1)) gains.push('water');
  else if (found.length > 0) gains.push('enclosed');
  return moves.length > 0 ? ['place', ...gains.slice(0, 1)] : gains.slice(0, 1);
}

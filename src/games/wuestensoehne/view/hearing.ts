import type { AnyState } from '../../../engine/state.ts';
import type { Sound } from '../../../web/stage/sound.ts';
import { type CaravanState, OASIS } from '../state.ts';
import { changesBetween } from './changes.ts';

/** A tile, a caravan or a figure is heard as it is set down; then that an oasis is complete, or what somebody got. */
export function heard(before: AnyState, after: AnyState): readonly Sound[] {
  const was = before as unknown as CaravanState;
  const is = after as unknown as CaravanState;
  const { tiles, caravans, figures, tokens, gained } = changesBetween(was, is);
  const set: Sound[] = tiles.length + caravans.length + figures.length + tokens.length > 0 ? ['place'] : [];
  if (was.clock[OASIS] === 0 && is.clock[OASIS] !== 0) return [...set, 'oasis'];
  return gained.length > 0 ? [...set, 'water'] : set;
}

import type { Sound } from '../../../web/kit/sound.ts';
import { At, type WuestensoehneState } from '../rules/state.ts';
import { changesBetween } from './board/changes.ts';

/** A tile, a caravan or a figure is heard as it is set down; then that an oasis is complete, or what somebody got. */
export function soundsBetween(before: WuestensoehneState, after: WuestensoehneState): readonly Sound[] {
  const was = before;
  const is = after;
  const { tiles, caravans, figures, tokens, gained } = changesBetween(was, is);
  const set: Sound[] = tiles.length + caravans.length + figures.length + tokens.length > 0 ? ['place'] : [];
  if (was.turn[At.Oasis] === 0 && is.turn[At.Oasis] !== 0) return [...set, 'bonus'];
  return gained.length > 0 ? [...set, 'gain'] : set;
}

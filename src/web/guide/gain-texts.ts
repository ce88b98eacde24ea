import type { Effect } from '../kit/effect.ts';
import type { GameWords } from '../kit/view.ts';

/** What a move brings, in the words of the game: one for each source of points that changes. */
export function gainTexts({ gains }: Effect, { gains: say }: GameWords): string[] {
  return Object.entries(gains).map(([source, points]) => say?.[source]?.(points) ?? `${points}`);
}

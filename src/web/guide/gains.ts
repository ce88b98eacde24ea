import type { Effect } from '../stage/effect.ts';
import type { GameWords } from '../stage/view.ts';

/** What a move brings, in the words of the game: one for each source of points that changes. */
export function gainsIn({ gains }: Effect, { gains: say }: GameWords): string[] {
  return Object.entries(gains).map(([source, points]) => say[source]?.(points) ?? `${points}`);
}

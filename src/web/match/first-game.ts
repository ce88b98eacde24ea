import { hasMet, isKnown } from './acquaintance.ts';
import { store } from './match-store.ts';
import type { SavedMatch } from './saved-match.ts';

/** Has nobody played the game on this device yet, in this match or in another, nor seen it explained? */
export async function isNewHere(game: string, ...matches: readonly SavedMatch[]): Promise<boolean> {
  if (hasMet(game)) return false;
  // A store that can't be read holds nothing that was played before.
  const others = await store.list().catch(() => []);
  return !isKnown(game, [...matches, ...others]);
}

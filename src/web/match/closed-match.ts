import { isGameId, loadGame } from '../../games/registry.ts';
import { openTable } from '../../table/table.ts';
import type { SavedMatch } from './saved-match.ts';

/** Is a match closed for play? It is where its log does not replay by the rules of today. */
export async function isClosed({ match, entries }: SavedMatch): Promise<boolean> {
  if (!isGameId(match.game)) return true;
  const game = await loadGame(match.game);
  try {
    openTable(game, match, entries);
    return false;
  } catch {
    return true;
  }
}

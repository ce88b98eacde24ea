import { SPECTATOR } from '../../engine/game.ts';
import { isGameId, loadGame } from '../../games/registry.ts';
import { standingFor } from '../../table/match-standing.ts';
import type { Standing } from '../../table/standing.ts';
import { storedTable } from '../../table/table.ts';
import { LogConflict, type MatchStore } from './match-store.ts';
import { lonePerson } from './people.ts';
import type { SavedMatch } from './saved-match.ts';

/** Nothing can be told: of a game that is not there any more, or of a log that the rules of today can't follow. */
const untold: Standing = { scores: [], winners: [] };

/** Works out how matches stand that were saved without it, one after the other, and keeps it: each log is read once. */
export async function keepStandings(list: readonly SavedMatch[], store: Pick<MatchStore, 'saveOver'>): Promise<void> {
  for (const saved of list) if (!saved.standing) await keep({ ...saved, standing: await standingIn(saved) }, store);
}

async function standingIn({ match, entries }: SavedMatch): Promise<Standing> {
  if (!isGameId(match.game)) return untold;
  const game = await loadGame(match.game);
  try {
    return standingFor(storedTable(game, match, entries), lonePerson(match.players) ?? SPECTATOR);
  } catch {
    return untold;
  }
}

async function keep(saved: SavedMatch, store: Pick<MatchStore, 'saveOver'>): Promise<void> {
  try {
    await store.saveOver(saved);
  } catch (error) {
    // Played on or deleted in another window meanwhile: then it has a newer one, or needs none.
    if (!(error instanceof LogConflict)) throw error;
  }
}

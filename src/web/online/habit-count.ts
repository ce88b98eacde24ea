import { isGameId, loadSense } from '../../games/registry.ts';
import { habitsIn } from '../../table/habits.ts';
import type { Entry, Match } from '../../table/match.ts';
import type { ArchivedMatch } from '../match/archive.ts';
import type { SavedHabits } from '../match/indexed-db.ts';
import { store } from '../match/match-store.ts';
import { loadKnown } from '../recording/file-import.ts';
import { fetchLog } from './archive-source.ts';

/** Counts what was done in a match, wherever its log lies. What can't be read, or has nothing to count, counts as nothing. */
export async function countHabits(archived: ArchivedMatch): Promise<SavedHabits> {
  const { id } = archived;
  const [game, log] = await Promise.all([loadKnown(archived.game), logOf(archived)]);
  const sense = isGameId(archived.game) ? await loadSense(archived.game) : undefined;
  if (!game || !sense || !log) return { id, habits: {} };
  try {
    return { id, habits: habitsIn(game, sense, log.match, log.entries) };
  } catch {
    return { id, habits: {} };
  }
}

async function logOf({ id, here }: ArchivedMatch): Promise<{ match: Match; entries: readonly Entry[] } | undefined> {
  return here ? store.load(id) : fetchLog(id);
}

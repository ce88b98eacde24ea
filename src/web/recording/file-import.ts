import type { GameLoader } from '../../engine/logs/replay.ts';
import { isGameId, loadGame } from '../../games/registry.ts';
import { revealedSeed } from '../../table/fairness.ts';
import type { Match } from '../../table/match.ts';
import { letChanceMove, openTable } from '../../table/table.ts';
import { freshId } from '../browser/ids.ts';
import { continues, store } from '../match/match-store.ts';
import { type SavedMatch, savedFrom } from '../match/saved-match.ts';
import { type FileProblem, fileProblem, LARGEST_FILE, type ReadLog, readLog } from './game-file.ts';

export type Imported = { readonly ok: true; readonly id: string } | FileProblem;

export const loadKnown: GameLoader = async id => (isGameId(id) ? loadGame(id) : undefined);

/**
 * Takes a game file in: a good one becomes a match on this device, a broken one changes nothing. The answer names the
 * match to open, or what is wrong.
 */
export async function importLog(source: File | string): Promise<Imported> {
  if (typeof source !== 'string' && source.size > LARGEST_FILE)
    return fileProblem('big', String(Math.ceil(source.size / 1e6)));
  const read = await readLog(typeof source === 'string' ? source : await source.text(), loadKnown);
  return read.ok ? keepLog(read) : read;
}

async function keepLog(read: ReadLog): Promise<Imported> {
  try {
    // A store that can't be opened has nothing to compare with: then the log goes where it can be kept.
    const here = await store.load(read.match.id).catch(() => undefined);
    const { id, save } = placeFor(read, here, freshId());
    if (save) await store.save(here ? save : { ...save, elsewhere: true });
    return { ok: true, id };
  } catch (error) {
    return fileProblem('storage', String((error as Error).message));
  }
}

/**
 * Where a log goes. If this device has the match already, the longer of the two logs is kept; if they tell different
 * stories, both are. So no import loses anything.
 */
export function placeFor(
  read: ReadLog,
  here: SavedMatch | undefined,
  otherId: string,
): { id: string; save?: SavedMatch } {
  const { id } = read.match;
  if (here && continues(read.entries, here.entries)) return { id };
  if (here && continues(here.entries, read.entries)) return { id, save: savedAs(read, playedOn(read, here)) };
  return here
    ? { id: otherId, save: savedAs(read, { ...read.match, id: otherId }) }
    : { id, save: savedAs(read, read.match) };
}

/**
 * The match here once it has been played on elsewhere. A seed that is laid open there is the one to check it by. Until
 * then our own stays, the one that was committed to, but it says nothing about what was drawn elsewhere.
 */
function playedOn({ match, entries }: ReadLog, here: SavedMatch): Match {
  const { inherited: before, ...own } = here.match;
  const news = entries.slice(here.entries.length);
  const drawn = news.some(({ actor }) => actor === 'chance') ? entries.length : before;
  const open = revealedSeed(news) !== undefined;
  const inherited = open ? match.inherited : drawn;
  return { ...own, ...(open && { chance: match.chance }), ...(inherited !== undefined && { inherited }) };
}

/** A log that was cut off where chance moves is brought to rest, so that the match can be played on. */
function savedAs({ game, entries }: ReadLog, match: Match): SavedMatch {
  const table = openTable(game, match, entries);
  letChanceMove(table);
  return savedFrom(table);
}

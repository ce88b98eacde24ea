import { SPECTATOR, type Viewer } from '../../engine/game.ts';
import { revealedSeed } from '../../table/fairness.ts';
import type { Match } from '../../table/match.ts';
import { isOver, openTable } from '../../table/table.ts';
import { store } from '../match/match-store.ts';
import { peopleOf } from '../match/people.ts';
import type { ClosedMatch } from '../recording/closed-screen.tsx';
import { loadKnown } from '../recording/file-import.ts';
import { fileProblemText } from '../recording/file-problem-text.ts';
import { type Recording, recordingFrom } from '../recording/recording.ts';
import { unpackLog } from '../recording/share-link.ts';
import type { Words } from '../words/words.ts';

/** A recording, or why there is none. */
export type Found =
  | { readonly recording: Recording }
  | { readonly closed: ClosedMatch }
  | { readonly why: (words: Words) => string };

/** A match on this device. */
export async function findMatch(id: string): Promise<Found> {
  const saved = await store.load(id);
  const game = saved && (await loadKnown(saved.match.game));
  if (!saved || !game) return { why: words => words.replay.lostMatch };
  try {
    const table = openTable(game, saved.match, saved.entries);
    const viewer = isOver(table) ? undefined : viewerOf(saved.match);
    const { match, entries, elsewhere, touched: playedOn } = saved;
    return { recording: { ...recordingFrom(game, match, entries, viewer), elsewhere, playedOn } };
  } catch (error) {
    return { closed: { saved, version: game.version, why: String((error as Error).message) } };
  }
}

/** A match that is still on is seen with the eyes of the one person in it; several see what they have in common. */
function viewerOf(match: Match): Viewer {
  const people = peopleOf(match);
  return people.length === 1 ? people[0]! : SPECTATOR;
}

/** A log from the address. Its seed is only known once it is laid open. */
export async function findShared(word: string): Promise<Found> {
  const read = await unpackLog(word, loadKnown);
  if (!read.ok) return { why: words => fileProblemText(words, read) };
  const { chance } = read.match;
  const match =
    revealedSeed(read.entries) === undefined ? { ...read.match, chance: { ...chance, seed: '' } } : read.match;
  const here = await store.load(match.id).catch(() => undefined);
  const elsewhere = !here || here.elsewhere;
  return { recording: { ...recordingFrom(read.game, match, read.entries), elsewhere } };
}

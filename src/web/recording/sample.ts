import { type GameId, loadGame } from '../../games/registry.ts';
import { type Recording, recordingFrom } from './recording.ts';
import { packText, unpackLog } from './share-link.ts';

/** Found by their place: what a link carries, before it is packed. */
const loaders = import.meta.glob<string>('../catalogue/sample-games/*.txt', { query: '?raw', import: 'default' });

/** A whole game, and the link to it. */
export interface Sample {
  readonly recording: Recording;
  /** The word that a link carries. */
  readonly word: string;
}

/** A whole game between the two best players of a game. */
export async function loadSample(id: GameId): Promise<Sample | undefined> {
  const text = await loaders[`../catalogue/sample-games/${id}.txt`]?.();
  if (text === undefined) return undefined;
  const word = await packText(text.trim());
  const read = await unpackLog(word, () => loadGame(id));
  return read.ok ? { recording: recordingFrom(read.game, read.match, read.entries), word } : undefined;
}

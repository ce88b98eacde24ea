import type { Game } from '../../engine/game.ts';
import type { GameLoader } from '../../engine/logs/replay.ts';
import {
  gameOfPosition,
  type PositionProblem,
  type PositionText,
  readPositionText,
  type WrittenPosition,
  writePosition,
} from '../../engine/position-text.ts';
import { type GameId, loadPositionText } from '../../games/registry.ts';

/** A position that was read, with its game and how that writes positions. */
export interface ReadPosition extends WrittenPosition {
  readonly game: Game;
  readonly codec: PositionText;
}

/** More than any position needs. */
const LONGEST = 20_000;

/** Reads a position of whatever game it says it is of. */
export async function readWritten(text: string, load: GameLoader): Promise<ReadPosition | PositionProblem> {
  const id = gameOfPosition(text) ?? '';
  const game = text.length > LONGEST ? undefined : await load(id);
  const codec = game && (await loadPositionText(game.id as GameId));
  if (!game || !codec) return { key: 'game', what: id };
  const read = readPositionText(game, codec, text);
  return 'key' in read ? read : { ...read, game, codec };
}

/** A position as text; nothing for a game that has no text of positions. */
export async function writtenPosition(game: Game, position: WrittenPosition): Promise<string | undefined> {
  const codec = await loadPositionText(game.id as GameId);
  return codec && writePosition(game, codec, position);
}

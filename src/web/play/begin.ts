import { type GameId, loadGame } from '../../games/registry.ts';
import { openTable } from '../../table/table.ts';
import { recall } from '../memory.ts';
import { savedFrom } from './host.ts';
import { freshId, freshSeed } from './ids.ts';
import { luck } from './luck.ts';
import { matchFrom, readSetup, type Setup, usualSetup } from './setup.ts';
import { store } from './store.ts';

export function setupName(game: GameId): string {
  return `setup.${game}`;
}

/** Lays a match out on this device and answers with its id. */
export async function beginMatch(id: GameId, setup: Setup): Promise<string> {
  const game = await loadGame(id);
  const match = matchFrom(game, setup, { id: freshId(), seed: freshSeed(), random: luck });
  // Where the disk takes nothing the match lives in the page, and its table says so.
  await store.save(savedFrom(openTable(game, match)));
  return match.id;
}

/** The one-click game: against two bots, with the name and the colour somebody played with before. */
export async function beginUsual(id: GameId): Promise<string> {
  const game = await loadGame(id);
  return beginMatch(id, usualSetup(game, readSetup(game, recall(setupName(id)))));
}

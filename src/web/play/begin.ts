import { type GameId, loadGame } from '../../games/registry.ts';
import { openTable } from '../../table/table.ts';
import { recall } from '../memory.ts';
import { luck } from './bots.ts';
import { savedFrom } from './host.ts';
import { freshId, freshSeed } from './ids.ts';
import { matchFrom, readSetup, type Setup, usualSetup } from './setup.ts';
import { saveMatch } from './store.ts';

export function setupName(game: GameId): string {
  return `setup.${game}`;
}

/** Lays a match out on this device and answers with its id. */
export async function beginMatch(id: GameId, setup: Setup): Promise<string> {
  const game = await loadGame(id);
  const match = matchFrom(game, setup, { id: freshId(), seed: freshSeed(), random: luck });
  // Where nothing can be kept the match lives in the page all the same, and its table says so.
  await saveMatch(savedFrom(openTable(game, match))).catch(() => undefined);
  return match.id;
}

/** The one-click game: against two bots, with the name and the colour somebody played with before. */
export async function beginUsual(id: GameId): Promise<string> {
  const game = await loadGame(id);
  const usual = usualSetup(game);
  const before = readSetup(game, recall(setupName(id)))?.players.find(player => player.bot === undefined);
  return beginMatch(id, {
    ...usual,
    players: usual.players.map(player => (player.bot ? player : { ...player, name: before?.name ?? '' })),
  });
}

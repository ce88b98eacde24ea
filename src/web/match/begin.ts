import type { Game } from '../../engine/game.ts';
import { type GameId, loadGame } from '../../games/registry.ts';
import { openTable } from '../../table/table.ts';
import { freshId, freshSeed } from '../browser/ids.ts';
import { askForLastingOnce } from '../browser/lasting-storage.ts';
import { recall, remember } from '../browser/local-storage.ts';
import { secureRandom } from '../browser/random.ts';
import { store } from './match-store.ts';
import { ownName, rememberOwnName } from './names.ts';
import { lonePerson } from './people.ts';
import { savedFrom } from './saved-match.ts';
import { botPlayer, matchFrom, readSetup, type Setup, usualSetup, withOwnName } from './setup.ts';

function keptSetup(game: Game): Setup | undefined {
  return readSetup(game, recall(`setup.${game.id}`));
}

/** What the form begins with: the set-up of the time before, if there was one. */
export function firstSetup(game: Game): Setup {
  return withOwnName(keptSetup(game) ?? usualSetup(game), ownName());
}

export function keepSetup(game: Game, setup: Setup): void {
  remember(`setup.${game.id}`, JSON.stringify(setup));
  const seat = lonePerson(setup.players);
  if (seat !== undefined) rememberOwnName(setup.players[seat]!.name);
}

/** Begins a match on this device and returns its id. */
export async function beginMatch(id: GameId, setup: Setup): Promise<string> {
  const game = await loadGame(id);
  const match = matchFrom(game, setup, { id: freshId(), seed: freshSeed(), random: secureRandom });
  // Where the disk takes nothing the match lives in the page, and its table says so.
  await store.save(savedFrom(openTable(game, match)));
  // The first game is an acquaintance; with the second there is something to lose.
  askForLastingOnce(async () => (await store.list()).length > 1).catch(() => undefined);
  return match.id;
}

/** A game to look at: the same with a bot in everybody’s place. */
export async function beginShow(id: GameId): Promise<string> {
  const game = await loadGame(id);
  const setup = usualSetup(game);
  return beginMatch(id, { ...setup, players: setup.players.map(({ colour }) => botPlayer(colour)) });
}

/** The one-click game: against two bots, with the name and the colour somebody played with before. */
export async function beginUsual(id: GameId): Promise<string> {
  const game = await loadGame(id);
  return beginMatch(id, withOwnName(usualSetup(game, keptSetup(game)), ownName()));
}

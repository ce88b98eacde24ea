import { type GameId, loadGame } from '../../games/registry.ts';
import { type Day, tryId } from '../../table/day.ts';
import { dayMatch } from '../../table/day-match.ts';
import { openTable } from '../../table/table.ts';
import { freshId } from '../browser/ids.ts';
import { store } from './match-store.ts';
import { ownName } from './names.ts';
import { savedFrom } from './saved-match.ts';

/** Begins the one try that counts, or finds the one that was begun. Returns the id of its match. */
export async function beginTry(game: GameId, day: Day): Promise<string> {
  const id = tryId(day, game);
  return (await store.load(id)) ? id : begin(game, day, id);
}

/** The same desert for the pleasure of it. */
export async function beginPractice(game: GameId, day: Day): Promise<string> {
  return begin(game, day, freshId());
}

async function begin(id: GameId, day: Day, match: string): Promise<string> {
  const game = await loadGame(id);
  await store.save(savedFrom(openTable(game, dayMatch(game, day, { id: match, name: ownName() ?? '' }))));
  return match;
}

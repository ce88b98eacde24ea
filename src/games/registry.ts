import type { Game } from '../engine/game.ts';

/** Every game there is: one line each. All tools, laws and screens find the games here. */
const loaders = {
  'durch-die-wueste': () => import('./durch-die-wueste/game.ts'),
  nomadi: () => import('./nomadi/game.ts'),
  wuestenkoenige: () => import('./wuestenkoenige/game.ts'),
  wuestensoehne: () => import('./wuestensoehne/game.ts'),
} satisfies Record<string, () => Promise<{ game: unknown }>>;

export type GameId = keyof typeof loaders;

export const gameIds = Object.keys(loaders) as GameId[];

export function isGameId(text: string): text is GameId {
  return Object.hasOwn(loaders, text);
}

/** The caller sees the contract only: what a game's state looks like inside is the game's affair. */
export async function loadGame(id: GameId): Promise<Game> {
  return (await loaders[id]()).game;
}

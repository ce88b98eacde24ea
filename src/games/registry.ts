import type { Game } from '../engine/game.ts';
import type { Heuristics } from '../engine/heuristics.ts';
import type { AnyState } from '../engine/state.ts';

interface Loaders {
  rules(): Promise<{ readonly game: unknown }>;
  /** Apart from the rules: only who thinks for a computer player has to load it. */
  heuristics?(): Promise<{ readonly heuristics: unknown }>;
}

/** Every game there is: one line each. All tools, laws and screens find the games here. */
const loaders = {
  'durch-die-wueste': {
    rules: () => import('./durch-die-wueste/game.ts'),
    heuristics: () => import('./durch-die-wueste/ai/heuristics.ts'),
  },
  nomadi: { rules: () => import('./nomadi/game.ts'), heuristics: () => import('./nomadi/ai/heuristics.ts') },
  wuestenkoenige: {
    rules: () => import('./wuestenkoenige/game.ts'),
    heuristics: () => import('./wuestenkoenige/ai/heuristics.ts'),
  },
  wuestensoehne: {
    rules: () => import('./wuestensoehne/game.ts'),
    heuristics: () => import('./wuestensoehne/ai/heuristics.ts'),
  },
} satisfies Record<string, Loaders>;

export type GameId = keyof typeof loaders;

export const gameIds = Object.keys(loaders) as GameId[];

export function isGameId(text: string): text is GameId {
  return Object.hasOwn(loaders, text);
}

/** The caller sees the contract only: what a game's state looks like inside is the game's affair. */
export async function loadGame(id: GameId): Promise<Game> {
  const { rules }: Loaders = loaders[id];
  return (await rules()).game as Game;
}

/** The game with what it can tell a computer player. */
export async function loadGameWithHeuristics(id: GameId): Promise<Game> {
  const { heuristics }: Loaders = loaders[id];
  const [game, taught] = await Promise.all([loadGame(id), heuristics?.()]);
  return taught ? { ...game, heuristics: taught.heuristics as Heuristics<AnyState> } : game;
}

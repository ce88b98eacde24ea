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

/** Games that are no part of the product: tests add them. */
const extras = new Map<string, Loaders>();

/** Lets a test play a game that is not registered, as if it were. The list of ids stays as it is. */
export function addTestGame(id: string, game: Loaders): GameId {
  extras.set(id, game);
  return id as GameId;
}

function loadersOf(id: string): Loaders | undefined {
  return Object.hasOwn(loaders, id) ? loaders[id as GameId] : extras.get(id);
}

export function isGameId(text: string): text is GameId {
  return loadersOf(text) !== undefined;
}

/** The caller sees the contract only: what a game's state looks like inside is the game's affair. */
export async function loadGame(id: GameId): Promise<Game> {
  return (await loadersOf(id)!.rules()).game as Game;
}

/** The game with what it can tell a computer player. */
export async function loadGameWithHeuristics(id: GameId): Promise<Game> {
  const [game, taught] = await Promise.all([loadGame(id), loadersOf(id)?.heuristics?.()]);
  return taught ? { ...game, heuristics: taught.heuristics as Heuristics<AnyState> } : game;
}

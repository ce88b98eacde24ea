import type { Game } from '../../engine/game.ts';
import { type GameId, loadGame } from '../../games/registry.ts';
import type { GameView, GameWords, Language } from '../kit/view.ts';
import { useLocalized } from '../page/localized.ts';
import { loadGameWords } from './game-words.ts';
import { loadView } from './view-loader.ts';

/** A game with everything a screen needs of it, in the language of the page. */
export interface OpenedGame {
  readonly game: Game;
  readonly view: GameView;
  readonly gameWords: GameWords;
}

export interface GameOpening {
  readonly opened?: OpenedGame;
  readonly problem?: string;
}

/** Fetches a game's files, and its words anew when the language changes. */
export function useGame(id: GameId): GameOpening {
  const { found, ...rest } = useLocalized(id, spoken => fetchGame(id, spoken));
  return found ? { opened: found } : rest;
}

export async function fetchGame(id: GameId, spoken: Language): Promise<OpenedGame> {
  const [game, view, gameWords] = await Promise.all([loadGame(id), loadView(id), loadGameWords(id, spoken)]);
  return { game, view, gameWords };
}

import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../engine/game.ts';
import { type GameId, loadGame } from '../games/registry.ts';
import { language } from './settings.ts';
import type { GameView, GameWords } from './stage/view.ts';
import { loadView } from './views.ts';

/** A game with everything a screen needs of it, in the language of the page. */
export interface OpenedGame {
  readonly game: Game;
  readonly view: GameView;
  readonly gameWords: GameWords;
}

export interface Opening {
  readonly opened?: OpenedGame;
  readonly problem?: string;
}

/** Fetches a game's files. When the language changes, the old words stay until the new ones are there. */
export function useGame(id: GameId): Opening {
  const [opening, setOpening] = useState<Opening>({});
  const spoken = language.value;
  useEffect(() => {
    let wanted = true;
    openGame(id, spoken).then(
      opened => wanted && setOpening({ opened }),
      error => wanted && setOpening({ problem: String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [id, spoken]);
  return opening;
}

async function openGame(id: GameId, spoken: typeof language.value): Promise<OpenedGame> {
  const [game, view] = await Promise.all([loadGame(id), loadView(id)]);
  return { game, view, gameWords: await view.words[spoken]() };
}

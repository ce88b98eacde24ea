import { type GameId, loadGame } from '../../games/registry.ts';
import type { Orientation } from '../kit/orientation/orientation.ts';
import type { Language } from '../kit/view.ts';
import { loadOrientationWords } from './game-words.ts';

/** Found by their place, as the views are. */
const loaders = import.meta.glob<{ orientation: unknown }>('../../games/*/view/orientation.ts');

/** How a game tells where one is, and the words for it. */
export interface OpenedOrientation {
  readonly orientation: Orientation;
  readonly told: unknown;
}

/** The game's own, or else those that can be told of any board. */
export async function openOrientation(id: GameId, language: Language): Promise<OpenedOrientation> {
  const load = loaders[`../../games/${id}/view/orientation.ts`];
  if (load) {
    const [{ orientation }, told] = await Promise.all([load(), loadOrientationWords(id, language)]);
    return { orientation: orientation as Orientation, told };
  }
  const [game, { defaultOrientation }] = await Promise.all([
    loadGame(id),
    import('../kit/default/default-orientation.ts'),
  ]);
  return { orientation: defaultOrientation(game), told: undefined };
}

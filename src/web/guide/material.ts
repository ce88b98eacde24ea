import type { Game } from '../../engine/game.ts';
import { type GameId, loadGame } from '../../games/registry.ts';
import { loadRuleWords, type RuleWords } from '../rules/rule-words.ts';
import type { GuideScript, GuideStepWords } from '../stage/guidebook.ts';
import type { GameView, GameWords, Language } from '../stage/view.ts';
import { loadView } from '../views.ts';
import { loadGuidebook } from './books.ts';

/** Everything a lesson needs: the game, how it looks, what is taught, and what is said. */
export interface Material {
  readonly id: GameId;
  readonly game: Game;
  readonly view: GameView;
  readonly script: GuideScript;
  readonly gameWords: GameWords;
  readonly lines: GuideStepWords;
  readonly rules: RuleWords;
}

export async function gather(id: GameId, spoken: Language): Promise<Material> {
  const [game, view, { script, words }] = await Promise.all([loadGame(id), loadView(id), loadGuidebook(id)]);
  const texts = [view.words[spoken](), words[spoken](), loadRuleWords(id, spoken)] as const;
  const [gameWords, lines, rules] = await Promise.all(texts);
  return { id, game, view, script, gameWords, lines, rules };
}

import type { Game } from '../../engine/game.ts';
import { type GameId, loadGame } from '../../games/registry.ts';
import { loadGameWords, loadGuideWords, loadRuleTexts, type RuleTexts } from '../catalogue/game-words.ts';
import { loadGuideScript } from '../catalogue/guide-loader.ts';
import { loadView } from '../catalogue/view-loader.ts';
import type { GuideScript, GuideStepWords } from '../kit/guidebook.ts';
import type { GameView, GameWords, Language } from '../kit/view.ts';

/** Everything a lesson needs: the game, how it looks, what is taught, and what is said. */
export interface LessonMaterial {
  readonly id: GameId;
  readonly game: Game;
  readonly view: GameView;
  readonly script: GuideScript;
  readonly gameWords: GameWords;
  readonly lines: GuideStepWords;
  readonly rules: RuleTexts;
}

export async function loadLessonMaterial(id: GameId, spoken: Language): Promise<LessonMaterial> {
  const files = [loadGame(id), loadView(id), loadGuideScript(id)] as const;
  const texts = [loadGameWords(id, spoken), loadGuideWords(id, spoken), loadRuleTexts(id, spoken)] as const;
  const [[game, view, script], [gameWords, lines, rules]] = await Promise.all([Promise.all(files), Promise.all(texts)]);
  return { id, game, view, script, gameWords, lines, rules };
}

import type { Game } from '../../engine/game.ts';
import { type GameId, loadGame } from '../../games/registry.ts';
import { loadGuidebook } from '../catalogue/guidebook-loader.ts';
import { loadRuleTexts, type RuleTexts } from '../catalogue/rule-texts.ts';
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
  const [game, view, { script, words }] = await Promise.all([loadGame(id), loadView(id), loadGuidebook(id)]);
  const texts = [view.words[spoken](), words[spoken](), loadRuleTexts(id, spoken)] as const;
  const [gameWords, lines, rules] = await Promise.all(texts);
  return { id, game, view, script, gameWords, lines, rules };
}

import type { ScoreSheet } from '../../engine/score-sheet.ts';
import { type GameId, loadScoreSheet } from '../../games/registry.ts';
import { loadSheetWords } from '../catalogue/game-words.ts';
import { fetchGame, type OpenedGame } from '../catalogue/opened-game.ts';
import type { AnySheetWords } from '../kit/sheet-words.ts';
import type { Language } from '../kit/view.ts';
import type { EndingWords } from '../words/ending.en.ts';
import { endingWordsIn } from '../words/ending.ts';
import type { PrintedWords } from '../words/printed.en.ts';
import { printedWordsIn } from '../words/printed.ts';
import type { StudyWords } from '../words/study.en.ts';
import { studyWordsIn } from '../words/study.ts';

/** A game with all that is said and counted where its printed copy lies on the table. */
export interface PrintedGame {
  readonly id: GameId;
  readonly opened: OpenedGame;
  readonly sheet: ScoreSheet;
  readonly sheetWords: AnySheetWords;
  readonly printedWords: PrintedWords;
  readonly endingWords: EndingWords;
  /** How a position that can't be read is told. */
  readonly studyWords: StudyWords;
}

export async function openPrinted(id: GameId, language: Language): Promise<PrintedGame> {
  const [opened, sheet, sheetWords, printedWords, endingWords, studyWords] = await Promise.all([
    fetchGame(id, language),
    loadScoreSheet(id),
    loadSheetWords(id, language),
    printedWordsIn(language),
    endingWordsIn(language),
    studyWordsIn(language),
  ]);
  if (!sheet) throw new Error(`${id} has no score sheet`);
  return { id, opened, sheet, sheetWords, printedWords, endingWords, studyWords };
}

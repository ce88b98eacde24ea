import { entryMove } from '../../engine/asides.ts';
import type { Description, Game } from '../../engine/game.ts';
import { NOT_A_MOVE } from '../../engine/game.ts';
import { type Study, studyStates } from '../../table/study.ts';
import type { OpenedGame } from '../catalogue/opened-game.ts';
import { playerName } from '../match/names.ts';
import type { StudyWords } from '../words/study.en.ts';
import type { Words } from '../words/words.ts';
import type { LiveStudy } from './live-study.ts';
import type { StudyController } from './study-controller.ts';

/** All that the parts of a study board share. */
export interface StudyContext {
  readonly controller: StudyController;
  readonly opened: OpenedGame;
  readonly words: Words;
  readonly studyWords: StudyWords;
  /** Keeps a study that came from elsewhere; left out where it is kept. */
  readonly keep?: () => void;
  /** A study in an account, which may be watched together. */
  readonly live?: LiveStudy;
}

/** What each move of a study does, in the game's terms, in their order. */
export function studyDescriptions(game: Game, study: Study): readonly (Description | undefined)[] {
  const states = studyStates(game, study);
  return study.moves.map(entry => {
    const before = states[entry.after]!;
    const move = entryMove(game, before, entry);
    return move === NOT_A_MOVE ? undefined : game.describe(before, move);
  });
}

/** A move of a study in a sentence, as the log tells it. */
export function studySentence(context: StudyContext, study: Study, what: Description | undefined, i: number): string {
  const { opened, words } = context;
  const who = (seat: number) => playerName(study.match.players, seat, words);
  return (what && opened.gameWords.story[what.key]?.(what.args as never, who)) ?? study.moves[i]!.move;
}

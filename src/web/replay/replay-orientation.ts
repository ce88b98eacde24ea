import { isSeat } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import { type ToldPosition, useToldBoard } from '../catalogue/board-orientation.ts';
import type { Candidate } from '../kit/candidate.ts';
import type { BoardOrientation } from '../kit/landmarks.ts';
import { furtherSaidAt } from '../match/addressed-words.ts';
import { lonePerson } from '../match/people.ts';
import type { ReplayContext } from '../recording/replay-context.ts';

/** Nothing can be chosen in a replay. */
const nothing: readonly Candidate[] = [];

/** What the board of a replay tells of where one is. */
export function useReplayOrientation(
  context: ReplayContext,
  state: AnyState,
  turned: boolean,
): BoardOrientation | undefined {
  return useToldBoard(replayedPosition(context, state, turned));
}

/** Of an open recording “own” is what the person at this device had. */
export function replayedPosition(
  { recording, words, gameWords, who }: Pick<ReplayContext, 'recording' | 'words' | 'gameWords' | 'who'>,
  state: AnyState,
  turned: boolean,
): ToldPosition {
  const { game, seen, match, elsewhere } = recording;
  const { players } = match;
  const viewer = seen.viewer ?? (elsewhere ? undefined : lonePerson(players));
  return {
    game,
    state,
    gameWords,
    words,
    who,
    turned,
    viewer: viewer !== undefined && isSeat(viewer) ? viewer : undefined,
    legal: nothing,
    address: told => furtherSaidAt(players, told, words, elsewhere),
  };
}

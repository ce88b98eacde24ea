import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Game, Seat } from '../../engine/game.ts';
import { type AnyState, copyOf } from '../../engine/state.ts';
import type { GameId } from '../../games/registry.ts';
import type { Candidate } from '../kit/candidate.ts';
import type { BoardOrientation } from '../kit/landmarks.ts';
import type { Standpoint } from '../kit/orientation/orientation.ts';
import type { GameWords, Who } from '../kit/view.ts';
import type { Words } from '../words/words.ts';
import { type OpenedOrientation, openOrientation } from './orientation-loader.ts';

/** A position and who looks at it, on a board that is to tell where one is. */
export interface ToldPosition {
  readonly game: Game;
  readonly state: AnyState;
  readonly gameWords: GameWords;
  readonly words: Words;
  readonly who: Who;
  readonly viewer: Seat | undefined;
  readonly turned: boolean;
  readonly legal: readonly Candidate[];
  /** Makes the words of the orientation fit those who read them. */
  readonly address?: (told: unknown) => unknown;
}

/** What a board that is no table's tells of where one is: it comes later than the board. */
export function useToldBoard(position: ToldPosition): BoardOrientation | undefined {
  const { game, gameWords, state, viewer, legal, turned } = position;
  const opened = useOpened(game.id as GameId, position);
  return useMemo(
    () => opened && boardOrientationOf(opened, standpointAt(position, opened.told), position.words),
    [opened, state, gameWords, viewer, legal, turned],
  );
}

function useOpened(id: GameId, { gameWords, address }: ToldPosition): OpenedOrientation | undefined {
  const [opened, setOpened] = useState<OpenedOrientation>();
  useEffect(() => {
    let wanted = true;
    openOrientation(id, gameWords.language).then(
      found => wanted && setOpened({ ...found, told: address?.(found.told) ?? found.told }),
      // Without it the board is told as before.
      () => undefined,
    );
    return () => void (wanted = false);
  }, [id, gameWords]);
  return opened;
}

export function standpointAt(
  { game, state: s, gameWords, who, viewer, turned, legal }: Omit<ToldPosition, 'words' | 'address'>,
  told: unknown,
): Standpoint {
  return {
    s,
    words: gameWords,
    told,
    who,
    viewer,
    turned,
    legal,
    after: (move: string): AnyState => {
      const after = copyOf(s);
      game.apply(after, game.parse(s, move));
      return after;
    },
  };
}

export function boardOrientationOf(
  { orientation }: OpenedOrientation,
  look: Standpoint,
  { play }: Words,
): BoardOrientation {
  return {
    around: place => orientation.around(look, place, true),
    landmarks: orientation.landmarks(look),
    keys: play.jumps,
    nothing: play.nothingThere,
  };
}

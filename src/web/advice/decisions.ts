import { movesOf, type Seat } from '../../engine/game.ts';
import { copyOf } from '../../engine/state.ts';
import { resignedAt } from '../../table/timeline.ts';
import type { Recording } from '../recording/recording.ts';
import type { SeenPosition } from './search-request.ts';

/** A choice that a seat had. */
export interface Decision {
  /** How many entries lie before it. */
  readonly at: number;
  readonly seat: Seat;
  /** What it chose, as it is written in the log. */
  readonly played: string;
}

/** All choices of a game. A forced move is none; and where somebody has resigned, a computer chooses. */
export function decisionsOf({ game, truth }: Recording): readonly Decision[] {
  return truth.entries.flatMap((entry, at): Decision[] => {
    const { actor } = entry;
    if ('act' in entry || typeof actor !== 'number' || resignedAt(truth, at).has(actor)) return [];
    return movesOf(game, truth.states[at]!).length > 1 ? [{ at, seat: actor, played: entry.move }] : [];
  });
}

/** What the mover could know when it had to choose: nobody is blamed for what was hidden. */
export function questionAt({ game, match, truth }: Recording, { at, seat }: Decision): SeenPosition {
  const state = copyOf(truth.states[at]!);
  game.mask(state, seat);
  return { game, match, state, seat };
}

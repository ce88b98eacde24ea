import { movesOf, type Seat } from '../../engine/game.ts';
import { copyOf } from '../../engine/state.ts';
import type { Recording } from '../recording/recording.ts';
import type { SeenPosition } from './search-request.ts';

/** A choice that a seat had. */
export interface Decision {
  /** So many entries lie before it. */
  readonly at: number;
  readonly seat: Seat;
  /** What it chose, as it is written in the log. */
  readonly played: string;
}

/** All choices of a game. A forced move is none; and where somebody has resigned, a computer chooses. */
export function decisionsOf({ game, match, entries, moves }: Recording): readonly Decision[] {
  const s = game.initial(match.players.length, match.options);
  const resigned = new Set<Seat>();
  return entries.flatMap((entry, at): Decision[] => {
    const { actor } = entry;
    if ('act' in entry) {
      if (entry.act === 'resign') resigned.add(actor as Seat);
      return [];
    }
    const free = typeof actor === 'number' && !resigned.has(actor) && movesOf(game, s).length > 1;
    game.apply(s, moves[at]!);
    return free ? [{ at, seat: actor, played: entry.move }] : [];
  });
}

/** What the mover could know when it had to choose: nobody is blamed for what was hidden. */
export function questionAt({ game, match, moves }: Recording, { at, seat }: Decision): SeenPosition {
  const s = game.initial(match.players.length, match.options);
  for (const move of moves.slice(0, at)) if (move !== undefined) game.apply(s, move);
  const view = copyOf(s);
  game.mask(view, seat);
  return { game, match, view, seat };
}

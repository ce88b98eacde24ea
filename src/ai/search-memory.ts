import type { Game } from '../engine/game.ts';
import type { AnyState } from '../engine/state.ts';
import type { SearchRequest, SeatHistory } from './messages.ts';
import { advanceRoot, newSearch, type Search, type SearchSettings, setRoot } from './search.ts';

/** A search, and how many moves of its match it has followed. */
interface KeptSearch {
  readonly search: Search<AnyState>;
  moves: number;
}

/** What a seat sees and overlooks has a name, and was asked for last after so many moves. */
interface Look {
  readonly name: string;
  readonly moves: number;
}

/** Searches that are kept; the trees of a strong one take about ten megabytes. */
const MOST_SEARCHES = 4;

/** Looks that are kept: more than there can be seats of computer players at the tables that one thread thinks for. */
const MOST_LOOKS = 4096;

/** The searches of earlier requests, by match and seat: the next request of that seat goes on with the same tree. */
export class SearchMemory {
  /** The one used last stands last. */
  readonly #kept = new Map<string, KeptSearch>();

  readonly #looks = new Map<string, Look>();

  /** A name for how the table looks to the seat now: the same as before where nothing but its own move has happened. */
  lookFor({ seed, seat, history }: SearchRequest): string {
    if (!history) return seed;
    const key = JSON.stringify([history.match, seat]);
    const before = this.#looks.get(key);
    const moves = history.moves.length;
    const name = before && (moves === before.moves || moves === before.moves + 1) ? before.name : seed;
    keepLast(this.#looks, key, { name, moves }, MOST_LOOKS);
    return name;
  }

  /** A search whose root is the state of the request, with the tree that is known of it. */
  searchFor(game: Game, view: AnyState, request: SearchRequest, settings: SearchSettings): Search<AnyState> {
    const search = request.history
      ? this.#followed(game, view, request, request.history, settings)
      : newSearch(game, view, settings);
    // A tree that belongs to another position is dropped here, so nobody has to say that a move was taken back.
    setRoot(search, view, request.seat);
    return search;
  }

  #followed(
    game: Game,
    view: AnyState,
    request: SearchRequest,
    history: SeatHistory,
    settings: SearchSettings,
  ): Search<AnyState> {
    const { seats, options, seat } = request;
    const key = JSON.stringify([history.match, seat, game.id, seats, options, settings]);
    const kept = this.#kept.get(key) ?? { search: newSearch(game, view, settings), moves: 0 };
    keepLast(this.#kept, key, kept, MOST_SEARCHES);
    for (const text of history.moves.slice(kept.moves)) followText(kept.search, text);
    kept.moves = history.moves.length;
    return kept.search;
  }
}

/** Puts it last, and lets go of the oldest. */
function keepLast<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): void {
  kept.delete(key);
  kept.set(key, value);
  for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
}

function followText(search: Search<AnyState>, text: string | undefined): void {
  // Once the way is lost, the root is no longer the state that the text was written on.
  if (search.rooted) advanceRoot(search, text === undefined ? undefined : search.game.parse(search.root, text));
}

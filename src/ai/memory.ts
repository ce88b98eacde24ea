import type { Game } from '../engine/game.ts';
import type { AnyState } from '../engine/state.ts';
import { begin, follow, type Search, type Settings, searchOf } from './search.ts';
import type { Request, Story } from './thinking.ts';

/** A search, and how many moves of its match it has heard of. */
interface Kept {
  readonly search: Search<AnyState>;
  heard: number;
}

/** So many bots at one table are remembered; the trees of a strong one take about ten megabytes. */
const MOST = 4;

/** What was thought before, for each seat of a match: the next request of that seat goes on from there. */
export class Memory {
  /** The one used last stands last. */
  readonly #kept = new Map<string, Kept>();

  /** A search that stands at the position of the request, with whatever is known about it. */
  searchFor(game: Game, view: AnyState, request: Request, settings: Settings): Search<AnyState> {
    const search = request.story
      ? this.#followed(game, view, request, request.story, settings)
      : searchOf(game, view, settings);
    // A tree that belongs to another position is dropped here, so nobody has to say that a move was taken back.
    begin(search, view, request.seat);
    return search;
  }

  #followed(game: Game, view: AnyState, request: Request, story: Story, settings: Settings): Search<AnyState> {
    const { seats, options, seat } = request;
    const key = JSON.stringify([story.match, seat, game.id, seats, options, settings]);
    const kept = this.#kept.get(key) ?? { search: searchOf(game, view, settings), heard: 0 };
    this.#keep(key, kept);
    for (const text of story.heard.slice(kept.heard)) hear(kept.search, text);
    kept.heard = story.heard.length;
    return kept.search;
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    for (const oldest of this.#kept.keys()) if (this.#kept.size > MOST) this.#kept.delete(oldest);
  }
}

function hear(search: Search<AnyState>, text: string | undefined): void {
  // Once the way is lost, the root is no longer the state that the text was written on.
  if (search.rooted) follow(search, text === undefined ? undefined : search.game.parse(search.root, text));
}

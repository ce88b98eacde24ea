import { isSettled, type Rated, RatingLists, SETTLED, shownRating } from '../../ratings/rating-list.ts';
import { ratedMatches } from '../store/rated-archive.ts';
import type { RatingStore } from '../store/rating-port.ts';

/** Somebody on a published list. */
export interface ListedRating {
  readonly name: string;
  /** Where the page is that they have made about themselves. */
  readonly profile?: string;
  readonly points: number;
  /** By how much that may be wrong. */
  readonly give: number;
  readonly games: number;
  /** From 1; left out for those who have not met enough others yet. */
  readonly place?: number;
  readonly me?: true;
}

/** Somebody's rating in one game with one number of seats; the last point of the curve is what it is now. */
export interface OwnRating {
  readonly game: string;
  readonly seats: number;
  /** Have they met enough others to have a place? */
  readonly settled: boolean;
  readonly curve: readonly { readonly ended: number; readonly points: number; readonly give: number }[];
}

/** How many are published of each list; who asks is told their own place, too. */
const MOST_LISTED = 100;
/** So much of a curve is kept and told: enough to be drawn. */
const LONGEST_CURVE = 200;
/** So many matches are folded in one go: others are heard in between, also where there are years of them to read. */
const PIECE = 100;

/** The ratings of everybody, folded from what the store has, and on from there whenever somebody asks. */
export class Ratings {
  readonly #store: RatingStore;
  readonly #lists = new RatingLists({ points: LONGEST_CURVE, opponents: SETTLED.opponents });
  #latest = 0;
  #reading: Promise<void> = Promise.resolve();
  /** A reading that waits for the one before, and has seen nothing yet: it serves all who ask until it begins. */
  #waiting: Promise<void> | undefined;

  constructor(store: RatingStore) {
    this.#store = store;
  }

  /** Reads on one after the other, so that nothing is folded twice, and once for all who ask meanwhile. */
  #readOn(): Promise<void> {
    if (this.#waiting) return this.#waiting;
    const read = () => {
      this.#waiting = undefined;
      return this.#read();
    };
    this.#waiting = this.#reading.then(read, read);
    this.#reading = this.#waiting;
    return this.#reading;
  }

  async #read(): Promise<void> {
    for await (const match of ratedMatches(this.#store, this.#latest, PIECE)) {
      this.#lists.fold(match);
      this.#latest = match.ended;
    }
  }

  /** All ratings of a person, with how they went. */
  async of(person: string): Promise<readonly OwnRating[]> {
    await this.#readOn();
    return this.#lists.names.flatMap(name => {
      const rated = this.#lists.one(name, person);
      if (!rated) return [];
      const [game = '', seats] = name.split('/');
      const curve = this.#lists.curve(name, person).map(point => ({ ended: point.ended, ...shownRating(point) }));
      return [{ game, seats: Number(seats), settled: isSettled(rated), curve }];
    });
  }

  /** The first of a list, and the person who asks. Who has no account any more is on none. */
  async list(game: string, seats: number, person?: string): Promise<readonly ListedRating[]> {
    await this.#readOn();
    const all = this.#lists.list(game, seats);
    const first = all.slice(0, MOST_LISTED);
    const own = all.findIndex(({ player }) => player === person);
    const shown = own >= MOST_LISTED ? [...first, all[own]!] : first;
    const people = shown.map(({ player }) => player);
    const [names, profiles] = await Promise.all([this.#store.namesOf(people), this.#store.profilesOf(people)]);
    return shown.flatMap((rated, i) => {
      const name = names.get(rated.player);
      if (name === undefined) return [];
      const profile = profiles.get(rated.player);
      const row = listed(rated, name, Math.max(i, i === MOST_LISTED ? own : 0), person);
      return [profile === undefined ? row : { ...row, profile }];
    });
  }
}

function listed(rated: Rated, name: string, index: number, person: string | undefined): ListedRating {
  return {
    name,
    ...shownRating(rated),
    games: rated.games,
    ...(isSettled(rated) && { place: index + 1 }),
    ...(rated.player === person && { me: true }),
  };
}

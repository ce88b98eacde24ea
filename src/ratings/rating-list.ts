import { anchorOf } from './anchors.ts';
import { BETA, newcomer, ratedAnew, type Skill } from './plackett-luce.ts';
import { finishingRanks, inOrder, type RatedMatch, type RatedSeat } from './rated-match.ts';

/** How often the same people can change their ratings together within a day: two accounts of one person win little. */
export const MOST_A_DAY = 5;
const DAY = 24 * 3600_000;

/**
 * Somebody has a place on a list once they have met so many different opponents in so many games. Until then what is
 * known of them stands on few shoulders, perhaps on those of an account of their own: they come behind all others.
 */
export const SETTLED = { opponents: 3, games: 5 } as const;

/** One point of somebody's curve. */
export interface RatingPoint extends Skill {
  readonly match: string;
  readonly ended: number;
}

/** Somebody on the list of a game with a number of seats. */
export interface Rated extends Skill {
  readonly player: string;
  readonly games: number;
  /** How many different ones they have met, levels of bots among them. */
  readonly opponents: number;
}

interface Standing {
  rating: Skill;
  readonly curve: RatingPoint[];
  readonly met: Set<string>;
}

/** The ratings of one game with one number of seats, as matches are folded into them one by one. */
class Category {
  readonly #standings = new Map<string, Standing>();
  /** Which matches of the same people lie within a day, by their names. */
  readonly #recent = new Map<string, number[]>();
  #list: readonly Rated[] | undefined;

  /** Whether it counted. */
  fold(match: RatedMatch): boolean {
    const anchors = match.seats.map(seat =>
      seat.isBot ? anchorOf(match.anchors, match.game, seat.player) : undefined,
    );
    const people = match.seats.filter(({ isBot }) => !isBot).map(({ player }) => player);
    if (match.seats.some(({ isBot }, i) => isBot && !anchors[i])) return false;
    if (new Set(people).size < people.length || !this.#maySettle(people, match.ended)) return false;
    const before = match.seats.map(({ player }, i) => anchors[i] ?? this.#standings.get(player)?.rating ?? newcomer);
    const after = ratedAnew(before, finishingRanks(match));
    for (const [i, { isBot }] of match.seats.entries()) if (!isBot) this.#keep(i, after[i], match);
    this.#list = undefined;
    return true;
  }

  #maySettle(people: readonly string[], ended: number): boolean {
    const party = JSON.stringify([...people].sort());
    const recent = (this.#recent.get(party) ?? []).filter(at => at > ended - DAY);
    if (people.length > 1 && recent.length >= MOST_A_DAY) return false;
    this.#recent.set(party, [...recent, ended]);
    return people.length > 0;
  }

  #keep(seat: number, rating: Skill, { match, ended, seats }: RatedMatch): void {
    const { player } = seats[seat];
    const standing = this.#standings.get(player) ?? { rating, curve: [], met: new Set<string>() };
    standing.rating = rating;
    standing.curve.push({ ...rating, match, ended });
    for (const [i, other] of seats.entries()) if (i !== seat) standing.met.add(opponentName(other));
    this.#standings.set(player, standing);
  }

  /** Those who are settled, the surest best first, then the others; equals by name. */
  list(): readonly Rated[] {
    this.#list ??= [...this.#standings]
      .map(([player, { rating, curve, met }]) => ({ player, ...rating, games: curve.length, opponents: met.size }))
      .sort(
        (a, b) => Number(isSettled(b)) - Number(isSettled(a)) || sure(b) - sure(a) || (a.player < b.player ? -1 : 1),
      );
    return this.#list;
  }

  curve(player: string): readonly RatingPoint[] {
    return this.#standings.get(player)?.curve ?? [];
  }
}

/** No account is called like a level. */
function opponentName({ player, isBot }: RatedSeat): string {
  return isBot ? `bot ${player}` : `person ${player}`;
}

/** What somebody's strength is at least, as good as certain. */
function sure({ mu, sigma }: Skill): number {
  return mu - 2 * sigma;
}

/** Have they met enough others to have a place? */
export function isSettled({ opponents, games }: Pick<Rated, 'opponents' | 'games'>): boolean {
  return opponents >= SETTLED.opponents && games >= SETTLED.games;
}

/** Ratings of all games: a pure fold over finished rated matches, from which anybody can compute the same list. */
export class RatingLists {
  readonly #categories = new Map<string, Category>();

  /** In the order of `inOrder`. Whether it counted. */
  fold(match: RatedMatch): boolean {
    const name = categoryName(match.game, match.seats.length);
    const category = this.#categories.get(name) ?? new Category();
    this.#categories.set(name, category);
    return category.fold(match);
  }

  list(game: string, seats: number): readonly Rated[] {
    return this.named(categoryName(game, seats));
  }

  /** The names of all lists there are, in order. */
  get names(): string[] {
    return [...this.#categories.keys()].sort();
  }

  named(name: string): readonly Rated[] {
    return this.#categories.get(name)?.list() ?? [];
  }

  /** How somebody's rating went on the list of this name, match by match. */
  curve(name: string, player: string): readonly RatingPoint[] {
    return this.#categories.get(name)?.curve(player) ?? [];
  }
}

/** Such as `durch-die-wueste/2`. */
export function categoryName(game: string, seats: number): string {
  return `${game}/${seats}`;
}

export function ratingLists(matches: readonly RatedMatch[]): RatingLists {
  const lists = new RatingLists();
  for (const match of inOrder(matches)) lists.fold(match);
  return lists;
}

/** Elo points for one of `mu`: with ratings as certain as can be, a lead has the meaning it has there. */
const ELO = 400 / (Math.LN10 * Math.SQRT2 * BETA);

/** As people read it: newcomers begin at 1500, and by how much it may be wrong (95 %). */
export function shownRating({ mu, sigma }: Skill): { readonly points: number; readonly give: number } {
  return { points: Math.round(1500 + (mu - newcomer.mu) * ELO), give: Math.round(2 * sigma * ELO) };
}

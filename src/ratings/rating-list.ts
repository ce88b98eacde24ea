import { anchorOf } from './anchors.ts';
import { isForegone, type Partner, partnerAfter } from './partner.ts';
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
/** So far ahead of all others one person may be among somebody's opponents: an account of their own would be further. */
const LARGEST_LEAD = 10;

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
  /** By how much they have played one person more often than others, as `partnerAfter` counts. */
  readonly lead: number;
}

/** How much is remembered of everybody beside their rating; without end unless told. */
export interface RatingMemory {
  /** The last points of a curve. */
  readonly points: number;
  /** Opponents that are told apart; further ones are no longer counted. */
  readonly opponents: number;
}

const everything: RatingMemory = { points: Number.POSITIVE_INFINITY, opponents: Number.POSITIVE_INFINITY };

interface Standing {
  rating: Skill;
  games: number;
  readonly curve: RatingPoint[];
  readonly met: Set<string>;
  partner: Partner;
}

/** How often the same people have played within the last day. Who has not is forgotten. */
class DayCounts {
  readonly #counts = new Map<string, number>();
  #times: { readonly party: string; readonly ended: number }[] = [];
  #first = 0;

  /** Of matches that come in the order in which they ended. */
  before(party: string, ended: number): number {
    for (; this.#first < this.#times.length && this.#times[this.#first].ended <= ended - DAY; this.#first++)
      this.#takeBack(this.#times[this.#first].party);
    if (this.#first > this.#times.length / 2) {
      this.#times = this.#times.slice(this.#first);
      this.#first = 0;
    }
    return this.#counts.get(party) ?? 0;
  }

  #takeBack(party: string): void {
    const left = this.#counts.get(party)! - 1;
    if (left > 0) this.#counts.set(party, left);
    else this.#counts.delete(party);
  }

  add(party: string, ended: number): void {
    this.#times.push({ party, ended });
    this.#counts.set(party, (this.#counts.get(party) ?? 0) + 1);
  }

  get size(): number {
    return this.#times.length - this.#first;
  }
}

/** The ratings of one game with one number of seats, as matches are folded into them one by one. */
class Category {
  readonly #standings = new Map<string, Standing>();
  readonly #recent = new DayCounts();
  readonly #memory: RatingMemory;
  #list: readonly Rated[] | undefined;

  constructor(memory: RatingMemory) {
    this.#memory = memory;
  }

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
    for (const [i, { isBot }] of match.seats.entries()) if (!isBot) this.#keep(i, after, match, before);
    this.#list = undefined;
    return true;
  }

  #maySettle(people: readonly string[], ended: number): boolean {
    if (people.length < 2) return people.length > 0;
    const party = JSON.stringify([...people].sort());
    if (this.#recent.before(party, ended) >= MOST_A_DAY) return false;
    this.#recent.add(party, ended);
    return true;
  }

  #keep(seat: number, after: readonly Skill[], { match, ended, seats }: RatedMatch, before: readonly Skill[]): void {
    const { player } = seats[seat];
    const rating = after[seat];
    const standing = this.#standings.get(player) ?? newStanding(rating);
    const { points, opponents } = this.#memory;
    standing.rating = rating;
    standing.games++;
    standing.curve.push({ ...rating, match, ended });
    if (standing.curve.length > points) standing.curve.shift();
    for (const [i, other] of seats.entries())
      if (i !== seat && standing.met.size < opponents) standing.met.add(opponentName(other));
    const others = seats.flatMap((other, i) => (i === seat || other.isBot ? [] : [other.player]));
    const isOpen = seats.some(({ isBot }, i) => isBot && !isForegone(before[seat], before[i]));
    standing.partner = partnerAfter(standing.partner, others, isOpen);
    this.#standings.set(player, standing);
  }

  /** How many things are kept, of everybody together. */
  get kept(): number {
    const all = [...this.#standings.values()].map(({ curve, met }) => 1 + curve.length + met.size);
    return all.reduce((sum, count) => sum + count, this.#recent.size);
  }

  /** Those who are settled, the surest best first, then the others; equals by name. */
  list(): readonly Rated[] {
    this.#list ??= [...this.#standings]
      .map(([player, standing]) => ratedFrom(player, standing))
      .sort(
        (a, b) => Number(isSettled(b)) - Number(isSettled(a)) || sure(b) - sure(a) || (a.player < b.player ? -1 : 1),
      );
    return this.#list;
  }

  one(player: string): Rated | undefined {
    const standing = this.#standings.get(player);
    return standing && ratedFrom(player, standing);
  }

  curve(player: string): readonly RatingPoint[] {
    return this.#standings.get(player)?.curve ?? [];
  }
}

function newStanding(rating: Skill): Standing {
  return { rating, games: 0, curve: [], met: new Set(), partner: { player: '', lead: 0 } };
}

function ratedFrom(player: string, { rating, games, met, partner }: Standing): Rated {
  return { player, ...rating, games, opponents: met.size, lead: partner.lead };
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
export function isSettled({ opponents, games, lead }: Pick<Rated, 'opponents' | 'games' | 'lead'>): boolean {
  return opponents >= SETTLED.opponents && games >= SETTLED.games && lead <= LARGEST_LEAD;
}

/** Ratings of all games: a pure fold over finished rated matches, from which anybody can compute the same list. */
export class RatingLists {
  readonly #categories = new Map<string, Category>();
  readonly #memory: RatingMemory;

  constructor(memory: RatingMemory = everything) {
    this.#memory = memory;
  }

  /** In the order of `inOrder`. Whether it counted. */
  fold(match: RatedMatch): boolean {
    const name = categoryName(match.game, match.seats.length);
    const category = this.#categories.get(name) ?? new Category(this.#memory);
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

  /** Somebody on the list of this name, found without putting everybody in order. */
  one(name: string, player: string): Rated | undefined {
    return this.#categories.get(name)?.one(player);
  }

  /** How many things are kept of everybody: it is bounded by people where memory is. */
  get kept(): number {
    return [...this.#categories.values()].reduce((sum, { kept }) => sum + kept, 0);
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

import { type Game, type Move, NOBODY, type Seat } from '../engine/game.ts';
import { seeded } from '../engine/random.ts';
import type { PlayedLine } from '../engine/reasons.ts';
import { copyOf, type State, sameBytes } from '../engine/state.ts';
import { adviceOf, type Expectation, expectationOf, searchThrough } from './advice.ts';
import { STOPPED_CLOCK } from './bot.ts';
import { levelFor, levelSettings } from './levels.ts';
import { adviserFor, lineAfter } from './lines.ts';
import { newSearch, type Search, setRoot } from './search.ts';

/** A line, and what its seat can expect of it. */
export interface WeighedLine<S> {
  readonly line: PlayedLine<S>;
  /** The seat's share of wins, from 0 to 1. */
  readonly share: number;
  readonly points: number;
}

/** First moves of a turn that are looked into, and other ways to go on at each later decision of the best turn. */
const FIRSTS = 6;
const OTHERS = 3;
/** Decisions of the best turn, behind its first one, at which other ways are looked for. */
const FORKS = 4;
/** Worlds in which a finished game is looked at, where something of it is still hidden. */
const WORLDS = 64;

/** Compares whole turns: each is measured in the same way, by a search of its own from where it ends. */
export class TurnScale<S extends State<S>> {
  readonly #game: Game<S>;
  /** Finds turns; what it knows of a position is kept while turns are weighed. */
  readonly #search: Search<S>;
  readonly #weigher: Search<S>;
  readonly #adviser: Search<S>;
  readonly #seed: string;

  /** `like` is any state of the match. The same seed gives the same result on any machine. */
  constructor(game: Game<S>, like: S, seed: string, nodes: number) {
    const { settings } = levelFor(game.heuristics, levelSettings.master);
    this.#game = game;
    this.#seed = seed;
    this.#search = newSearch(game, like, { ...settings, nodes });
    this.#weigher = newSearch(game, like, { ...settings, nodes });
    this.#adviser = adviserFor(this.#search);
  }

  /** Turns of the seat that are worth a look, by a search with so many rollouts; no two of them come to the same. */
  firstLines(view: S, seat: Seat, rollouts: number, most = FIRSTS): readonly PlayedLine<S>[] {
    return this.#linesFrom(playedLine(this.#game, view, seat, []), rollouts, most);
  }

  /** Turns that begin as this one does, and go on in another way. */
  forks({ seat, states, moves }: PlayedLine<S>, rollouts: number): readonly PlayedLine<S>[] {
    const begun = moves.slice(1, 1 + FORKS).map((_, i) => moves.slice(0, i + 1));
    const lines = begun.flatMap(start =>
      this.#linesFrom(playedLine(this.#game, states[0], seat, start), rollouts, OTHERS),
    );
    return distinct(lines);
  }

  /** What the seat can expect of a turn, as the mean over the worlds that it may suppose. */
  weigh(line: PlayedLine<S>, rollouts: number): WeighedLine<S> {
    const { shares, points } = this.#expected(line.states.at(-1)!, line.seat, rollouts);
    return { line, share: shares[line.seat], points: points[line.seat] };
  }

  #linesFrom({ seat, states, moves }: PlayedLine<S>, rollouts: number, most: number): readonly PlayedLine<S>[] {
    const s = states.at(-1)!;
    if (this.#game.actor(s) !== seat) return [];
    this.#think(this.#search, s, seat, rollouts);
    const found = adviceOf(this.#search).slice(0, most);
    const lines = found.map(({ move }) => this.#whole(states[0], seat, moves, move));
    return distinct(lines);
  }

  #whole(from: S, seat: Seat, moves: readonly Move[], first: Move): PlayedLine<S> {
    const texts = lineAfter(this.#search, first, this.#adviser, STOPPED_CLOCK);
    const line = { seat, moves: [...moves], states: [...playedLine(this.#game, from, seat, moves).states] };
    for (const text of texts) {
      const before = line.states.at(-1)!;
      const move = this.#game.parse(before, text);
      line.moves.push(move);
      line.states.push(after(this.#game, before, move));
    }
    return line;
  }

  #think(search: Search<S>, s: S, seat: Seat, rollouts: number): void {
    setRoot(search, s, seat);
    search.random = seeded(this.#seed);
    searchThrough(search, { rollouts, milliseconds: Number.POSITIVE_INFINITY }, STOPPED_CLOCK);
  }

  #expected(s: S, seat: Seat, rollouts: number): Expectation {
    if (this.#game.actor(s) === NOBODY) return this.#endedIn(s, seat);
    this.#think(this.#weigher, s, seat, rollouts);
    return expectationOf(this.#weigher);
  }

  /** A search has nothing to expand here. */
  #endedIn(s: S, seat: Seat): Expectation {
    const random = seeded(this.#seed);
    const shares = Array.from({ length: s.seats }, () => 0);
    const points = [...shares];
    for (let i = 0; i < WORLDS; i++) {
      const world = copyOf(s);
      this.#game.determinize(world, seat, random);
      const winners = this.#game.winners(world);
      for (const winner of winners) shares[winner] += 1 / winners.length / WORLDS;
      for (const other of points.keys()) points[other] += this.#game.score(world, other) / WORLDS;
    }
    return { shares, points };
  }
}

/** Plays moves of one seat on copies. */
export function playedLine<S extends State<S>>(
  game: Game<S>,
  from: S,
  seat: Seat,
  moves: readonly Move[],
): PlayedLine<S> {
  const states = [from];
  for (const move of moves) states.push(after(game, states.at(-1)!, move));
  return { seat, moves, states };
}

/** Is it a whole turn: does chance or somebody else move behind it? */
export function isWhole<S extends State<S>>(game: Game<S>, { seat, states }: PlayedLine<S>): boolean {
  return game.actor(states.at(-1)!) !== seat;
}

/** Do two turns come to the same, whatever the order of their moves? */
export function endAlike<S extends State<S>>(one: PlayedLine<S>, other: PlayedLine<S>): boolean {
  return sameBytes(one.states.at(-1)!, other.states.at(-1)!);
}

/** The first of those that come to the same. */
export function distinct<S extends State<S>>(lines: readonly PlayedLine<S>[]): readonly PlayedLine<S>[] {
  return lines.filter((line, i) => lines.findIndex(earlier => endAlike(earlier, line)) === i);
}

function after<S extends State<S>>(game: Game<S>, s: S, move: Move): S {
  const next = copyOf(s);
  game.apply(next, move);
  return next;
}

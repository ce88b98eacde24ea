import type { GameCard } from './card.ts';
import type { Heuristics } from './heuristics.ts';
import type { Layout } from './layout.ts';
import {
  type Actor,
  type Move,
  type MoveList,
  moveArray,
  moveList,
  NOT_A_MOVE,
  type Seat,
  type Viewer,
} from './moves.ts';
import type { GameNet } from './net.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Random } from './random.ts';
import type { AnyState, State } from './state.ts';

export * from './moves.ts';

/** A rule in the game's RULES.md, such as `DW-CAMEL-1`. */
export type RuleId = string;

/** One line of a game's story: a key of the game's words and what to fill in. */
export interface Description {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** The place on the board where it happened, by its name: boards mark the latest one. */
  readonly at?: string | undefined;
  /** Where it began, if something went from there to `at`: boards show the way. */
  readonly from?: string | undefined;
  /** The places passed on the way from there, where it went from field to field; left out, it leapt. */
  readonly via?: readonly string[] | undefined;
  /** One of many that chance lays out in a row: it is not told by itself, only with the last of them. */
  readonly quiet?: true;
}

/** Points by source, the same keys for every seat of a game. */
export type Breakdown = Readonly<Record<string, number>>;

/** Something one can be ahead in, and that brings points to whoever is so when the game ends. */
export interface Lead {
  /** A key of the game's words; with the arguments it names the same lead in every state. */
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** Who is ahead, ascending; several share. */
  readonly seats: readonly Seat[];
  /** What each of them would get if the game ended now. */
  readonly points: number;
}

/**
 * What a seat may do beside the turns, whoever is to move: give something away, for instance. Asides are moves with
 * numbers and words of their own; a number names its seat, a text does not. The game's `apply`, `format`, `describe` and
 * `hides` deal with them as with any move. Whose turn it is stays as it was, and there are none at CHANCE or at the end.
 */
export interface Asides<S> {
  readonly forms: readonly string[];
  /** The seat whose aside this number is, or undefined for a move of a turn. */
  seatOf(m: Move): Seat | undefined;
  /** What the seat may do now, ascending and unique. A game allows only so many before the turn has to go on. */
  moves(s: S, seat: Seat, out: MoveList): void;
  /** The aside that a text stands for when this seat says it, legal or not, or NOT_A_MOVE. */
  parse(s: S, seat: Seat, text: string): Move;
  /** Every aside that `parse` can answer with, ascending and unique. */
  expressible(s: S, seat: Seat, out: MoveList): void;
  /** The rule that forbids it, or undefined. Written independently of `moves`. */
  forbids(s: S, seat: Seat, m: Move): RuleId | undefined;
}

/**
 * Everything the rest of the project knows about a game. Laws, perft, fuzzing, transcripts, tables, bots and
 * screens are written against this contract alone; `laws/laws.ts` says in code what each function promises.
 */
export interface Game<S extends State<S> = AnyState> extends Omit<GameCard, 'about'> {
  readonly options: readonly OptionSpec[];
  /** The shapes of a written move, for messages: `camel COLOUR HEX`. */
  readonly forms: readonly string[];
  /** No game has more entries than this. */
  readonly maxEntries: number;
  /** Nothing is ever hidden from anybody: then a table need not ask whether something is. */
  readonly perfectInformation?: true;
  /** Chance is never to move: then there is no talk of seeds and draws. */
  readonly deterministic?: true;
  /** For search, loaded apart from the rules. Bots also play without it, from the rules alone. */
  readonly heuristics?: Heuristics<S>;
  /** For a learnt player, loaded when one is to play. */
  readonly net?: GameNet<S>;
  /** What seats may do out of turn, for games that know such a thing. */
  readonly asides?: Asides<S>;
  /** Where pieces stand, for games without a view of their own: the default view draws them from it. */
  readonly layout?: Layout<S>;
  /**
   * Sources of the breakdown that are settled only when the game ends, as a prize for whoever is ahead then. Until then
   * their points are what they would be if it ended now; those of all other sources are won.
   */
  readonly provisional?: readonly string[];
  /** Sources that chance itself may change, as where it ends a turn: the log tells them behind what chance has brought. */
  readonly chancePays?: readonly string[];

  /** The first state. A random set-up follows as moves of CHANCE. */
  initial(seats: number, options: Options): S;
  actor(s: S): Actor;
  /** The legal moves of the actor, ascending and unique; at CHANCE the possible outcomes; nothing when over. */
  moves(s: S, out: MoveList): void;
  /** One legal move of the seat to move, each equally likely, for games that can do so without listing them all. */
  randomMove?(s: S, random: Random): Move;
  /** Plays `m`, in place. Trusts that `m` is legal: ask `forbids` first about a move that came from outside. */
  apply(s: S, m: Move): void;
  /** Draws one outcome for CHANCE. */
  sample(s: S, random: Random): Move;
  /** The relative weight of a chance outcome. */
  weight(s: S, m: Move): number;

  /** Points as if the game ended now. */
  score(s: S, seat: Seat): number;
  breakdown(s: S, seat: Seat): Breakdown;
  /** What a seat is certain to pay for what it has begun, whatever chance and others do before that. */
  owed?(s: S, seat: Seat): Breakdown;
  /** Who is ahead in what, of the things that are worth telling when they change hands; part of the provisional points. */
  leads?(s: S): readonly Lead[];
  /** The winners, ascending; empty while the game is on. In a draw that is everybody. */
  winners(s: S): Seat[];
  /** Is this seat out, with nothing more to do, though the game may go on? Left out, everybody plays to the end. */
  isOut?(s: S, seat: Seat): boolean;

  /** Overwrites, in place, what the viewer can't know. */
  mask(s: S, viewer: Viewer): void;
  /** Fills, in place, what `mask` hid from the viewer with a world that fits. */
  determinize(s: S, viewer: Viewer, random: Random): void;
  /** Must the text of this entry be withheld from the viewer? */
  hides(s: S, m: Move, viewer: Viewer): boolean;

  /** The move in words parted by blanks, unique among the legal moves. */
  format(s: S, m: Move): string;
  /** The move a text stands for, legal or not, or NOT_A_MOVE. */
  parse(s: S, text: string): Move;
  /** Every move that `parse` can answer with on this state, ascending and unique, legal or not. */
  expressible(s: S, out: MoveList): void;
  /** The rule that forbids `m` now, or undefined when it is legal. Written independently of `moves`. */
  forbids(s: S, m: Move): RuleId | undefined;
  describe(s: S, m: Move): Description;

  /** What is broken in this state, in words, or undefined when every invariant holds. */
  check(s: S): string | undefined;
}

/** What a game without dice, draws or a random set-up says about chance: it is never to move. */
export const noChance = { deterministic: true, sample: () => NOT_A_MOVE, weight: () => 0 } as const;

/** What a game says about secrets in which nothing is ever hidden from anybody. */
export const noSecrets = { perfectInformation: true, mask() {}, determinize() {}, hides: () => false } as const;

/** A way to choose uniformly among the actor's legal moves: the game's own, or by listing them. */
export function randomMoveOf<S extends State<S>>(game: Game<S>): (s: S, random: Random) => Move {
  if (game.randomMove) return game.randomMove;
  const list = moveList();
  return (s, random) => {
    game.moves(s, list);
    return list.items[random.below(list.length)];
  };
}

/** The points of a seat that are won: all but those that are settled only at the end. */
export function wonPoints<S extends State<S>>(game: Game<S>, s: S, seat: Seat): number {
  const won = Object.entries(game.breakdown(s, seat)).filter(([source]) => !game.provisional?.includes(source));
  return won.reduce((sum, [, points]) => sum + points, 0);
}

/** The legal moves as a fresh array: for tests, tools and screens, not for search. */
export function movesOf<S extends State<S>>(game: Game<S>, s: S): Move[] {
  const list = moveList();
  game.moves(s, list);
  return moveArray(list);
}

/** What chance can still bring, where it is to move. */
export function possibleOutcomes<S extends State<S>>(game: Game<S>, s: S): Move[] {
  return movesOf(game, s).filter(move => game.weight(s, move) > 0);
}

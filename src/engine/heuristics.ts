import type { Move, MoveList } from './moves.ts';
import type { Random } from './random.ts';

/** What a level of computer players has to go by in one game. */
export interface LevelTuning {
  readonly rollouts: number;
  readonly temperature: number;
  /** How it errs, where it does so otherwise than in other games. */
  readonly errors?: Errors | undefined;
}

/** How a level errs as people do: all from 0 to 1. */
export interface Errors {
  /** The share of places on the table where it sees no moves of its own, the whole turn long. */
  readonly overlooks: number;
  /** The same of what others could answer: threats, and what its own moves lead to. */
  readonly missesReplies: number;
  /** By how much at most each source of points seems worth more or less than it is. */
  readonly misjudges: number;
  /** The part of a decisive lead by which an overlooked move has to look better than the rest to strike the eye. */
  readonly glance: number;
}

/** How much search suits a game: factors on what the levels have, unless said otherwise. */
export interface SearchTuning {
  /** Rollouts and noise of the levels from the lowest up, where the usual ones don't set them apart. */
  readonly levels?: readonly LevelTuning[];
  /** How many moves a rollout has before the state is evaluated; 0 evaluates at once. */
  readonly rolloutDepth: number;
  /** On the rollouts of plain UCT, which levels are compared with: it should take about as long as the best level. */
  readonly uctFactor: number;
  /** How much is learnt from the same move later in a rollout (RAVE); 0 where a move means little without its moment. */
  readonly raveFactor?: number;
}

/**
 * What a game can tell a computer player beyond its rules. All of it is optional and none of it is trusted: search
 * looks at the promising moves first, and finds out by itself what they are worth. Everything is measured in points.
 */
export interface Heuristics<S> {
  /** The lead, in points, with which a game is as good as decided. */
  readonly decisiveLead?: number;
  /** Left out where the levels fit as they are. */
  readonly tuning?: SearchTuning;
  /** What is hidden changes points, never what is legal: search then compares moves as if nothing were hidden. */
  readonly hiddenInfoKeepsMovesLegal?: boolean;
  /**
   * Fills in what a seat has reason to suppose of what is hidden from it; `determinize` fills in the rest. Left out, all
   * worlds are equally likely.
   */
  suppose?(s: S, seat: number, random: Random): void;
  /**
   * How good each listed move of the actor looks; only differences count. Fills `out` for the moves in the list. Where a
   * seat must not be predictable it may draw from the searcher's own `random`.
   */
  rate?(s: S, moves: MoveList, out: Float64Array, random?: Random): void;
  /**
   * Is this move, which search has found best, so plainly good that nobody overlooks it? Noise does not pass it
   * over. Left out, there are no such moves but those that win at once.
   */
  isPlain?(s: S, move: Move): boolean;
  /**
   * Where on the table one has to look to see this move: moves with the same number are seen or overlooked together.
   * Undefined for what nobody overlooks. Left out, every move is a place of its own.
   */
  placeOf?(s: S, move: Move): number | undefined;
  /** A plausible move of the seat to move, found fast: rollouts ask for little else. */
  rolloutMove?(s: S, random: Random): Move;
  /** The points each seat can expect in the end. Fills `out` for every seat. */
  evaluate?(s: S, out: Float64Array): void;
  /** Can an evaluation be trusted here? A rollout that went far enough goes on until then; left out, it always can. */
  isQuiescent?(s: S): boolean;
}

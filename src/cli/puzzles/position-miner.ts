import { levelPolicy } from '../../ai/bot.ts';
import { levelNames } from '../../ai/levels.ts';
import { distinct, endAlike, isWhole, playedLine, TurnScale, type WeighedLine } from '../../ai/turns.ts';
import { type Game, moveList, type Seat } from '../../engine/game.ts';
import { seeded } from '../../engine/random.ts';
import type { PlayedLine, ReasonFinder } from '../../engine/reasons.ts';
import type { AnyState } from '../../engine/state.ts';
import { type ClearTurn, joinedMoves, type MinedTurn } from '../../table/puzzle.ts';
import { themeOf } from './themes.ts';

/** Rollouts of a glance, which most positions do not survive. */
const GLANCE = 96;
/** Rollouts with which a turn is first measured. What is kept was measured with many times as many. */
export const BASE = 256;
/** So many times more for what seems clear, and before a puzzle is kept: only a long search thinks of some turns. */
const FACTOR = 16;
const LAST_FACTOR = 64;
/** By so much of the wins the best turn has to be ahead of the next: at a glance, when measured, and before it is kept. */
const GLIMPSED = 0.04;
const SEEMING = 0.05;
export const CLEAR = 0.06;
/** So far behind the best an estimate of an eighth of the rollouts will do. */
const FAR = 0.12;
/** Turns that are kept beside the best one. */
const RIVALS = 3;
/** Nodes for first looks, and for what is kept. */
const SMALL = 1 << 13;
const LARGE = 1 << 16;

/** Looks for the one turn of a position that is clearly best. */
export class PositionMiner {
  readonly #game: Game;
  readonly #view: AnyState;
  readonly #seat: Seat;
  readonly #seed: string;
  #weighed: readonly WeighedLine<AnyState>[] = [];

  constructor(game: Game, view: AnyState, seat: Seat, seed: string) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#seed = seed;
  }

  /** Does it look as if there were one, at first sight? */
  seems(): boolean {
    const scale = new TurnScale(this.#game, this.#view, this.#seed, SMALL);
    const weigh = (line: PlayedLine<AnyState>) => scale.weigh(line, BASE);
    // Most positions are over with after the two that the search likes best, at a glance or at a second one.
    const liked = scale.firstLines(this.#view, this.#seat, GLANCE, 2);
    if (gapIn(liked.map(line => scale.weigh(line, GLANCE))) < GLIMPSED) return false;
    if (gapIn(liked.map(weigh)) < SEEMING) return false;
    const lines = distinct([...liked, ...scale.firstLines(this.#view, this.#seat, BASE)]);
    const first = lines.map(weigh);
    const [ahead] = byShare(first);
    if (!ahead || gapIn(first) < SEEMING) return false;
    this.#weighed = withMore(first, scale.forks(ahead.line, BASE / 2), weigh);
    return gapIn(this.#weighed) >= SEEMING;
  }

  /** The turn, if it holds with many times the rollouts, against all that a long search can think of. */
  clearTurn(find: ReasonFinder<AnyState> | undefined): ClearTurn | undefined {
    const first = this.#rated(FACTOR, `${this.#seed} again`, this.#weighed);
    if (gapIn(first) < CLEAR) return undefined;
    const rated = this.#rated(LAST_FACTOR, `${this.#seed} once more`, first);
    const [best, next] = rated;
    if (!best || !next || gapIn(rated) < CLEAR || !isWhole(this.#game, best.line)) return undefined;
    return {
      best: this.#told(best),
      rivals: rated.slice(1, 1 + RIVALS).map(rival => this.#told(rival)),
      theme: themeOf(this.#game.id, find, best.line, next.line),
      level: this.#level(best.line),
    };
  }

  #rated(factor: number, seed: string, known: readonly WeighedLine<AnyState>[]): readonly WeighedLine<AnyState>[] {
    return rivalsOf(this.#game, this.#view, this.#seat, {
      seed,
      rollouts: factor * BASE,
      least: CLEAR / 2,
      clear: CLEAR,
      known: byShare(known)
        .slice(0, 1 + RIVALS)
        .map(({ line }) => line),
    });
  }

  #told({ line, share, points }: WeighedLine<AnyState>): MinedTurn {
    const texts = line.moves.map((move, i) => this.#game.format(line.states[i]!, move));
    return [joinedMoves(texts), Number(share.toFixed(3)), Number(points.toFixed(1))];
  }

  /** The lowest level that finds the turn in two of three tries, from 1. */
  #level(best: PlayedLine<AnyState>): number {
    const solves = (level: number) => {
      const finds = (i: number) => endAlike(this.#played(level, `${this.#seed} ${level} ${i}`), best);
      // The third try decides where the first two differ.
      return finds(0) ? finds(1) || finds(2) : finds(1) && finds(2);
    };
    const lowest = levelNames.findIndex((_, level) => level < levelNames.length - 1 && solves(level));
    return lowest < 0 ? levelNames.length : lowest + 1;
  }

  #played(level: number, seed: string): PlayedLine<AnyState> {
    const policy = levelPolicy(levelNames[level]!);
    const random = seeded(seed);
    const legal = moveList();
    const moves: number[] = [];
    let line = playedLine(this.#game, this.#view, this.#seat, moves);
    while (!isWhole(this.#game, line)) {
      const s = line.states.at(-1)!;
      this.#game.moves(s, legal);
      moves.push(policy(this.#game, s, legal, random));
      line = playedLine(this.#game, this.#view, this.#seat, moves);
    }
    return line;
  }
}

export interface RivalSearch {
  readonly seed: string;
  readonly rollouts: number;
  /** Turns that are measured whatever the search thinks of them. */
  readonly known: readonly PlayedLine<AnyState>[];
  /** With a smaller gap than this at an eighth of the rollouts nothing is looked at more closely. */
  readonly least: number;
  /** With a smaller one than this between the first two, measured in full, nothing else is measured. */
  readonly clear: number;
}

/** The turns of a position that stand in question, each measured with so many rollouts, the best first. */
export function rivalsOf(
  game: Game,
  view: AnyState,
  seat: Seat,
  { seed, rollouts, known, least, clear }: RivalSearch,
): readonly WeighedLine<AnyState>[] {
  const scale = new TurnScale(game, view, seed, LARGE);
  const roughly = (line: PlayedLine<AnyState>) => scale.weigh(line, rollouts / 8);
  const told = distinct(known).map(roughly);
  // Most of what seemed clear is not: then there is no need to look for more.
  if (told.length > 1 && gapIn(told) < least) return [];
  const first = withMore(told, scale.firstLines(view, seat, rollouts), roughly);
  const ahead = byShare(first)[0];
  if (!ahead) return [];
  const all = withMore(first, scale.forks(ahead.line, rollouts / 4), roughly);
  if (gapIn(all) < least) return [];
  const weigh = ({ line }: WeighedLine<AnyState>) => scale.weigh(line, rollouts);
  const [one, two, ...rest] = byShare(all).slice(0, 1 + RIVALS);
  const ends = [one, two].filter(line => line !== undefined).map(weigh);
  if (gapIn(ends) < clear) return [];
  const most = byShare(ends)[0]!.share;
  // What is far behind needs no more: it is told beside the others, and decides nothing.
  return byShare([...ends, ...rest.map(line => (line.share < most - FAR ? line : weigh(line)))]);
}

function byShare(lines: readonly WeighedLine<AnyState>[]): readonly WeighedLine<AnyState>[] {
  return lines.toSorted((a, b) => b.share - a.share);
}

/** By how much the best is ahead of the next. */
function gapIn(lines: readonly WeighedLine<AnyState>[]): number {
  const [best, next] = byShare(lines);
  return best && next ? best.share - next.share : 0;
}

function withMore(
  weighed: readonly WeighedLine<AnyState>[],
  more: readonly PlayedLine<AnyState>[],
  weigh: (line: PlayedLine<AnyState>) => WeighedLine<AnyState>,
): readonly WeighedLine<AnyState>[] {
  const fresh = more.filter(line => !weighed.some(known => endAlike(known.line, line)));
  return [...weighed, ...fresh.map(weigh)];
}

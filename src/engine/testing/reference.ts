import { expect } from 'vitest';
import {
  type Actor,
  type Breakdown,
  CHANCE,
  type Game,
  moveArray,
  moveList,
  movesOf,
  NOBODY,
  type Seat,
} from '../game.ts';
import { everySeat } from '../kit.ts';
import { type Random, seeded } from '../random.ts';
import type { State } from '../state.ts';

/** A second, naive implementation of a game's rules, which knows moves by their notation only. */
export interface Reference<R> {
  actor(r: R): Seat | 'chance' | 'nobody';
  /** The legal moves of the actor, in any order. */
  legal(r: R): readonly string[];
  play(r: R, text: string): void;
  /** The points of every seat by source; its score is their sum. */
  breakdowns(r: R): readonly Breakdown[];
  /** The winners; asked for when the game is over. */
  winners(r: R): readonly Seat[];
  /** The weight of an outcome of chance, where the two implementations count alike. */
  weight?(r: R, text: string): number;
  /** What a seat may do out of turn, in any order. */
  asides?(r: R, seat: Seat): readonly string[];
}

/** One match, played on the game's state and on the reference's at once. */
export interface DoubleMatch<S, R> {
  readonly s: S;
  readonly r: R;
  readonly seed: string;
  /** The next move, legal by both. */
  choose(s: S, r: R, random: Random): string;
  /** What is played first, if anything. */
  readonly opening?: readonly string[];
  readonly maxEntries?: number;
  /** Called with each entry: what it has to observe before and after, it observes around `play`. */
  observe?(text: string, play: () => void): void;
  /** Called after each entry with the log so far, for what a game has to compare beyond the contract. */
  compareMore?(log: string[], random: Random): void;
}

/** A game and its reference. */
export interface Pair<S extends State<S>, R> {
  readonly game: Game<S>;
  readonly reference: Reference<R>;
}

/** Plays one match on both, comparing everything that a player can see after each entry. */
export function playBoth<S extends State<S>, R>(pair: Pair<S, R>, match: DoubleMatch<S, R>): void {
  const { s, r, seed, opening = [], maxEntries = pair.game.maxEntries } = match;
  const random = seeded(seed);
  const log: string[] = [];
  compare(pair, s, r, `${seed} at the start`);
  while (pair.game.actor(s) !== NOBODY && log.length < maxEntries) {
    const text = opening[log.length] ?? match.choose(s, r, random);
    log.push(text);
    playEntry(pair, match, text);
    compare(pair, s, r, `${seed} after ${log.slice(-20).join(', ')}`);
    match.compareMore?.(log, random);
  }
}

function playEntry<S extends State<S>, R>(pair: Pair<S, R>, match: DoubleMatch<S, R>, text: string): void {
  const { game, reference } = pair;
  const { s, r, observe } = match;
  const move = game.parse(s, text);
  expect(game.forbids(s, move), text).toBeUndefined();
  game.apply(s, move);
  const play = () => reference.play(r, text);
  if (observe) observe(text, play);
  else play();
}

/** Only what differs is compared in detail: that takes longer than playing. */
export function compare<S extends State<S>, R>(pair: Pair<S, R>, s: S, r: R, when: string): void {
  const [ours, theirs] = [portraitOf(pair, s), referencePortraitOf(pair, r)];
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours, when).toEqual(theirs);
}

function portraitOf<S extends State<S>, R>({ game, reference }: Pair<S, R>, s: S): object {
  const seats = everySeat(s.seats);
  const actor = nameOfActor(game.actor(s));
  const weighed = actor === 'chance' && reference.weight !== undefined;
  const texts = movesOf(game, s).map(move => game.format(s, move) + (weighed ? ` × ${game.weight(s, move)}` : ''));
  return {
    actor,
    legal: texts.sort(),
    breakdowns: seats.map(seat => game.breakdown(s, seat)),
    scores: seats.map(seat => game.score(s, seat)),
    winners: game.winners(s),
    asides: reference.asides ? seats.map(seat => asidesOf(game, s, seat)) : [],
  };
}

function asidesOf<S extends State<S>>(game: Game<S>, s: S, seat: Seat): string[] {
  const list = moveList();
  game.asides?.moves(s, seat, list);
  const texts = moveArray(list).map(move => game.format(s, move));
  return texts.sort();
}

function referencePortraitOf<S extends State<S>, R>({ reference }: Pair<S, R>, r: R): object {
  const { weight, asides } = reference;
  const actor = reference.actor(r);
  const breakdowns = reference.breakdowns(r);
  const weighed = actor === 'chance' ? weight : undefined;
  const texts = reference.legal(r).map(text => text + (weighed ? ` × ${weighed(r, text)}` : ''));
  return {
    actor,
    legal: texts.sort(),
    breakdowns,
    scores: breakdowns.map(sumOf),
    winners: actor === 'nobody' ? reference.winners(r) : [],
    asides: asides ? breakdowns.map((_, seat) => asides(r, seat).toSorted()) : [],
  };
}

function sumOf(points: Breakdown): number {
  return Object.values(points).reduce((sum, part) => sum + part, 0);
}

function nameOfActor(actor: Actor): Seat | 'chance' | 'nobody' {
  return actor === CHANCE ? 'chance' : actor === NOBODY ? 'nobody' : actor;
}

/** How often each thing has happened that a sample has to show before it proves anything. */
export type Coverage = Map<string, number>;

/** Cases of a differential test, each of them played once, and what they have shown. */
export interface Sample<C> {
  play(each: C): void;
  shows(goal: string): boolean;
}

/**
 * A case is played when a test first asks for it, and not again. So neither the tests of single cases nor the one that
 * looks at what all of them have shown depends on the other having run.
 */
export function sampleOf<C>(cases: readonly C[], play: (each: C, coverage: Coverage) => void): Sample<C> {
  const played = new Map<C, Coverage>();
  const coverageOf = (each: C): Coverage => {
    const known = played.get(each);
    if (known) return known;
    const coverage: Coverage = new Map();
    play(each, coverage);
    played.set(each, coverage);
    return coverage;
  };
  return { play: each => void coverageOf(each), shows: goal => cases.some(each => coverageOf(each).has(goal)) };
}

import { type Breakdown, CHANCE, type Game, type Move, movesOf, NOBODY, NOT_A_MOVE, type RuleId } from '../game.ts';
import { newMatchOptions } from '../options.ts';
import type { Random } from '../random.ts';
import { copyOf, type State } from '../state.ts';

/** A game as tests ask about it: moves are said as they are written. */
export function testPositions<S extends State<S>>(game: Game<S>) {
  /** The legal moves as they are written, in the game's order. */
  const legal = (s: S): string[] => movesOf(game, s).map(move => game.format(s, move));

  /** What can follow these words: the hexes after `camel pink`. */
  const choices = (s: S, words: string): string[] =>
    legal(s).flatMap(text => (text.startsWith(`${words} `) ? [text.slice(words.length + 1)] : []));

  /** The rule that forbids a move, or undefined. The list of legal moves must agree. */
  const whyNot = (s: S, text: string): RuleId | undefined => {
    const move = game.parse(s, text);
    if (move === NOT_A_MOVE) throw new Error(`"${text}" is no move here`);
    const rule = game.forbids(s, move);
    if (movesOf(game, s).includes(move) !== (rule === undefined))
      throw new Error(`"${text}": moves and forbids (${rule}) do not agree`);
    return rule;
  };

  /** The position after these moves, each of which must be legal; chance's are said as well. The one given stays as it is. */
  const after = (s: S, ...texts: string[]): S => {
    const next = copyOf(s);
    for (const text of texts) {
      const rule = whyNot(next, text);
      if (rule) throw new Error(`"${text}" is forbidden by ${rule}; legal: ${legal(next).join(', ')}`);
      game.apply(next, game.parse(next, text));
    }
    return next;
  };

  /** The same, where each position on the way must be a sound one, as a drawing of a few pieces is not. */
  const soundAfter = (s: S, ...texts: string[]): S =>
    texts.reduce((now, text) => {
      const next = after(now, text);
      const broken = game.check(next);
      if (broken) throw new Error(`after "${text}": ${broken}`);
      return next;
    }, copyOf(s));

  /** What a seat has gained between two positions, without what stayed the same. */
  const gain = (before: S, now: S, seat = 0): Breakdown => {
    const old = game.breakdown(before, seat);
    const changes = Object.entries(game.breakdown(now, seat)).map(([key, points]) => [key, points - old[key]] as const);
    return Object.fromEntries(changes.filter(([, change]) => change !== 0));
  };

  return { legal, choices, whyNot, after, soundAfter, gain };
}

/** How tests let a game go on by itself. */
export function testPlay<S extends State<S>>(game: Game<S>) {
  const anyMove = (s: S, random: Random): Move => {
    const moves = movesOf(game, s);
    return moves[random.below(moves.length)];
  };

  /** Plays on, chance by its odds and seats as told (at random unless said), until `enough` says so or the game is over. */
  const playOn = (s: S, random: Random, enough: (s: S) => boolean = () => false, choose = anyMove): S => {
    while (game.actor(s) !== NOBODY && !enough(s))
      game.apply(s, game.actor(s) === CHANCE ? game.sample(s, random) : choose(s, random));
    return s;
  };

  /** The usual set-up as chance makes it, up to the first move of a seat. */
  const setUp = (seats: number, random: Random): S =>
    playOn(game.initial(seats, newMatchOptions(game.options, {})), random, s => game.actor(s) !== CHANCE);

  return { setUp, playOn, anyMove };
}

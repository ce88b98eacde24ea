import { CHANCE, type Game, type Move, type MoveList, moveList, NOBODY } from '../game.ts';
import { newMatchOptions, type OptionSpec, type Options, type OptionValue, readOptions } from '../options.ts';
import type { Random } from '../random.ts';
import { type AnyState, copyInto, copyOf } from '../state.ts';

/** Where random play has come to, and how. Made once, walked and rewound many times. */
export interface Walk {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly start: AnyState;
  readonly state: AnyState;
  readonly legal: MoveList;
  readonly log: Move[];
  /** Do seats mostly play rollout moves? Then games come to ends that random play seldom finds. */
  usesRolloutMoves?: boolean;
}

export function walkOf(game: Game, seats: number, options: Options = newMatchOptions(game.options)): Walk {
  const start = game.initial(seats, options);
  return { game, seats, options, start, state: copyOf(start), legal: moveList(), log: [] };
}

/** Back to the first state, without allocating. */
export function rewind(walk: Walk): void {
  copyInto(walk.state, walk.start);
  walk.log.length = 0;
}

/** Plays one random entry. Answers false when there is none to play: over, stuck, or longer than the game allows. */
export function playEntry(walk: Walk, random: Random): boolean {
  if (walk.log.length >= walk.game.maxEntries) return false;
  const move = chooseMove(walk, random);
  if (move === undefined) return false;
  walk.game.apply(walk.state, move);
  walk.log.push(move);
  return true;
}

/** One move in this many is random after all, one entry in this many is an aside. */
const WHIM = 8;
const ASIDE = 12;

function chooseMove(walk: Walk, random: Random): Move | undefined {
  const { game, state, legal } = walk;
  const actor = game.actor(state);
  if (actor === NOBODY) return undefined;
  if (actor === CHANCE) return game.sample(state, random);
  const aside = chooseAside(walk, random);
  if (aside !== undefined) return aside;
  const rolloutMove = walk.usesRolloutMoves ? game.heuristics?.rolloutMove : undefined;
  if (rolloutMove && random.below(WHIM) > 0) return rolloutMove(state, random);
  game.moves(state, legal);
  return legal.length === 0 ? undefined : legal.items[random.below(legal.length)];
}

/** Now and then somebody does something out of turn, in games that know it. */
function chooseAside({ game, seats, state, legal }: Walk, random: Random): Move | undefined {
  if (!game.asides || random.below(ASIDE) > 0) return undefined;
  game.asides.moves(state, random.below(seats), legal);
  return legal.length === 0 ? undefined : legal.items[random.below(legal.length)];
}

/** Plays up to `entries` random entries; answers how many it played. */
export function playRandomly(walk: Walk, random: Random, entries = walk.game.maxEntries): number {
  let played = 0;
  while (played < entries && playEntry(walk, random)) played++;
  return played;
}

type Choices = readonly (OptionValue | undefined)[];

/** An option without a default may also be left out, and that is a choice like any other. */
function choicesOf({ values, default: usual }: OptionSpec): Choices {
  return usual === undefined ? [undefined, ...values] : values;
}

/** A few sets of options in which every value of every option occurs. */
export function everyOption(specs: readonly OptionSpec[]): Options[] {
  const sets = Math.max(1, ...specs.map(spec => choicesOf(spec).length));
  return Array.from({ length: sets }, (_, i) => chosen(specs, choices => choices[i % choices.length]));
}

export function randomOptions(specs: readonly OptionSpec[], random: Random): Options {
  return chosen(specs, choices => choices[random.below(choices.length)]);
}

function chosen(specs: readonly OptionSpec[], choose: (choices: Choices) => OptionValue | undefined): Options {
  const chosenValues = specs.map(spec => [spec.name, choose(choicesOf(spec))] as const);
  return readOptions(specs, Object.fromEntries(chosenValues.filter(([, value]) => value !== undefined)));
}

import { CHANCE, type Game, type Move, NOBODY, type Seat } from '../engine/game.ts';
import { readOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import { copyInto, type State } from '../engine/state.ts';
import { type Bot, type BotName, botNamed, STOPPED_CLOCK } from './bot.ts';

/** One game between two bots, who share the seats of a table in turn. */
export interface Fixture {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly a: BotName;
  readonly b: BotName;
  /** From 0. An even one and the next have the same set-up, with the seats exchanged. */
  readonly number: number;
}

/** What came of it, with the names that arena files have. */
export interface DuelResult extends Fixture {
  /** The part of the win that went to `a`. */
  readonly share: number;
  /** How many points `a` has more than `b`, on average over their seats. */
  readonly margin: number;
  /** Moves made, and the milliseconds spent on them. */
  readonly moves: Sides;
  readonly ms: Sides;
  /** Rollouts. Arena files have the older word. */
  readonly playouts: Sides;
}

interface Sides {
  a: number;
  b: number;
}

/** Time in milliseconds, from whatever beginning. */
export type MillisecondClock = () => number;

export function playDuel<S extends State<S>>(game: Game<S>, fixture: Fixture, clock: MillisecondClock): DuelResult {
  const { seats, number } = fixture;
  const side = (seat: Seat): keyof Sides => ((seat + number) % 2 === 0 ? 'a' : 'b');
  const moves = { a: 0, b: 0 };
  const ms = { a: 0, b: 0 };
  const choose = (seat: Seat, bot: Bot<S>, view: S): Move => {
    const start = clock();
    const move = bot.choose(view);
    ms[side(seat)] += clock() - start;
    moves[side(seat)]++;
    return move;
  };
  const bots = Array.from({ length: seats }, (_, seat) => seatedBot(game, fixture, side(seat), seat));
  const end = playGame(game, fixture, bots, choose);
  const rollouts = { a: 0, b: 0 };
  for (const [seat, bot] of bots.entries()) rollouts[side(seat)] += bot.rollouts;
  const result = { share: shareOf(game, end, side), margin: marginOf(game, end, side), moves, ms, playouts: rollouts };
  return { ...fixture, ...result };
}

function seatedBot<S extends State<S>>(game: Game<S>, fixture: Fixture, side: keyof Sides, seat: Seat): Bot<S> {
  const seed = `${fixture.seed} game ${fixture.number} seat ${seat}`;
  return botNamed(fixture[side], game, seat, seed, STOPPED_CLOCK);
}

/** Plays a game to its end. No bot is shown more than its seat may see. */
export function playGame<S extends State<S>>(
  game: Game<S>,
  { seats, seed, number }: Pick<Fixture, 'seats' | 'seed' | 'number'>,
  bots: readonly Bot<S>[],
  choose: (seat: Seat, bot: Bot<S>, view: S) => Move,
): S {
  const random = seeded(`${seed} set-up ${number >> 1}`);
  const s = game.initial(seats, readOptions(game.options));
  const view = s.blankCopy();
  for (let actor = game.actor(s); actor !== NOBODY; actor = game.actor(s)) {
    copyInto(view, s);
    if (actor !== CHANCE) game.mask(view, actor);
    const move = actor === CHANCE ? game.sample(s, random) : choose(actor, bots[actor], view);
    for (const [seat, bot] of bots.entries()) bot.observe(game.hides(s, move, seat) ? undefined : move);
    game.apply(s, move);
  }
  return s;
}

function shareOf<S extends State<S>>(game: Game<S>, s: S, side: (seat: Seat) => keyof Sides): number {
  const winners = game.winners(s);
  return winners.filter(seat => side(seat) === 'a').length / winners.length;
}

function marginOf<S extends State<S>>(game: Game<S>, s: S, side: (seat: Seat) => keyof Sides): number {
  const points = (wanted: keyof Sides) => {
    const all = Array.from({ length: s.seats }, (_, seat) => seat).filter(seat => side(seat) === wanted);
    return all.reduce((sum, seat) => sum + game.score(s, seat), 0) / all.length;
  };
  return points('a') - points('b');
}

import { CHANCE, type Game, type Move, NOBODY, type Seat } from '../engine/game.ts';
import { newMatchOptions, type Options } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import type { SenseCounter } from '../engine/sense.ts';
import { copyInto, type State } from '../engine/state.ts';
import { type Bot, type BotName, botNamed, STOPPED_CLOCK } from './bot.ts';

/** One game between two bots, who share the seats of a table in turn. Other programs than ours have names too. */
export interface Fixture<Name = BotName> {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly a: Name;
  readonly b: Name;
  /** From 0. An even one and the next have the same set-up, with the seats exchanged. */
  readonly number: number;
}

/** What came of it, with the names that arena files have. */
export interface DuelResult<Name = BotName> extends Fixture<Name> {
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

export interface Sides {
  a: number;
  b: number;
}

/** The side that has a seat. */
export function sideAt({ number }: Pick<Fixture, 'number'>, seat: Seat): keyof Sides {
  return (seat + number) % 2 === 0 ? 'a' : 'b';
}

/** Time in milliseconds, from whatever beginning. */
export type MillisecondClock = () => number;

export function playDuel<S extends State<S>>(game: Game<S>, fixture: Fixture, clock: MillisecondClock): DuelResult {
  const side = (seat: Seat) => sideAt(fixture, seat);
  const moves = { a: 0, b: 0 };
  const ms = { a: 0, b: 0 };
  const choose = (seat: Seat, bot: Bot<S>, view: S): Move => {
    const start = clock();
    const move = bot.choose(view);
    ms[side(seat)] += clock() - start;
    moves[side(seat)]++;
    return move;
  };
  const bots = Array.from({ length: fixture.seats }, (_, seat) => seatedBot(game, fixture, fixture[side(seat)], seat));
  const end = playGame(game, fixture, bots, choose);
  const rollouts = { a: 0, b: 0 };
  for (const [seat, bot] of bots.entries()) rollouts[side(seat)] += bot.rollouts;
  return { ...fixture, ...wonBy(game, end, side), moves, ms, playouts: rollouts };
}

/** One of our bots on its seat. What it draws by chance is its own, and the same in every run. */
export function seatedBot<S extends State<S>>(
  game: Game<S>,
  { seed, number }: Pick<Fixture, 'seed' | 'number'>,
  name: BotName,
  seat: Seat,
): Bot<S> {
  return botNamed(name, game, seat, `${seed} game ${number} seat ${seat}`, STOPPED_CLOCK);
}

/** What is fixed before a game between bots. */
interface GamePlan extends Pick<Fixture, 'seats' | 'seed' | 'number'> {
  readonly options?: Options;
}

/** Sees every move of a game, and all that is hidden. */
export type GameWatcher<S> = Pick<SenseCounter<S>, 'before' | 'after'>;

/** Plays a game to its end. No bot is shown more than its seat may see; a counter sees all of it. */
export function playGame<S extends State<S>>(
  game: Game<S>,
  plan: GamePlan,
  bots: readonly Bot<S>[],
  choose: (seat: Seat, bot: Bot<S>, view: S) => Move,
  beginCounting?: (s: S) => GameWatcher<S>,
): S {
  const turns = turnsOf(game, plan, s => {
    const counter = beginCounting?.(s);
    return {
      before(state, actor, move) {
        for (const [seat, bot] of bots.entries()) bot.observe(game.hides(state, move, seat) ? undefined : move);
        counter?.before?.(state, actor, move);
      },
      after: (state, actor, move) => counter?.after?.(state, actor, move),
    };
  });
  let turn = turns.next();
  while (!turn.done) {
    const { seat, view } = turn.value;
    turn = turns.next(choose(seat, bots[seat], view));
  }
  return turn.value;
}

/** Somebody is to move. */
export interface Turn<S> {
  readonly seat: Seat;
  /** All that the seat may see; good until the next turn. */
  readonly view: S;
}

/** Goes through a game turn by turn, takes a move for each, and gives its last state in the end. */
export function* turnsOf<S extends State<S>>(
  game: Game<S>,
  { seats, seed, number, options }: GamePlan,
  beginWatching: (s: S) => GameWatcher<S>,
): Generator<Turn<S>, S, Move> {
  const random = seeded(`${seed} set-up ${number >> 1}`);
  const s = game.initial(seats, options ?? newMatchOptions(game.options));
  const watcher = beginWatching(s);
  const view = s.blankCopy();
  for (let actor = game.actor(s); actor !== NOBODY; actor = game.actor(s)) {
    copyInto(view, s);
    if (actor !== CHANCE) game.mask(view, actor);
    const move = actor === CHANCE ? game.sample(s, random) : yield { seat: actor, view };
    watcher.before?.(s, actor, move);
    game.apply(s, move);
    watcher.after?.(s, actor, move);
  }
  return s;
}

/** Who has won a finished game, and by how much. */
export function wonBy<S extends State<S>>(
  game: Game<S>,
  end: S,
  side: (seat: Seat) => keyof Sides,
): Pick<DuelResult, 'share' | 'margin'> {
  return { share: shareOf(game, end, side), margin: marginOf(game, end, side) };
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

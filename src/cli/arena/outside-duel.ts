import type { Bot, BotName } from '../../ai/bot.ts';
import {
  type DuelResult,
  type Fixture,
  type MillisecondClock,
  seatedBot,
  sideAt,
  turnsOf,
  wonBy,
} from '../../ai/duel.ts';
import type { Actor, Game, Move, Seat } from '../../engine/game.ts';
import { everySeat } from '../../engine/kit.ts';
import { newMatchOptions } from '../../engine/options.ts';
import type { AnyState } from '../../engine/state.ts';
import type { ForfeitCode } from '../../protocol/bot-messages.ts';
import type { MatchEnd } from '../../protocol/bot-seat.ts';
import { type Drawing, scoresOf } from '../../protocol/bot-view.ts';
import { BotFault, BotProcess } from './bot-process.ts';
import { type BotTimes, OutsideSeat } from './outside-seat.ts';
import { programOf } from './players.ts';

/** Who has lost before the game was over, and why. */
export interface Forfeit {
  readonly seat: Seat;
  readonly code: ForfeitCode;
  readonly why: string;
}

/** What came of a game between any players. */
export interface ArenaResult extends DuelResult<string> {
  /** A game that somebody has forfeited brings no points. */
  readonly forfeit?: Forfeit;
}

/** One of our own bots, or one of somebody else. */
type Player = { readonly own: Bot<AnyState> } | { readonly outside: OutsideSeat };

/**
 * A game in which at least one side is a program of somebody else. Each seat of it has a process of its own, which lives
 * for this one game: what one of them sees or does is nothing to the others, or to the next game.
 */
export async function playOutsideDuel(
  game: Game,
  draw: Drawing<AnyState> | undefined,
  fixture: Fixture<string>,
  times: BotTimes,
  clock: MillisecondClock,
): Promise<ArenaResult> {
  const players = seated(game, draw, fixture, times);
  const duel = new OutsideDuel(game, fixture, players, clock);
  let ending: MatchEnd = { scores: [], winners: [] };
  try {
    const end = await duel.play();
    ending = { scores: scoresOf(game, end), winners: game.winners(end) };
    return { ...fixture, ...wonBy(game, end, seat => sideAt(fixture, seat)), ...duel.counts() };
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    const { forfeit } = error;
    ending = { scores: [], winners: [], forfeit };
    const share = sideAt(fixture, forfeit.seat) === 'a' ? 0 : 1;
    return { ...fixture, share, margin: 0, ...duel.counts(), forfeit };
  } finally {
    await Promise.all(players.map(async player => 'outside' in player && (await player.outside.leave(ending))));
  }
}

function seated(
  game: Game,
  draw: Drawing<AnyState> | undefined,
  fixture: Fixture<string>,
  times: BotTimes,
): readonly Player[] {
  const names = everySeat(fixture.seats).map(seat => fixture[sideAt(fixture, seat)]);
  return names.map((name, seat): Player => {
    const command = programOf(name);
    if (command === undefined) return { own: seatedBot(game, fixture, name as BotName, seat) };
    const match = `game ${fixture.number + 1}`;
    const setting = { game, options: newMatchOptions(game.options), draw, match, seat, players: names };
    return { outside: new OutsideSeat(new BotProcess(command), times, setting) };
  });
}

/** Ends a game. */
class Lost extends Error {
  readonly forfeit: Forfeit;

  constructor(seat: Seat, { code, message }: BotFault) {
    super(message);
    this.forfeit = { seat, code, why: message };
  }
}

class OutsideDuel {
  readonly #game: Game;
  readonly #fixture: Fixture<string>;
  readonly #players: readonly Player[];
  readonly #clock: MillisecondClock;
  readonly #moves = { a: 0, b: 0 };
  readonly #ms = { a: 0, b: 0 };

  constructor(game: Game, fixture: Fixture<string>, players: readonly Player[], clock: MillisecondClock) {
    this.#game = game;
    this.#fixture = fixture;
    this.#players = players;
    this.#clock = clock;
  }

  async play(): Promise<AnyState> {
    await this.#greetAll();
    const turns = turnsOf(this.#game, this.#fixture, () => ({
      before: (s, actor, move) => this.#tell(s, actor, move),
    }));
    let turn = turns.next();
    while (!turn.done) turn = turns.next(await this.#choose(turn.value.seat, turn.value.view));
    return turn.value;
  }

  /** All start at the same time. Where several fail, the first seat of them has lost. */
  async #greetAll(): Promise<void> {
    const greeted = await Promise.allSettled(
      this.#players.map(async (player, seat) => 'outside' in player && (await guarded(seat, player.outside.greet()))),
    );
    const refused = greeted.find(answer => answer.status === 'rejected');
    if (refused) throw refused.reason;
  }

  async #choose(seat: Seat, view: AnyState): Promise<Move> {
    const player = this.#players[seat] as Player;
    const side = sideAt(this.#fixture, seat);
    const start = this.#clock();
    const move = 'own' in player ? player.own.choose(view) : await guarded(seat, player.outside.choose(view));
    this.#ms[side] += this.#clock() - start;
    this.#moves[side]++;
    return move;
  }

  #tell(s: AnyState, actor: Actor, move: Move): void {
    for (const [seat, player] of this.#players.entries()) {
      if ('outside' in player) player.outside.hear(s, actor, move);
      else player.own.observe(this.#game.hides(s, move, seat) ? undefined : move);
    }
  }

  counts(): Pick<ArenaResult, 'moves' | 'ms' | 'playouts'> {
    const playouts = { a: 0, b: 0 };
    for (const [seat, player] of this.#players.entries())
      if ('own' in player) playouts[sideAt(this.#fixture, seat)] += player.own.rollouts;
    return { moves: this.#moves, ms: this.#ms, playouts };
  }
}

async function guarded<T>(seat: Seat, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof BotFault ? new Lost(seat, error) : error;
  }
}

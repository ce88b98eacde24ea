import { randomBytes } from 'node:crypto';
import type { Bot, BotName } from '../../ai/bot.ts';
import { seatedBot, type Turn, turnsOf } from '../../ai/duel.ts';
import type { Actor, Game, Move, Seat } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import type { AnyState } from '../../engine/state.ts';
import { BOT_PROTOCOL, botLimits, type EnvironmentMessage, type HostMessage } from '../../protocol/bot-messages.ts';
import { BotSeat } from '../../protocol/bot-seat.ts';
import { type Drawing, scoresOf } from '../../protocol/bot-view.ts';

/** Stands in a list of players for the program that the environment is for. */
export const LEARNER = 'me';

export interface EnvironmentSetting {
  readonly game: Game;
  readonly options: Options;
  readonly draw: Drawing<AnyState> | undefined;
  /** By seat: LEARNER, or one of our bots. */
  readonly players: readonly string[];
}

/** A match that waits for a move of the program. */
interface Running {
  readonly turns: Generator<Turn<AnyState>, AnyState, Move>;
  readonly own: ReadonlyMap<Seat, Bot<AnyState>>;
  readonly seats: ReadonlyMap<Seat, BotSeat>;
  waiting: Turn<AnyState> | undefined;
}

/**
 * Match after match for one program that plays one seat, several or all of them, and is told of each no more than that seat
 * may know. Nobody loses by mistakes here: what is wrong is refused, and the turn stays.
 */
export class Environment {
  readonly #setting: EnvironmentSetting;
  readonly #send: (message: HostMessage) => void;
  #running: Running | undefined;
  #matches = 0;

  constructor(setting: EnvironmentSetting, send: (message: HostMessage) => void) {
    this.#setting = setting;
    this.#send = send;
  }

  greet(): void {
    const { line, says } = botLimits;
    this.#send({ type: 'hello', protocol: BOT_PROTOCOL, limits: { line, says } });
  }

  hear(message: EnvironmentMessage): void {
    if (message.type === 'reset') this.#reset(message.seed ?? randomBytes(8).toString('hex'));
    if (message.type === 'move') this.#move(message);
    if (message.type === 'hello' && message.protocol !== BOT_PROTOCOL)
      this.refuse('hello', `version ${message.protocol} of the protocol is not spoken here, but ${BOT_PROTOCOL}`);
  }

  refuse(code: Extract<HostMessage, { type: 'refused' }>['code'], why: string): void {
    this.#send({ type: 'refused', code, why });
  }

  #reset(seed: string): void {
    const { game, options, draw, players } = this.#setting;
    const match = `match ${++this.#matches}`;
    const own = new Map<Seat, Bot<AnyState>>();
    const seats = new Map<Seat, BotSeat>();
    for (const [seat, name] of players.entries()) {
      if (name === LEARNER) seats.set(seat, new BotSeat({ game, options, draw, match, seat, players }));
      else own.set(seat, seatedBot(game, { seed, number: 0 }, name as BotName, seat));
    }
    const turns = turnsOf(game, { seats: players.length, seed, number: 0, options }, () => ({
      before: (s, actor, move) => this.#tell({ own, seats }, s, actor, move),
    }));
    this.#running = { turns, own, seats, waiting: undefined };
    for (const seat of seats.values()) this.#send(seat.newMatch());
    this.#goOn(this.#running, turns.next());
  }

  #tell({ own, seats }: Pick<Running, 'own' | 'seats'>, s: AnyState, actor: Actor, move: Move): void {
    for (const seat of seats.values()) seat.hear(s, actor, move);
    for (const [seat, bot] of own) bot.observe(this.#setting.game.hides(s, move, seat) ? undefined : move);
  }

  /** Lets our bots move until the program is to, or all is over. */
  #goOn(running: Running, first: IteratorResult<Turn<AnyState>, AnyState>): void {
    let turn = first;
    for (;;) {
      if (turn.done) return this.#end(running, turn.value);
      const bot = running.own.get(turn.value.seat);
      if (!bot) break;
      turn = running.turns.next(bot.choose(turn.value.view));
    }
    running.waiting = turn.value;
    const seat = running.seats.get(turn.value.seat);
    if (seat) this.#send(seat.turn(turn.value.view));
  }

  #end({ seats }: Running, s: AnyState): void {
    const { game } = this.#setting;
    this.#running = undefined;
    for (const seat of seats.values()) this.#send(seat.end({ scores: scoresOf(game, s), winners: game.winners(s) }));
  }

  #move(answer: Extract<EnvironmentMessage, { type: 'move' }>): void {
    const running = this.#running;
    const waiting = running?.waiting;
    const seat = waiting && running.seats.get(waiting.seat);
    if (!seat) return this.refuse('unasked', 'no match is on; begin one with "reset"');
    const move = seat.read(answer, waiting.view);
    if (typeof move !== 'number') return this.refuse(move.code, move.why);
    running.waiting = undefined;
    this.#goOn(running, running.turns.next(move));
  }
}

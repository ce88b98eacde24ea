import type { Actor, Move } from '../../engine/game.ts';
import type { AnyState } from '../../engine/state.ts';
import { BOT_PROTOCOL, botLimits } from '../../protocol/bot-messages.ts';
import { BotSeat, type BotSeatSetting, type MatchEnd } from '../../protocol/bot-seat.ts';
import type { BotProcess } from './bot-process.ts';

/** What a seat needs of the process that plays it. */
export type BotLine = Pick<BotProcess, 'send' | 'next' | 'fail' | 'end'>;

/** How long bots of other people may take, in milliseconds. */
export interface BotTimes {
  /** From the start of its process to its hello. */
  readonly start: number;
  readonly move: number;
}

/** A bot of somebody else on one seat of one game: it is told what its seat may know, and asked for its moves. */
export class OutsideSeat {
  readonly #process: BotLine;
  readonly #times: BotTimes;
  readonly #seat: BotSeat;

  constructor(process: BotLine, times: BotTimes, setting: Omit<BotSeatSetting, 'moveTime'>) {
    this.#process = process;
    this.#times = times;
    this.#seat = new BotSeat({ ...setting, moveTime: times.move });
  }

  async greet(): Promise<void> {
    const { line, says } = botLimits;
    this.#process.send({ type: 'hello', protocol: BOT_PROTOCOL, limits: { line, says } });
    const answer = await this.#process.next(this.#times.start);
    if (answer.type !== 'hello') throw this.#process.fail('hello', `it answered "hello" with "${answer.type}"`);
    if (answer.protocol !== BOT_PROTOCOL)
      throw this.#process.fail('hello', `it speaks version ${answer.protocol} of the protocol, not ${BOT_PROTOCOL}`);
    this.#process.send(this.#seat.newMatch());
  }

  /** A move is about to be made. */
  hear(s: AnyState, actor: Actor, move: Move): void {
    this.#seat.hear(s, actor, move);
  }

  async choose(view: AnyState): Promise<Move> {
    this.#process.send(this.#seat.turn(view));
    const answer = await this.#process.next(this.#times.move);
    if (answer.type === 'resign') throw this.#process.fail('resign', 'it resigned');
    if (answer.type !== 'move') throw this.#process.fail('unasked', `it answered its turn with "${answer.type}"`);
    const move = this.#seat.read(answer, view);
    if (typeof move === 'number') return move;
    throw this.#process.fail(move.code, move.why);
  }

  leave(end: MatchEnd): Promise<void> {
    return this.#process.end(this.#seat.end(end));
  }
}

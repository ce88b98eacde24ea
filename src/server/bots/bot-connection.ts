import { createHash, randomUUID } from 'node:crypto';
import { loadDrawing } from '../../games/drawings.ts';
import {
  BOT_PROTOCOL,
  type BotMessage,
  type BotMessageOf,
  botLimits,
  type ForfeitCode,
  type HostMessage,
  readBotMessage,
} from '../../protocol/bot-messages.ts';
import { outsideName } from '../../table/players.ts';
import type { MatchServices } from '../matches/match-services.ts';
import { withLostBot } from '../matches/outside-bots.ts';
import { RefusedRequest } from '../matches/refusals.ts';
import { cleanLine } from '../net/clean-text.ts';
import type { KnownBot } from '../store/bot-port.ts';
import type { AskedTurn } from './played-seat.ts';
import { PlayedSeat, viewFor } from './played-seat.ts';

/** Why a connection is ended: the bot did something wrong, came anew, lost its token, there are too many, or the server is being closed. */
export type BotParting = 'fault' | 'replaced' | 'revoked' | 'busy' | 'closing';

/** What carries the lines of a bot. */
export interface BotCarrier {
  send(message: HostMessage): void;
  end(why: BotParting): void;
}

export interface BotPeer {
  readonly bot: KnownBot;
  readonly carrier: BotCarrier;
  /** May it send one more line? */
  mayWrite(): boolean;
  /** May it say something at a table? */
  maySpeak(): boolean;
}

export interface ConnectionServices {
  readonly matches: Pick<MatchServices, 'directory' | 'chat'>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  /** It has said hello. */
  readonly greeted: (connection: BotConnection) => void;
  /** It does no longer count. */
  readonly ended: (connection: BotConnection) => void;
}

/** How long a bot may take to say hello, in milliseconds. */
const HELLO_TIME = 30_000;
/** How many matches that are over are remembered, because an answer may be on its way. */
const REMEMBERED = 100;

/**
 * One bot that is connected: reads its lines, and tells it of its matches. Everything is done in turn. What it does wrong
 * in a match costs it that one; what belongs to no match costs it all that it plays, and nobody else anything.
 */
export class BotConnection {
  readonly bot: KnownBot;
  readonly #peer: BotPeer;
  readonly #services: ConnectionServices;
  readonly #seats = new Map<string, PlayedSeat>();
  readonly #past = new Set<string>();
  readonly #late: NodeJS.Timeout;
  #work: Promise<void> = Promise.resolve();
  #isGreeted = false;
  #isOver = false;
  /** It has done something wrong, and is about to be sent away. */
  #isFaulty = false;
  #said = 0;

  constructor(peer: BotPeer, services: ConnectionServices) {
    this.bot = peer.bot;
    this.#peer = peer;
    this.#services = services;
    this.#late = setTimeout(() => this.end('fault'), HELLO_TIME).unref();
    const { line, says } = botLimits;
    peer.carrier.send({ type: 'hello', protocol: BOT_PROTOCOL, limits: { line, says } });
  }

  /** Nothing that it says is heard any more. */
  get isFaulty(): boolean {
    return this.#isFaulty;
  }

  plays(match: string): boolean {
    return this.#seats.has(match);
  }

  /** Something has happened at a match of this bot. */
  look(match: string): void {
    if (this.#isGreeted && !this.#past.has(match)) this.#inTurn(() => this.#tell(match));
  }

  receive(line: string): void {
    if (this.#isOver || this.#isFaulty) return;
    if (!this.#peer.mayWrite()) return this.#fail('flood', 'it wrote too many lines in a short time');
    if (line.length > botLimits.line)
      return this.#fail('line', `it wrote a line of more than ${botLimits.line} characters`);
    if (line.trim() === '') return this.#count();
    const message = readBotMessage(line);
    if ('wrong' in message) return this.#fail(message.code, message.wrong);
    if (!this.#isGreeted) return this.#greet(message);
    if (message.type === 'hello') return this.#fail('unasked', 'it said "hello" again');
    if (message.type === 'say') return this.#say(message);
    return this.#answer(message);
  }

  /** It plays no longer by way of this connection; its matches wait for it as long as their clocks do. */
  end(why: BotParting): void {
    if (this.#isOver) return;
    this.leave();
    this.#peer.carrier.end(why);
  }

  /** The line is gone. */
  leave(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#late);
    this.#services.ended(this);
  }

  #inTurn(work: () => Promise<void>): void {
    const safely = async () => {
      try {
        if (!this.#isOver) await work();
      } catch (error) {
        // Another was quicker, or the table is gone.
        if (!(error instanceof RefusedRequest)) this.#services.onError(error);
      }
    };
    this.#work = this.#work.then(safely);
  }

  #greet(message: BotMessage): void {
    if (message.type !== 'hello') return this.#fail('hello', `it answered "hello" with "${message.type}"`);
    if (message.protocol !== BOT_PROTOCOL)
      return this.#fail('hello', `it speaks version ${message.protocol} of the protocol, not ${BOT_PROTOCOL}`);
    this.#isGreeted = true;
    clearTimeout(this.#late);
    this.#services.greeted(this);
  }

  async #tell(match: string): Promise<void> {
    const { matches, now } = this.#services;
    const known = this.#seats.get(match);
    const live = matches.directory.liveMatch(match);
    const view = await live.read(loaded => viewFor(match, loaded, this.bot.id, known?.heard ?? 0));
    // A match that was over before this connection knew of it is none of its business.
    if (!view || (!known && view.end)) return;
    const seat = known ?? new PlayedSeat({ ...view.setting, draw: await loadDrawing(view.setting.game.id) });
    this.#seats.set(match, seat);
    for (const message of seat.messages(view, now())) this.#peer.carrier.send(message);
    if (view.end) this.#forget(match);
  }

  #forget(match: string): void {
    this.#seats.delete(match);
    this.#past.add(match);
    for (const oldest of this.#past) if (this.#past.size > REMEMBERED) this.#past.delete(oldest);
  }

  #answer(message: BotMessageOf<'move' | 'resign'>): void {
    const seat = this.#seats.get(message.match);
    if (!seat && this.#past.has(message.match)) return;
    if (!seat) return this.#fail('unasked', `it sent "${message.type}" for a match that it does not play`);
    this.#said = 0;
    if (message.type === 'resign') return this.#lose(message.match, 'resign', 'it resigned');
    const answered = seat.answered(message);
    if (answered === 'late') return;
    if ('code' in answered) return this.#lose(message.match, answered.code, answered.why);
    this.#inTurn(() => this.#play(message, seat, answered));
  }

  async #play({ match, move }: BotMessageOf<'move'>, { seat }: PlayedSeat, { length }: AskedTurn): Promise<void> {
    const command = { type: 'play', id: randomUUID(), seat, base: length, moves: [move] } as const;
    try {
      await this.#services.matches.directory.liveMatch(match).play(command);
    } finally {
      // Where the match has gone on meanwhile, or stood still, it is asked anew.
      this.look(match);
    }
  }

  /** It has lost this match: the chair's own bot plays on. */
  #lose(match: string, code: ForfeitCode, why: string): void {
    this.#seats.get(match)?.explain(why);
    this.#inTurn(() => this.#forfeit(match, code));
  }

  async #forfeit(match: string, code: ForfeitCode): Promise<void> {
    const seat = this.#seats.get(match)?.seat;
    if (seat === undefined) return;
    await this.#services.matches.directory.liveMatch(match).change(({ record }) => {
      const lost = record.chairs[seat]?.outside?.id === this.bot.id ? withLostBot(record, seat, code) : record;
      return lost === record ? undefined : { record: lost };
    });
    await this.#tell(match);
  }

  /** It has done something wrong that belongs to no match. */
  #fail(code: ForfeitCode, why: string): void {
    this.#isFaulty = true;
    for (const match of this.#seats.keys()) this.#lose(match, code, why);
    this.#inTurn(async () => {
      this.#peer.carrier.send({ type: 'refused', code, why });
      this.end('fault');
    });
  }

  /** What needs no answer is let pass, up to a point. */
  #count(): void {
    if (++this.#said > botLimits.says)
      this.#fail('flood', `it wrote more than ${botLimits.says} lines without an answer among them`);
  }

  #say({ match, text }: BotMessageOf<'say'>): void {
    this.#count();
    const seat = this.#seats.get(match)?.seat;
    const seen = cleanLine(text);
    if (seat === undefined || seen === '' || !this.#peer.maySpeak()) return;
    const { matches, now } = this.#services;
    const id = createHash('sha256').update(`line ${this.bot.id} ${randomUUID()}`).digest('hex').slice(0, 20);
    this.#inTurn(() =>
      matches.chat.post(match, this.bot.id, { id, at: now(), name: outsideName(this.bot), text: seen, seat }),
    );
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { movesOf, NOBODY } from '../../src/engine/game.ts';
import { seeded } from '../../src/engine/random.ts';
import type { AnyState } from '../../src/engine/state.ts';
import { loadGame } from '../../src/games/registry.ts';
import type { Reply } from '../../src/protocol/replies.ts';
import { nonce } from '../../src/server/app/testing/visitor.ts';
import { Caller } from './caller.ts';

const desert = await loadGame('durch-die-wueste');
const random = seeded('torture');

/** How two people play. */
export interface PairManners {
  /** Where clocks go wrong. */
  readonly canBeLate?: boolean;
  readonly pace?: string;
  /** About how long a move takes them, in milliseconds. */
  readonly think?: number;
  /** How often their page is gone before a move, from 0 to 1. */
  readonly vanishes?: number;
}

/** Two people at one table who play on whatever happens to the server, and remember what they were sent. */
export class Pair {
  /** The commands that the server said it had carried out, by the names they have in the log. */
  readonly acknowledged: string[] = [];
  /** What was sent of each entry: more than one text for one position would be a lie. */
  readonly sent = new Map<number, Set<string>>();
  /** The moves as they were sent, and as somebody could have overheard them. */
  readonly played: string[] = [];
  readonly #callers: readonly Caller[];
  readonly #lateness: readonly string[];
  readonly #manners: PairManners;
  match = '';

  /**
   * Where clocks go wrong, people can be late: somebody else plays for them until they are back, and what they are
   * refused then is no fault.
   */
  constructor(addresses: () => readonly string[], manners: PairManners = {}) {
    this.#callers = ['Anna', 'Ben'].map(name => new Caller(addresses, name));
    for (const caller of this.#callers) caller.noteReplies = replies => this.#note(replies);
    this.#manners = manners;
    this.#lateness = manners.canBeLate
      ? ['stale', 'not-your-turn', 'not-playing', 'over', 'closed', 'no-such-table']
      : [];
  }

  /** How often a server said that something went wrong there, and was asked again. */
  get troubles(): number {
    return this.#callers.reduce((sum, caller) => sum + caller.troubles, 0);
  }

  async begin(): Promise<void> {
    const open = {
      type: 'open',
      game: 'durch-die-wueste',
      options: {},
      listed: false,
      pace: this.#manners.pace ?? 'relaxed',
      chairs: [{ for: 'me' }, { for: 'anybody' }],
    };
    const opened = await this.#callers[0].ask(open);
    if (opened.type !== 'done' || !opened.match) throw new Error(`no table: ${JSON.stringify(opened)}`);
    this.match = opened.match;
    for (const caller of this.#callers) caller.match = opened.match;
    for (const seat of [0, 1]) await this.#callers[seat].ask({ type: 'sit', match: this.match, seat, nonce: nonce() });
    await this.#callers[0].ask({ type: 'start', match: this.match });
  }

  /** Before a move: time to think, or to go and come back. */
  async #takeTime(seat: number): Promise<void> {
    const { think = 0, vanishes = 0 } = this.#manners;
    if (random.below(1000) < vanishes * 1000) this.#callers[seat].vanish();
    if (think > 0) await pause(think * (0.5 + Math.random()));
  }

  /** Plays until `stop`, or until the game is over. */
  async playOn(stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      const log = await this.log();
      const state = stateAfter(log);
      const seat = desert.actor(state);
      if (seat === NOBODY) return;
      await this.#takeTime(seat);
      const legal = movesOf(desert, state);
      const move = desert.format(state, legal[random.below(legal.length)]);
      const id = randomUUID();
      const wish = { type: 'play', match: this.match, seat, base: log.length, moves: [move] };
      this.played.push(JSON.stringify({ ...wish, id }));
      const reply = await this.#callers[seat].ask(wish, id);
      if (reply.type === 'news' || reply.type === 'done') this.acknowledged.push(`${seat}:${id}`);
      else if (this.#isLate(reply)) await this.#callers[seat].ask({ type: 'return', match: this.match });
      else throw new Error(`refused: ${JSON.stringify(reply)} for ${JSON.stringify(wish)}`);
    }
  }

  /** The whole log as the server sends it now. */
  async log(): Promise<readonly string[]> {
    const shown = await this.#callers[0].ask({ type: 'watch', match: this.match, from: 0 });
    if (shown.type !== 'table') throw new Error(JSON.stringify(shown));
    return shown.entries.map(entry => JSON.stringify(entry));
  }

  #isLate(reply: Reply): boolean {
    return reply.type === 'refused' && this.#lateness.includes(reply.code);
  }

  #note(replies: readonly Reply[]): void {
    for (const reply of replies) {
      if (reply.type !== 'news' && reply.type !== 'table') continue;
      reply.entries.forEach((entry, i) => {
        const texts = this.sent.get(reply.from + i) ?? new Set<string>();
        this.sent.set(reply.from + i, texts.add(JSON.stringify(entry)));
      });
    }
  }

  leave(): void {
    for (const caller of this.#callers) caller.vanish();
  }
}

export function stateAfter(log: readonly string[]): AnyState {
  const state = desert.initial(2, { chips: 'down' });
  for (const text of log) {
    const { move } = JSON.parse(text) as { move?: string };
    if (move !== undefined) desert.apply(state, desert.parse(state, move));
  }
  return state;
}

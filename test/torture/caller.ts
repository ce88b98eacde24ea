import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Reply } from '../../src/protocol/replies.ts';
import { introduce, Visitor, type Wish } from '../../src/server/app/testing/visitor.ts';

/**
 * Somebody whose page comes back whenever its line is lost, and asks the same again under the same id until there is an
 * answer, as the real page does. Any of the addresses will do, as behind a balancer.
 */
export class Caller {
  readonly #addresses: () => readonly string[];
  readonly #name: string;
  #cookie = '';
  #visitor: Visitor | undefined;
  #troubles = 0;
  /** A match that their page follows from the moment it comes. */
  match = '';
  /** Is handed what a page was sent, once it has gone. */
  noteReplies: (replies: readonly Reply[]) => void = () => undefined;

  constructor(addresses: () => readonly string[], name: string) {
    this.#addresses = addresses;
    this.#name = name;
  }

  /** How often a server said that something went wrong there, and was asked again. */
  get troubles(): number {
    return this.#troubles;
  }

  async ask(wish: Wish, id: string = randomUUID()): Promise<Reply> {
    for (;;) {
      try {
        const reply = await (await this.#page()).ask(wish, id);
        if (!isTrouble(reply)) return reply;
        this.#troubles++;
        await pause(50);
      } catch {
        this.vanish();
        await pause(20);
      }
    }
  }

  async #page(): Promise<Visitor> {
    if (this.#visitor) return this.#visitor;
    const addresses = this.#addresses();
    const address = addresses[Math.floor(Math.random() * addresses.length)];
    this.#cookie ||= await introduce(address, this.#name);
    if (!this.#cookie) throw new Error('nobody was introduced');
    this.#visitor = await Visitor.come(address, this.#cookie);
    if (this.match) await this.#visitor.ask({ type: 'watch', match: this.match });
    return this.#visitor;
  }

  /** Their page goes without a word. */
  vanish(): void {
    const visitor = this.#visitor;
    this.#visitor = undefined;
    if (visitor) this.noteReplies(visitor.replies);
    visitor?.vanish();
  }
}

/** The server does not know whether anything came of it; asked again under the same id it will. */
function isTrouble(reply: Reply): boolean {
  return reply.type === 'refused' && ['trouble', 'busy'].includes(reply.code);
}

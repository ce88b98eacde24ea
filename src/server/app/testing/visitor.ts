import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';
import type { Reply } from '../../../protocol/replies.ts';

type ReplyOf<T extends Reply['type']> = Extract<Reply, { type: T }>;
/** A request without its id, or something that is none. */
export type Wish = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Somebody at a real socket of a real server. */
export class Visitor {
  readonly replies: Reply[] = [];
  readonly #socket: WebSocket;
  #listeners = new Set<() => void>();
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString()) as Reply));
    socket.on('close', () => this.#ring());
  }

  static async come(address: string, cookie = '', headers: Readonly<Record<string, string>> = {}): Promise<Visitor> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie, ...headers } });
    const visitor = new Visitor(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return visitor;
  }

  #receive(reply: Reply): void {
    this.replies.push(reply);
    this.#ring();
  }

  #ring(): void {
    for (const listener of this.#listeners) listener();
  }

  get gone(): boolean {
    return this.#socket.readyState === WebSocket.CLOSED;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  /** Sends a request, and waits for the answer to just this one, also if the same was asked and answered before. */
  async ask(wish: Wish, id = `q${this.#asked++}`): Promise<Reply> {
    const from = this.replies.length;
    this.send(JSON.stringify({ ...wish, id }));
    return this.until(reply => 'id' in reply && reply.id === id, from);
  }

  /** Waits for a reply, also if it was there already. */
  async until(wanted: (reply: Reply) => boolean, from = 0): Promise<Reply> {
    for (;;) {
      const found = this.replies.slice(from).find(wanted);
      if (found) return found;
      if (this.gone) throw new Error('the socket was closed');
      await this.#something();
    }
  }

  async next<T extends Reply['type']>(
    type: T,
    wanted: (reply: ReplyOf<T>) => boolean = () => true,
  ): Promise<ReplyOf<T>> {
    return (await this.until(reply => reply.type === type && wanted(reply as ReplyOf<T>))) as ReplyOf<T>;
  }

  #something(): Promise<void> {
    return new Promise(resolve => {
      const listener = () => {
        this.#listeners.delete(listener);
        resolve();
      };
      this.#listeners.add(listener);
    });
  }

  /** Leaves without a word, as when the network is lost. */
  vanish(): void {
    this.#socket.terminate();
  }

  close(): void {
    this.#socket.close();
  }
}

export function nonce(): string {
  return randomBytes(16).toString('hex');
}

/** Makes a person of this name. The result is the cookie with their secret. */
export async function introduce(address: string, name: string): Promise<string> {
  const response = await fetch(`${address}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

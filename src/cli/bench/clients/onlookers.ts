import { once } from 'node:events';
import WebSocket from 'ws';
import type { Reply } from '../../../protocol/replies.ts';

/** How pages follow a list: told of changes, or sent the whole of it as older ones are. */
export type Following = 'changes' | 'whole';

/** One page, at an address that a proxy names. */
export class Page {
  readonly #socket: WebSocket;
  #asked = 0;
  /** How many messages came, and how many bytes. */
  messages = 0;
  bytes = 0;
  #heard: () => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      this.messages++;
      this.bytes += data.length;
      this.#heard();
    });
  }

  static async open(address: string, from: string, cookie = ''): Promise<Page> {
    const headers = { 'x-forwarded-for': from, ...(cookie && { cookie }) };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers });
    await once(socket, 'open');
    return new Page(socket);
  }

  /** Sends a request, and reads what comes next as its answer. */
  async ask(wish: { readonly type: string } & Readonly<Record<string, unknown>>): Promise<Reply> {
    const answer = once(this.#socket, 'message') as Promise<[Buffer]>;
    this.#socket.send(JSON.stringify({ ...wish, id: `q${this.#asked++}` }));
    return JSON.parse(String((await answer)[0])) as Reply;
  }

  follow(following: Following): Promise<Reply> {
    return this.ask({ type: 'lobby', watch: true, ...(following === 'changes' && { changes: true }) });
  }

  /** Until so many messages have come. */
  async heard(messages: number): Promise<void> {
    while (this.messages < messages) await new Promise<void>(resolve => (this.#heard = resolve));
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** Makes a person of this name. The result is the cookie with their secret. */
export async function introduced(address: string, name: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/me`, { method: 'POST', headers, body: JSON.stringify({ name }) });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

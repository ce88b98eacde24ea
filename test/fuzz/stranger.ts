import { once } from 'node:events';
import WebSocket from 'ws';
import type { Random } from '../../src/engine/random.ts';
import type { Reply } from '../../src/protocol/replies.ts';

/** The codes that a socket of ours may be closed with: what each means stands in docs/hosting.md. */
export const closings = new Set([1000, 1001, 1002, 1003, 1005, 1007, 1008, 1009, 1011, 1012, 1013]);

/** Somebody at a socket who sends what they like, and wants to see every text answered. */
export class Stranger {
  readonly #address: string;
  readonly #cookie: string;
  #socket: WebSocket | undefined;
  #answer: ((what: string) => void) | undefined;

  constructor(address: string, cookie: string) {
    this.#address = address;
    this.#cookie = cookie;
  }

  async #open(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const socket = new WebSocket(`${this.#address.replace('http', 'ws')}/socket`, {
      headers: { cookie: this.#cookie },
    });
    await once(socket, 'open');
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString()) as Reply));
    socket.on('close', code => this.#answer?.(`closed ${code}`));
    socket.on('error', () => undefined);
    this.#socket = socket;
    return socket;
  }

  /** What nobody asked for, such as news, is no answer. */
  #receive(reply: Reply): void {
    if (reply.type === 'refused') this.#answer?.(reply.code);
    else if ('id' in reply && reply.id !== undefined) this.#answer?.(reply.type);
  }

  /** Sends one text, whole or in pieces or as bytes, and answers with the code or the kind of the reply. */
  async send(text: string, random: Random): Promise<string> {
    const socket = await this.#open();
    const answer = new Promise<string>(resolve => {
      this.#answer = resolve;
    });
    const way = random.below(10);
    if (way === 0) socket.send(Buffer.from(text), { binary: true });
    else if (way === 1) sendInPieces(socket, text, random);
    else socket.send(text);
    return answer;
  }

  leave(): void {
    this.#socket?.terminate();
  }
}

function sendInPieces(socket: WebSocket, text: string, random: Random): void {
  const bytes = Buffer.from(text);
  let from = 0;
  while (from < bytes.length) {
    const to = Math.min(bytes.length, from + 1 + random.below(bytes.length));
    socket.send(bytes.subarray(from, to), { fin: to === bytes.length, binary: false });
    from = to;
  }
  if (bytes.length === 0) socket.send('');
}

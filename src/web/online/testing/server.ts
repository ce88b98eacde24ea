import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Reply } from '../../../protocol/replies.ts';

export type Heard = { readonly type: string; readonly id: string } & Readonly<Record<string, unknown>>;

/** Systems give higher ones to every connection that is made, also to one that comes while a server is closed. */
const [FIRST, LAST] = [10_000, 30_000];

/** A server on a real port that says what a test wants it to say. */
export class TestServer {
  readonly #server: WebSocketServer;
  /** The newest first: an old connection may still be open. */
  #sockets: WebSocket[] = [];
  readonly heard: Heard[] = [];
  /** What is answered to a request at once; nothing is answered where this gives nothing. */
  answer: (request: Heard) => Reply | undefined = () => undefined;
  /** What is said to everybody who comes. */
  greeting: () => Reply | undefined = () => undefined;
  arrivals = 0;

  private constructor(port: number) {
    this.#server = new WebSocketServer({ host: '127.0.0.1', port });
    this.#server.on('connection', socket => this.#welcome(socket));
  }

  /** At this port, or at any that is free. */
  static async open(port?: number): Promise<TestServer> {
    for (;;) {
      const made = new TestServer(port ?? randomInt(FIRST, LAST));
      const trouble = await new Promise<unknown>(resolve =>
        made.#server.once('listening', () => resolve(undefined)).once('error', resolve),
      );
      if (trouble === undefined) return made;
      if (port !== undefined) throw trouble;
    }
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  #welcome(socket: WebSocket): void {
    this.arrivals++;
    this.#sockets.unshift(socket);
    const greeting = this.greeting();
    if (greeting) socket.send(JSON.stringify(greeting));
    socket.on('message', (data: Buffer) => {
      const request = JSON.parse(data.toString()) as Heard;
      this.heard.push(request);
      const reply = this.answer(request);
      if (reply) socket.send(JSON.stringify(reply));
    });
  }

  say(reply: Reply): void {
    this.#sockets[0]?.send(JSON.stringify(reply));
  }

  of(type: string): Heard[] {
    return this.heard.filter(request => request.type === type);
  }

  /** Cuts every line without a word. */
  cut(): void {
    for (const socket of this.#sockets) socket.terminate();
    this.#sockets = [];
  }

  /** Closes every line, once everything that was said has been heard. */
  sendAway(): void {
    for (const socket of this.#sockets) socket.close();
    this.#sockets = [];
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise(resolve => this.#server.close(resolve));
  }
}

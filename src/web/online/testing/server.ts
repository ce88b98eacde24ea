import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Reply } from '../../../protocol/replies.ts';

export type Heard = { readonly type: string; readonly id: string } & Readonly<Record<string, unknown>>;

/** A server on a real port that says what a test wants it to say. */
export class TestServer {
  readonly #server: WebSocketServer;
  /** The newest first: an old connection may still be open. */
  #sockets: WebSocket[] = [];
  readonly heard: Heard[] = [];
  /** What is answered to a request at once; nothing is answered where this gives nothing. */
  answer: (request: Heard) => Reply | undefined = () => undefined;
  arrivals = 0;

  private constructor(port: number) {
    this.#server = new WebSocketServer({ host: '127.0.0.1', port });
    this.#server.on('connection', socket => this.#welcome(socket));
  }

  static async open(port = 0): Promise<TestServer> {
    const made = new TestServer(port);
    await new Promise((resolve, reject) => made.#server.once('listening', resolve).once('error', reject));
    return made;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  #welcome(socket: WebSocket): void {
    this.arrivals++;
    this.#sockets.unshift(socket);
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

import { expect } from 'vitest';
import WebSocket from 'ws';
import type { BotMessage, HostMessage, HostMessageOf } from '../../../protocol/bot-messages.ts';
import { introduce } from './visitor.ts';

/** A person with an account, by their cookie. */
export async function member(address: string, name: string): Promise<string> {
  const cookie = await introduce(address, name);
  await postAs(address, cookie, 'account', { name });
  return cookie;
}

export async function postAs(address: string, cookie: string, path: string, body: object): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json' };
  return fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Makes a bot, and gives its token. */
export async function madeBot(
  address: string,
  cookie: string,
  name: string,
  games = ['durch-die-wueste'],
): Promise<string> {
  const response = await postAs(address, cookie, 'bots', { name, games });
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

/** A bot at a real socket, which does what the test wants. */
export class SocketBot {
  readonly told: HostMessage[] = [];
  readonly #socket: WebSocket;
  #listeners = new Set<() => void>();
  code: number | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      this.told.push(JSON.parse(data.toString()) as HostMessage);
      this.#ring();
    });
    socket.on('error', () => undefined);
    socket.on('close', code => {
      this.code = code;
      this.#ring();
    });
  }

  static async come(address: string, token: string, query = ''): Promise<SocketBot> {
    const headers = { authorization: `Bearer ${token}` };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/bot/socket${query}`, { headers });
    const bot = new SocketBot(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return bot;
  }

  /** One that has said hello. */
  static async greeted(address: string, token: string, query = ''): Promise<SocketBot> {
    const bot = await SocketBot.come(address, token, query);
    await bot.next('hello');
    bot.tell({ type: 'hello', protocol: 1 });
    return bot;
  }

  tell(message: BotMessage): void {
    this.send(JSON.stringify(message));
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  /** Waits for a message, also if it was there already. */
  async next<T extends HostMessage['type']>(
    type: T,
    wanted: (message: HostMessageOf<T>) => boolean = () => true,
  ): Promise<HostMessageOf<T>> {
    for (;;) {
      const found = this.told.find(message => message.type === type && wanted(message as HostMessageOf<T>));
      if (found) return found as HostMessageOf<T>;
      if (this.code !== undefined) throw new Error(`the socket was closed with ${this.code}`);
      await this.#something();
    }
  }

  async closed(): Promise<number> {
    while (this.code === undefined) await this.#something();
    return this.code;
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

  #ring(): void {
    for (const listener of this.#listeners) listener();
  }

  vanish(): void {
    this.#socket.terminate();
  }
}

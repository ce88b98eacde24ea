import type { AddressInfo } from 'node:net';
import WebSocket, { type RawData, WebSocketServer } from 'ws';

interface Message {
  readonly id?: number;
  readonly method?: string;
}

/** Who has asked something over a second line, and under which number. */
interface Asked {
  readonly by: WebSocket;
  readonly id: number;
}

/** Firefox stumbles when it is to open a window while another one opens or closes: they come one after another. */
const oneByOne = new Set(['browsingContext.create', 'browsingContext.close', 'browser.removeUserContext']);

/** Numbers that Playwright does not come to. */
const FIRST_NUMBER = 1_000_000_000;

/**
 * Stands between Playwright and a browser, which lets in one speaker only, so that others can speak to it as well. Who
 * comes to `/PORT/session` is Playwright, on the way to that port; who comes to `/` may ask whatever WebDriver BiDi knows.
 */
export class BidiRelay {
  readonly #server: WebSocketServer;
  readonly #asked = new Map<number, Asked>();
  /** What is told when the browser has answered. */
  readonly #awaited = new Map<number, () => void>();
  #lastWindow = Promise.resolve();
  readonly #lines = new Set<WebSocket>();
  #browser: WebSocket | undefined;
  #number = FIRST_NUMBER;

  private constructor(server: WebSocketServer) {
    this.#server = server;
    server.on('connection', (socket, { url = '/' }) => {
      if (url === '/') this.#welcome(socket);
      else this.#connect(socket, `ws://127.0.0.1:${url.slice(1)}`);
    });
  }

  static async open(): Promise<BidiRelay> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    await new Promise(resolve => server.once('listening', resolve));
    return new BidiRelay(server);
  }

  get address(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#server.clients) socket.terminate();
    await new Promise(resolve => this.#server.close(resolve));
  }

  /** Passes on what Playwright and the browser say to each other. */
  #connect(playwright: WebSocket, address: string): void {
    const browser = new WebSocket(address, { perMessageDeflate: false });
    this.#browser = browser;
    const opened = new Promise(resolve => browser.once('open', resolve));
    playwright.on('message', data => void opened.then(() => this.#deliver(textOf(data), browser)));
    playwright.on('close', () => browser.close());
    browser.on('message', data => this.#passOn(textOf(data), playwright));
    browser.on('close', () => playwright.close());
    browser.on('error', () => playwright.close());
  }

  #deliver(text: string, browser: WebSocket): void {
    const { id = 0, method = '' } = JSON.parse(text) as Message;
    if (!oneByOne.has(method)) return browser.send(text);
    this.#lastWindow = this.#lastWindow.then(() => {
      browser.send(text);
      return new Promise(resolve => this.#awaited.set(id, resolve));
    });
  }

  #passOn(text: string, playwright: WebSocket): void {
    const message = JSON.parse(text) as Message;
    if (message.method?.startsWith('browsingContext.download')) this.#tellAll(text);
    this.#awaited.get(message.id ?? 0)?.();
    const asked = this.#asked.get(message.id ?? 0);
    if (!asked) return playwright.send(text);
    this.#asked.delete(message.id ?? 0);
    asked.by.send(JSON.stringify({ ...message, id: asked.id }));
  }

  /** Files that come are what Playwright does not speak about in every browser. */
  #tellAll(text: string): void {
    for (const line of this.#lines) line.send(text);
  }

  #welcome(socket: WebSocket): void {
    this.#lines.add(socket);
    socket.on('close', () => this.#lines.delete(socket));
    socket.on('message', data => {
      const message = JSON.parse(textOf(data)) as Message;
      this.#asked.set(++this.#number, { by: socket, id: message.id ?? 0 });
      this.#browser?.send(JSON.stringify({ ...message, id: this.#number }));
    });
  }
}

function textOf(data: RawData): string {
  return (data as Buffer).toString();
}

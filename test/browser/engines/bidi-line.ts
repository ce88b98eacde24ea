import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright-core';
import WebSocket from 'ws';

/** What a browser answers over WebDriver BiDi: to a command, by its number; or what has happened, under a name. */
interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Happened;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** What happened in a window. */
export interface Happened {
  readonly context: string;
  readonly suggestedFilename?: string;
  readonly filepath?: string;
}

export interface Tree {
  readonly contexts: readonly { readonly context: string }[];
}

export interface Evaluated {
  readonly type: string;
  readonly result?: { readonly value?: unknown };
}

/** A second line to a browser that Playwright drives, for what Playwright can't say. */
export class BidiLine {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #windows = new WeakMap<Page, string>();
  readonly #happened = new EventEmitter();
  #sent = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', data => this.#hear(JSON.parse((data as Buffer).toString()) as Answer));
  }

  static async open(address: string): Promise<BidiLine> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new BidiLine(socket);
  }

  #hear(answer: Answer): void {
    if (answer.params) this.#happened.emit(`${answer.method} ${answer.params.context}`, answer.params);
    if (answer.id === undefined) return;
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
  }

  async send<T>(method: string, params: object): Promise<T> {
    const id = ++this.#sent;
    const answered = new Promise<Answer>(resolve => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answered;
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
    return result as T;
  }

  /** What happens next under this name in a window. */
  async next(method: string, context: string): Promise<Happened> {
    const [params] = (await once(this.#happened, `${method} ${context}`)) as [Happened];
    return params;
  }

  /** What the browser calls a window that Playwright has opened. */
  async windowOf(page: Page): Promise<string> {
    const known = this.#windows.get(page) ?? (await this.#search(page));
    this.#windows.set(page, known);
    return known;
  }

  /** The two lines have no name for a window in common: a mark that is left over the one is found over the other. */
  async #search(page: Page): Promise<string> {
    const mark = crypto.randomUUID();
    await page.evaluate(text => Object.assign(window, { markOfTests: text }), mark);
    const { contexts } = await this.send<Tree>('browsingContext.getTree', { maxDepth: 0 });
    for (const { context } of contexts) if ((await this.#markIn(context)) === mark) return context;
    throw new Error('the browser does not know this window');
  }

  async #markIn(context: string): Promise<unknown> {
    const { result } = await this.send<Evaluated>('script.evaluate', {
      expression: 'window.markOfTests',
      target: { context },
      awaitPromise: false,
    });
    return result?.value;
  }
}

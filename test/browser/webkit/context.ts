import { EventEmitter } from 'node:events';
import type { BrowserContextOptions } from 'playwright-core';
import { Clock } from './clock.ts';
import { Page, sourceOf } from './page.ts';
import { Routes } from './routes.ts';
import { Session } from './session.ts';
import { Window } from './window.ts';

interface Complaint {
  type(): 'error' | 'warning';
  text(): string;
  location(): { url: string };
}

/** What the browser writes about a page: where, of which kind, how bad, and what. */
const written = /^(?:(\S+?)(?::\d+)*: )?CONSOLE (?:[A-Z]+ )??(ERROR|WARN) (.*)$/;

function complaintIn(line: string): Complaint | undefined {
  const [, url = '', level, text = ''] = written.exec(line) ?? [];
  if (level === undefined) return undefined;
  return { type: () => (level === 'WARN' ? 'warning' : 'error'), text: () => text, location: () => ({ url }) };
}

/** Runs in the page, before anything else there. WebKit lets nobody read the clipboard without a press: here one may. */
function readClipboard(): void {
  type Line = { webkit: { messageHandlers: { clipboard: { postMessage(nothing: string): Promise<string> } } } };
  const { clipboard } = (window as unknown as Line).webkit.messageHandlers;
  navigator.clipboard.readText = () => clipboard.postMessage('');
}

interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** A browser that nobody has used before, as far as our tests use one of Playwright's. */
export class Context extends EventEmitter<{ console: [Complaint]; weberror: [{ error(): Error }] }> {
  readonly clock = new Clock(this);
  readonly request = { post: (address: string, options: { data: object }) => this.#post(address, options) };
  readonly #session: Session;
  readonly #routes: Routes;
  readonly #pages: Page<Context>[] = [];
  #spare: Page<Context> | undefined;

  private constructor(session: Session, first: Window) {
    super();
    this.#session = session;
    this.#spare = new Page(first, this);
    this.#routes = new Routes(session);
    session.wire.on('console', ({ text }) => {
      const complaint = complaintIn(text);
      if (complaint) this.emit('console', complaint);
    });
  }

  static async open(driver: string, display: string, options: BrowserContextOptions): Promise<Context> {
    const wish = {
      ...(options.viewport ?? { width: 1280, height: 720 }),
      language: options.locale ?? 'en-GB',
      touch: options.hasTouch === true,
      scripts: options.javaScriptEnabled !== false,
      moves: options.reducedMotion !== 'reduce',
      dark: options.colorScheme === 'dark',
      permissions: options.permissions ?? [],
      ...(options.userAgent && { userAgent: options.userAgent }),
    };
    const env = { ...process.env, DISPLAY: display, GDK_SCALE: String(options.deviceScaleFactor ?? 1) };
    const [session, names] = await Session.begin(driver, wish, env);
    if (options.permissions?.includes('clipboard-read')) await session.addScript(`(${String(readClipboard)})();`);
    return new Context(session, new Window(session, names));
  }

  /** Playwright's own patience is a matter of each set of windows; here there is one for all. */
  setDefaultTimeout(): void {}

  pages(): readonly Page<Context>[] {
    return this.#pages.filter(page => !page.isClosed());
  }

  async newPage(): Promise<Page<Context>> {
    const page = this.#spare ?? (await this.#openWindow());
    this.#spare = undefined;
    this.#pages.push(page);
    return page;
  }

  /** A browser without any window ends: there is always one that nobody looks at. */
  async keepOneWindow(): Promise<void> {
    if (this.pages().length === 1) this.#spare ??= await this.#openWindow();
  }

  async addInitScript<Argument>(task: string | ((argument: Argument) => void), argument?: Argument): Promise<void> {
    await this.#session.addScript(sourceOf(task, argument));
  }

  async grantPermissions(permissions: readonly string[]): Promise<void> {
    await this.#session.wire.order('grant', { permissions });
  }

  async setOffline(offline: boolean): Promise<void> {
    await this.#session.wire.order('offline', { offline });
  }

  /** What a browser keeps for its own comfort, and may lose at any time. */
  async forgetFiles(): Promise<void> {
    await this.#session.wire.order('forgetFiles');
  }

  async cookies(url: string): Promise<Cookie[]> {
    return (await this.#session.wire.order('cookies', { url })) as Cookie[];
  }

  route(...details: Parameters<Routes['add']>): Promise<void> {
    return this.#routes.add(...details);
  }

  unroute(pattern: string): Promise<void> {
    return this.#routes.remove(pattern);
  }

  close(): Promise<void> {
    return this.#session.end();
  }

  async #openWindow(): Promise<Page<Context>> {
    return new Page(new Window(this.#session, await this.#session.openWindow()), this);
  }

  async #post(address: string, { data }: { data: object }): Promise<Response> {
    const known = await this.cookies(address);
    const cookie = known.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { 'content-type': 'application/json', origin: new URL(address).origin, cookie };
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(data) });
    const cookies = response.headers.getSetCookie();
    for (const header of cookies) await this.#session.wire.order('cookie', { url: address, header });
    return response;
  }
}

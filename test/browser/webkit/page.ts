import { EventEmitter, once } from 'node:events';
import { createReadStream } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Page as RealPage } from 'playwright-core';
import type { Clock } from './clock.ts';
import { Hands } from './input.ts';
import { Locator } from './locator.ts';
import type { Routes } from './routes.ts';
import { byLabel, byRole, byText } from './selectors.ts';
import { patience, type Window } from './window.ts';
import type { News } from './wire.ts';

type InPage<Argument, Result> = (argument: Argument) => Result | Promise<Result>;
type Exactness = { readonly exact?: boolean };

/** Something in the page that is looked at from here, as far as our tests do. */
interface Handle<Left> {
  jsonValue(): Promise<Left>;
  evaluate<Seen>(how: (left: Left) => Seen): Promise<Awaited<Seen>>;
}

let handles = 0;

/** What a server has answered, as far as it is looked at. */
interface Answered {
  url(): string;
  status(): number;
}

interface PageNews {
  request: [{ url(): string }];
  response: [Answered];
}

/** The browser that a window belongs to, as far as the window has to do with it. */
interface Owner {
  readonly clock: Clock;
  /** Asks servers past every page, with the cookies that pages have. */
  readonly request: { post(address: string, options: { data: object }): Promise<Response> };
  route(...details: Parameters<Routes['add']>): Promise<void>;
  unroute(pattern: string): Promise<void>;
  keepOneWindow(): Promise<void>;
}

/** A window, as far as our tests use one of Playwright's. */
export class Page<Context extends Owner> extends EventEmitter<PageNews> {
  readonly mouse: Hands['mouse'];
  readonly keyboard: Hands['keyboard'];
  readonly touchscreen: Hands['touchscreen'];
  readonly clock: Clock;
  readonly #window: Window;
  readonly #hands: Hands;
  readonly #context: Context;
  #closed = false;

  constructor(window: Window, context: Context) {
    super();
    this.#window = window;
    this.#context = context;
    this.#hands = new Hands(window);
    ({ mouse: this.mouse, keyboard: this.keyboard, touchscreen: this.touchscreen } = this.#hands);
    this.clock = context.clock;
    window.session.wire.on('request', news => {
      if (window.isMeant(news) && !this.#closed) this.emit('request', { url: () => news.url });
    });
    window.session.wire.on('response', news => {
      const answered = { url: () => news.url, status: () => news.status };
      if (window.isMeant(news) && !this.#closed) this.emit('response', answered);
    });
  }

  context(): Context {
    return this.#context;
  }

  get request(): Context['request'] {
    return this.#context.request;
  }

  /** Windows of one browser are told alike here: no test has two that are to be answered differently. */
  route(...details: Parameters<Routes['add']>): Promise<void> {
    return this.#context.route(...details);
  }

  unroute(pattern: string): Promise<void> {
    return this.#context.unroute(pattern);
  }

  url(): string {
    return this.#window.address;
  }

  /** Keys reach every window here, in front or not. */
  bringToFront(): Promise<void> {
    return Promise.resolve();
  }

  content(): Promise<string> {
    return this.evaluate(() => document.documentElement.outerHTML);
  }

  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    await this.#window.order('resize', size);
    await this.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  }

  isClosed(): boolean {
    return this.#closed;
  }

  locator(selector: string, options: Parameters<RealPage['locator']>[1] = {}): Locator {
    return this.#find(selector).filter(options);
  }

  getByRole(role: string, options?: Parameters<RealPage['getByRole']>[1]): Locator {
    return this.#find(byRole(role, options));
  }

  getByText(text: string | RegExp, { exact }: Exactness = {}): Locator {
    return this.#find(byText(text, exact));
  }

  getByLabel(text: string | RegExp, { exact }: Exactness = {}): Locator {
    return this.#find(byLabel(text, exact));
  }

  async goto(address: string, { waitUntil }: Parameters<RealPage['goto']>[1] = {}): Promise<void> {
    await this.#window.ask('POST', '/url', { url: new URL(address).href });
    if (waitUntil === 'networkidle') await this.#untilQuiet();
  }

  async reload(): Promise<void> {
    await this.#window.order('reload');
  }

  async goBack(): Promise<void> {
    await this.#window.ask('POST', '/back', {});
    await this.#window.untilDrawn();
  }

  async goForward(): Promise<void> {
    await this.#window.ask('POST', '/forward', {});
    await this.#window.untilDrawn();
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    await this.#context.keepOneWindow();
    this.#closed = true;
    await this.#window.ask('DELETE', '/window');
  }

  /** Runs in the page; a text is run there as the body of a function. */
  evaluate<Argument, Result>(task: string | InPage<Argument, Result>, argument?: Argument): Promise<Result> {
    return this.#window.run(typeof task === 'string' ? task : `return (${String(task)})(argument)`, argument);
  }

  /** What a task leaves in the page, to be looked at later. */
  async evaluateHandle<Argument, Result>(task: InPage<Argument, Result>, argument?: Argument): Promise<Handle<Result>> {
    const kept = `kept${handles++}`;
    await this.#window.run(`window.${kept} = await (${String(task)})(argument)`, argument);
    const look = <Seen>(how: string) => this.#window.run<Seen>(`return (${how})(window.${kept})`);
    return { jsonValue: () => look('left => left'), evaluate: how => look(String(how)) };
  }

  async addInitScript<Argument>(task: string | ((argument: Argument) => void), argument?: Argument): Promise<void> {
    await this.#window.order('script', { source: sourceOf(task, argument) });
  }

  async waitForFunction<Argument, Result>(task: InPage<Argument, Result>, argument?: Argument): Promise<Result> {
    const end = performance.now() + patience;
    for (;;) {
      const value = await this.evaluate(task, argument);
      if (value) return value;
      if (performance.now() > end) throw new Error(`never true: ${String(task)}`);
      await this.#window.untilDrawn();
    }
  }

  async waitForURL(wanted: RegExp | string | ((address: URL) => boolean)): Promise<void> {
    const fits = () => {
      if (typeof wanted === 'function') return wanted(new URL(this.url()));
      return typeof wanted === 'string' ? wanted === this.url() : wanted.test(this.url());
    };
    const signal = AbortSignal.timeout(patience);
    while (!fits()) await once(this.#window.session.wire, 'address', { signal });
  }

  async waitForResponse(wanted: RegExp): Promise<Answered> {
    const signal = AbortSignal.timeout(patience);
    for (;;) {
      const [answered] = (await once(this, 'response', { signal })) as PageNews['response'];
      if (wanted.test(answered.url())) return answered;
    }
  }

  async waitForEvent(kind: 'download'): Promise<Download> {
    const signal = AbortSignal.timeout(patience);
    const [{ path, failed }] = (await once(this.#window.session.wire, kind, { signal })) as News['download'];
    if (path === undefined) throw new Error(`the download failed: ${failed}`);
    return new Download(path);
  }

  async screenshot({ path }: { path: string }): Promise<void> {
    await this.#window.order('picture', { path: resolve(path) });
  }

  async emulateMedia({ colorScheme, reducedMotion }: Parameters<RealPage['emulateMedia']>[0] = {}): Promise<void> {
    const dark = colorScheme && colorScheme === 'dark';
    const moves = reducedMotion && reducedMotion !== 'reduce';
    await this.#window.session.wire.order('look', { dark, moves });
    const wanted = [
      ...(colorScheme ? [`(prefers-color-scheme: ${colorScheme})`] : []),
      ...(reducedMotion ? [`(prefers-reduced-motion: ${reducedMotion})`] : []),
    ];
    await this.waitForFunction(queries => queries.every(query => matchMedia(query).matches), wanted);
  }

  #find(selector: string): Locator {
    return new Locator(this.#window, this.#hands, selector);
  }

  /** As Playwright has it: for half a second nothing was asked for. */
  async #untilQuiet(): Promise<void> {
    const asked = () => once(this, 'request', { signal: AbortSignal.timeout(500) }).catch(() => undefined);
    while (await asked());
  }
}

/** A script that does in the page what a function would do here. */
export function sourceOf<Argument>(task: string | ((argument: Argument) => void), argument?: Argument): string {
  return typeof task === 'string' ? task : `(${String(task)})(${JSON.stringify(argument) ?? ''});`;
}

class Download {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  suggestedFilename(): string {
    return basename(this.#path);
  }

  createReadStream(): Promise<NodeJS.ReadableStream> {
    return Promise.resolve(createReadStream(this.#path));
  }
}

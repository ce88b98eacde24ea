import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, inject, type TestContext } from 'vitest';
import { LONGEST_WAIT } from '../../src/engine/testing/waiting.ts';
import { gameIds } from '../../src/games/registry.ts';
import { root } from '../tree.ts';
import { engine } from './engines/chosen.ts';

export { expect } from 'vitest';

export const laptop = { viewport: { width: 1280, height: 720 } } as const satisfies BrowserContextOptions;
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;

export const phoneSideways = {
  ...phone,
  viewport: { width: phone.viewport.height, height: phone.viewport.width },
} as const satisfies BrowserContextOptions;

/** The smallest that is still about. */
export const smallPhone = { ...phone, viewport: { width: 360, height: 640 } } as const satisfies BrowserContextOptions;
/** A large screen on a wall or on a desk. */
export const television = { viewport: { width: 2560, height: 1440 } } as const satisfies BrowserContextOptions;
export const tablet = { ...phone, viewport: { width: 820, height: 1180 } } as const satisfies BrowserContextOptions;
export const tabletSideways = {
  ...tablet,
  viewport: { width: tablet.viewport.height, height: tablet.viewport.width },
} as const satisfies BrowserContextOptions;

export interface Visit extends BrowserContextOptions {
  /** What the page finds as its settings, by their names in the browser's memory. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The line to the server is cut in this test: what the browser itself says about that is no complaint. */
  readonly cutOff?: true;
  /** What the browser itself says, rightly, in this test: that is no complaint either. */
  readonly expected?: RegExp;
}

/** A person at a fresh browser. Whatever the page complains about while they look on fails the test. */
export interface Visitor {
  arrive(visit?: Visit): Promise<BrowserContext>;
  /** Opens the page at this address, or at the part of it behind `#`. */
  open(address: string, visit?: Visit): Promise<Page>;
  /** Where the built page is served. */
  readonly home: string;
}

let browser: Promise<Browser> | undefined;

function sharedBrowser(): Promise<Browser> {
  browser ??= engine.connect(inject('browser'));
  return browser;
}

/** Bots answer at once and nothing moves: what is waited for comes as soon as it can. */
const usual: BrowserContextOptions = { ...laptop, locale: 'en-GB', colorScheme: 'light', reducedMotion: 'reduce' };
/** They have met every game before: a first game begins with words about it. */
const met = Object.fromEntries(gameIds.map(id => [`met.${id}`, 'yes']));
const usualSettings = { pace: 'instant', ...met };

/** Lets people in, listens to what their pages complain about, and sees them out. */
class Reception implements Visitor {
  readonly home = inject('page');
  readonly #contexts: BrowserContext[] = [];
  readonly #complaints: string[] = [];

  async arrive({ settings, cutOff, expected, ...options }: Visit = {}): Promise<BrowserContext> {
    const wishes = { ...usual, ...options };
    const context = await (await sharedBrowser()).newContext(engine.fit(wishes));
    this.#contexts.push(context);
    context.setDefaultTimeout(LONGEST_WAIT);
    await engine.prepare?.(context, wishes);
    listen(context, this.#complaints, cutOff ? engine.cutOff : expected);
    await context.addInitScript(rememberSettings, { ...usualSettings, ...settings });
    if (options.serviceWorkers !== 'allow') await context.addInitScript(keepNothingOffline);
    return context;
  }

  async open(address: string, visit?: Visit): Promise<Page> {
    const page = await (await this.arrive(visit)).newPage();
    await page.goto(new URL(address, this.home).href);
    return page;
  }

  /** After a test: takes pictures of what went wrong, and fails it for what was complained about. */
  async judge(task: TestContext['task']): Promise<void> {
    const complaints = this.#complaints.splice(0);
    if (task.result?.state === 'fail' || complaints.length > 0) await takePictures(this.#contexts, task.name);
    if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join('\n')}`);
  }

  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close();
  }
}

let hotel: Reception | undefined;

export const test = base.extend<{ visitor: Visitor; resident: Visitor }>({
  visitor: async ({ task }, use) => {
    const reception = new Reception();
    await use(reception);
    try {
      await reception.judge(task);
    } finally {
      await reception.close();
    }
  },
  /** Somebody whose windows stay open from one test of a file to the next. */
  resident: async ({ task }, use) => {
    hotel ??= new Reception();
    await use(hotel);
    await hotel.judge(task);
  },
});

function listen(context: BrowserContext, complaints: string[], expected?: RegExp): void {
  const isNoComplaint = (said: string) => expected?.test(said) || engine.chatter?.test(said);
  // Some engines report what they say themselves as if the page had thrown it.
  context.on('weberror', error => {
    const said = String(error.error());
    if (!isNoComplaint(said)) complaints.push(said);
  });
  context.on('console', message => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (isNoComplaint(message.text())) return;
    // A picture that is looked at alone has no icon, and browsers ask for one.
    if (message.location().url.endsWith('/favicon.ico')) return;
    complaints.push(message.text());
  });
}

/** Runs in the page, before anything else there. */
function rememberSettings(settings: Readonly<Record<string, string>>): void {
  // An empty window, before it goes anywhere, has no memory.
  if (self.origin === 'null') return;
  for (const [name, value] of Object.entries(settings))
    if (!localStorage.getItem(`caravanserai.${name}`)) localStorage.setItem(`caravanserai.${name}`, value);
}

/**
 * Runs in the page, before anything else there. To keep the whole page on the device is a lot of work, and matters to few
 * tests: those let service workers in.
 */
function keepNothingOffline(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => {});
}

async function takePictures(contexts: readonly BrowserContext[], name: string): Promise<void> {
  const folder = `${root}dist/browser/`;
  mkdirSync(folder, { recursive: true });
  const pages = contexts.flatMap(context => context.pages());
  for (const [i, page] of pages.entries())
    await page.screenshot({ path: `${folder}${name.replaceAll(/\W+/g, '-')}-${i}.png` }).catch(() => undefined);
}

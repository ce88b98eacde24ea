import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, inject } from 'vitest';
import { root } from '../tree.ts';

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
  browser ??= chromium.connect(inject('browser'));
  return browser;
}

/** Bots answer at once and nothing moves: what is waited for comes as soon as it can. */
const usual: BrowserContextOptions = { ...laptop, locale: 'en-GB', colorScheme: 'light', reducedMotion: 'reduce' };
const usualSettings = { pace: 'instant' };

export const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ task }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    const home = inject('page');
    const arrive = async ({ settings, cutOff, expected, ...options }: Visit = {}): Promise<BrowserContext> => {
      const context = await (await sharedBrowser()).newContext({ ...usual, ...options });
      contexts.push(context);
      listen(context, complaints, cutOff ? /^WebSocket connection to|net::ERR_/ : expected);
      await context.addInitScript(rememberSettings, { ...usualSettings, ...settings });
      return context;
    };
    const open = async (address: string, visit?: Visit): Promise<Page> => {
      const page = await (await arrive(visit)).newPage();
      await page.goto(new URL(address, home).href);
      return page;
    };
    await use({ arrive, open, home });
    if (task.result?.state === 'fail' || complaints.length > 0) await takePictures(contexts, task.name);
    for (const context of contexts) await context.close();
    if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join('\n')}`);
  },
});

function listen(context: BrowserContext, complaints: string[], expected?: RegExp): void {
  context.on('weberror', error => complaints.push(String(error.error())));
  context.on('console', message => {
    if (!['error', 'warning'].includes(message.type()) || expected?.test(message.text())) return;
    complaints.push(message.text());
  });
}

/** Runs in the page, before anything else there. */
function rememberSettings(settings: Readonly<Record<string, string>>): void {
  // An empty window, before it goes anywhere, has no memory.
  if (location.protocol === 'about:') return;
  for (const [name, value] of Object.entries(settings))
    if (!localStorage.getItem(`caravanserai.${name}`)) localStorage.setItem(`caravanserai.${name}`, value);
}

async function takePictures(contexts: readonly BrowserContext[], name: string): Promise<void> {
  const folder = `${root}dist/browser/`;
  mkdirSync(folder, { recursive: true });
  const pages = contexts.flatMap(context => context.pages());
  for (const [i, page] of pages.entries())
    await page.screenshot({ path: `${folder}${name.replaceAll(/\W+/g, '-')}-${i}.png` }).catch(() => undefined);
}

import type { Page, Browser as RealBrowser } from 'playwright-core';
import { Browser, Screen } from '../webkit/browser.ts';
import type { Context } from '../webkit/context.ts';
import type { Touchscreen } from '../webkit/input.ts';
import type { Engine, Pinch } from './engine.ts';
import { programOf } from './program.ts';
import { saveByEvent } from './saving.ts';

/** Safari and every browser on an iPhone, as far as WebKitGTK is like them. It speaks to our own part of Playwright. */
export const webkit: Engine = {
  name: 'webkit',
  async launch() {
    const screen = await Screen.open();
    return { endpoint: screen.display, close: () => screen.close() };
  },
  connect: endpoint => Promise.resolve(new Browser(programOf('webkit'), endpoint) as unknown as RealBrowser),
  fit: wishes => wishes,
  cutOff: /WebSocket|Failed to load resource|Load failed|Fetch API cannot load|network connection/,
  // It need not know how others make room for a keyboard; and scripts that are fetched beforehand are still unused when a
  // busy machine shows the page late.
  chatter: /^Viewport argument key "interactive-widget"|was preloaded using link preload but not used/,
  tap: target => target.tap(),
  tapAt: (page, { x, y }) => page.touchscreen.tap(x, y),
  pinch,
  save: saveByEvent,
  forgetFiles: page => (page.context() as unknown as Context).forgetFiles(),
};

async function pinch(page: Page, { around: { x, y }, from, to }: Pinch): Promise<void> {
  const screen = page.touchscreen as unknown as Touchscreen;
  const fingers = (apart: number) => [-1, 1].map((side, id) => ({ x: x + (side * apart) / 2, y, id }));
  await screen.touch('begin', fingers(from));
  for (const part of [0.25, 0.5, 0.75, 1]) await screen.touch('move', fingers(from + (to - from) * part));
  await screen.touch('end', fingers(to));
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firefox as driver, type Page } from 'playwright-core';
import { LONGEST_TEST } from '../../../src/engine/testing/waiting.ts';
import { BROWSER_WORKERS } from '../workers.ts';
import { BidiLine } from './bidi-line.ts';
import { BidiRelay } from './bidi-relay.ts';
import type { Engine, Pinch, Saved, Spot } from './engine.ts';
import { followMedia } from './firefox-media.ts';
import { programOf } from './program.ts';

/** Where Playwright listens, and where else the browser can be spoken to. */
interface Endpoint {
  readonly playwright: string;
  readonly relay: string;
}

const preferences = {
  'dom.w3c_touch_events.enabled': 1,
  // Nobody is there to be asked: without a word from the test the answer is no, as in other engines.
  'permissions.default.desktop-notification': 2,
  // Notifications are its own affair: there may be no desktop that could show them.
  'alerts.useSystemBackend': false,
  // There is no service that brings messages, and the page is told so at once.
  'dom.push.connection.enabled': false,
  // It ends a worker that needs longer to come; on a busy machine that is none that hangs.
  'dom.serviceWorkers.idle_timeout': LONGEST_TEST,
  'dom.serviceWorkers.idle_extended_timeout': LONGEST_TEST,
};

let line: Promise<BidiLine> | undefined;

/** Firefox, as it is installed: Playwright speaks to it in WebDriver BiDi, so it needs no build of its own. */
export const firefox: Engine = {
  name: 'firefox',
  async launch() {
    // Each process that runs tests has its own: of one browser's windows only one at a time has the keys.
    const all = await Promise.all(Array.from({ length: BROWSER_WORKERS }, start));
    return {
      endpoint: JSON.stringify(all.map(({ endpoint }) => endpoint)),
      close: async () => void (await Promise.all(all.map(one => one.close()))),
    };
  },
  connect(endpoints) {
    const all = JSON.parse(endpoints) as Endpoint[];
    const { playwright, relay } = all[Number(process.env.VITEST_POOL_ID) % all.length];
    line = BidiLine.open(relay);
    return driver.connect(playwright);
  },
  // A phone is told by its size and its fingers: there is no other way.
  fit: wishes => ({ ...wishes, isMobile: false }),
  prepare: async (context, wishes) => followMedia(context, wishes, await spoken()),
  cutOff: /^Firefox can’t establish|was interrupted while|NetworkError/,
  // Playwright puts a style into the page before it takes a picture, which the page rightly refuses.
  chatter: /Content-Security-Policy: .*style-src/,
  async tap(target) {
    // All that Playwright does before it taps. The tap itself it leaves out in this browser.
    await target.tap({ trial: true });
    const box = await target.boundingBox();
    if (!box) throw new Error('what is to be tapped is not on the screen');
    await tapAt(target.page(), { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  },
  tapAt,
  pinch,
  save,
  // There is no word for that: what it has fetched before stays with it.
  forgetFiles: async () => {},
};

async function start() {
  const relay = await BidiRelay.open();
  const browser = await driver.launchServer({
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('firefox.sh', import.meta.url)),
    env: { ...process.env, FIREFOX: programOf('firefox'), RELAY: relay.address },
    firefoxUserPrefs: preferences,
    args: ['--remote-allow-system-access'],
  });
  const endpoint: Endpoint = { playwright: browser.wsEndpoint(), relay: relay.address };
  const close = async () => {
    await browser.close();
    await relay.close();
  };
  return { endpoint, close };
}

async function tapAt(page: Page, spot: Spot): Promise<void> {
  await touch(page, [[spot, spot]]);
}

async function pinch(page: Page, { around: { x, y }, from, to }: Pinch): Promise<void> {
  const side = (apart: number) => ({ x: x + apart / 2, y });
  await touch(page, [
    [side(-from), side(-to)],
    [side(from), side(to)],
  ]);
}

/** Playwright does not hear of files that the page makes itself. */
async function save(page: Page, press: () => Promise<void>): Promise<Saved> {
  const bidi = await spoken();
  const context = await bidi.windowOf(page);
  const [begun, ended] = await Promise.all([
    bidi.next('browsingContext.downloadWillBegin', context),
    bidi.next('browsingContext.downloadEnd', context),
    press(),
  ]);
  return { name: begun.suggestedFilename ?? '', content: readFileSync(ended.filepath ?? '') };
}

function spoken(): Promise<BidiLine> {
  if (!line) throw new Error('there is no browser yet');
  return line;
}

/** Each finger comes down at one spot, goes to another one in a few steps, and is lifted. */
async function touch(page: Page, ways: readonly (readonly [Spot, Spot])[]): Promise<void> {
  const bidi = await spoken();
  const context = await bidi.windowOf(page);
  const actions = ways.map(([from, to], i) => ({
    type: 'pointer',
    id: `finger${i}`,
    parameters: { pointerType: 'touch' },
    actions: [
      { type: 'pointerMove', ...whole(from) },
      { type: 'pointerDown', button: 0 },
      ...(from === to ? [] : [0.25, 0.5, 0.75, 1].map(part => ({ type: 'pointerMove', ...between(from, to, part) }))),
      { type: 'pointerUp', button: 0 },
    ],
  }));
  await bidi.send('input.performActions', { context, actions });
}

function between(from: Spot, to: Spot, part: number): Spot {
  return whole({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
}

function whole({ x, y }: Spot): Spot {
  return { x: Math.round(x), y: Math.round(y) };
}

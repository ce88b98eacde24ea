import { chromium as driver, type Page } from 'playwright-core';
import type { Engine, Pinch } from './engine.ts';
import { programOf } from './program.ts';
import { saveByEvent } from './saving.ts';

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** What nobody ever looks at here: it would be loaded for every window, and take longer than our page. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** Only the last list of this kind counts, so it has to repeat what Playwright 1.64.1 leaves out. */
const leftOutByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];
const unwanted = [...addressBar, ...leftOutByPlaywright].join();

/** Chrome, Edge and most other browsers on computers and Android. */
export const chromium: Engine = {
  name: 'chromium',
  async launch() {
    const args = [...quiet, `--disable-features=${unwanted}`];
    const browser = await driver.launchServer({ executablePath: programOf('chromium'), args });
    return { endpoint: browser.wsEndpoint(), close: () => browser.close() };
  },
  connect: endpoint => driver.connect(endpoint),
  fit: wishes => wishes,
  cutOff: /^WebSocket connection to|net::ERR_/,
  tap: target => target.tap(),
  tapAt: (page, { x, y }) => page.touchscreen.tap(x, y),
  pinch,
  save: saveByEvent,
  async forgetFiles(page) {
    const debug = await page.context().newCDPSession(page);
    await debug.send('Network.clearBrowserCache');
  },
};

async function pinch(page: Page, { around: { x, y }, from, to }: Pinch): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [-1, 1].map((side, id) => ({ x: x + (side * apart) / 2, y, id }));
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    debug.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', fingers(from));
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', fingers(from + (to - from) * part));
  await send('touchEnd', []);
}

import { noteArrival } from './slow-watch.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').BrowserContext} BrowserContext */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./slow-watch.mjs').Notes} Notes */
/** @typedef {import('./slow-figures.mjs').Figures} Figures */

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const spoken = { locale: 'en-GB', colorScheme: /** @type {const} */ ('light') };
const SLOWER = 4;
/** Nothing here takes so long unless it never comes. */
const PATIENCE_MS = 90_000;

/** The games are known on this device: words about a new one would wait for somebody who reads them. */
const met = Object.fromEntries(
  ['durch-die-wueste', 'wuestensoehne', 'wuestenkoenige', 'nomadi'].map(game => [`met.${game}`, 'yes']),
);

/**
 * A fresh browser of one person.
 * @param {Browser} browser
 * @param {Readonly<Record<string, string>>} settings of the page, by their names in the browser's memory
 */
export async function freshDevice(browser, settings = {}) {
  const context = await browser.newContext({ ...phone, ...spoken });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(rememberSettings, { ...met, ...settings });
  return context;
}

/**
 * Runs in the page, before anything else there.
 * @param {Readonly<Record<string, string>>} settings
 */
function rememberSettings(settings) {
  // An empty window, before it goes anywhere, has no memory.
  if (location.protocol === 'about:') return;
  for (const [name, value] of Object.entries(settings)) localStorage.setItem(`caravanserai.${name}`, value);
}

/** @param {Page} page */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/**
 * A first visit over the slow line and, once all is kept on the device, a second one.
 * @param {Browser} browser
 * @param {{ home: string, traffic: import('./slow-line.mjs').Traffic }} line
 * @param {string} game
 * @returns {Promise<Figures>}
 */
export async function timeVisits(browser, { home, traffic }, game) {
  const context = await freshDevice(browser);
  try {
    await context.addInitScript(noteArrival);
    const before = { ...traffic };
    const first = await visit(context, home, game);
    await first.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const bytes = traffic.bytes - before.bytes;
    await first.page.close();
    const second = await visit(context, home, game);
    return {
      start: first.start,
      board: first.board,
      hand: first.hand,
      requests: first.requests,
      kilobytes: first.bytes / 1000,
      'all-kilobytes': bytes / 1000,
      'start-again': second.start,
      'board-again': second.board,
    };
  } finally {
    await context.close();
  }
}

/**
 * Opens the page, and begins a game as soon as that can be done.
 * @param {BrowserContext} context
 * @param {string} home
 * @param {string} game
 */
async function visit(context, home, game) {
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(home, { waitUntil: 'commit' });
  await page.waitForFunction(() => /** @type {Notes} */ (window).slowStart);
  const start = await page.evaluate(() => /** @type {Notes} */ (window).slowStart ?? 0);
  const loaded = await page.evaluate(loadedSoFar);
  const play = page.locator(`.shelf .mood-${game} .button`).first();
  await play.scrollIntoViewIfNeeded();
  await play.tap();
  await page.waitForFunction(() => /** @type {Notes} */ (window).slowPlay?.board);
  const all = await page.evaluate(loadedSoFar);
  await page.waitForFunction(() => /** @type {Notes} */ (window).slowPlay?.hand);
  const {
    tapped,
    board = 0,
    hand = 0,
  } = /** @type {NonNullable<Notes['slowPlay']>} */ (await page.evaluate(() => /** @type {Notes} */ (window).slowPlay));
  const more = { requests: all.requests - loaded.requests, bytes: all.bytes - loaded.bytes };
  return { page, start, board: board - tapped, hand: hand - tapped, ...more };
}

/** Runs in the page: what it has loaded until now. */
function loadedSoFar() {
  const loaded = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
  const bytes = loaded.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return { requests: loaded.length, bytes };
}

import { tasksAfter, traced } from './slow-trace.mjs';
import { freshDevice, slowDown } from './slow-visits.mjs';
import { keepMatch, targetBy, watchFrames } from './slow-watch.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').CDPSession} CDPSession */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./slow-watch.mjs').Notes} Notes */
/** @typedef {import('./slow-watch.mjs').Watched} Watched */
/** @typedef {import('./slow-trace.mjs').TracedTask} TracedTask */
/** @typedef {import('./slow-matches.mjs').KeptMatch} KeptMatch */
/** @typedef {{ watched: Watched, tasks: readonly TracedTask[], heap: { before: number, after: number }, work: Readonly<Record<string, number>> }} Session */

const YOUR_TURN = '.prompt[aria-label="Your turn"]';
/** What browsers call a long task. */
const LONG_MS = 50;
/** More taps than any turn needs, even one taken by chance. */
const MOST_TAPS = 80;

/**
 * Somebody goes on with a match, and takes so many turns in it.
 * @param {Browser} browser
 * @param {string} home
 * @param {KeptMatch} kept
 * @param {{ turns: number, slow: boolean }} how
 * @returns {Promise<Session>}
 */
export async function watchPlay(browser, home, kept, { turns, slow }) {
  const context = await freshDevice(browser, { pace: 'quick' });
  try {
    const page = await context.newPage();
    // There is a picture, with which nothing else happens meanwhile.
    await page.goto(new URL('icon.svg', home).href);
    await page.evaluate(keepMatch, kept);
    await page.goto(`${home}/#/play/${kept.id}`);
    await untilAsked(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const before = await heapOf(session);
    if (slow) await slowDown(page);
    const workBefore = await workOf(session);
    const { answer: watched, events } = await traced(browser, async () => {
      await page.evaluate(watchFrames, !slow);
      await takeTurns(page, turns, chanceFrom(kept.id));
      return /** @type {Watched} */ (await page.evaluate(() => /** @type {Notes} */ (window).slowWatched));
    });
    const workAfter = await workOf(session);
    const work = Object.fromEntries(Object.entries(workAfter).map(([name, ms]) => [name, ms - workBefore[name]]));
    const tasks = tasksAfter(events, 'slow-watched', LONG_MS);
    return { watched, tasks, work, heap: { before, after: await heapOf(session) } };
  } finally {
    await context.close();
  }
}

/**
 * Until the person is to move or the game is over; says which.
 * @param {Page} page
 */
async function untilAsked(page) {
  const asked = await page.waitForFunction(
    yours => (document.querySelector('dialog[open]') ? 'over' : document.querySelector(yours) && 'turn'),
    YOUR_TURN,
    { polling: 100 },
  );
  return asked.jsonValue();
}

/**
 * @param {Page} page
 * @param {number} turns
 * @param {() => number} chance
 */
async function takeTurns(page, turns, chance) {
  for (let i = 0; i < turns; i++) {
    if ((await untilAsked(page)) === 'over') return;
    await takeTurn(page, chance);
  }
  await untilAsked(page);
}

/**
 * Puts a finger on one thing after the other that can be chosen, until the turn is over.
 * @param {Page} page
 * @param {() => number} chance
 */
async function takeTurn(page, chance) {
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    const target = await page.evaluate(targetBy, chance());
    if (!target) return;
    await page.touchscreen.tap(target.x, target.y);
    await page.evaluate(nextPicture);
    if ((await page.locator(YOUR_TURN).count()) === 0) return;
  }
}

/** Runs in the page. */
function nextPicture() {
  return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))));
}

/** @param {CDPSession} session */
async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * What the page has done so far, in milliseconds of its main thread.
 * @param {CDPSession} session
 * @returns {Promise<Record<string, number>>}
 */
async function workOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (/** @type {string} */ wanted) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
  return {
    script: seconds('ScriptDuration'),
    style: seconds('RecalcStyleDuration'),
    layout: seconds('LayoutDuration'),
    all: seconds('TaskDuration'),
  };
}

/**
 * The same choices every time, for the same match.
 * @param {string} text
 */
function chanceFrom(text) {
  let state = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

import type { Page } from 'playwright-core';
import { mouse } from './hands.ts';
import { longTest } from './long.ts';
import { windowWith } from './matches.ts';
import { takeTurn, untilAsked } from './table.ts';
import { expect, test, type Visitor } from './visitor.ts';

/** The workers that the page has started, and what it has sent to them. */
interface Watched {
  readonly started: Worker[];
  readonly sent: string[];
}

/** Runs in the page, before anything else there. So many workers, the first ones, never hear what is sent to them. */
function watchWorkers(deaf: number): void {
  const started: Worker[] = [];
  const sent: string[] = [];
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(address: string | URL, settings?: WorkerOptions) {
      super(address, settings);
      started.push(this);
    }
    override postMessage(message: { kind: string }): void {
      sent.push(message.kind);
      if (started.indexOf(this) >= deaf) super.postMessage(message);
    }
  };
  Object.assign(window, { watched: { started, sent } satisfies Watched });
}

const watched = (page: Page) =>
  page.evaluate(() => {
    const { started, sent } = (window as unknown as { watched: Watched }).watched;
    return { started: started.length, sent };
  });

/** At a half played match against two bots, after one's own turn: it is a bot's. */
async function afterOwnTurn(visitor: Visitor, deaf: number): Promise<Page> {
  const context = await visitor.arrive();
  await context.clock.install();
  await context.addInitScript(watchWorkers, deaf);
  const page = await windowWith(context, visitor.home, [{ seats: 3, played: 0.5 }]);
  await page.goto(`${visitor.home}/#/play/with-3`);
  await untilAsked(page);
  await takeTurn(page, mouse);
  return page;
}

const botsTurn = (page: Page) => page.getByRole('region', { name: 'Bot blue is thinking …' });

test('bots think in a worker, one for both as long as one is enough', async ({ visitor }) => {
  const page = await afterOwnTurn(visitor, 0);
  await untilAsked(page);
  const { started, sent } = await watched(page);
  expect(started).toBe(1);
  // Two bots, each with at least one move.
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent)).toEqual(new Set(['search']));
});

longTest(
  'while a bot takes its time everything else can be done, and leaving the table stops it',
  async ({ visitor }) => {
    const page = await afterOwnTurn(visitor, 1);
    await botsTurn(page).waitFor();
    await page.keyboard.press(',');
    await page.getByText('Looking back').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.pondering').waitFor();
    await page.goto(`${visitor.home}/#/`);
    await page
      .getByRole('button', { name: /^Play / })
      .first()
      .waitFor();
    // A screen is taken down a moment after the next one is shown.
    await expect.poll(() => watched(page)).toEqual({ started: 1, sent: ['search', 'stop'] });
  },
);

longTest('a worker that crashes is replaced, and the bot moves all the same', async ({ visitor }) => {
  const page = await afterOwnTurn(visitor, 1);
  await botsTurn(page).waitFor();
  await page.evaluate(() => {
    const [worker] = (window as unknown as { watched: Watched }).watched.started;
    worker.terminate();
    worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
  });
  expect(await untilAsked(page)).toBe('turn');
  expect((await watched(page)).started).toBe(2);
});

longTest('a worker that was killed without a word is replaced after a while', async ({ visitor }) => {
  const page = await afterOwnTurn(visitor, 1);
  await botsTurn(page).waitFor();
  await page.evaluate(() => (window as unknown as { watched: Watched }).watched.started[0]?.terminate());
  await page.clock.fastForward(60_000);
  expect(await untilAsked(page)).toBe('turn');
  expect((await watched(page)).started).toBe(2);
});

longTest('when no worker ever answers the table says so, and the bot can be asked again', async ({ visitor }) => {
  const page = await afterOwnTurn(visitor, 3);
  await botsTurn(page).waitFor();
  for (let attempt = 0; attempt < 3; attempt++) await page.clock.fastForward(60_000);
  await page.getByText('The computer player can’t find a move').waitFor();
  await page.getByRole('button', { name: 'Ask again' }).click();
  expect(await untilAsked(page)).toBe('turn');
  expect((await watched(page)).started).toBe(4);
});

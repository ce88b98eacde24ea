import type { Locator, Page } from 'playwright-core';
import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { mouse } from './hands.ts';
import { longTest } from './long.ts';
import { takeTurn, untilAsked } from './table.ts';
import { expect, laptop, phone, television, test } from './visitor.ts';

/** Somebody who has never played any of the games. */
const newcomer = { 'met.durch-die-wueste': '', 'met.nomadi': '' };

async function pressPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play Durch die Wüste' }).click();
}

/** How much of it lies under the coach's bubble, from 0 to 1. */
function covered(page: Page, what: '.board-plane' | '.prompt'): Promise<number> {
  return page.evaluate(wanted => {
    const [bubble, board] = ['.coach-bubble', wanted].map(
      selector => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(),
    );
    const width = Math.min(bubble.right, board.right) - Math.max(bubble.left, board.left);
    const height = Math.min(bubble.bottom, board.bottom) - Math.max(bubble.top, board.top);
    return (Math.max(0, width) * Math.max(0, height)) / (board.width * board.height);
  }, what);
}

/** From the start page to the first words of the coach. */
async function beginCoached(page: Page): Promise<Locator> {
  await pressPlay(page);
  await page.getByText('lead caravans to water and palms').waitFor();
  await page.getByRole('button', { name: 'Play with a coach' }).click();
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await coach.getByRole('status').getByText('Each rider begins').waitFor();
  return coach;
}

test('the first game explains itself once, and a coach that was sent away stays away', async ({ visitor }) => {
  const page = await visitor.open('#/', { settings: newcomer });
  const coach = await beginCoached(page);
  await coach.getByRole('button', { name: 'Send the coach away' }).click();
  await coach.waitFor({ state: 'detached' });
  await page.goto(visitor.home);
  // Nobody has moved in the game that was left: there is nothing to come back to, and the guided game is still to be seen.
  await page.getByRole('link', { name: 'Learn in 5 minutes: Durch die Wüste' }).waitFor();
  expect(await page.getByRole('link', { name: /^Continue/ }).count()).toBe(0);
  await pressPlay(page);
  expect(await untilAsked(page)).toBe('turn');
  expect(await coach.count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Goal' }).click();
  await page.getByRole('dialog').getByText('lead caravans to water and palms').waitFor();
});

test('on a small phone the coach goes along with what is done, and leaves board and prompt free', async ({
  visitor,
}) => {
  const small = { ...phone, viewport: { width: 360, height: 640 } };
  const page = await visitor.open('#/', { ...small, settings: newcomer });
  const coach = await beginCoached(page);
  await expect.poll(() => covered(page, '.board-plane')).toBeLessThan(0.06);
  expect(await covered(page, '.prompt')).toBe(0);
  expect(await untilAsked(page)).toBe('turn');
  await takeTurn(page, mouse);
  await coach
    .getByRole('status')
    .getByText(/Stuck\?/)
    .waitFor();
  expect(await covered(page, '.prompt')).toBe(0);
});

longTest(
  'you are you in the log, and in German too; a name given in the settings takes its place',
  async ({ visitor }) => {
    const page = await visitor.open('#/');
    await pressPlay(page);
    expect(await untilAsked(page)).toBe('turn');
    await takeTurn(page, mouse);
    await page
      .locator('.log-list')
      .getByText(/^Your rider on the \w+ camel/)
      .waitFor();
    await page
      .getByRole('rowheader', { name: 'You' })
      .or(page.getByRole('cell', { name: 'You' }))
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'de: Deutsch' }).first().click();
    await page
      .locator('.log-list')
      .getByText(/^Dein Reiter auf dem/)
      .waitFor();
    await page.goto(`${visitor.home}/#/settings`);
    await page.getByLabel('Dein Name').fill('Amina');
    await page.goBack();
    await page
      .locator('.log-list')
      .getByText(/^Amina: Der Reiter/)
      .waitFor();
  },
);

longTest('learning instead of playing leaves no empty game behind', async ({ visitor }) => {
  const page = await visitor.open('#/', { settings: newcomer });
  await pressPlay(page);
  await page.getByRole('button', { name: 'Learn it in 5 minutes' }).click();
  await page.getByText('Welcome to the desert!').waitFor();
  await page.goto(`${visitor.home}/#/`);
  await page.getByRole('button', { name: 'Play Durch die Wüste' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Continue/ }).count()).toBe(0);
});

test('on the start page no two things have one name, and it fits a laptop, a broken file included', async ({
  visitor,
}) => {
  const page = await visitor.open('#/', { settings: newcomer });
  await page.getByRole('button', { name: 'Play Nomadi' }).waitFor();
  for (const more of await page.locator('.more-ways summary').all())
    await more.evaluate(word => word.parentElement?.setAttribute('open', ''));
  const tree = await page.locator('main').ariaSnapshot();
  const names = [...tree.matchAll(/- '?(?:button|link|group) "([^"]+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  expect(names.filter(name => name === 'Open a game file')).toEqual(['Open a game file']);
  const file = { name: 'x.jsonl', mimeType: 'text/plain', buffer: Buffer.from('nothing') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page
    .getByRole('alert')
    .getByText(/not a Caravanserai game file/)
    .waitFor();
  const { scroll, height } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollHeight,
    height: innerHeight,
  }));
  expect(scroll).toBeLessThanOrEqual(height);
});

/** All that lies under the coach's bubble, by its class. */
function underCoach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bubble = document.querySelector('.coach-bubble')?.getBoundingClientRect() ?? new DOMRect();
    const kept = ['.header', '.board-plane', '.prompt', '.stock-place', '.score-table', '.log-list'];
    return kept.filter(selector => {
      const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const width = Math.min(bubble.right, box.right) - Math.max(bubble.left, box.left);
      const height = Math.min(bubble.bottom, box.bottom) - Math.max(bubble.top, box.top);
      return width > 1 && height > 1;
    });
  });
}

const wideScreens = [laptop, { viewport: { width: 1920, height: 1080 } }, television];

test.for(quickOrLong(wideScreens.slice(0, 1), wideScreens))(
  'on a wide screen ($viewport.width) the coach covers nothing and cuts nothing off',
  async (screen, { visitor }) => {
    const page = await visitor.open('#/', { ...screen, settings: newcomer });
    await beginCoached(page);
    await page.locator('.log-list').waitFor();
    expect(await underCoach(page)).toEqual([]);
    const bottom = await page.locator('.score-table').evaluate(table => table.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(screen.viewport.height);
    expect(await untilAsked(page)).toBe('turn');
    await takeTurn(page, mouse);
    await page
      .locator('.coach-bubble')
      .getByText(/Stuck\?/)
      .waitFor();
    expect(await underCoach(page)).toEqual([]);
  },
);

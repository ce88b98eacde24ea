import type { Page } from 'playwright-core';
import { tabTo } from './hands.ts';
import { longTest } from './long.ts';
import { keepMatch, playedMatch, windowWith } from './matches.ts';
import { expect, test } from './visitor.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('role') ?? activeElement?.textContent;
  });

test('by keys every screen begins at its heading, and a table at its board', async ({ visitor }) => {
  const page = await visitor.open('#/');
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .waitFor();
  await tabTo(page, '.more-ways summary');
  await page.keyboard.press('Enter');
  await tabTo(page, 'a:text-is("New game …")');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('New game: Durch die Wüste');
  await expect.poll(() => page.title()).toBe('New game: Durch die Wüste · Caravanserai');
  await page.goBack();
  await expect.poll(() => focused(page)).toBe('Caravanserai');
  await tabTo(page, '.more-ways summary');
  await page.keyboard.press('Enter');
  await tabTo(page, 'a:text-is("Rules")');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Durch die Wüste');
  await page.goBack();
  await tabTo(page, 'button:text-is("Play")');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('application');
});

test('a board whose files do not come says so, and a press fetches it', async ({ visitor }) => {
  const context = await visitor.arrive({ cutOff: true });
  const page = await context.newPage();
  await page.goto(visitor.home);
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .waitFor();
  await context.route('**/assets/**', route => route.abort());
  await page.goto(`${visitor.home}/#/rules/nomadi`);
  const again = page.getByRole('button', { name: 'Load again' });
  await again.waitFor();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Check the connection');
  await context.unroute('**/assets/**');
  await again.click();
  await page.getByRole('heading', { name: 'Nomadi', level: 1 }).waitFor();
});

longTest('a match that other rules have closed is not offered to be continued', async ({ visitor }) => {
  const page = await windowWith(await visitor.arrive(), visitor.home, [{ seats: 3, played: 0.5 }]);
  const [early, torn] = await Promise.all([4, 2].map(seats => playedMatch({ seats, played: 0.4 })));
  await keepMatch(page, { ...early, match: { ...early.match, version: 0 } });
  const entries = torn.entries.toSpliced(12, 1);
  await keepMatch(page, { ...torn, match: { ...torn.match, version: 0 }, entries, touched: Date.now() + 1000 });
  await page.goto(visitor.home);
  await page.getByRole('link', { name: /^Why is it closed\?/ }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^Continue/ }).count()).toBe(2);
  await expect.poll(() => page.getByRole('region', { name: 'Continue' }).innerText()).toContain('Bot yellow');
  await page.getByRole('link', { name: /^Why is it closed\?/ }).click();
  await page.getByRole('heading', { name: 'This game is closed' }).waitFor();
});

import type { Page } from 'playwright-core';
import { moveCounts } from '../../src/table/move-count.ts';
import { choose, look, mouse } from './hands.ts';
import { longTest } from './long.ts';
import { keptEntries } from './matches.ts';
import { sitDown, untilAsked } from './table.ts';
import { expect, test } from './visitor.ts';

/** How many moves there are, and how many of them the person has seen: up to the own last one. */
async function movesOf(page: Page): Promise<{ all: number; seen: number }> {
  const entries = await keptEntries(page, 'with-3');
  const counts = moveCounts(entries);
  return { all: counts.at(-1)!, seen: counts[entries.findLastIndex(({ actor }) => actor === 0) + 1] };
}

const untilPast = (page: Page, at: number, all: number) =>
  page.getByRole('region', { name: `Looking back: ${at} of ${all}`, exact: true }).waitFor();

/** What the board is called to those who listen; the number of camels on it is part of that. */
const board = (page: Page) => page.getByRole('application').getAttribute('aria-label');

/** Every title that the prompt has from now on. */
function collectTitles(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: string[] = [];
    const note = () => {
      const title = document.querySelector('.prompt')?.getAttribute('aria-label') ?? '';
      if (title !== seen.at(-1)) seen.push(title);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
    (window as unknown as { titles: string[] }).titles = seen;
  });
}

test('what others did since the last turn is played as it happened, and its tracks stay until one moves', async ({
  visitor,
}) => {
  const page = await sitDown(visitor);
  const { all, seen } = await movesOf(page);
  const tracks = page.locator('[data-track]');
  expect(all - seen).toBe(4);
  await expect.poll(() => tracks.count()).toBe(4);
  await collectTitles(page);
  await page.getByRole('button', { name: '2 new turns' }).click();
  const titles = () => page.evaluate(() => (window as unknown as { titles: string[] }).titles);
  const past = [0, 1, 2, 3].map(more => `Looking back: ${seen + more} of ${all}`);
  await expect.poll(titles).toEqual([...past, 'Your turn']);
  await expect.poll(() => tracks.count()).toBe(4);
  await choose(page, mouse);
  await expect.poll(() => tracks.count()).toBe(0);
});

test('the past is stepped through by hand, and the present comes back', async ({ visitor }) => {
  const page = await sitDown(visitor);
  const { all } = await movesOf(page);
  const [sight, now] = [await look(page), await board(page)];
  await page.keyboard.press(',');
  await untilPast(page, all - 1, all);
  await expect.poll(() => board(page)).not.toBe(now);
  await expect.poll(async () => (await look(page)).hexes).toEqual([]);

  await page.getByRole('button', { name: 'Previous move' }).click();
  await page.getByRole('button', { name: 'Previous move' }).click();
  await untilPast(page, all - 3, all);
  await page.getByRole('button', { name: 'Next move' }).click();
  await untilPast(page, all - 2, all);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await untilAsked(page);
  await expect.poll(() => look(page)).toEqual(sight);
  await expect.poll(() => board(page)).toBe(now);
});

longTest('keys step into the past, and the last step leads to the present', async ({ visitor }) => {
  const page = await sitDown(visitor);
  const { all } = await movesOf(page);
  await page.keyboard.press(',');
  await page.keyboard.press(',');
  await untilPast(page, all - 2, all);
  await page.keyboard.press('.');
  await untilPast(page, all - 1, all);
  await page.keyboard.press('.');
  await untilAsked(page);
  await page.keyboard.press(',');
  await page.keyboard.press('Escape');
  await untilAsked(page);
});

longTest('Enter does not end a turn that is out of sight', async ({ visitor }) => {
  const page = await sitDown(visitor);
  const before = await keptEntries(page, 'with-3');
  const end = page.getByRole('button', { name: 'End turn' });
  while (await end.isDisabled()) await choose(page, mouse);
  await page.getByRole('application').focus();
  await page.keyboard.press(',');
  const { all } = await movesOf(page);
  await untilPast(page, all - 1, all);
  await page.keyboard.press('Enter');
  await untilAsked(page);
  await expect.poll(() => end.isEnabled()).toBe(true);
  expect(await keptEntries(page, 'with-3')).toEqual(before);
  // Now that it is in sight again, the same key ends it.
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await keptEntries(page, 'with-3')).length).toBe(before.length + 6);
});

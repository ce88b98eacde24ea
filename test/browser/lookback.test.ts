import type { Page } from 'playwright-core';
import { choose, look, mouse } from './hands.ts';
import { keptEntries } from './matches.ts';
import { sitDown, untilAsked } from './table.ts';
import { expect, test } from './visitor.ts';

/** How many moves there are, and how many of them the person has seen: up to the own last one. */
async function movesOf(page: Page): Promise<{ all: number; seen: number }> {
  const entries = await keptEntries(page, 'with-3');
  return { all: entries.length, seen: entries.findLastIndex(({ actor }) => actor === 0) + 1 };
}

const untilPast = (page: Page, at: number, all: number) =>
  page.getByRole('region', { name: `Looking back: ${at} of ${all}`, exact: true }).waitFor();

/** What the board is called to those who listen; the number of camels on it is part of that. */
const board = (page: Page) => page.getByRole('application').getAttribute('aria-label');

test('what others did since the last turn is stepped through, and the present comes back', async ({ visitor }) => {
  const page = await sitDown(visitor);
  const { all, seen } = await movesOf(page);
  const [sight, now] = [await look(page), await board(page)];
  expect(all - seen).toBe(4);
  await page.getByRole('button', { name: '4 new moves' }).click();
  await untilPast(page, seen, all);
  expect(await board(page)).not.toBe(now);
  expect((await look(page)).hexes).toEqual([]);

  await page.getByRole('button', { name: 'One move on' }).click();
  await untilPast(page, seen + 1, all);
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.getByRole('button', { name: 'One move back' }).click();
  await untilPast(page, seen - 1, all);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await untilAsked(page);
  expect(await look(page)).toEqual(sight);
  expect(await board(page)).toBe(now);
});

test('keys step into the past, and the last step leads to the present', async ({ visitor }) => {
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

test('Enter does not end a turn that is out of sight', async ({ visitor }) => {
  const page = await sitDown(visitor);
  const before = await keptEntries(page, 'with-3');
  const end = page.getByRole('button', { name: 'End turn' });
  while (await end.isDisabled()) await choose(page, mouse);
  await page.getByRole('application').focus();
  await page.keyboard.press(',');
  await untilPast(page, before.length - 1, before.length);
  await page.keyboard.press('Enter');
  await untilAsked(page);
  expect(await end.isEnabled()).toBe(true);
  expect(await keptEntries(page, 'with-3')).toEqual(before);
  // Now that it is in sight again, the same key ends it.
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await keptEntries(page, 'with-3')).length, { timeout: 20_000 })
    .toBe(before.length + 6);
});

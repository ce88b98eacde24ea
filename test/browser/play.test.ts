import type { Page } from 'playwright-core';
import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { type Hands, keys, mouse, tabTo } from './hands.ts';
import { longTest } from './long.ts';
import { takeTurn, untilAsked } from './table.ts';
import { expect, laptop, test } from './visitor.ts';
import { finishAndCompare } from './whole-game.ts';

async function takeATurn(page: Page, hands: Hands): Promise<void> {
  expect(await untilAsked(page)).toBe('turn');
  await takeTurn(page, hands);
  expect(await untilAsked(page)).toBe('turn');
}

/** One whole game is always played, by finger. */
const playOn = quickOrLong(takeATurn, finishAndCompare);

longTest('a game for two by mouse', async ({ visitor }) => {
  const page = await visitor.open('#/', laptop);
  await page.getByText('More', { exact: true }).first().click();
  await page.getByRole('link', { name: 'New game' }).first().click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await playOn(page, mouse);
});

test('a game for two by keys alone', async ({ visitor }) => {
  const page = await visitor.open('#/', laptop);
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .waitFor();
  await keys.press(page, '.more-ways summary');
  await keys.button(page, 'New game …');
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await tabTo(page, 'input[type=radio][value="3"]');
  await page.keyboard.press('ArrowLeft');
  await keys.button(page, 'Start the game');
  await playOn(page, keys);
});

import type { Page } from 'playwright-core';
import { longTest } from './long.ts';
import { expect, phone, test } from './visitor.ts';

const asked = (page: Page) =>
  page.evaluate(() =>
    ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(pointer: coarse)'].map(
      query => matchMedia(query).matches,
    ),
  );

longTest('tests by night are by night, and with little motion where nothing is to move', async ({ visitor }) => {
  const page = await visitor.open('#/', { colorScheme: 'dark', reducedMotion: 'no-preference' });
  expect(await asked(page)).toEqual([true, false, false]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await asked(page)).toEqual([false, true, false]);
});

test('a phone has fingers, and is as wide as it says', async ({ visitor }) => {
  const page = await visitor.open('#/', phone);
  expect(await asked(page)).toEqual([false, true, true]);
  expect(await page.evaluate(() => innerWidth)).toBe(phone.viewport.width);
});

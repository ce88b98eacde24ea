import type { Page } from 'playwright-core';

/** The page is kept on the device from now on, and opens without a network. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller;
  });
}

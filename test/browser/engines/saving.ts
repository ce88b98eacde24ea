import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import type { Saved } from './engine.ts';

/** Where Playwright tells of files that the page saves. */
export async function saveByEvent(page: Page, press: () => Promise<void>): Promise<Saved> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), content: await buffer(await download.createReadStream()) };
}

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { pageServer } from '../../src/server/app/pages.ts';
import { baselineNames } from '../../tools/baseline.mjs';
import { root } from '../tree.ts';
import { longTest } from './long.ts';
import { windowWith } from './matches.ts';
import { untilAsked } from './table.ts';
import { expect, test, type Visitor } from './visitor.ts';

/** The page as a browser reads it that does not know a word: in scripts and styles another stands for it. */
async function serveWithout(word: RegExp): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-older-'));
  cpSync(`${root}dist/web`, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    // Compressed, the server would send what was there before.
    if (/\.(?:br|gz)$/.test(file)) rmSync(path);
    if (/\.(?:js|css|html)$/.test(file)) writeFileSync(path, readFileSync(path, 'utf8').replaceAll(word, 'un$&'));
  }
  const server = await pageServer(folder);
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  return server.listen({ host: '127.0.0.1', port: 0 });
}

async function tableAt(visitor: Visitor, home: string): Promise<Page> {
  const page = await windowWith(await visitor.arrive(), home, [{ seats: 3, played: 0.4 }]);
  await page.goto(`${home}/#/play/with-3`);
  await untilAsked(page);
  return page;
}

const tooOld = [/^This browser is too old/, /^Dieser Browser ist zu alt/, /^Deze browser is te oud/];

test('a browser below the baseline reads a sentence, in three languages, and no board', async ({ visitor }) => {
  const context = await visitor.arrive();
  await context.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'));
  const page = await context.newPage();
  await page.goto(visitor.home);
  for (const sentence of tooOld) await page.getByText(sentence).getByText(baselineNames).waitFor();
  expect(await page.locator('#page').count()).toBe(0);
});

longTest('so does one that knows no modules', async ({ visitor }) => {
  const context = await visitor.arrive();
  await context.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
  const page = await context.newPage();
  // Such a browser runs none of them.
  await page.goto(await serveWithout(/(?<=<script type=")module/g));
  for (const sentence of tooOld) await page.getByText(sentence).waitFor();
});

longTest('a browser of the baseline reads none of that', async ({ visitor }) => {
  const page = await visitor.open('#/');
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .waitFor();
  for (const sentence of tooOld) expect(await page.getByText(sentence).isVisible()).toBe(false);
});

test('without JavaScript the page says that it needs it', async ({ visitor }) => {
  const page = await visitor.open('', { javaScriptEnabled: false });
  const sentences = page.locator('noscript p');
  for (const sentence of await sentences.all()) expect(await sentence.isVisible()).toBe(true);
  expect((await sentences.allInnerTexts()).map(sentence => sentence.split(',')[0])).toEqual([
    'Caravanserai needs JavaScript to draw its boards. Please switch it on and load the page again.',
    'Caravanserai braucht JavaScript',
    'Caravanserai heeft JavaScript nodig om de borden te tekenen. Zet het alsjeblieft aan en laad de pagina opnieuw.',
  ]);
});

longTest('without popovers the menu opens and closes all the same', async ({ visitor }) => {
  const page = await tableAt(visitor, await serveWithout(/(?<![\w-])popover(?!s)/g));
  const button = page.getByRole('button', { name: 'Menu' });
  const settings = page.getByRole('button', { name: 'Settings' });
  const isOpen = () => button.getAttribute('aria-expanded');
  await page.waitForFunction(() => !String(HTMLElement.prototype.hidePopover).includes('native code'));
  expect(await settings.isVisible()).toBe(false);
  await button.click();
  await settings.waitFor();
  await settings.focus();
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'hidden' });
  await expect.poll(isOpen).toBe('false');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
  await button.click();
  await page.getByRole('heading', { name: 'Durch die Wüste' }).click();
  await settings.waitFor({ state: 'hidden' });
  await button.click();
  await button.click();
  await settings.waitFor({ state: 'hidden' });
  await button.click();
  await settings.click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await expect.poll(isOpen).toBe('false');
});

const selectors = [
  ['::details-content', /details-content/g],
  [':has()', /(?<=:)has(?=\()/g],
] as const;
test.for(selectors.slice(0, quickOrLong(1, selectors.length)))(
  'without %s the log can be scrolled to its end',
  async ([, word], { visitor }) => {
    const page = await tableAt(visitor, await serveWithout(word));
    const { bottom, fold, hidden } = await page.locator('.folds .log-list').evaluate(list => ({
      bottom: list.getBoundingClientRect().bottom,
      fold: list.closest('.folds')?.getBoundingClientRect().bottom ?? 0,
      hidden: list.scrollHeight - list.clientHeight,
    }));
    expect(bottom).toBeLessThanOrEqual(fold);
    expect(hidden).toBeGreaterThan(0);
  },
);

longTest('without :has() an objection takes the place of the task', async ({ visitor }) => {
  const page = await tableAt(visitor, await serveWithout(selectors[1][1]));
  await page.locator('[data-place]:not([data-lit])').nth(20).dispatchEvent('click');
  await page.getByRole('link', { name: 'Read the rule' }).first().waitFor();
  await page.locator('.task').waitFor({ state: 'hidden' });
});

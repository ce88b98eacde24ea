import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { gameIds, loadGame } from '../../src/games/registry.ts';
import { gameFiles, ownFiles, startFiles } from '../../tools/sizes.mjs';
import { mouse } from './hands.ts';
import { GAME, windowWith } from './matches.ts';
import { untilAsked } from './table.ts';
import { expect, test } from './visitor.ts';

test('the start page shows every game there is', async ({ visitor }) => {
  const page = await visitor.open('#/');
  const games = page.getByRole('list').getByRole('listitem');
  await games.first().waitFor();
  const titles = await Promise.all(gameIds.map(async id => (await loadGame(id)).title));
  expect(await games.getByRole('heading', { level: 3 }).allTextContents()).toEqual(titles);
});

/** The scripts that a window fetches, as paths in the built folder. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', request => {
    const path = new URL(request.url()).pathname.slice(1);
    if (path.endsWith('.js')) scripts.push(path);
  });
  return scripts;
}

test('the start page loads what `npm run size` weighs, and nothing more', async ({ visitor }) => {
  const page = await (await visitor.arrive()).newPage();
  const scripts = scriptsOf(page);
  await page.goto(visitor.home, { waitUntil: 'networkidle' });
  expect(scripts.toSorted()).toEqual(startFiles().toSorted());
});

/** What a script is made from, without the hash of its contents. */
function chunkNameOf(file: string): string {
  return basename(file).replace(/-.{8}\.js$/, '');
}

test('a table loads what `npm run size` weighs of its game, and nothing more of it', async ({ visitor }) => {
  const page = await windowWith(await visitor.arrive(), visitor.home, [{ seats: 3, played: 0.5 }]);
  const scripts = scriptsOf(page);
  await page.goto(`${visitor.home}/#/play/with-3`);
  await untilAsked(page);
  const shut = await page.locator('[data-place]:not([data-lit])').nth(20).getAttribute('data-place');
  await mouse.hex(page, shut ?? '');
  await page.getByRole('alert').getByText('next to a camel').waitFor();
  const ownAmong = (files: readonly string[]) => ownFiles(GAME).filter(file => files.includes(file));
  expect(ownAmong(gameFiles(GAME)).map(chunkNameOf)).toEqual(['view', 'en', 'rules.en', `game-${GAME}`]);
  expect(ownAmong(scripts)).toEqual(ownAmong(gameFiles(GAME)));
});

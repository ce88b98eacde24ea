import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { gameIds, loadGame } from '../../src/games/registry.ts';
import { aheadFiles, gameFiles, ownFiles, startFiles } from '../../tools/sizes.mjs';
import { mouse } from './hands.ts';
import { GAME, windowWith } from './matches.ts';
import { untilAsked } from './table.ts';
import { expect, test } from './visitor.ts';

test('the start page shows every game there is', async ({ visitor }) => {
  const page = await visitor.open('#/');
  const games = page.getByRole('list').getByRole('listitem');
  await games.first().waitFor();
  const titles = await Promise.all(gameIds.map(async id => (await loadGame(id)).title));
  await expect.poll(() => games.getByRole('heading', { level: 3 }).allTextContents()).toEqual(titles);
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

test('the start page loads what `npm run size` weighs, then files of tables, and nothing more', async ({ visitor }) => {
  const page = await (await visitor.arrive()).newPage();
  const scripts = scriptsOf(page);
  await page.goto(visitor.home, { waitUntil: 'networkidle' });
  // A page that is slow to think lets the line rest before it has asked for everything.
  await expect.poll(() => scripts.toSorted()).toEqual([...startFiles(), ...aheadFiles()].toSorted());
  const first = scripts.findIndex(file => aheadFiles().includes(file));
  const late = startFiles().filter(file => !scripts.slice(0, first).includes(file));
  expect(late.map(chunkNameOf)).toEqual(['offer']);
});

test('a tap on Play asks for the files of its game in one go', async ({ visitor }) => {
  const page = await (await visitor.arrive()).newPage();
  const scripts = scriptsOf(page);
  await page.goto(visitor.home, { waitUntil: 'networkidle' });
  await expect.poll(() => scripts).toEqual(expect.arrayContaining(aheadFiles()));
  scripts.length = 0;
  // Nothing is answered before everything is asked for.
  const asked = new Set<string>();
  const wanted = ownFiles(GAME).filter(file => gameFiles(GAME).includes(file));
  let answer = () => {};
  const all = new Promise<void>(resolve => {
    answer = resolve;
  });
  await page.route('**/assets/*.js', async route => {
    asked.add(new URL(route.request().url()).pathname.slice(1));
    if (wanted.every(file => asked.has(file))) answer();
    await all;
    await route.continue();
  });
  await page
    .locator(`.mood-${GAME}`)
    .getByRole('button', { name: /^Play / })
    .click();
  await page.locator('.board-plane').waitFor();
  expect(scripts).toEqual(expect.arrayContaining(wanted));
});

/** What a script is made from, without the hash of its contents. */
function chunkNameOf(file: string): string {
  return basename(file).replace(/-.{8}\.js$/, '');
}

test('a table loads what `npm run size` weighs of its game, and later what tells of the board in words', async ({
  visitor,
}) => {
  const page = await windowWith(await visitor.arrive(), visitor.home, [{ seats: 3, played: 0.5 }]);
  const scripts = scriptsOf(page);
  await page.goto(`${visitor.home}/#/play/with-3`);
  await untilAsked(page);
  const shut = await page.locator('[data-place]:not([data-lit])').nth(20).getAttribute('data-place');
  await mouse.hex(page, shut ?? '');
  await page.getByRole('alert').getByText('next to a camel').waitFor();
  const own = () => ownFiles(GAME).filter(file => scripts.includes(file));
  const isWeighed = (file: string) => gameFiles(GAME).includes(file);
  expect(own().filter(isWeighed).map(chunkNameOf)).toEqual(['view', 'en', `game-${GAME}`]);
  // What tells of the board in words comes after it, and the rules' words with the first objection.
  const later = () => own().filter(file => !isWeighed(file));
  await expect
    .poll(() => later().map(chunkNameOf).toSorted())
    .toEqual(['board-text', 'orientation', 'orientation.en', 'rules.en']);
});

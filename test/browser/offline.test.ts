import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { pageServer } from '../../src/server/app/pages.ts';
import { root } from '../tree.ts';
import { engine } from './engines/chosen.ts';
import { mouse } from './hands.ts';
import { untilKept } from './kept-page.ts';
import { essentialTest, longTest } from './long.ts';
import { GAME } from './matches.ts';
import { takeTurn, untilAsked } from './table.ts';
import { expect, test } from './visitor.ts';

let folder: string;
let server: FastifyInstance;
let address: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  cpSync(`${root}dist/web`, folder, { recursive: true });
  server = await pageServer(folder);
  address = await server.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Another build of the same page, in which no script has the address it had. */
function publishNewVersion(): void {
  renameSync(join(folder, 'assets'), join(folder, 'things'));
  const files = ['index.html', 'sw.js', ...readdirSync(join(folder, 'things')).map(name => `things/${name}`)];
  for (const file of files.filter(name => /\.(?:html|js|css)$/.test(name))) {
    const text = readFileSync(join(folder, file), 'utf8');
    const renamed = text.replaceAll('assets/', 'things/').replace('<html', '<html data-version="new"');
    writeFileSync(join(folder, file), renamed.replace(/"[0-9a-f]{12}"/, '"new"'));
    // What lies compressed beside it is the old one.
    for (const ending of ['br', 'gz']) rmSync(join(folder, `${file}.${ending}`), { force: true });
  }
}

const isNew = (page: Page) => page.evaluate(() => document.documentElement.dataset['version'] === 'new');

test('after the first visit the page opens and plays without a network', async ({ visitor }) => {
  const context = await visitor.arrive({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(address);
  await untilKept(page);
  await page.close();
  await server.close();

  const later = await context.newPage();
  await later.goto(`${address}/?from=home-screen`);
  await later
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await untilAsked(later);
  await takeTurn(later, mouse);
  // The others think in a worker, which has to be there as well.
  await untilAsked(later);
  await later.goto(`${address}/#/rules/${GAME}`);
  await later.getByRole('heading', { level: 1, name: 'Durch die Wüste' }).waitFor();
  await later.getByRole('button', { name: 'Deutsch' }).first().click();
  await later.getByText('Regeln').first().waitFor();
});

longTest(
  'the puzzles of a game are fetched when somebody wants them, and are there without a network then',
  async ({ visitor }) => {
    const context = await visitor.arrive({ serviceWorkers: 'allow' });
    const fetched: string[] = [];
    context.on('request', request => {
      const name = /puzzles-of-([a-z-]+)-/.exec(request.url())?.[1];
      if (name !== undefined) fetched.push(name);
    });
    const page = await context.newPage();
    await page.goto(address);
    await untilKept(page);
    expect(fetched).toEqual([]);
    await page.goto(`${address}/#/puzzles/${GAME}`);
    await page.getByRole('heading', { name: 'By theme' }).waitFor();
    expect(new Set(fetched)).toEqual(new Set([GAME]));
    await page.close();
    await server.close();

    const later = await context.newPage();
    await later.goto(`${address}/#/puzzles/${GAME}?puzzle=day`);
    await later.getByRole('region', { name: /^Find the best turn, / }).waitFor();
  },
);

longTest('whoever comes for the first time is offered no new version', async ({ visitor }) => {
  const context = await visitor.arrive({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(address);
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await untilKept(page);
  await untilAsked(page);
  await takeTurn(page, mouse);
  expect(await page.getByRole('button', { name: 'Use it now' }).count()).toBe(0);
});

/** What is still being fetched when the page is loaded anew is given up, and Firefox blames the worker for it. */
const givenUp = /^Failed to load .*A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

essentialTest('a new version is offered, not forced, and does not break the page that is open', async ({ visitor }) => {
  const context = await visitor.arrive({ serviceWorkers: 'allow', expected: givenUp });
  const page = await context.newPage();
  await page.goto(address);
  await untilKept(page);

  publishNewVersion();
  await engine.forgetFiles(page);
  await page.reload();
  const offer = page.getByRole('button', { name: 'Use it now' });
  await offer.waitFor();
  expect(await isNew(page)).toBe(false);
  await page.getByRole('button', { name: 'Later' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.goto(`${address}/#/watch/durch-die-wueste?seats=3&seed=7`);
  await page.getByRole('slider').waitFor();

  await page.reload();
  expect(await isNew(page)).toBe(false);
  await offer.click();
  await page.locator('html[data-version="new"]').waitFor({ state: 'attached' });
  await page.getByRole('slider').waitFor();
  await offer.waitFor({ state: 'detached' });
});

longTest('a window with the old version goes on while another one takes the new', async ({ visitor }) => {
  const context = await visitor.arrive({ serviceWorkers: 'allow', expected: givenUp });
  const stays = await context.newPage();
  await stays.goto(address);
  await untilKept(stays);
  publishNewVersion();
  const changes = await context.newPage();
  await changes.goto(address);
  await changes.getByRole('button', { name: 'Use it now' }).click();
  await changes.locator('html[data-version="new"]').waitFor({ state: 'attached' });

  await engine.forgetFiles(stays);
  await stays.evaluate(() => {
    location.hash = '#/watch/durch-die-wueste?seats=3&seed=7';
  });
  await stays.getByRole('slider').waitFor();
  expect(await isNew(stays)).toBe(false);
});

essentialTest(
  'on the first visit no new version is offered, even to a device that is busy meanwhile',
  async ({ visitor }) => {
    const context = await visitor.arrive({ serviceWorkers: 'allow' });
    await context.addInitScript(() => {
      if (!isSecureContext) return;
      const container = navigator.serviceWorker;
      const register = container.register.bind(container);
      // As long as the worker needs to be in charge: some browsers then tell late that it has come.
      const work = (until: number) => {
        while (performance.now() < until);
      };
      container.register = async (...script) => {
        const registration = await register(...script);
        setTimeout(() => work(performance.now() + 3000));
        return registration;
      };
    });
    const page = await context.newPage();
    await page.goto(address);
    await untilKept(page);
    expect(await page.getByRole('button', { name: 'Use it now' }).count()).toBe(0);
  },
);

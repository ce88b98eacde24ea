import type { Page } from 'playwright-core';
import { pageServer } from '../../src/server/app/pages.ts';
import { root } from '../tree.ts';
import { longTest } from './long.ts';
import { expect, test } from './visitor.ts';

/** Lets two learnt players sit down, and waits until they have set a rider each. Tells what came of the net's files. */
async function letThemPlay(page: Page): Promise<readonly { readonly ok: boolean; readonly kept: boolean }[]> {
  const nets: { readonly ok: boolean; readonly kept: boolean }[] = [];
  page.on('response', response => {
    if (response.url().includes('/assets/net-')) nets.push({ ok: response.ok(), kept: response.fromServiceWorker() });
  });
  await page.getByLabel('Seat 2: Played by').selectOption('grandmaster');
  await page.getByText('The strongest there is.').waitFor();
  await page.getByLabel('Seat 1: Played by').selectOption('grandmaster');
  await page.getByRole('button', { name: 'Start the game' }).click();
  // Ten riders are set, by one after the other.
  await page.locator('.log-list').getByText(/rider/).nth(1).waitFor();
  return nets;
}

test('the learnt player is chosen, fetches its net, may run it, and moves', async ({ visitor }) => {
  const page = await visitor.open('#/new/durch-die-wueste');
  expect((await letThemPlay(page)).length).toBeGreaterThan(0);
  // Where the page's policy forbids that, somebody else has moved.
  const compiled = await page.evaluate(() =>
    WebAssembly.Module.exports(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))),
  );
  expect(compiled).toEqual([]);
});

longTest('once it was chosen its net is kept: it plays without a network too', async ({ visitor }) => {
  const server = await pageServer(`${root}dist/web`);
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const context = await visitor.arrive({ serviceWorkers: 'allow' });
  const first = await context.newPage();
  await first.goto(`${address}/#/new/durch-die-wueste`);
  await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await letThemPlay(first);
  await first.close();
  await server.close();

  const later = await context.newPage();
  await later.goto(`${address}/#/new/durch-die-wueste`);
  const nets = await letThemPlay(later);
  expect(nets.length).toBeGreaterThan(0);
  expect(nets.every(({ ok, kept }) => ok && kept)).toBe(true);
});

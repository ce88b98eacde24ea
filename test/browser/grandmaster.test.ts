import { expect, test } from './visitor.ts';

test('the learnt player is chosen, fetches its net, may run it, and moves', async ({ visitor }) => {
  const page = await visitor.open('#/new/durch-die-wueste');
  const nets: string[] = [];
  page.on('response', response => void (response.url().includes('/assets/net-') && nets.push(response.url())));
  const level = page.getByLabel('Seat 2: Played by');
  await level.selectOption('grandmaster');
  await page.getByText('The strongest there is.').waitFor();
  await page.getByLabel('Seat 1: Played by').selectOption('grandmaster');
  await page.getByRole('button', { name: 'Start the game' }).click();
  // Two of them set ten riders, one after the other.
  await page.locator('.log-list').getByText(/rider/).nth(1).waitFor();
  expect(nets.length).toBeGreaterThan(0);
  // Where the page's policy forbids that, somebody else has moved.
  const compiled = await page.evaluate(() =>
    WebAssembly.Module.exports(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))),
  );
  expect(compiled).toEqual([]);
});

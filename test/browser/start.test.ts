import { startFiles } from '../../tools/sizes.mjs';
import { expect, test } from './visitor.ts';

test('the start page shows four games, and says which are still to come', async ({ visitor }) => {
  const page = await visitor.open('#/');
  const games = page.getByRole('list').getByRole('listitem');
  await games.first().waitFor();
  expect(await games.getByRole('heading', { level: 3 }).allTextContents()).toHaveLength(4);
  expect(await games.filter({ hasText: 'Coming' }).count()).toBe(3);
});

test('the start page loads what `npm run size` weighs, and nothing more', async ({ visitor }) => {
  const context = await visitor.arrive();
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('response', response => loaded.push(new URL(response.url()).pathname.slice(1)));
  await page.goto(visitor.home, { waitUntil: 'networkidle' });
  expect(loaded.filter(path => path.endsWith('.js')).toSorted()).toEqual(startFiles().toSorted());
});

import { afterAll, beforeAll } from 'vitest';
import { judge } from './judge.ts';
import { longTest } from './long.ts';
import { windowWith } from './matches.ts';
import { comeAs } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, smallPhone, test, type Visit } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What Chromium says of an answer that refuses. */
const refused: Visit = { expected: /status of 404/ };

longTest(
  'somebody makes a page that everybody may read, shows it to a stranger, and takes it back',
  async ({ visitor }) => {
    const { page } = await comeAs({ visitor, house }, 'Wanda');
    await page.context().request.post(`${house.home}/api/account`, { data: { name: 'Wanda' } });
    await page.goto(`${house.home}/#/account`);
    await page.getByRole('button', { name: 'Make my page public' }).click();
    await page.getByText('Everybody who has the address may read it').waitFor();
    await judge(page);
    await page.getByRole('link', { name: 'Look at it' }).click();
    await page.getByRole('heading', { name: 'Wanda' }).waitFor();
    await page.getByText('No public game has been finished yet.').waitFor();
    const stranger = await visitor.open(page.url(), { ...smallPhone, ...refused });
    await stranger.getByRole('heading', { name: 'Wanda' }).waitFor();
    await judge(stranger);
    await page.goto(`${house.home}/#/account`);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByText('The page is gone').waitFor();
    await stranger.reload();
    await stranger.getByText('There is no such page.').waitFor();
    expect(await stranger.getByText('Wanda').count()).toBe(0);
  },
);

test('the record tells what one does in each game, beside the others, counted once for each game', async ({
  visitor,
}) => {
  const page = await windowWith(await visitor.arrive(smallPhone), visitor.home, [{ seats: 3, played: 1 }]);
  await page.goto(`${visitor.home}/#/profile`);
  const habits = page.getByRole('figure').filter({ hasText: 'Durch die Wüste, one game' });
  const told = habits.getByRole('listitem').filter({ hasText: 'oases reached' });
  await told.getByText(/^you \d+, others \d+(\.\d)?$/).waitFor();
  const first = await habits.innerText();
  await judge(page);
  await page.reload();
  await told.waitFor();
  expect(await habits.innerText()).toBe(first);
});

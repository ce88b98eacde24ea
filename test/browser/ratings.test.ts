import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { judge } from './judge.ts';
import { longTest } from './long.ts';
import { comeAs, type Guest, goToTable } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, smallPhone, test, type Visit, type Visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Somebody with an account. */
async function member(visitor: Visitor, name: string, visit?: Visit): Promise<Guest> {
  const { page, caller } = await comeAs({ visitor, house }, name, visit);
  await page.context().request.post(`${house.home}/api/account`, { data: { name } });
  caller.close();
  return { page, caller };
}

const agreement = (page: Page) => page.getByText('This game is rated. Whoever sits down agrees');

test('two accounts play a rated match; who resigns is last, and both are on the leaderboard', async ({ visitor }) => {
  const anna = await member(visitor, 'Annika');
  const ben = await member(visitor, 'Benno', smallPhone);
  await anna.page.goto(`${house.home}/#/open/durch-die-wueste`);
  await anna.page.getByRole('radio', { name: 'Rated' }).check();
  await anna.page.getByText('The result counts for the rating').waitFor();
  await anna.page.getByRole('radio', { name: 'Only with the link' }).check();
  await anna.page.getByRole('button', { name: 'Open the table' }).click();
  await agreement(anna.page).waitFor();
  await judge(anna.page);
  const match = anna.page.url().split('/').at(-1)!;

  const guest = await comeAs({ visitor, house }, 'Guest');
  await goToTable(guest, house, match);
  await agreement(guest.page).waitFor();
  await guest.page.getByRole('link', { name: 'Make an account to sit down' }).waitFor();
  expect(await guest.page.getByRole('button', { name: 'Sit down here' }).count()).toBe(0);

  await goToTable(ben, house, match);
  await agreement(ben.page).waitFor();
  await judge(ben.page);
  await ben.page.getByRole('button', { name: 'Sit down here' }).click();
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await ben.page.locator('[data-place]').first().waitFor();
  await ben.page.getByRole('button', { name: 'Menu' }).click();
  await ben.page.getByRole('button', { name: 'Resign …' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Yes, resign' }).click();
  await anna.page.getByRole('dialog').waitFor();

  await anna.page.goto(`${house.home}/#/lobby`);
  await anna.page.getByRole('link', { name: 'Leaderboard' }).click();
  const rows = anna.page.getByRole('list', { name: 'Not on the list yet' }).getByRole('listitem');
  await rows.nth(1).waitFor();
  expect(await rows.allInnerTexts()).toEqual([expect.stringContaining('Annika'), expect.stringContaining('Benno')]);
  await judge(anna.page);
  await ben.page.goto(`${house.home}/#/ratings?game=durch-die-wueste&seats=2`);
  await ben.page.getByRole('list', { name: 'Not on the list yet' }).waitFor();
  await judge(ben.page);
  await ben.page.goto(`${house.home}/#/ratings?game=nomadi&seats=3`);
  await ben.page.getByText('Nobody has played a rated game of this kind yet').waitFor();
});

longTest('without an account a rated table is not opened, and it is said what is missing', async ({ visitor }) => {
  const { page } = await comeAs({ visitor, house }, 'Stranger');
  await page.goto(`${house.home}/#/open/nomadi`);
  await page.getByRole('radio', { name: 'Rated' }).check();
  await page.getByText('A rated game needs an account.').waitFor();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('Only people with an account play rated games.').waitFor();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
});

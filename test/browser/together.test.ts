import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { botPool } from '../../src/server/app/bot-threads.ts';
import { playedDay } from '../../src/server/app/testing/day-player.ts';
import { worker } from '../../src/server/app/testing/test-server.ts';
import { dayOf } from '../../src/table/day.ts';
import { judge } from './judge.ts';
import { longTest } from './long.ts';
import { GAME, goOutside, type Kept, keepMatch } from './matches.ts';
import { comeAs, type Guest } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, phone, test, type Visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Somebody with an account. */
async function member(visitor: Visitor, name: string): Promise<Guest> {
  const { page, caller } = await comeAs({ visitor, house }, name);
  await page.context().request.post(`${house.home}/api/account`, { data: { name } });
  caller.close();
  return { page, caller };
}

const lines = (page: Page) => page.getByRole('navigation', { name: 'Lines' });
const here = (page: Page) => lines(page).locator('[aria-current=step]').textContent();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a study in an account is shown to a second page, which follows, walks on its own and returns', async ({
  visitor,
}) => {
  const { page: anna } = await member(visitor, 'Annika');
  // Where the page learns who she is.
  await anna.goto(`${house.home}/#/lobby`);
  await anna.getByRole('link', { name: 'Leaderboard' }).waitFor();
  await anna.goto(`${house.home}/#/watch/${GAME}?seats=2&seed=7&at=60`);
  await press(anna, 'Study from here');
  await lines(anna).waitFor();
  await anna.getByText('Name, chance, files and links').click();
  // Key by key: not every engine tells of a change where a text was put at once.
  await anna.getByRole('textbox', { name: 'Name' }).pressSequentially('Palms');
  await press(anna, 'Save to your account');
  await anna.waitForURL(/account=/);
  await press(anna, 'Show live');

  const ben = await (await visitor.arrive()).newPage();
  await ben.goto(anna.url());
  const follow = ben.getByRole('button', { name: 'Follow Annika' });
  await follow.waitFor();
  await expect.poll(() => here(ben)).toBe('First position');
  await press(anna, 'Next move');
  await expect.poll(() => here(anna)).not.toBe('First position');
  const second = await here(anna);
  await expect.poll(() => here(ben)).toBe(second);
  await judge(ben);

  // On his own he stays where he is, whatever is shown.
  await press(ben, 'To the first position');
  await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('false');
  await press(anna, 'Next move');
  await expect.poll(() => here(anna)).not.toBe(second);
  // What is noted reaches him too, once he returns.
  await anna.bringToFront();
  await anna.getByRole('textbox', { name: 'Comment' }).pressSequentially('Look at the palms.');
  await anna.getByRole('textbox', { name: 'Comment' }).blur();
  expect(await here(ben)).toBe('First position');
  await follow.click();
  await expect.poll(() => here(ben)).toContain('Look at the palms.');

  await anna.goto(`${house.home}/#/study`);
  await anna.getByRole('heading', { name: 'In your account' }).waitFor();
  await judge(anna);
  await anna.getByRole('link', { name: 'Open the study: Palms' }).last().click();
  await lines(anna).getByText('Look at the palms.').waitFor();
  await anna.goto(`${house.home}/#/study`);
  const bins = anna.getByRole('button', { name: 'Delete the study: Palms' });
  // One on the device, one in the account.
  await expect.poll(() => bins.count()).toBe(2);
  await bins.last().click();
  await anna.getByText('None yet. Any study can be saved').waitFor();
});

/** A try of today that was played to its end, as it lies on the device afterwards. */
async function triedToday(): Promise<Kept> {
  const pool = botPool(worker, 1);
  const { match, entries } = await playedDay({ game: GAME, day: dayOf(new Date()), pool });
  pool.close();
  const turn = match.players.findIndex(({ bot }) => bot === undefined);
  return { id: match.id, match, entries, over: true, touched: Date.now(), turn };
}

longTest('the result of the day is entered in the list of the host, once, and others see it', async ({ visitor }) => {
  const tried = await triedToday();
  const { page: anna } = await comeAs({ visitor, house }, 'Annemarie', phone);
  await goOutside(anna, house.home);
  await keepMatch(anna, tried);
  await anna.goto(`${house.home}/#/day`);
  await press(anna, 'See what others here have reached');
  await anna.getByRole('heading', { name: 'The list of the day' }).waitFor();
  await anna.getByText('Nobody has entered a result here yet.').waitFor();
  await press(anna, 'Enter my result');
  await anna.getByText('You are number 1 of 1').waitFor();
  expect(await anna.getByRole('button', { name: 'Enter my result' }).count()).toBe(0);
  await judge(anna);

  // Whoever has entered one before need not press again; a stranger is asked for a name.
  const page = await (await visitor.arrive()).newPage();
  await goOutside(page, house.home);
  await keepMatch(page, tried);
  await page.goto(`${house.home}/#/day`);
  await press(page, 'See what others here have reached');
  await page.getByText('1 result', { exact: true }).waitFor();
  await press(page, 'Enter my result');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bertram');
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByText('You are number 1 of 2').waitFor();
  await page.locator('.day-table .me').getByText('Bertram').waitFor();
  await page.locator('.day-table').getByText('Annemarie').waitFor();
});

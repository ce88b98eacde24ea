import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { nonce } from '../../src/server/app/testing/visitor.ts';
import { judge } from './judge.ts';
import { callerFor, forTwo, goToTable, myTurn, takeTurn } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, smallPhone, test } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A person with an account, on its screen. */
async function accountOf(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('heading', { name: 'Your bots' }).waitFor();
}

function startBot(token: string): void {
  const path = fileURLToPath(new URL('../../examples/bots/eager_bot.mjs', import.meta.url));
  const env = { ...process.env, CARAVANSERAI_TOKEN: token };
  const child = spawn(process.execPath, [path, house.home], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
}

test('somebody makes a token for a bot, invites it to a table, plays with it, and revokes the token', async ({
  visitor,
}) => {
  const page = await visitor.open(`${house.home}/#/account`, { ...smallPhone, expected: /status of 40[09]/ });
  await accountOf(page, 'Rosa');
  await page.getByLabel('Name of the bot').fill('Rosa');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await page.getByText('Somebody has this name').waitFor();
  await page.getByLabel('Name of the bot').fill('Sand crab');
  await page.getByLabel('Nomadi').uncheck();
  await page.keyboard.press('Enter');
  const token = await page.getByRole('group', { name: 'The token of Sand crab' }).locator('code').innerText();
  await judge(page);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByText('not connected · Durch die Wüste').waitFor();
  expect(await page.content()).not.toContain(token);
  await judge(page);

  startBot(token);
  const caller = await callerFor(page.context(), house);
  const opened = await caller.ask(forTwo);
  const match = 'match' in opened ? String(opened.match) : '';
  await caller.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
  await goToTable({ page, caller }, house, match);
  const seat = page.getByRole('combobox', { name: 'Seat 2: played by' });
  const invitable = seat.locator('optgroup[label="Bots of other people"] option');
  // Whenever the list is opened it is looked who is there.
  while ((await invitable.count()) === 0) {
    await seat.blur();
    const looked = page.waitForResponse(/bots\/here/);
    await seat.focus();
    await looked;
  }
  await seat.selectOption('Sand crab (bot)');
  await judge(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await myTurn(page).waitFor();
  await takeTurn(page);
  await myTurn(page).waitFor();
  await page.getByText('Sand crab (bot)').first().waitFor();

  await page.goto(`${house.home}/#/account`);
  await page.getByText('connected · Durch die Wüste').waitFor();
  await page.getByRole('button', { name: 'Revoke the token of Sand crab' }).click();
  await page.getByText('Sand crab can’t connect any more.').waitFor();
  await judge(page);
});

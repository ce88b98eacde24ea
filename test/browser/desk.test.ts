import { afterAll, beforeAll } from 'vitest';
import { judge } from './judge.ts';
import { beginTable, comeAs, forTwo, type Guest, goToTable } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, phone, test, type Visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ HOSTS: 'Hanna, Olga' });
});
afterAll(() => house.close());

/** Somebody with an account of that name. */
async function comeWithAccount(visitor: Visitor, name: string): Promise<Guest> {
  const guest = await comeAs({ visitor, house }, name);
  await guest.page.context().request.post(`${house.home}/api/account`, { data: { name } });
  return guest;
}

/** From the chat on a phone. */
async function reportBen({ page }: Guest): Promise<void> {
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'Ben' }).click();
  await page.getByRole('button', { name: 'Report Ben' }).click();
  await page.getByLabel('What happened?').fill('He is rude.');
  await judge(page);
  await page.getByRole('button', { name: 'Tell the hosts' }).click();
  await page.getByRole('dialog', { name: 'Report Ben' }).waitFor({ state: 'detached' });
}

async function decideAboutBen({ page }: Guest, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Decide about Ben' }).click();
  await page.getByRole('radio', { name: what }).check();
  await page.getByLabel('Why? They read it.').fill(`Be kind (${what}).`);
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function openDesk({ page }: Guest, part: string): Promise<void> {
  await page.getByRole('link', { name: part }).click();
  await page.getByRole('heading', { name: part }).waitFor();
}

test('a report leads to a warning, a mute and a ban at the desk, each of which is told and holds', async ({
  visitor,
}) => {
  const hanna = await comeWithAccount(visitor, 'Hanna');
  const anna = await comeAs({ visitor, house }, 'Anna', phone);
  const ben = await comeAs({ visitor, house }, 'Ben', { expected: /status of 403/ });
  const match = await beginTable([anna, ben]);
  await ben.caller.ask({ type: 'say', match, text: 'you camel' });
  await goToTable(anna, house, match);
  await goToTable(ben, house, match);
  await reportBen(anna);

  const { page } = hanna;
  await page.goto(`${house.home}/#/account`);
  await page.getByRole('link', { name: 'Host’s desk' }).click();
  await openDesk(hanna, 'Reports');
  await page.getByRole('heading', { name: 'Anna about Ben' }).waitFor();
  await page.getByText('He is rude.').waitFor();
  await page.getByText('you camel').waitFor();
  await judge(page);
  await decideAboutBen(hanna, 'Warn');
  await ben.page.getByText('Be kind (Warn).').waitFor();
  await ben.page.getByRole('button', { name: 'I have read it' }).click();
  await ben.page.getByText('Be kind (Warn).').waitFor({ state: 'detached' });
  await decideAboutBen(hanna, 'Mute');
  expect(await ben.caller.ask({ type: 'say', match, text: 'what?' })).toMatchObject({ code: 'silenced' });
  await decideAboutBen(hanna, 'Ban');
  await ben.page.getByText('They say: Be kind (Ban).').waitFor();
  await judge(ben.page);
  await ben.page.goto(`${house.home}/#/lobby`);
  await ben.page.getByText('They say: Be kind (Ban).').waitFor();
  await page.getByRole('button', { name: 'Dealt with' }).click();
  await openDesk(hanna, 'Decisions');
  await page.getByRole('button', { name: 'Lift: Banned, Ben' }).click();
  await page.getByRole('button', { name: 'Lift: Banned, Ben' }).waitFor({ state: 'detached' });
  await ben.page.reload();
  await ben.page.getByRole('link', { name: 'Open a table' }).waitFor();
  await ben.page.goto(`${house.home}/#/desk`);
  await ben.page.getByText('This is for the hosts of this server.').waitFor();
});

test('a table is closed at the desk, everybody is told something, and all parts of it can be read', async ({
  visitor,
}) => {
  const olga = await comeWithAccount(visitor, 'Olga');
  const nora = await comeAs({ visitor, house }, 'Nora', phone);
  const opened = await nora.caller.ask(forTwo);
  await goToTable(nora, house, opened.type === 'done' ? (opened.match ?? '') : '');
  const { page } = olga;
  await page.goto(`${house.home}/#/desk`);
  await judge(page);
  await page.getByRole('button', { name: /^Close: Durch die Wüste, Nora/ }).click();
  await page.getByLabel('Why? They read it.').fill('It is late.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await nora.page.getByText('The hosts of this server have closed this table: It is late.').waitFor();

  await openDesk(olga, 'Announcement');
  await page.getByLabel('What do you want to tell everybody?').fill('We close at ten.');
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.getByText('Announced now: We close at ten.').waitFor();
  await nora.page.getByText('We close at ten.').waitFor();
  await judge(nora.page);
  for (const part of ['Load and health', 'Decisions', 'Settings', 'What hosts did']) {
    await openDesk(olga, part);
    await judge(page);
  }
  await page.getByText('closed a table').waitFor();
  await openDesk(olga, 'Load and health');
  await page.getByRole('button', { name: 'Make a backup now' }).click();
  await page.getByText(/\.db holds \d+ games?\. It is removed after 30 days\.$/).waitFor();
});

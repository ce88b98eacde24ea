import { afterAll, beforeAll } from 'vitest';
import { judge } from './judge.ts';
import { beginTable, comeAs, forTwo, goToTable } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, phone, test } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('somebody is muted from the chat, then blocked on the list of those one has met, and finds the door closed', async ({
  visitor,
}) => {
  const [anna, ben] = [await comeAs({ visitor, house }, 'Anna'), await comeAs({ visitor, house }, 'Ben', phone)];
  const match = await beginTable([anna, ben]);
  await ben.caller.ask({ type: 'say', match, text: 'you play badly' });
  await goToTable(anna, house, match);
  const chat = anna.page.getByRole('log', { name: 'Chat' });
  await anna.page.locator('.chat-fold > summary').click();
  await chat.getByText('you play badly').waitFor();
  await chat.getByRole('button', { name: 'Ben' }).click();
  await anna.page.getByRole('dialog', { name: 'About Ben' }).waitFor();
  await judge(anna.page);
  await anna.page.getByRole('button', { name: 'Mute Ben' }).click();
  await chat.getByText('you play badly').waitFor({ state: 'detached' });

  await anna.page.goto(`${house.home}/#/account`);
  await anna.page.getByRole('link', { name: 'People you have met' }).click();
  await anna.page.getByRole('listitem').filter({ hasText: 'muted' }).waitFor();
  await anna.page.getByRole('button', { name: 'Unmute Ben' }).click();
  await anna.page.getByText('Everything is as before with Ben.').waitFor();
  await anna.page.getByRole('button', { name: 'Block Ben' }).click();
  await anna.page.getByText('Ben is blocked.').waitFor();
  await judge(anna.page);

  const opened = await anna.caller.ask({ ...forTwo, listed: true });
  const next = opened.type === 'done' ? (opened.match ?? '') : '';
  await ben.page.goto(`${house.home}/#/table/${next}`);
  await ben.page.getByText('This table is closed: nobody else is let in.').waitFor();
  expect(await ben.page.getByRole('button', { name: 'Sit down' }).count()).toBe(0);
});

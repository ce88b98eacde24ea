import { afterAll, beforeAll } from 'vitest';
import { nonce } from '../../src/server/app/testing/visitor.ts';
import { judge } from './judge.ts';
import { longTest } from './long.ts';
import { comeAs, forTwo, goToTable } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, phone, test } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('whoever opened a table sends somebody away, closes it to strangers, and lets those who watch speak', async ({
  visitor,
}) => {
  const anna = await comeAs({ visitor, house }, 'Anna', phone);
  const [ben, carl] = [await comeAs({ visitor, house }, 'Ben'), await comeAs({ visitor, house }, 'Carl')];
  const opened = await anna.caller.ask(forTwo);
  const match = (opened as { match: string }).match;
  await ben.caller.ask({ type: 'watch', match });
  await ben.caller.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
  for (const guest of [anna, carl]) await goToTable(guest, house, match);

  await carl.page.getByText('Only those who sit at this table can speak.').waitFor();
  await anna.page.getByRole('button', { name: 'Send Ben away' }).click();
  await judge(anna.page);
  await anna.page.getByRole('button', { name: 'Yes, send away' }).click();
  await carl.page.getByRole('button', { name: 'Sit down here' }).waitFor();
  expect(await ben.caller.ask({ type: 'sit', match, seat: 1, nonce: nonce() })).toMatchObject({ code: 'closed' });

  await anna.page.locator('label', { hasText: 'Nobody else' }).click();
  await carl.page.getByText('This table is closed: nobody else can sit down.').waitFor();
  await carl.page.getByRole('button', { name: 'Sit down here' }).waitFor({ state: 'detached' });
  await anna.page.getByRole('group', { name: 'Who may speak?' }).locator('label', { hasText: 'Everybody' }).click();
  await carl.page.getByLabel('Say something').fill('Good evening');
  await carl.page.getByRole('button', { name: 'Send', exact: true }).click();
  // On a phone the talk lies along the lower edge, in sight without scrolling.
  const bar = anna.page.getByRole('button', { name: 'Chat: 1 new' });
  await bar.waitFor();
  await anna.page.evaluate(() => scrollTo(0, 0));
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(phone.viewport.height);
  await bar.click();
  await anna.page.getByRole('dialog', { name: 'Chat' }).getByText('Good evening').waitFor();
  await anna.page.getByText('(watching)').waitFor();
  await judge(anna.page);
});

longTest(
  'a person sees their devices in the settings; one that is signed out is nobody’s at once',
  async ({ visitor }) => {
    const { page: laptop } = await comeAs({ visitor, house }, 'Emil');
    const tablet = await visitor.open(`${house.home}/#/lobby`);
    const { code } = await (await laptop.request.post(`${house.home}/api/transfer`, { data: {} })).json();
    await tablet.request.post(`${house.home}/api/redeem`, { data: { code } });
    await tablet.reload();
    await tablet.getByText('You are Emil').waitFor();

    await laptop.goto(`${house.home}/#/lobby`);
    await laptop.getByText('You are Emil').waitFor();
    await laptop.goto(`${house.home}/#/settings`);
    await laptop.getByText('this device', { exact: true }).waitFor();
    await judge(laptop);
    await laptop.getByRole('button', { name: /^Sign out .*, last here/ }).click();
    await laptop.getByText('One device is signed out.').waitFor();
    await tablet.getByText('You are Emil').waitFor({ state: 'detached' });
    await laptop.getByRole('button', { name: /^Sign out/ }).waitFor({ state: 'detached' });
  },
);

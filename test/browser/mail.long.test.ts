import { afterAll, beforeAll } from 'vitest';
import { PostOffice, type ReceivedLetter } from '../../src/server/app/testing/post-office.ts';
import { judge } from './judge.ts';
import { longTest } from './long.ts';
import { comeAs } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, smallPhone } from './visitor.ts';

let office: PostOffice;
let house: House;
beforeAll(async () => {
  office = await PostOffice.open();
  house = await openHouse(home => ({
    MAIL_URL: office.url,
    MAIL_FROM: 'Games <games@example.org>',
    PUBLIC_URL: home,
  }));
});
afterAll(async () => {
  await house.close();
  await office.close();
});

async function latestTo(address: string, count: number): Promise<ReceivedLetter> {
  await expect.poll(() => office.to(address).length).toBe(count);
  return office.to(address).at(-1)!;
}

const codeIn = ({ text }: ReceivedLetter) => /^ {4}(\S{5} \S{5})$/m.exec(text)?.[1] ?? '';

longTest(
  'somebody gives an address, confirms it, chooses what for, and comes back by it on another device',
  async ({ visitor }) => {
    const { page } = await comeAs({ visitor, house }, 'Vera', smallPhone);
    await page.context().request.post(`${house.home}/api/account`, { data: { name: 'Vera' } });
    // The first of two wishes in a row is not answered before the second one is there.
    let answered: () => void = () => undefined;
    const held = new Promise<void>(resolve => (answered = resolve));
    await page.route('**/api/mail/wants', async route => {
      await held;
      await route.continue();
    });
    await page.goto(`${house.home}/#/account`);
    await page.getByLabel('Your mail address').fill('Vera@example.org');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByLabel('The code from the mail').fill(codeIn(await latestTo('vera@example.org', 1)));
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await page.getByText('The address is confirmed.').waitFor();
    await judge(page);
    const ticks = page.getByRole('group', { name: 'What for?' }).getByRole('checkbox');
    const [turns, invitations, recovery] = [ticks.nth(0), ticks.nth(1), ticks.nth(2)];
    await turns.click();
    await invitations.click();
    answered();
    const mail = () => page.evaluate(async () => (await fetch('/api/mail')).json() as Promise<unknown>);
    await expect.poll(mail).toMatchObject({ wants: ['recovery'] });
    await page.reload();
    await expect.poll(() => recovery.isChecked()).toBe(true);
    expect([await turns.isChecked(), await invitations.isChecked()]).toEqual([false, false]);

    const elsewhere = await visitor.open(`${house.home}/#/account`);
    await elsewhere.getByLabel('Your mail address, if you have given one here').fill('VERA@example.org');
    await elsewhere.getByRole('button', { name: 'Send me a code by mail' }).click();
    await elsewhere.getByText('If somebody has chosen this address for that').waitFor();
    expect((await latestTo('vera@example.org', 2)).text).toMatch(/^Hello Vera,/);
    await judge(elsewhere);
  },
);

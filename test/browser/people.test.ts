import { afterAll, beforeAll } from 'vitest';
import { nonce } from '../../src/server/app/testing/visitor.ts';
import { judge } from './judge.ts';
import { longTest } from './long.ts';
import { beginTable, comeAs, forTwo, goToTable } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, phone, smallPhone, test } from './visitor.ts';

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
  const about = anna.page.getByRole('dialog', { name: 'About Ben' });
  await about.waitFor();
  // It opens in the talk, which reads aloud what is new in it.
  expect(await about.getAttribute('aria-live')).toBe('off');
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

longTest(
  'somebody who was met before is invited to a table, comes to it, and thanks for the next one',
  async ({ visitor }) => {
    const place = { visitor, house };
    const [carla, dirk] = [await comeAs(place, 'Carla'), await comeAs(place, 'Dirk', smallPhone)];
    await beginTable([carla, dirk]);
    await dirk.page.goto(`${house.home}/#/lobby`);
    const inviteDirk = async () => {
      const opened = await carla.caller.ask(forTwo);
      const match = opened.type === 'done' ? (opened.match ?? '') : '';
      await carla.caller.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
      await goToTable(carla, house, match);
      await carla.page.locator('.inviting > summary').click();
      await carla.page.getByRole('button', { name: 'Invite Dirk' }).click();
      await carla.page.getByText('Dirk is invited.').waitFor();
      return match;
    };
    const match = await inviteDirk();
    await judge(carla.page);
    const invitation = dirk.page.getByRole('list', { name: 'Invitations' }).getByRole('listitem');
    await invitation.filter({ hasText: 'Carla invites you: Durch die Wüste' }).waitFor();
    await judge(dirk.page);
    await invitation.getByRole('link').click();
    await dirk.page.waitForURL(`**/#/table/${match}`);
    await dirk.page.getByRole('button', { name: 'Sit down here' }).click();
    await dirk.page.getByRole('button', { name: 'Stand up' }).waitFor();
    await dirk.page.goto(`${house.home}/#/lobby`);
    await invitation.waitFor({ state: 'detached' });
    await inviteDirk();
    await invitation.getByRole('button', { name: /^No, thanks/ }).click();
    await invitation.waitFor({ state: 'detached' });
    expect(await dirk.page.getByRole('list', { name: 'Invitations' }).count()).toBe(0);
  },
);

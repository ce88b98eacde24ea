import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { GAME, keptMatch } from './matches.ts';
import { beginTable, comeAs, goToTable, myTurn, playNearEnd, takeTurn } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, phone, test } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const over = (page: Page) => page.getByRole('dialog', { name: 'The game is over' });

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('two people meet by a link, talk, play, and one of them resigns', async ({ visitor }) => {
  const { page: anna } = await comeAs({ visitor, house }, 'Anna');
  await anna.goto(`${house.home}/#/open/${GAME}`);
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const link = await anna.getByLabel('Link to this table').inputValue();
  const start = anna.getByRole('button', { name: 'Start the game' });
  expect(await start.isEnabled()).toBe(false);

  const ben = await visitor.open(link, phone);
  await ben.getByRole('button', { name: 'Sit down here' }).tap();
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.getByRole('button', { name: 'That’s me' }).tap();
  await ben.getByText('Anna starts the game when everybody sits.').waitFor();

  await ben.getByRole('button', { name: 'Good luck!' }).tap();
  await anna.getByRole('log', { name: 'Chat' }).getByText('Good luck!').waitFor();
  await start.click();
  await takeTurn(anna);
  await anna.locator('summary', { hasText: 'Chat' }).click();
  await say(anna, '<b>bold</b> & "quoted"');
  await ben.getByRole('button', { name: 'Chat: 1 new' }).tap();
  await ben.getByRole('log', { name: 'Chat' }).getByText('<b>bold</b> & "quoted"').waitFor();
  await ben.getByRole('button', { name: 'Close', exact: true }).tap();

  await ben.getByRole('button', { name: 'Menu' }).tap();
  await ben.getByRole('button', { name: 'Resign …' }).tap();
  await ben.getByRole('dialog').getByRole('button', { name: 'Yes, resign' }).tap();
  await over(anna)
    .getByText(/^Anna wins/)
    .waitFor();
});

test('a game is played to its end, watched, verified, looked at again, and followed by another', async ({
  visitor,
}) => {
  const [anna, ben, carl] = [
    await comeAs({ visitor, house }, 'Anna'),
    await comeAs({ visitor, house }, 'Ben'),
    await comeAs({ visitor, house }, 'Carl'),
  ];
  const match = await beginTable([anna, ben]);
  const last = await playNearEnd([anna, ben], match);
  for (const guest of [anna, ben, carl]) await goToTable(guest, house, match);
  await carl.page.getByText('You are watching.').waitFor();
  await takeTurn(last.page);

  for (const { page } of [anna, ben, carl]) await over(page).waitFor();
  const told = await Promise.all([anna, ben, carl].map(({ page }) => over(page).locator('.winners').innerText()));
  expect(new Set(told).size).toBe(1);
  await over(ben.page).getByRole('button', { name: 'Verify' }).click();
  await over(ben.page)
    .getByText(/^True: the seed fits/)
    .waitFor();
  await over(ben.page).getByRole('button', { name: 'Replay' }).click();
  await ben.page.getByRole('slider', { name: 'Position in the game' }).waitFor();
  const kept = await keptMatch(ben.page, match);
  expect(kept.match.players.map(({ name }) => name)).toEqual(['Anna', 'Ben']);

  await over(anna.page).getByRole('button', { name: 'Play again' }).click();
  await over(carl.page).getByRole('button', { name: 'Close', exact: true }).click();
  await carl.page.getByRole('link', { name: 'To the new table' }).click();
  await carl.page.getByText('Anna starts the game when everybody sits.').waitFor();
  await ben.page.goBack();
  await over(ben.page).getByRole('button', { name: 'To the new table' }).click();
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await takeTurn(ben.page);
  await myTurn(anna.page).waitFor();
});

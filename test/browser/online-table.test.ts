import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { engine } from './engines/chosen.ts';
import { essentialTest } from './long.ts';
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
  const link = await anna.getByLabel('Link', { exact: true }).inputValue();
  const start = anna.getByRole('button', { name: 'Start the game' });
  await expect.poll(() => start.isEnabled()).toBe(false);

  const ben = await visitor.open(link, phone);
  await engine.tap(ben.getByRole('button', { name: 'Sit down here' }));
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await engine.tap(ben.getByRole('button', { name: 'That’s me' }));
  await ben.getByText('All seats are taken. The game can begin. Anna starts it. At the table: Anna and Ben.').waitFor();

  // On a phone the talk lies along the edge. As high as at the table: a finger has to meet it.
  await engine.tap(ben.getByRole('button', { name: 'Chat', exact: true }));
  expect((await ben.getByRole('button', { name: 'Good luck!' }).boundingBox())!.height).toBeGreaterThan(40);
  await engine.tap(ben.getByRole('button', { name: 'Good luck!' }));
  await anna.getByRole('log', { name: 'Chat' }).getByText('Good luck!').waitFor();
  await engine.tap(ben.getByRole('button', { name: 'Close', exact: true }));
  await start.click();
  await takeTurn(anna);
  await anna.locator('summary', { hasText: 'Chat' }).click();
  await say(anna, '<b>bold</b> & "quoted"');
  await engine.tap(ben.getByRole('button', { name: 'Chat: 1 new' }));
  await ben.getByRole('log', { name: 'Chat' }).getByText('<b>bold</b> & "quoted"').waitFor();
  await engine.tap(ben.getByRole('button', { name: 'Close', exact: true }));

  await engine.tap(ben.getByRole('button', { name: 'Menu' }));
  await engine.tap(ben.getByRole('button', { name: 'Resign …' }));
  await engine.tap(ben.getByRole('dialog').getByRole('button', { name: 'Yes, resign' }));
  await over(anna).getByRole('heading', { name: 'You win!' }).waitFor();
  await over(anna).getByRole('button', { name: 'Verify' }).click();
  await over(anna)
    .getByText(/All players had fixed their numbers before any was shown/)
    .waitFor();
});

/** How it ends is chance: what Anna, Ben and Carl, who only watched, are told of it, and Ben's list later. */
const endings = [
  { heard: 'You win!, You came second, Anna wins', kept: /^Anna won by \d+ · / },
  { heard: 'You came second, You win!, Ben wins', kept: /^You won by \d+ · / },
  {
    heard: 'Shared victory, Shared victory, Anna and Ben share the win',
    kept: /^A draw · /,
  },
];

essentialTest(
  'a game is played to its end, watched, verified, looked at again, and followed by another',
  async ({ visitor }) => {
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
    // The winner and the other are told so to their faces; who only watched is told the name.
    const told = await Promise.all(
      [anna, ben, carl].map(({ page }) => over(page).getByRole('heading').first().innerText()),
    );
    const ending = endings.find(({ heard }) => heard === told.join(', '));
    expect(told).toEqual(ending?.heard.split(', '));
    await over(ben.page).getByRole('button', { name: 'Verify' }).click();
    await over(ben.page)
      .getByText(/^Verified: the seed matches/)
      .waitFor();
    await over(ben.page).getByRole('button', { name: 'Replay' }).click();
    await ben.page.getByRole('slider', { name: 'Position in the game' }).waitFor();
    const kept = await keptMatch(ben.page, match);
    expect(kept.match.players.map(({ name }) => name)).toEqual(['Anna', 'Ben']);

    await over(anna.page).getByRole('button', { name: 'Play again' }).click();
    await over(carl.page).getByRole('button', { name: 'Close', exact: true }).click();
    await carl.page.getByRole('link', { name: 'To the new table' }).click();
    await carl.page.getByText('The game begins as soon as everybody has said yes.').waitFor();
    await ben.page.goBack();
    await over(ben.page).getByText('Anna would like to play again.').waitFor();
    await over(ben.page).getByRole('button', { name: 'Join' }).click();
    await takeTurn(ben.page);
    await myTurn(anna.page).waitFor();

    await ben.page.goto(`${house.home}/#/lobby`);
    await ben.page.getByText(ending?.kept ?? '').waitFor();
  },
);

import type { Page } from 'playwright-core';
import { longTest } from './long.ts';
import { GAME, keptMatch, windowWith } from './matches.ts';
import { untilAsked } from './table.ts';
import { expect, test, type Visitor } from './visitor.ts';

async function sitDown(visitor: Visitor): Promise<Page> {
  const wishes = [
    { seats: 3, played: 0.5 },
    { seats: 4, played: 1 },
  ];
  const page = await windowWith(await visitor.arrive(), visitor.home, wishes);
  await page.goto(`${visitor.home}/#/play/with-3`);
  await untilAsked(page);
  return page;
}

async function otherWindow(page: Page, address: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(address);
  return other;
}

longTest('a match that is deleted in another window ends here in words', async ({ visitor }) => {
  const page = await sitDown(visitor);
  const other = await otherWindow(page, visitor.home);
  await other
    .getByRole('region', { name: 'Continue' })
    .getByRole('button', { name: /^Delete: Durch die Wüste, Ann/ })
    .click();
  await page.getByText('This game was deleted in another window.').waitFor();
  await expect.poll(() => keptMatch(page, 'with-3')).toBeUndefined();
  expect((await keptMatch(page, 'with-4')).over).toBe(true);
});

test('everything is deleted after a question, and the page is as on the first visit', async ({ visitor }) => {
  const page = await sitDown(visitor);
  const other = await otherWindow(page, `${visitor.home}/#/settings`);
  await other.getByRole('radio', { name: 'Dark' }).check();
  await other.getByRole('button', { name: 'Delete everything' }).click();
  const asking = other.getByRole('group', { name: 'Delete everything' });
  await asking.getByText('They can’t be brought back.').waitFor();
  await asking.getByRole('button', { name: 'Cancel' }).click();
  expect(await keptMatch(other, 'with-3')).toBeDefined();

  await other.getByRole('button', { name: 'Delete everything' }).click();
  await other.getByRole('button', { name: 'Yes, delete everything' }).click();
  await other
    .getByRole('button', { name: /^Play / })
    .first()
    .waitFor();
  await other.getByRole('button', { name: 'Theme: Match system' }).first().waitFor();
  await expect.poll(() => other.getByRole('link', { name: /^(?:Continue|Replay)/ }).count()).toBe(0);
  for (const id of ['with-3', 'with-4']) expect(await keptMatch(other, id)).toBeUndefined();
  await page.getByText('This game was deleted in another window.').waitFor();
  await other.goto(`${visitor.home}/#/new/${GAME}`);
  await other.getByRole('button', { name: 'Start the game' }).waitFor();
});

import type { Page } from 'playwright-core';
import { choose, look, mouse } from './hands.ts';
import { longTest } from './long.ts';
import { GAME, keptEntries } from './matches.ts';
import { matchOf, sitDown, takeTurn, untilAsked } from './table.ts';
import { expect, test } from './visitor.ts';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const sand = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('one click on the start page starts a game against bots', async ({ visitor }) => {
  const page = await visitor.open('#/');
  await page
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await untilAsked(page);
  await takeTurn(page, mouse);
  expect((await keptEntries(page, matchOf(page))).some(({ actor }) => typeof actor === 'number')).toBe(true);
});

test('a reload in mid-game loses nothing, not even what was only tried out', async ({ visitor }) => {
  const page = await sitDown(visitor);
  await takeTurn(page, mouse);
  await untilAsked(page);
  await choose(page, mouse);
  await expect.poll(() => undo(page).isEnabled()).toBe(true);
  const [entries, sight] = [await keptEntries(page, 'with-3'), await look(page)];
  await page.reload();
  await untilAsked(page);
  expect(await keptEntries(page, 'with-3')).toEqual(entries);
  await expect.poll(() => look(page)).toEqual(sight);
  await undo(page).click();
  await expect.poll(() => undo(page).isDisabled()).toBe(true);
});

longTest('whoever closes the window goes on later where the game was', async ({ visitor }) => {
  const page = await sitDown(visitor);
  await takeTurn(page, mouse);
  await untilAsked(page);
  const [entries, sight] = [await keptEntries(page, 'with-3'), await look(page)];
  await page.close();
  const later = await page.context().newPage();
  await later.goto(visitor.home);
  await later.getByRole('region', { name: 'Continue' }).getByRole('link', { name: 'Continue' }).click();
  await untilAsked(later);
  await expect.poll(() => later.title()).toBe('Durch die Wüste · Caravanserai');
  expect(await keptEntries(later, 'with-3')).toEqual(entries);
  await expect.poll(() => look(later)).toEqual(sight);
});

test('the language is switched in mid-game, and the game goes on', async ({ visitor }) => {
  const page = await sitDown(visitor);
  await choose(page, mouse);
  const sight = await look(page);
  await page.getByRole('button', { name: 'Deutsch' }).first().click();
  await page.getByRole('button', { name: 'Zug beenden' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de');
  await expect.poll(() => look(page)).toEqual(sight);
  await page.getByRole('button', { name: 'Nederlands' }).first().click();
  await page.waitForFunction(() => document.documentElement.lang === 'nl');
  await page.reload();
  await page.locator('[data-lit]').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('nl');
});

longTest('the theme is switched in mid-game, and stays', async ({ visitor }) => {
  const page = await sitDown(visitor);
  const day = await sand(page);
  await page.getByRole('button', { name: 'Theme: Match system' }).first().click();
  await page.getByRole('button', { name: 'Theme: Light' }).first().click();
  await page.getByRole('button', { name: 'Theme: Dark' }).first().waitFor();
  const night = await sand(page);
  expect(night).not.toBe(day);
  await page.reload();
  await untilAsked(page);
  await expect.poll(() => sand(page)).toBe(night);
});

longTest(
  'a hex that can not be chosen answers with the rule, and the way back from the rules leads to the same turn',
  async ({ visitor }) => {
    const page = await sitDown(visitor);
    await choose(page, mouse);
    const sight = await look(page);
    const taken = await page.locator('[data-place]:not([data-lit])').nth(20).getAttribute('data-place');
    await mouse.hex(page, taken ?? '');
    const answer = page.getByRole('alert').filter({ hasText: 'That is not possible here' });
    await answer.getByRole('link', { name: 'Read the rule' }).first().click();
    await page.waitForURL(/#\/rules\/durch-die-wueste\?rule=DW-/);
    const rule = new URL(page.url()).hash.split('rule=')[1];
    await page.locator(`[id="rule-${rule}"]`).waitFor();
    await page.goBack();
    await untilAsked(page);
    await expect.poll(() => look(page)).toEqual(sight);
  },
);

longTest('the back button leads through the screens', async ({ visitor }) => {
  const page = await visitor.open('#/');
  await page.getByText('More', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Durch die Wüste' }).waitFor();
  await page.goBack();
  await page.getByText('More', { exact: true }).first().click();
  await page.getByRole('link', { name: 'New game' }).first().click();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Caravanserai' }).waitFor();
  await page.goForward();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
});

longTest('an address that leads nowhere says so', async ({ visitor }) => {
  const page = await visitor.open('#/play/nobody-knows-it');
  await page.getByText('There is no such game on this device.').waitFor();
  await page.goto(`${visitor.home}/#/new/chess`);
  await page.getByText('chess').waitFor();
  await page.goto(`${visitor.home}/#/watch/${GAME}?seats=9`);
  await page.getByText('can’t be played by “9” players').waitFor();
  await page.goto(`${visitor.home}/#/a/b/c`);
  await page.getByText('There is no page at this address.').waitFor();
});

longTest('a hasty double click ends the turn once, and nobody is scolded', async ({ visitor }) => {
  const page = await sitDown(visitor);
  const before = await keptEntries(page, 'with-3');
  const end = page.getByRole('button', { name: 'End turn' });
  while (await end.isDisabled()) await choose(page, mouse);
  await end.dblclick();
  // Two camels by each of the three.
  await expect.poll(async () => (await keptEntries(page, 'with-3')).length).toBe(before.length + 6);
  await untilAsked(page);
  expect(await page.getByRole('alert').filter({ hasText: /\w/ }).count()).toBe(0);
});

longTest('a second window with the same match follows, and no log is overwritten', async ({ visitor }) => {
  const page = await sitDown(visitor);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await untilAsked(other);
  await takeTurn(page, mouse);
  await untilAsked(page);
  const log = (window: Page) => window.locator('.log-list').innerText();
  const told = await log(page);
  await expect.poll(() => log(other)).toBe(told);
  await untilAsked(other);
  await takeTurn(other, mouse);
  const after = await keptEntries(other, 'with-3');
  expect(after.map(({ seq }) => seq)).toEqual([...after.keys()]);
});

longTest('a match is deleted from the list, and can be brought back', async ({ visitor }) => {
  const page = await sitDown(visitor);
  await page.goto(visitor.home);
  const goOn = page.getByRole('link', { name: /^Continue/ });
  await goOn.first().waitFor();
  await page
    .getByRole('button', { name: /^Delete: Durch die Wüste, Ann/ })
    .first()
    .click();
  await goOn.first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await goOn.first().click();
  await untilAsked(page);
});

import type { Page } from 'playwright-core';
import { loadGame } from '../../src/games/registry.ts';
import { randomRecording } from '../../src/web/recording/recording.ts';
import { choose, mouse } from './hands.ts';
import { longTest } from './long.ts';
import { expect, phone, test } from './visitor.ts';

const replayed = '#/watch/durch-die-wueste?seats=2&seed=7&at=60';

const lines = (page: Page) => page.getByRole('navigation', { name: 'Lines' });
const here = (page: Page) => lines(page).locator('[aria-current=step]');
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function studyFromReplay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Study from here' }).click();
  await page.waitForURL(/#\/study\/\w+/);
  await lines(page).waitFor();
}

/** Plays something that was not played in the game: the first thing on the board that can be chosen, until a line begins. */
async function tryAnother(page: Page): Promise<void> {
  for (let picks = 0; (await lines(page).locator('.variation').count()) === 0; picks++) {
    if (picks > 12) throw new Error('nothing that was chosen is a move');
    await choose(page, mouse);
  }
}

test('a study is begun from a replay, branched, noted, found again after a reload, and passed on by a link', async ({
  visitor,
}) => {
  const page = await visitor.open(replayed, { permissions: ['clipboard-read', 'clipboard-write'] });
  await studyFromReplay(page);
  await expect.poll(() => here(page).textContent()).toBe('First position');
  await step(page, 'Next move');
  await expect.poll(() => here(page).textContent()).not.toBe('First position');
  await step(page, 'To the first position');

  await tryAnother(page);
  const tried = (await here(page).textContent()) ?? '';
  // Key by key: not every engine tells of a change where a text was put at once.
  await page.getByRole('textbox', { name: 'Comment' }).pressSequentially('Takes the water first.');
  await page.getByRole('button', { name: 'interesting', exact: true }).click();
  await expect.poll(() => here(page).textContent()).toBe(`${tried} !? Takes the water first.`);
  await page.getByText('Name, chance, files and links').click();
  await page.getByRole('textbox', { name: 'Name' }).pressSequentially('Water');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.getByText('Copied: whoever opens the link').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.reload();
  const row = lines(page).getByText('Takes the water first.');
  await row.click();
  await expect.poll(() => here(page).textContent()).toContain('Takes the water first.');

  const friend = await visitor.open(link);
  await lines(friend).getByText('Takes the water first.').waitFor();
  await friend.getByRole('button', { name: 'Keep it on this device' }).click();
  await friend.goto(`${visitor.home}/#/study`);
  await friend.getByRole('link', { name: 'Open the study: Water' }).waitFor();
  await friend.getByRole('button', { name: 'Delete the study: Water' }).click();
  await friend.getByText('No studies yet.').waitFor();
});

longTest('a line becomes the main one, and goes with what follows it', async ({ visitor }) => {
  const page = await visitor.open(replayed);
  await studyFromReplay(page);
  await tryAnother(page);
  const tried = (await here(page).textContent()) ?? '';
  await step(page, 'Make it the main line');
  await step(page, 'To the first position');
  await step(page, 'Next move');
  await expect.poll(() => here(page).textContent()).toBe(tried);
  await step(page, 'Delete from here');
  await expect.poll(() => lines(page).locator('.variation').count()).toBe(0);
  await expect.poll(() => lines(page).textContent()).not.toContain(tried);
});

longTest('places are marked on the board by clicks, and the marks can be read', async ({ visitor }) => {
  const page = await visitor.open(replayed);
  await studyFromReplay(page);
  await page.getByRole('button', { name: 'Mark places' }).click();
  const field = page.locator('[data-lit]').first();
  await field.click();
  await page.getByText(/now click where the arrow leads/).waitFor();
  await field.click();
  await page.getByText(/^Marked: /).waitFor();
  await page.locator('.hint-marks .advised').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Take all marks away' }).click();
  await page.getByText(/^Marked: /).waitFor({ state: 'detached' });
});

/** Where the dice are rolled for the first time in a random game of Nomadi. */
async function firstRoll(): Promise<number> {
  const { entries, setUp } = randomRecording(await loadGame('nomadi'), 2, '7');
  return entries.findIndex(({ actor, seq }) => seq > setUp && actor === 'chance');
}

longTest('on a phone chance is chosen, and lines lie behind a button', async ({ visitor }) => {
  const page = await visitor.open(`#/watch/nomadi?seats=2&seed=7&at=${await firstRoll()}`, phone);
  await page.getByRole('button', { name: 'Study from here' }).click();
  await page.getByRole('heading', { name: 'Chance is next.' }).waitFor();
  await page.getByRole('combobox', { name: 'Choose what comes' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Lines and notes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Lines and notes' });
  await expect.poll(() => sheet.locator('[aria-current=step]').textContent()).not.toBe('First position');
  await sheet.getByRole('button', { name: 'Delete from here' }).click();
  await expect.poll(() => sheet.locator('[aria-current=step]').textContent()).toBe('First position');
});

longTest('a fresh board is studied, with advice that stays', async ({ visitor }) => {
  const page = await visitor.open('#/study');
  await page.getByRole('button', { name: 'Study Durch die Wüste with 2 seats' }).click();
  await page.waitForURL(/#\/study\/\w+/);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  // No percentages are asked for: where moves are alike, there are none.
  const advice = page.getByRole('region', { name: 'Hint' }).locator('.hint-row').first();
  await advice.click();
  await lines(page).getByRole('button').nth(1).waitFor();
  await advice.waitFor();
});

test('a position goes from a replay by way of the clipboard onto a study board, and a broken text is told by its line', async ({
  visitor,
}) => {
  const page = await visitor.open(replayed, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Share and save' }).click();
  await page.getByRole('button', { name: 'Copy position as text' }).click();
  await page.getByText('Copied: it can be opened on the studies page').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^game: durch-die-wueste\nseats: 2\n/);

  await page.goto(`${visitor.home}/#/study`);
  const place = page.getByRole('textbox', { name: 'Position' });
  await place.fill(text.replace('Phase=4', 'Phase=40'));
  await page.getByRole('button', { name: 'Open the position' }).click();
  await page.getByText('This number can’t be right here (Phase=40).').waitFor();
  await place.fill(text.replace(/water: \d+/, 'water: 3000'));
  await page.getByRole('button', { name: 'Open the position' }).click();
  const line = 1 + text.split('\n').findIndex(row => row.startsWith('water:'));
  await page.getByText(`Line ${line}: This number can’t be right here (water: 3000).`).waitFor();

  await place.fill(text);
  await place.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/study\/\w+/);
  await lines(page).waitFor();
  // Nothing was played yet, so the first move begins the main line.
  const first = lines(page).getByRole('button').nth(1);
  while ((await first.count()) === 0) await choose(page, mouse);
  await page.reload();
  await first.waitFor();
  await expect.poll(() => here(page).textContent()).toBe('First position');
  await page.getByText('Name, chance, files and links').click();
  await page.getByRole('button', { name: 'Copy the position as text' }).click();
  await page.getByText('Copied: it can be pasted').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    text.replace('"chips":"down"', '"chips":"open"'),
  );
});

test('a study that can’t be kept says so beside the button, and goes nowhere', async ({ visitor }) => {
  const page = await visitor.open(replayed);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...kept: Parameters<typeof put>) {
      if (this.name === 'studies') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, kept);
    };
  });
  await page.getByRole('button', { name: 'Study from here' }).click();
  await page.getByRole('alert').getByText('The study could not be saved.').waitFor();
  expect(page.url()).toContain('#/watch/');
});

test('a position is made on the board of its text: a field is changed, and what can’t be is said while one writes', async ({
  visitor,
}) => {
  const page = await visitor.open('#/study');
  await page
    .getByRole('combobox', { name: 'Write one from a board set up by chance' })
    .selectOption({ label: 'Durch die Wüste, 2 seats' });
  const board = page.getByRole('region', { name: 'The board of the text' });
  await board.waitFor();
  const place = page.getByRole('textbox', { name: 'Position' });
  const set = await place.inputValue();
  await board.scrollIntoViewIfNeeded();
  await mouse.hex(page, 'k7');
  const before = await board.getByRole('textbox', { name: 'What lies on k7?' }).inputValue();
  await board.getByRole('button', { name: 'W1 on k7', exact: true }).click();
  await expect.poll(() => board.getByRole('textbox', { name: 'What lies on k7?' }).inputValue()).toBe('W1');
  const written = await place.inputValue();
  const rowsOf = (text: string) => text.split('\n').map(row => row.trim().replaceAll(/\s+/g, ' '));
  expect(rowsOf(written).filter((row, i) => row !== rowsOf(set)[i])).toHaveLength(1);
  // What can't be is said at once, and the board stays as it was.
  await place.fill(written.replace('seats: 2', 'seats: 9'));
  await board.getByText('The number of seats can be 2, 3, 4, 5.').waitFor();
  await place.fill(written);
  await board.getByText('Choose a field to change what lies there.').waitFor();
  await board.getByRole('button', { name: `${before} on k7`, exact: true }).click();
  await expect.poll(async () => rowsOf(await place.inputValue())).toEqual(rowsOf(set));
  await page.getByRole('button', { name: 'Open the position' }).click();
  await page.waitForURL(/#\/study\/\w+/);
  await lines(page).waitFor();
});

import type { Page } from 'playwright-core';
import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { mouse } from './hands.ts';
import { longTest } from './long.ts';
import { GAME, keptEntries, keptMatch, windowWith } from './matches.ts';
import { matchOf, takeTurn } from './table.ts';
import { expect, test } from './visitor.ts';

const people = ['Ann', 'Ben', 'Cem'];

async function setUpForThree(page: Page): Promise<void> {
  for (const [seat, name] of people.entries()) {
    await page.getByLabel(`Seat ${seat + 1}: Played by`).selectOption({ label: 'A person' });
    await page.getByLabel(`Seat ${seat + 1}: Name`).fill(name);
  }
  await page.getByRole('radio', { name: 'In this order' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/** The device goes to somebody, who takes a turn. */
async function handTo(page: Page, name: string): Promise<void> {
  await askedToPass(page, name);
  await takeTurn(page, mouse, `${name} to move`);
}

async function askedToPass(page: Page, name: string): Promise<void> {
  const asked = page.getByRole('region', { name: `${name} to move` });
  await asked.getByText(`Pass the device to ${name}.`).waitFor();
}

async function thinkOfResigning(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign …' }).click();
  return page.getByRole('dialog', { name: 'Resign?' }).innerText();
}

const answer = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

async function resigners(page: Page): Promise<unknown[]> {
  const entries = await keptEntries(page, matchOf(page));
  return entries.filter(entry => 'act' in entry && entry.act === 'resign').map(({ actor }) => actor);
}

test('three people pass one device on, one of them resigns, and the others play on', async ({ visitor }) => {
  const page = await visitor.open(`#/new/${GAME}`);
  await setUpForThree(page);
  for (const name of quickOrLong(['Ann'], [...people, 'Ann'])) await handTo(page, name);

  await askedToPass(page, 'Ben');
  expect(await thinkOfResigning(page)).toContain('A computer plays on for you');
  await answer(page, 'Keep playing');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Menu');
  expect(await resigners(page)).toEqual([]);

  await thinkOfResigning(page);
  await answer(page, 'Yes, resign');
  await askedToPass(page, 'Cem');
  await expect.poll(() => focused(page)).toMatch(/^The desert: /);
  await expect.poll(() => resigners(page)).toEqual([1]);
  await page.getByRole('listitem').filter({ hasText: 'Ben resigns.' }).waitFor();
  for (const name of quickOrLong(['Cem'], ['Cem', 'Ann', 'Cem'])) await handTo(page, name);
});

longTest('of two people the one who stays wins, and they play again the other way round', async ({ visitor }) => {
  const kept = [{ seats: 2, played: 0.5, people: 2 }];
  const page = await windowWith(await visitor.arrive(), visitor.home, kept);
  await page.goto(`${visitor.home}/#/play/with-2`);
  await handTo(page, 'Ann');
  await handTo(page, 'Ben');
  await askedToPass(page, 'Ann');
  expect(await thinkOfResigning(page)).toContain('The game is then over');
  await answer(page, 'Yes, resign');

  const over = page.getByRole('dialog', { name: 'The game is over' });
  await over.getByText(/^Ben wins with \d+ points/).waitFor();
  await expect.poll(async () => (await keptMatch(page, 'with-2')).over).toBe(true);
  await over.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL(url => !url.hash.includes('with-2'));
  await handTo(page, 'Ben');
  await askedToPass(page, 'Ann');
  expect((await keptMatch(page, matchOf(page))).match.players.map(({ name }) => name)).toEqual(['Ben', 'Ann']);
});

import type { Page } from 'playwright-core';
import { loadGame } from '../../src/games/registry.ts';
import { isOver, openTable, resultOf } from '../../src/table/table.ts';
import { finger, type Hands, keys, mouse, tabTo } from './hands.ts';
import { GAME, keptMatch } from './matches.ts';
import { matchOf, playToEnd } from './table.ts';
import { expect, laptop, phone, test } from './visitor.ts';

/** What the log on the device comes to, by the rules alone. */
async function resultKept(page: Page) {
  const { match, entries } = await keptMatch(page, matchOf(page));
  const table = openTable(await loadGame(GAME), match, entries);
  expect(isOver(table)).toBe(true);
  return { ...resultOf(table), seats: match.players.length };
}

async function finishAndCompare(page: Page, hands: Hands): Promise<void> {
  expect(await playToEnd(page, hands)).toBeGreaterThan(5);
  const { scores, winners, seats } = await resultKept(page);
  const shown = await page.getByRole('dialog', { name: 'The game is over' }).innerText();
  expect(seats).toBe(2);
  for (const points of scores) expect(shown).toMatch(new RegExp(`\\b${points}\\b`));
  expect(shown).toContain(`with ${scores[winners[0]]} points`);
}

test('a whole game for two by mouse', async ({ visitor }) => {
  const page = await visitor.open('#/', laptop);
  await page.getByRole('link', { name: 'New game …' }).first().click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await finishAndCompare(page, mouse);
});

test('a whole game for two by keys alone', async ({ visitor }) => {
  const page = await visitor.open('#/', laptop);
  await page.getByRole('button', { name: 'Play', exact: true }).first().waitFor();
  await keys.button(page, 'New game …');
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await tabTo(page, 'input[type=radio][value="3"]');
  await page.keyboard.press('ArrowLeft');
  await keys.button(page, 'Start the game');
  await finishAndCompare(page, keys);
});

test('a whole game for two by finger on a phone', async ({ visitor }) => {
  const page = await visitor.open('#/', phone);
  await page.getByRole('link', { name: 'New game …' }).first().tap();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Start the game' }).tap();
  await finishAndCompare(page, finger);
});

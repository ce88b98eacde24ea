import type { Page } from 'playwright-core';
import { loadGame } from '../../src/games/registry.ts';
import { isOver, openTable, resultOf } from '../../src/table/table.ts';
import type { Hands } from './hands.ts';
import { GAME, keptMatch } from './matches.ts';
import { matchOf, playToEnd } from './table.ts';
import { expect } from './visitor.ts';

/** What the log on the device comes to, by the rules alone. */
async function resultKept(page: Page) {
  const { match, entries } = await keptMatch(page, matchOf(page));
  const table = openTable(await loadGame(GAME), match, entries);
  expect(isOver(table)).toBe(true);
  return { ...resultOf(table), seats: match.players.length };
}

/** Plays a game for two to its end, and sees that the page tells the result that the rules come to. */
export async function finishAndCompare(page: Page, hands: Hands): Promise<void> {
  expect(await playToEnd(page, hands)).toBeGreaterThan(5);
  const { scores, winners, seats } = await resultKept(page);
  const shown = await page.getByRole('dialog', { name: 'The game is over' }).innerText();
  expect(seats).toBe(2);
  for (const points of scores) expect(shown).toMatch(new RegExp(`\\b${points}\\b`));
  expect(shown).toContain(`with ${scores[winners[0]]} points`);
}

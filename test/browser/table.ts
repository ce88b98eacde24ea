import type { Page } from 'playwright-core';
import { choose, type Hands } from './hands.ts';
import { keptEntries, windowWith } from './matches.ts';
import { expect, type Visit, type Visitor } from './visitor.ts';

/** The id of the match on the table. */
export function matchOf(page: Page): string {
  const id = /#\/play\/([^?]+)/.exec(page.url())?.[1];
  if (id === undefined) throw new Error(`no table at ${page.url()}`);
  return decodeURIComponent(id);
}

/** Somebody comes back to a match against two bots, half played, and is to move. */
export async function sitDown(visitor: Visitor, visit?: Visit): Promise<Page> {
  const page = await windowWith(await visitor.arrive(visit), visitor.home, [{ seats: 3, played: 0.5 }]);
  await page.goto(`${visitor.home}/#/play/with-3`);
  await untilAsked(page);
  return page;
}

/** Until the person is to move or the game is over; says which. */
export async function untilAsked(page: Page): Promise<'turn' | 'over'> {
  const turn = page.getByRole('region', { name: 'Your turn' });
  const over = page.getByRole('dialog', { name: 'The game is over' });
  await turn.or(over).first().waitFor();
  return (await over.isVisible()) ? 'over' : 'turn';
}

/** What the one big button at the board says, if it can be pressed. */
async function offeredAct(page: Page, title: string): Promise<string | undefined> {
  const act = page.getByRole('region', { name: title }).locator('.acts button').first();
  return (await act.isEnabled()) ? ((await act.textContent()) ?? '') : undefined;
}

/** Takes one whole turn, under the title that it has at the board, and waits until it is kept. */
export async function takeTurn(page: Page, hands: Hands, title = 'Your turn'): Promise<void> {
  const id = matchOf(page);
  const before = (await keptEntries(page, id)).length;
  let act = await offeredAct(page, title);
  for (let tries = 0; act === undefined; act = await offeredAct(page, title)) {
    if (++tries > 50) throw new Error('nothing that was chosen completes a turn');
    await choose(page, hands);
  }
  await hands.button(page, act);
  await untilKept(page, id, before);
}

/** Until the log that is kept on the device is longer than it was. */
async function untilKept(page: Page, id: string, before: number): Promise<void> {
  await expect.poll(async () => (await keptEntries(page, id)).length, { interval: 10 }).toBeGreaterThan(before);
}

export async function playToEnd(page: Page, hands: Hands): Promise<number> {
  let turns = 0;
  for (; (await untilAsked(page)) === 'turn'; turns++) await takeTurn(page, hands);
  return turns;
}

/** Gives up against bots, and sees the result. */
export async function resign(page: Page, hands: Hands): Promise<void> {
  await hands.press(page, 'button[aria-label="Menu"]');
  await hands.button(page, 'Resign …');
  await hands.button(page, 'Yes, resign');
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
}

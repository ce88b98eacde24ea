import type { Page } from 'playwright-core';
import { loadGame } from '../../src/games/registry.ts';
import { moveCounts } from '../../src/table/move-count.ts';
import { openTable, submit } from '../../src/table/table.ts';
import { longTest } from './long.ts';
import { GAME, type Kept, keepMatch, playedMatch } from './matches.ts';
import { expect, test, type Visitor } from './visitor.ts';

const review = (page: Page) => page.getByRole('tabpanel', { name: 'Review' });
const turnings = (page: Page) => review(page).getByRole('region', { name: 'What mattered most' }).getByRole('button');
const graph = (page: Page) => review(page).getByRole('slider', { name: 'Chances to win over time' });
const stop = (page: Page) => review(page).getByRole('button', { name: 'Stop' });

/** How many decisions are judged, and how many there are. */
async function judged(page: Page): Promise<readonly number[]> {
  const text = await review(page)
    .getByText(/\d+ of \d+ decisions/)
    .innerText();
  return /(\d+) of (\d+)/.exec(text)!.slice(1).map(Number);
}

async function openReview(page: Page, home: string, kept: Kept): Promise<void> {
  await keepMatch(page, kept);
  await page.goto(`${home}/#/replay/${kept.id}`);
  await page.getByRole('tab', { name: 'Review' }).click();
  await review(page).getByRole('button', { name: 'Review this game' }).waitFor();
}

/** A match that one of two people gave up soon after it began: it has few decisions. */
async function shortMatch(): Promise<Kept> {
  const kept = await playedMatch({ seats: 2, played: 0.39, people: 2 });
  const table = openTable(await loadGame(GAME), kept.match, kept.entries);
  submit(table, { type: 'resign', id: 'enough', seat: 1, base: table.entries.length });
  return { ...kept, entries: table.entries, over: true };
}

async function finished(visitor: Visitor): Promise<Page> {
  const page = await visitor.open('#/settings');
  await openReview(page, visitor.home, await playedMatch({ seats: 3, played: 1 }));
  return page;
}

test('a review shows its progress, can be stopped, and goes on tomorrow', async ({ visitor }) => {
  const page = await finished(visitor);
  await review(page).getByRole('button', { name: 'Review this game' }).click();
  await review(page).getByRole('progressbar').waitFor();
  await expect.poll(async () => (await judged(page))[0]).toBeGreaterThan(2);
  await stop(page).click();
  await review(page)
    .getByText(/^Stopped: /)
    .waitFor();
  const [before = 0, all = 0] = await judged(page);
  expect(before).toBeLessThan(all);
  await graph(page).waitFor();

  await page.reload();
  await page.getByRole('tab', { name: 'Review' }).click();
  await expect.poll(() => judged(page)).toEqual([before, all]);
  await review(page).getByRole('button', { name: 'Go on' }).click();
  await expect.poll(async () => (await judged(page))[0]).toBeGreaterThan(before);
  // Other panels may be looked at meanwhile.
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.getByRole('tab', { name: 'Review' }).click();
  await stop(page).click();
  await review(page)
    .getByText(/^Stopped: /)
    .waitFor();
});

longTest('a review goes with its match', async ({ visitor }) => {
  const page = await finished(visitor);
  await review(page).getByRole('button', { name: 'Review this game' }).click();
  await expect.poll(async () => (await judged(page))[0]).toBeGreaterThan(0);
  await stop(page).click();
  await page.goto(visitor.home);
  await page.getByRole('button', { name: /^Delete: Durch die Wüste, Ann/ }).click();
  await page.getByText('The game was deleted.').first().waitFor();
  // The same match, brought back from elsewhere, is there to be judged anew.
  await openReview(page, visitor.home, await playedMatch({ seats: 3, played: 1 }));
});

longTest(
  'from the result a whole review is made; its moves and its graph lead to the positions',
  async ({ visitor }) => {
    const page = await visitor.open('#/settings');
    const kept = await shortMatch();
    await keepMatch(page, kept);
    await page.goto(`${visitor.home}/#/play/${kept.id}`);
    await page.getByRole('link', { name: 'Review this game' }).click();
    await review(page)
      .getByText(/^All \d+ decisions judged\.$/)
      .waitFor();

    const first = turnings(page).first();
    const move = Number(/Move (\d+)/.exec(await first.innerText())?.[1]);
    await expect.poll(() => first.innerText()).toMatch(/% to win.*Played.*(?:Better|Next best)/s);
    await first.press('Enter');
    await page.locator(`input[aria-valuetext^="move ${move - 1} of ${moveCounts(kept.entries).at(-1)}"]`).waitFor();
    await expect.poll(() => first.getAttribute('aria-current')).toBe('step');
    // Both moves lie on the board: one as a ring, the other as a piece.
    await page.locator('.touch.chosen').waitFor();
    await page.locator('.latest').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('.touch.chosen').waitFor({ state: 'detached' });

    const { x, y, width, height } = (await graph(page).boundingBox())!;
    await page.mouse.click(x + width - 1, y + height / 2);
    await expect.poll(() => graph(page).getAttribute('aria-valuenow')).toBe(String(kept.entries.length));
    await expect.poll(() => graph(page).getAttribute('aria-valuetext')).toContain('Ann 100%, Ben 0%');
  },
);

longTest('a game that is still on has no review', async ({ visitor }) => {
  const page = await visitor.open('#/settings');
  const kept = await playedMatch({ seats: 3, played: 0.5 });
  await keepMatch(page, kept);
  await page.goto(`${visitor.home}/#/replay/${kept.id}`);
  await page.getByRole('tab', { name: 'Graph' }).waitFor();
  await expect.poll(() => page.getByRole('tab', { name: 'Review' }).count()).toBe(0);
});

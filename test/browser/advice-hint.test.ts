import type { Page } from 'playwright-core';
import { look } from './hands.ts';
import { windowWith } from './matches.ts';
import { sitDown } from './table.ts';
import { expect, laptop, phone, test, type Visit } from './visitor.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Hint' });
const rows = (page: Page) => panel(page).getByRole('listitem').getByRole('button');
const askButton = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true });

/** Until the thinking is over. */
async function untilFound(page: Page): Promise<void> {
  await rows(page).first().waitFor();
  await panel(page).getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
}

/** The hex that is marked on the board as if it were chosen. */
const marked = (page: Page) => page.locator('.touch.chosen');

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Which hex a hint is about. */
async function hexIn(page: Page, row: number): Promise<string> {
  return /on (\w+)/.exec(await rows(page).nth(row).innerText())?.[1] ?? '';
}

const sizes: readonly (readonly [size: string, visit: Visit])[] = [
  ['a laptop', laptop],
  ['a phone', { ...phone, colorScheme: 'dark' }],
];

test.for(sizes)('on %s a hint names moves, marks them, and fills the draft', async ([, visit], { visitor }) => {
  const page = await sitDown(visitor, visit);
  await askButton(page).click();
  await untilFound(page);
  expect(await rows(page).count()).toBe(4);
  // How far apart the best moves are depends on how long this machine has thought about them.
  const alike = (await panel(page).getByText('all about as good').count()) > 0;
  const said = alike ? /Place the \w+ camel on \w+\s+\d+ points/ : /Place the \w+ camel on \w+.*\d+% wins.*\d+ points/s;
  for (const row of await rows(page).allInnerTexts()) expect(row).toMatch(said);
  await panel(page).getByText('Wins and points are estimates.').waitFor();

  await page.mouse.move(1, 1);
  expect(await marked(page).count()).toBe(0);
  await rows(page).nth(1).hover();
  await marked(page).waitFor();
  const hex = await hexIn(page, 1);
  expect((await look(page)).hexes).toContain(hex);
  await rows(page).nth(1).click();
  // The second camel of the turn has hints of its own.
  await untilFound(page);
  expect((await look(page)).hexes).not.toContain(hex);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await page.getByText('Place the second camel, or undo.').first().waitFor();
  expect(await page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
});

test('by keys alone: H asks, arrows walk, Enter plays, Escape closes', async ({ visitor }) => {
  const page = await sitDown(visitor);
  await page.keyboard.press('h');
  await panel(page).waitFor();
  await untilFound(page);
  await expect.poll(() => focused(page)).toContain('camel on');
  const first = await focused(page);
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).not.toBe(first);
  await marked(page).waitFor();
  await page.keyboard.press('Enter');
  await untilFound(page);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await page.getByText('Place the second camel, or undo.').first().waitFor();
  await page.keyboard.press('h');
  await untilFound(page);
  await expect.poll(() => focused(page)).toContain('camel on');
  await page.keyboard.press('Enter');
  // The turn is complete: there is nothing left to advise.
  await panel(page).waitFor({ state: 'detached' });
  expect(await askButton(page).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'End turn' }).isEnabled()).toBe(true);
});

/** Stops the thinking from within the page, with the first hint: whoever waits outside may come too late. */
function stopAtFirst(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const stop = document.querySelector<HTMLElement>('.hints:has(.hint-row) .stop');
      if (!stop) return;
      watch.disconnect();
      document.body.dataset['stopped'] = 'yes';
      stop.click();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

test('thinking can be stopped, and what was found stays', async ({ visitor }) => {
  const page = await sitDown(visitor);
  await stopAtFirst(page);
  await askButton(page).click();
  await panel(page)
    .getByText(/^(?:from [\d,]+ games in thought|all about as good)$/)
    .waitFor();
  expect(await page.locator('body').getAttribute('data-stopped')).toBe('yes');
  expect(await rows(page).count()).toBe(4);
});

test('nobody gets hints for somebody else’s turn', async ({ visitor }) => {
  const kept = [{ seats: 4, played: 1 }];
  const page = await windowWith(await visitor.arrive({ settings: { pace: 'slow' } }), visitor.home, kept);
  await page.goto(`${visitor.home}/#/play/with-4`);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page.keyboard.press('h');
  expect(await panel(page).count()).toBe(0);
  expect(await askButton(page).count()).toBe(0);
});

test('the help names the key', async ({ visitor }) => {
  const page = await sitDown(visitor);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Ask for a hint, or close it').waitFor();
});

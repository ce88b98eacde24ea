import type { Page } from 'playwright-core';
import { choose, keys } from './hands.ts';
import { longTest } from './long.ts';
import { sitDown } from './table.ts';
import { expect, test } from './visitor.ts';

const hasFocus = (page: Page, selector: string) =>
  page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector);

/** Every text that comes into a live region from now on, once for each time it would be read aloud. */
function collect(page: Page, selector: string): Promise<void> {
  return page.evaluate(wanted => {
    const heard: string[] = [];
    const region = document.querySelector<HTMLElement>(wanted)!;
    new MutationObserver(() => region.innerText !== '' && heard.push(region.innerText)).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    (window as unknown as { heard: string[] }).heard = heard;
  }, selector);
}

/** Every sentence that the table says from now on. */
function collectLines(page: Page): Promise<void> {
  return page.evaluate(() => {
    const heard: string[] = [];
    const log = document.querySelector('[data-announcer]')!;
    new MutationObserver(changes => {
      for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? '');
    }).observe(log, { childList: true });
    (window as unknown as { heard: string[] }).heard = heard;
  });
}

const collected = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test('by ear: an own move is told before the next task, a refusal once each time, and hints give the keys back', async ({
  visitor,
}) => {
  const page = await sitDown(visitor);
  const said = page.locator('[data-announcer]');
  await choose(page, keys);
  await expect.poll(() => said.innerText()).toMatch(/Ann places .+ camel on \w+\.[^]*second camel/);

  await collect(page, '.objecting');
  const [one, other] = await page
    .locator('[data-place]:not([data-lit])')
    .evaluateAll(places => places.slice(0, 2).map(place => place.getAttribute('data-place')));
  await page.locator(`[data-place="${one}"]`).click();
  await expect.poll(() => collected(page)).toHaveLength(1);
  await page.locator(`[data-place="${other}"]`).click();
  await expect.poll(() => collected(page)).toHaveLength(2);
  for (const text of await collected(page)) expect(text).not.toMatch(/DW-/);

  await page.keyboard.press('h');
  await expect.poll(() => hasFocus(page, '.hints *')).toBe(true);
  await page.keyboard.press('h');
  await expect.poll(() => hasFocus(page, '[role="application"]')).toBe(true);
});

longTest('by ear: whoever looks at the news by key is led to the way out of them', async ({ visitor }) => {
  const page = await sitDown(visitor, { settings: { pace: 'slow' } });
  // Noted by the page itself: when the news are over, the way out of them is gone too.
  const focused = await page.evaluateHandle(() => {
    const texts: string[] = [];
    addEventListener('focusin', ({ target }) => texts.push((target as HTMLElement).innerText));
    return texts;
  });
  await page.getByRole('button', { name: '2 new turns' }).press('Enter');
  await expect.poll(() => focused.jsonValue()).toContain('Back to now');
});

longTest('by ear: the cursor rests and is silent while others move', async ({ visitor }) => {
  const page = await sitDown(visitor);
  await choose(page, keys);
  await choose(page, keys);
  await page.getByRole('button', { name: 'End turn' }).click({ trial: true });
  const cursor = page.locator('[data-cursor]');
  const at = await cursor.getAttribute('data-at');
  await collect(page, '[data-cursor]');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '2 new turns' }).waitFor();
  expect(await collected(page)).toEqual([]);
  expect(await cursor.getAttribute('data-at')).toBe(at);
});

test('by ear: whoever resigns hears that the computer plays on, and then nothing until the result', async ({
  visitor,
}) => {
  const page = await sitDown(visitor);
  await page.locator('[data-announcer]').waitFor({ state: 'attached' });
  await collectLines(page);
  await keys.press(page, 'button[aria-label="Menu"]');
  await keys.button(page, 'Resign …');
  await keys.button(page, 'Yes, resign');
  await expect.poll(() => hasFocus(page, '[role="application"]')).toBe(true);
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  await expect.poll(async () => (await collected(page)).at(-1)).toMatch(/^Points: /);
  const said = await collected(page);
  expect(said.slice(0, 2)).toEqual(['Ann resigns.', 'The computer plays on for you.']);
  expect(said.slice(2).filter(text => /places|place /.test(text))).toEqual([]);
  expect(said.length).toBeLessThan(6);
});

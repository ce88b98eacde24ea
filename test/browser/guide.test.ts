import type { Page } from 'playwright-core';
import { choose, finger, type Hands, keys, mouse } from './hands.ts';
import { GAME } from './matches.ts';
import { expect, laptop, phone, test, type Visit } from './visitor.ts';

/** Does whatever the guide asks for, as a beginner would: by choosing what is lit, until the way on is open. */
async function takeStep(page: Page, hands: Hands): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  while ((await next.getAttribute('aria-disabled')) === 'true') await choose(page, hands);
  await hands.button(page, 'Next');
}

async function takeAllSteps(page: Page, hands: Hands): Promise<number> {
  const last = page.getByRole('button', { name: 'Play a real game now' });
  const said = page.getByRole('main').getByText(/^Step \d+ of \d+$/);
  await said.waitFor();
  let steps = 1;
  for (; !(await last.isVisible()); steps++) {
    const before = await said.textContent();
    await takeStep(page, hands);
    await page.waitForFunction(text => !document.querySelector('main')?.textContent.includes(text ?? ''), before);
  }
  return steps;
}

const ways: readonly (readonly [way: string, hands: Hands, screen: Visit])[] = [
  ['by mouse', mouse, laptop],
  ['by keys alone', keys, laptop],
  ['by finger', finger, phone],
];

test.for(ways)('the guided game is played to its end %s', async ([, hands, screen], { visitor }) => {
  const page = await visitor.open(`#/guide/${GAME}`, screen);
  expect(await takeAllSteps(page, hands)).toBeGreaterThan(8);
  await hands.button(page, 'Play a real game now');
  await page.waitForURL(/#\/play\//);
});

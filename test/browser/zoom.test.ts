import type { Locator, Page } from 'playwright-core';
import { engine } from './engines/chosen.ts';
import type { Spot } from './engines/engine.ts';
import { choose, finger, look, mouse } from './hands.ts';
import { longTest } from './long.ts';
import { sitDown } from './table.ts';
import { expect, phone, test } from './visitor.ts';

const desert = (page: Page) => page.getByRole('application').locator('svg').first();
const viewBox = async (page: Page) => (await desert(page).getAttribute('viewBox')) ?? '';
const breadth = async (page: Page) => Number((await viewBox(page)).split(' ')[2]);
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Whatever was picked is seen by now. */
const untilDrawn = (page: Page) =>
  page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** The middle of the board on the screen. */
async function middle(page: Page): Promise<Spot> {
  const box = await desert(page).boundingBox();
  if (!box) throw new Error('the board is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The hex that can be chosen and lies nearest to a spot, so that it stays on the screen when one comes closer. */
function litNear(page: Page, spot: Spot): Promise<{ name: string } & Spot> {
  return page.evaluate(({ x, y }) => {
    const lit = [...document.querySelectorAll<SVGElement>('[data-lit]')].map(hex => {
      const { left, top, width, height } = hex.getBoundingClientRect();
      return { name: hex.dataset['place'] ?? '', x: left + width / 2, y: top + height / 2 };
    });
    const far = (hex: Spot) => Math.hypot(hex.x - x, hex.y - y);
    return lit.reduce((best, hex) => (far(hex) < far(best) ? hex : best));
  }, spot);
}

test('buttons, keys and wheel bring the board closer, and show it whole again', async ({ visitor }) => {
  const page = await sitDown(visitor);
  const whole = await viewBox(page);
  const wide = await breadth(page);
  await button(page, 'Zoom in').click();
  await expect.poll(() => breadth(page)).toBeCloseTo(wide / 1.5, 0);
  await button(page, 'Zoom in').click();
  await button(page, 'Zoom out').click();
  await expect.poll(() => breadth(page)).toBeCloseTo(wide / 1.5, 0);
  await button(page, 'Fit').click();
  await expect.poll(() => viewBox(page)).toBe(whole);

  await page.getByRole('application').focus();
  await page.keyboard.press('+');
  await expect.poll(() => breadth(page)).toBeLessThan(wide);
  await page.keyboard.press('0');
  await expect.poll(() => viewBox(page)).toBe(whole);

  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => breadth(page)).toBeLessThan(wide / 1.5);
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => viewBox(page)).toBe(whole);
});

longTest('a drag moves the board and picks nothing; a click at the same hex does', async ({ visitor }) => {
  const page = await sitDown(visitor);
  const [{ place }] = (await look(page)).colours;
  await mouse.colour(page, place);
  const far = await litNear(page, await middle(page));
  await page.mouse.move(far.x, far.y);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => button(page, 'Fit').getAttribute('aria-disabled')).toBe('false');
  const [sight, near, seen] = [await look(page), await litNear(page, far), await viewBox(page)];

  await page.mouse.move(near.x, near.y);
  await page.mouse.down();
  await page.mouse.move(near.x + 30, near.y + 20, { steps: 3 });
  await page.mouse.up();
  await untilDrawn(page);
  expect(await viewBox(page)).not.toBe(seen);
  expect(await look(page)).toEqual(sight);

  await mouse.hex(page, near.name);
  await expect.poll(async () => (await look(page)).hexes).not.toContain(near.name);
});

longTest(
  'two fingers bring the board closer on a phone, pick nothing, and one finger still does',
  async ({ visitor }) => {
    const page = await sitDown(visitor, phone);
    const [whole, wide] = [await viewBox(page), await breadth(page)];
    const [{ place }] = (await look(page)).colours;
    await finger.colour(page, place);
    const sight = await look(page);
    const spot = await middle(page);
    await engine.pinch(page, { around: spot, from: 60, to: 180 });
    await expect.poll(() => breadth(page)).toBeLessThan(wide / 2);
    await untilDrawn(page);
    expect(await look(page)).toEqual(sight);
    await engine.pinch(page, { around: spot, from: 240, to: 40 });
    await expect.poll(() => viewBox(page)).toBe(whole);
    await choose(page, finger);
    await expect.poll(async () => (await look(page)).hexes).not.toEqual(sight.hexes);
  },
);

import type { Page } from 'playwright-core';
import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { gameIds } from '../../src/games/registry.ts';
import { longTest } from './long.ts';
import { screensIn, show } from './screens.ts';
import { expect, phone, phoneSideways, smallPhone, test } from './visitor.ts';

/** What notch and home bar of a phone take: top, right, bottom, left. */
const upright = { ...phone, insets: { top: 59, right: 0, bottom: 34, left: 0 } };
const sideways = { ...phoneSideways, insets: { top: 0, right: 59, bottom: 21, left: 59 } };
type Insets = typeof upright.insets;

async function coverEdges(page: Page, insets: Insets): Promise<void> {
  await page.evaluate(taken => {
    for (const [side, width] of Object.entries(taken))
      document.documentElement.style.setProperty(`--inset-${side}`, `${width}px`);
  }, insets);
}

/** Everything that can be pressed or typed into and is in sight, but lies under the notch or the home bar. */
function coveredControls(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(taken => {
    const dialog = document.querySelector('dialog[open]') ?? document;
    const controls = [...dialog.querySelectorAll('button, a[href], input, select, summary')];
    const shown = controls.filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    /** What is left of it in the frames that it is scrolled in. */
    const seenPart = (one: Element) => {
      let { left, top, right, bottom } = one.getBoundingClientRect();
      for (let outer = one.parentElement; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowY === 'visible') continue;
        const frame = outer.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      return { left, top, right, bottom };
    };
    const isCovered = (one: Element) => {
      const { left, top, right, bottom } = seenPart(one);
      if (left >= right || top >= bottom) return false;
      if (!one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) return false;
      const beside = left < taken.left || right > innerWidth - taken.right;
      return beside || top < taken.top || bottom > innerHeight - taken.bottom;
    };
    return shown.filter(isCovered).map(one => (one.getAttribute('aria-label') ?? one.textContent).trim());
  }, insets);
}

/** What scrolls may pass under the bars; what does not must never lie there. */
const still = [
  'table',
  'kings',
  'sons',
  'nomadi-offer',
  'hint',
  'replay',
  'guide',
  'details',
  'settings-dialog',
  'coach',
];
const shapes = [
  ['upright', upright, quickOrLong(['nomadi-offer'], still)],
  ['sideways', sideways, quickOrLong(['sons'], still)],
] as const;
const cases = shapes.flatMap(([shape, { insets, ...visit }, names]) =>
  screensIn(visit.viewport)
    .filter(({ name }) => names.includes(name))
    .map(screen => [screen.name, shape, { insets, visit, screen }] as const),
);

test.for(cases)(
  '%s, %s: nothing lies under notch or home bar',
  async ([, , { insets, visit, screen }], { visitor }) => {
    const page = await (await visitor.arrive(visit)).newPage();
    await show(page, visitor.home, screen);
    await coverEdges(page, insets);
    expect(await coveredControls(page, insets)).toEqual([]);
    const { down, aside } = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
      return { down: scrollHeight - innerHeight, aside: scrollWidth - clientWidth };
    });
    expect({ down: Math.max(down, 0), aside }).toEqual({ down: screen.fits ? 0 : Math.max(down, 0), aside: 0 });
  },
);

test.for(shapes)('the menu, %s, lies beside notch and home bar', async ([, { insets, ...visit }], { visitor }) => {
  const page = await visitor.open('#/', visit);
  await coverEdges(page, insets);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).waitFor();
  expect(await coveredControls(page, insets)).toEqual([]);
});

test.for(quickOrLong(['new'], ['new', 'settings-dialog']))(
  'no field of %s is so small that a phone zooms into it',
  async (name, { visitor }) => {
    const page = await (await visitor.arrive(phone)).newPage();
    const screen = screensIn(phone.viewport).find(one => one.name === name);
    await show(page, visitor.home, screen!);
    const sizes = await page
      .locator('input:not([type=radio], [type=checkbox], [type=file]), select, textarea')
      .evaluateAll(fields => fields.map(field => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.filter(size => size < 16)).toEqual([]);
  },
);

test('the chosen theme reaches the bars of the browser, and the system’s comes back', async ({ visitor }) => {
  const page = await visitor.open('#/');
  const button = page.getByRole('button', { name: /^Theme/ }).first();
  const tints = () =>
    page.locator('meta[name="theme-color"]').evaluateAll(marks => marks.map(mark => mark.getAttribute('content')));
  await button.waitFor();
  const [day, night] = await tints();
  expect(day).not.toBe(night);
  await button.click();
  expect(await tints()).toEqual([day, day]);
  await button.click();
  expect(await tints()).toEqual([night, night]);
  await button.click();
  expect(await tints()).toEqual([day, night]);
});

longTest('what can be chosen for a new game is no wider than a small phone, in any language', async ({ visitor }) => {
  for (const locale of ['en', 'de', 'nl']) {
    const page = await (await visitor.arrive({ ...smallPhone, locale })).newPage();
    for (const game of gameIds) {
      await page.goto('about:blank');
      await page.goto(`${visitor.home}/#/new/${game}`);
      await page.locator('.setting .choice.words').last().waitFor();
      const aside = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect({ locale, game, aside }).toEqual({ locale, game, aside: 0 });
    }
  }
});

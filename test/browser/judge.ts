import { readFileSync } from 'node:fs';
import type axeCore from 'axe-core';
import type { Page, ViewportSize } from 'playwright-core';
import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { root } from '../tree.ts';
import { strayBlanks } from './read-text.ts';
import { screensIn, show } from './screens.ts';
import { expect, test, type Visit } from './visitor.ts';

const axeSource = readFileSync(`${root}node_modules/axe-core/axe.min.js`, 'utf8');

/** What axe finds serious or critical, in words that lead to the spot; by all of its rules or by these. */
async function barriers(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const { violations } = await page.evaluate(async only => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    return axe.run(document, { resultTypes: ['violations'], ...(only.length > 0 && { runOnly: [...only] }) });
  }, rules);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.flatMap(({ id, help, nodes }) => nodes.map(node => `${id}: ${help}: ${node.html.slice(0, 200)}`));
}

/**
 * How far the page can be scrolled, down and to the side; on a screen that fits it is nothing. A phone makes its window
 * wider than its screen for what is too wide, so that one is not asked.
 */
function scrollable(page: Page): Promise<{ down: number; aside: number }> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
    return { down: Math.max(0, scrollHeight - innerHeight), aside: Math.max(0, scrollWidth - clientWidth) };
  });
}

/** The controls that nobody could press, because they lie outside the window or under something else. */
function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element) =>
      (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)) ||
      (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX));
    /** A long list may be scrolled in its own frame; and some things are for those who listen only. */
    const isElsewhere = (element: Element | null): boolean =>
      element !== null && (element.matches('.unseen') || scrolls(element) || isElsewhere(element.parentElement));
    const isHidden = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !hit || !(control.contains(hit) || hit.contains(control));
    };
    const controls = [...document.querySelectorAll('button, a[href], input, select, summary')];
    const shown = controls.filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    const hidden = shown.filter(one => !isElsewhere(one) && isHidden(one));
    return hidden.map(one => (one.getAttribute('aria-label') ?? one.textContent).trim());
  });
}

/** When a screen is looked at for what shuts people out. */
type Looks = readonly ('day' | 'night')[];

/**
 * Tests for every screen in one size, or for those that are named. The sizes are files of their own, so that they are
 * judged at the same time.
 */
export function judgeScreens(
  size: string,
  visit: Visit & { viewport: ViewportSize },
  looks: Looks,
  names?: readonly string[],
): void {
  const wanted = screensIn(visit.viewport).filter(({ name }) => !names || names.includes(name));
  const named = wanted.map(screen => [screen.name, screen] as const);
  let page: Page | undefined;
  test.for(named)(`%s on ${size} shuts nobody out and fits`, async ([, screen], { resident }) => {
    if (!page || page.isClosed()) page = await (await resident.arrive(visit)).newPage();
    await page.emulateMedia({ colorScheme: 'light' });
    await show(page, resident.home, screen);
    await judge(page, screen.fits, looks);
  });
}

const usualLooks = quickOrLong<Looks>(['day'], ['day', 'night']);

/** The screen can be used by people who see badly or have only keys, and what has to fit on it does. */
export async function judge(page: Page, fits?: boolean, looks = usualLooks): Promise<void> {
  const { down, aside } = await scrollable(page);
  expect(aside).toBe(0);
  expect(await strayBlanks(page)).toEqual([]);
  if (fits) {
    expect(down).toBe(0);
    expect(await unreachable(page)).toEqual([]);
  }
  // Through the debugger: the page itself rightly refuses scripts that it does not bring along.
  if (looks.length > 0) await page.evaluate(axeSource);
  if (looks.includes('day')) expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // By night nothing but the colours is different.
  if (looks.includes('night')) expect(await barriers(page, ['color-contrast'])).toEqual([]);
}

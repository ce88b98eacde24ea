import { readFileSync } from 'node:fs';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { root } from '../tree.ts';

const axeSource = readFileSync(`${root}node_modules/axe-core/axe.min.js`, 'utf8');

/** What axe finds serious or critical, in words that lead to the spot. */
export async function barriers(page: Page): Promise<string[]> {
  // Through the debugger: the page itself rightly refuses scripts that it does not bring along.
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    return axe.run(document, { resultTypes: ['violations'] });
  });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.flatMap(({ id, help, nodes }) => nodes.map(node => `${id}: ${help}: ${node.html.slice(0, 200)}`));
}

/** How far the page can be scrolled, down and to the side; on a screen that fits it is nothing. */
export function scrollable(page: Page): Promise<{ down: number; aside: number }> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { down: Math.max(0, scrollHeight - innerHeight), aside: Math.max(0, scrollWidth - innerWidth) };
  });
}

/** The controls that nobody could press, because they lie outside the window or under something else. */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')];
    const shown = controls.filter(control =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const hidden = shown.filter(control => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !hit || !(control.contains(hit) || hit.contains(control));
    });
    return hidden.map(control => (control.getAttribute('aria-label') ?? control.textContent).trim());
  });
}

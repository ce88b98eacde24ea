import { appendFileSync, mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { root } from '../tree.ts';
import { look, mouse } from './hands.ts';
import { windowWith } from './matches.ts';
import { untilAsked } from './table.ts';
import { expect, test } from './visitor.ts';

type Watched = typeof window & { paints: number[] };

/** Runs in the page: how long it takes from each press to the next picture. A browser's own figures leave out the quick ones. */
function watchPaints(): void {
  const paints: number[] = [];
  Object.assign(window, { paints });
  const watch = ({ timeStamp }: Event) => {
    // What is put off in a frame's last moment is done once the frame is drawn.
    requestAnimationFrame(() => setTimeout(() => paints.push(Math.round(performance.now() - timeStamp))));
  };
  addEventListener('click', watch, { capture: true });
}

/** Places a camel by mouse, and says how many milliseconds passed until it was seen. */
async function timePlacing(page: Page): Promise<number> {
  const { hexes } = await look(page);
  await page.evaluate(() => (window as unknown as Watched).paints.splice(0));
  await mouse.hex(page, hexes[Math.floor(hexes.length / 2)]);
  await page.waitForFunction(() => (window as unknown as Watched).paints.length > 0);
  return page.evaluate(() => Math.max(...(window as unknown as Watched).paints));
}

test('how long it takes until a camel on the full board is seen is measured', async ({ visitor }) => {
  const context = await visitor.arrive({ reducedMotion: 'no-preference' });
  const page = await windowWith(context, visitor.home, [{ seats: 5, played: 0.9 }]);
  await page.goto(`${visitor.home}/#/play/with-5`);
  await untilAsked(page);
  await page.evaluate(watchPaints);
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    const [colour] = (await look(page)).colours;
    await mouse.colour(page, colour.place);
    times.push(await timePlacing(page));
    await mouse.button(page, 'Undo');
  }
  const [, , median] = times.toSorted((a, b) => a - b);
  expect(median).toBeGreaterThan(0);
  mkdirSync(`${root}dist/browser`, { recursive: true });
  const note = `From a click to a camel on the full board: ${median} ms (five times: ${times.join(', ')})\n`;
  appendFileSync(`${root}dist/browser/notes.txt`, note);
});

import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { mouse } from './hands.ts';
import { longTest } from './long.ts';
import { windowWith } from './matches.ts';
import { beginTable, comeAs, goToTable } from './online.ts';
import { openHouse } from './server.ts';
import { untilAsked } from './table.ts';
import { expect, phone, test, type Visit, type Visitor } from './visitor.ts';

/** Sits down at a table in a browser that the script has changed beforehand. */
async function sitDownWith(visitor: Visitor, disguise: () => void, visit?: Visit): Promise<Page> {
  const context = await visitor.arrive(visit);
  await context.addInitScript(disguise);
  const page = await windowWith(context, visitor.home, [{ seats: 3, played: 0.5 }]);
  await page.goto(`${visitor.home}/#/play/with-3`);
  await untilAsked(page);
  return page;
}

/** Lends light to whoever asks, and notes how many are lit. Headless browsers have no screen to light. */
const lending = () => {
  const note = (by: number) => (document.documentElement.dataset['lit'] = String(lit() + by));
  const lit = () => Number(document.documentElement.dataset['lit'] ?? 0);
  const request = async () => {
    note(1);
    return { release: async () => note(-1), addEventListener: () => undefined };
  };
  Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request }, configurable: true });
};
const lit = (count: number) => `html[data-lit="${count}"]`;
const there = { state: 'attached' } as const;

test('the screen stays lit at a table, and is let go with it', async ({ visitor }) => {
  const page = await sitDownWith(visitor, lending);
  await page.locator(lit(1)).waitFor(there);
  await page.getByRole('link', { name: 'Caravanserai' }).click();
  await page.locator(lit(0)).waitFor(there);
});

longTest('whoever wants the screen to go dark says so in the settings', async ({ visitor }) => {
  const page = await sitDownWith(visitor, lending);
  await page.locator(lit(1)).waitFor(there);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page
    .getByRole('group', { name: 'Keep the screen on' })
    .getByRole('radio', { name: 'Off' })
    .check({ force: true });
  await page.locator(lit(0)).waitFor(there);
});

longTest('settings for what a browser does not have are not shown', async ({ visitor }) => {
  const page = await sitDownWith(visitor, () => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Sound' }).waitFor();
  expect(await page.getByRole('group', { name: 'Keep the screen on' }).count()).toBe(0);
  expect(await page.getByRole('group', { name: 'Vibration' }).count()).toBe(0);
});

const shaking = () => {
  navigator.vibrate = pattern => {
    document.documentElement.dataset['shaken'] = JSON.stringify(pattern);
    return true;
  };
};

/** Clicks where nothing can be chosen, and waits for the answer. */
async function askForTrouble(page: Page): Promise<void> {
  const shut = await page.locator('[data-place]:not([data-lit])').nth(20).getAttribute('data-place');
  await mouse.hex(page, shut ?? '');
  await page.getByRole('link', { name: 'Read the rule' }).first().waitFor();
}

const shaken = (page: Page) => page.evaluate(() => document.documentElement.dataset['shaken']);

test('a phone shakes briefly at a move that is not allowed', async ({ visitor }) => {
  const page = await sitDownWith(visitor, shaking, { ...phone, reducedMotion: 'no-preference' });
  await askForTrouble(page);
  await page.locator('html[data-shaken="[35]"]').waitFor(there);
});

longTest('where less motion is wanted nothing shakes', async ({ visitor }) => {
  const page = await sitDownWith(visitor, shaking, { ...phone, reducedMotion: 'reduce' });
  await askForTrouble(page);
  expect(await shaken(page)).toBeFalsy();
});

longTest('the speaker is opened while the page is being touched', async ({ visitor }) => {
  const disguise = () => {
    let clicking = false;
    addEventListener('click', () => void (clicking = true), true);
    // Later than every other: the page listens to clicks at the window too.
    addEventListener('load', () => addEventListener('click', () => void setTimeout(() => (clicking = false))));
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        document.documentElement.dataset['opened'] = clicking ? 'in a click' : 'too late';
      }
    };
  };
  const page = await sitDownWith(visitor, disguise, { settings: { sound: 'on' } });
  await page.getByRole('heading', { level: 1 }).click();
  await page.locator('html[data-opened="in a click"]').waitFor(there);
});

longTest('on an iPhone the bell asks for the Home Screen first, and shows the way there', async ({ visitor }) => {
  const house = await openHouse();
  onTestFinished(() => house.close());
  const [anna, ben] = [await comeAs({ visitor, house }, 'Anna'), await comeAs({ visitor, house }, 'Ben')];
  await ben.page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'standalone', { value: false });
    Reflect.deleteProperty(window, 'Notification');
  });
  await goToTable(ben, house, await beginTable([anna, ben]));
  await ben.page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  const slip = ben.page.getByRole('status').filter({ hasText: 'only for pages on the Home Screen' });
  await slip.getByRole('button', { name: 'Install Caravanserai' }).click();
  await ben.page.getByText('tap “Add to Home Screen”').waitFor();
});

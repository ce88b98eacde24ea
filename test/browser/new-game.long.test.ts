import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { root } from '../tree.ts';
import { finger, type Hands, keys, mouse } from './hands.ts';
import { judge } from './judge.ts';
import { beginTable, comeAs, forTwo, goToTable, myTurn } from './online.ts';
import { type House, openHouse } from './server.ts';
import { untilAsked } from './table.ts';
import { expect, laptop, phone, test, type Visit } from './visitor.ts';

const VITE = 'node_modules/vite/bin/vite.js';
const TSC = 'node_modules/typescript/bin/tsc';
const GAME = 'fresh-game';
const met = { [`met.${GAME}`]: 'yes' };

/** The whole product, with a game that was just made. */
let copy: ProjectCopy;
let house: House;
beforeAll(async () => {
  copy = copyProject();
  cpSync(join(root, 'dist/node'), join(copy.folder, 'dist/node'), { recursive: true });
  for (const [script, ...args] of [
    ['tools/new-game.mjs', GAME],
    [TSC, '-b', 'tsconfig.pure.json'],
    [VITE, 'build', '--logLevel', 'error'],
  ] as const)
    expect(copy.node(script, ...args)).toMatchObject({ code: 0 });
  house = await openHouse({}, copy.folder);
});
afterAll(async () => {
  await house.close();
  copy.remove();
});

/** One of the own stones, and then where it goes; false if the game is over meanwhile. */
async function chooseMove(page: Page, hands: Hands, mine: string): Promise<boolean> {
  const over = page.getByRole('dialog', { name: 'The game is over' });
  // What lies around a place is told after what stands on it.
  const firstPlace = (isMine: boolean) =>
    page.locator('[data-lit]').evaluateAll(
      (found, wish) => {
        const standsOn = (place: Element) => (place.getAttribute('aria-label') ?? '').split('. ')[0] ?? '';
        const one = found.find(place => standsOn(place).includes(wish.mine) === wish.isMine);
        return (one as SVGElement | undefined)?.dataset['place'] ?? '';
      },
      { mine, isMine },
    );
  for (const isMine of [true, false]) {
    await expect.poll(async () => (await over.isVisible()) || (await firstPlace(isMine)) !== '').toBe(true);
    if (await over.isVisible()) return false;
    await hands.hex(page, await firstPlace(isMine));
  }
  return true;
}

const ways: readonly (readonly [way: string, hands: Hands, screen: Visit])[] = [
  ['by mouse', mouse, laptop],
  ['by keys alone', keys, laptop],
  ['by finger', finger, phone],
];

test.for(ways)('a game that was just made is played to its end %s', async ([, hands, screen], { visitor }) => {
  const page = await visitor.open(`${house.home}/#/`, { ...screen, settings: met });
  const card = page.locator('.card', { hasText: 'Fresh Game' });
  await card.getByText('2 players').waitFor();
  await card.getByRole('button', { name: /^Play / }).click();
  let turns = 0;
  for (; (await untilAsked(page)) === 'turn'; turns++) {
    const before = page.getByRole('button', { name: 'End turn', disabled: false });
    if (!(await chooseMove(page, hands, 'your '))) continue;
    await before.waitFor();
    await hands.button(page, 'End turn');
    await before.waitFor({ state: 'detached' });
  }
  expect(turns).toBeGreaterThan(2);
});

const sizes = [
  [360, 640],
  [390, 844],
  [1280, 720],
  [1920, 1080],
] as const;

test.for(sizes)('its table shuts nobody out and fits on %i × %i', async ([width, height], { visitor }) => {
  const small = width < height ? phone : laptop;
  const page = await visitor.open(`${house.home}/#/`, { ...small, viewport: { width, height }, settings: met });
  await page
    .locator('.card', { hasText: 'Fresh Game' })
    .getByRole('button', { name: /^Play / })
    .click();
  await untilAsked(page);
  await judge(page, true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await judge(page, true);
});

test('two people play it online, each in their own window', async ({ visitor }) => {
  const guests = [
    await comeAs({ visitor, house }, 'Anna', { settings: met }),
    await comeAs({ visitor, house }, 'Ben', { settings: met }),
  ];
  const match = await beginTable(guests, { ...forTwo, game: GAME });
  for (const guest of guests) await goToTable(guest, house, match);
  for (const [i, name] of ['Anna', 'Ben', 'Anna', 'Ben'].entries()) {
    const { page } = guests[i % 2];
    await myTurn(page).waitFor();
    await chooseMove(page, mouse, `of ${name}`);
    await page.getByRole('button', { name: 'End turn' }).click();
    await guests[(i + 1) % 2].page
      .getByText(new RegExp(`^${name} goes from`))
      .nth(Math.floor(i / 2))
      .waitFor();
  }
});

test('it can be read about and watched, and speaks English where it has no other words', async ({ visitor }) => {
  const german = await visitor.open(`${house.home}/#/rules/${GAME}`, { locale: 'de-DE' });
  await german.getByText('You move your own stones only.').waitFor();
  await german.goto(`${house.home}/#/watch/${GAME}`);
  await german.getByRole('slider').waitFor();
  await german.goto(`${house.home}/#/guide/${GAME}`);
  await german.getByRole('heading', { name: 'Dieser Weg verläuft im Sand' }).waitFor();
});

test('a click that the rules do not allow is answered with the rule', async ({ visitor }) => {
  const page = await visitor.open(`${house.home}/#/`, { settings: met });
  await page
    .locator('.card', { hasText: 'Fresh Game' })
    .getByRole('button', { name: /^Play / })
    .click();
  await untilAsked(page);
  // Stones stand on the first and the last row; squares one may go to lie between.
  const stone = page.locator('[data-lit][data-place$="1"], [data-lit][data-place$="5"]').first();
  await mouse.hex(page, (await stone.getAttribute('data-place')) ?? '');
  await mouse.hex(page, 'c3');
  await page.getByText('A stone goes one square ahead, straight or diagonally.').waitFor();
});

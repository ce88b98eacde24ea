import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { nonce } from '../../src/server/app/testing/visitor.ts';
import { judge } from './judge.ts';
import { longTest } from './long.ts';
import { beginTable, comeAs, forTwo, type Guest, goToTable, myTurn, type Place, takeTurn } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, laptop, phone, smallPhone, test, type Visit } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const sizes: readonly (readonly [name: string, visit: Visit])[] = [
  ['a laptop', laptop],
  ['a phone', phone],
];

const forFour = {
  ...forTwo,
  chairs: [{ for: 'me' }, { for: 'anybody' }, { for: 'bot', level: 'easy' }, { for: 'anybody' }],
  pace: 'brisk',
} as const;

async function gather({ caller, page }: Guest): Promise<void> {
  const opened = await caller.ask(forFour);
  await page.goto(`${house.home}/#/table/${(opened as { match: string }).match}`);
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
}

/** Anna at a table with Ben, who has said something; Carl watches. */
async function play(place: Place, visit: Visit): Promise<{ anna: Guest; carl: Page }> {
  const [anna, ben, carl] = [
    await comeAs(place, 'Anna', visit),
    await comeAs(place, 'Ben'),
    await comeAs(place, 'Carl', visit),
  ];
  const match = await beginTable([anna, ben], { ...forTwo, pace: 'brisk' });
  await goToTable(anna, house, match);
  await goToTable(carl, house, match);
  await myTurn(anna.page).waitFor();
  await ben.caller.ask({ type: 'say', match, text: 'Salam!' });
  await carl.page.getByText('You are watching.').waitFor();
  return { anna, carl: carl.page };
}

test.for(quickOrLong(sizes.slice(1), sizes))(
  'gathering on %s shuts nobody out, by day and by night',
  async ([, visit], { visitor }) => {
    const anna = await comeAs({ visitor, house }, 'Anna', visit);
    await gather(anna);
    await judge(anna.page);
  },
);

test.for(quickOrLong(sizes.slice(0, 1), sizes))(
  'playing and watching on %s fit and shut nobody out',
  async ([, visit], { visitor }) => {
    const { anna, carl } = await play({ visitor, house }, visit);
    await judge(anna.page, true);
    await judge(carl, true);
  },
);

longTest(
  'the way to invite others is in sight while a seat is free, and folded at a full table',
  async ({ visitor }) => {
    const place = { visitor, house };
    const newcomer = { ...laptop, settings: { 'met.durch-die-wueste': '' } };
    const [anna, ben] = [await comeAs(place, 'Anna', newcomer), await comeAs(place, 'Ben')];
    const opened = await anna.caller.ask(forTwo);
    const { match } = opened as { match: string };
    await goToTable(anna, house, match);
    const { page } = anna;
    const link = page.getByLabel('Link', { exact: true });
    const code = page.getByRole('img', { name: /^QR code/ });
    await code.waitFor();
    const box = await code.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(laptop.viewport.height);
    await ben.caller.ask({ type: 'watch', match });
    await ben.caller.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
    await page.getByText('At the table: Anna and Ben.').waitFor();
    expect([await link.isVisible(), await code.isVisible()]).toEqual([false, false]);
    await page.getByText('Invite others').click();
    await page.getByText('Whoever opens this link, or scans the code, can watch.').waitFor();
    await link.waitFor();
  },
);

longTest(
  'the first game of its kind at a table online is explained once, and a coach speaks if wanted',
  async ({ visitor }) => {
    const place = { visitor, house };
    const anna = await comeAs(place, 'Anna', { settings: { 'met.durch-die-wueste': '' } });
    const match = await beginTable([anna, await comeAs(place, 'Ben')]);
    await goToTable(anna, house, match);
    const goal = anna.page.getByRole('dialog', { name: 'The goal' });
    await goal.getByText('lead caravans to water and palms').waitFor();
    await goal.getByRole('button', { name: 'Play with a coach' }).click();
    await goal.waitFor({ state: 'detached' });
    const coach = anna.page.getByRole('complementary', { name: 'Coach' });
    await coach.getByRole('status').getByText('Each rider begins').waitFor();
    await anna.page.reload();
    await coach.getByRole('status').getByText('Each rider begins').waitFor();
    expect(await goal.count()).toBe(0);
  },
);

longTest(
  'Escape only closes what the first game says, and what is said on the page meanwhile is said in it',
  async ({ visitor }) => {
    const place = { visitor, house };
    const anna = await comeAs(place, 'Anna', { settings: { 'met.durch-die-wueste': '' } });
    const ben = await comeAs(place, 'Ben');
    const match = await beginTable([ben, anna]);
    await goToTable(anna, house, match);
    const goal = anna.page.getByRole('dialog', { name: 'The goal' });
    const said = goal.getByRole('log');
    await goal.getByText('lead caravans to water and palms').waitFor();
    expect(await said.getByText('Your turn.').count()).toBe(0);
    await goToTable(ben, house, match);
    await takeTurn(ben.page);
    await ben.page.locator('[data-announcer]').getByText('Anna to move.').waitFor({ state: 'attached' });
    await said.getByText('Your turn.').waitFor({ state: 'attached' });
    await said.getByText(/^Ben /).first().waitFor({ state: 'attached' });
    await anna.page.keyboard.press('Escape');
    await goal.waitFor({ state: 'detached' });
    await anna.page.getByRole('region', { name: 'Your turn' }).waitFor();
    expect(await anna.page.getByRole('complementary', { name: 'Coach' }).count()).toBe(0);
    await anna.page.reload();
    await anna.page.getByRole('region', { name: 'Your turn' }).waitFor();
    expect(await goal.count()).toBe(0);
  },
);

/** What of the form to open a table is wider than its leaf, and the names of seats that break over two lines. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leaf = document.querySelector('.leaf')!.getBoundingClientRect();
    const wide = [...document.querySelectorAll('.leaf *')].filter(
      one => one.getBoundingClientRect().right > leaf.right,
    );
    const broken = [...document.querySelectorAll('.chair-number')].filter(one => one.getClientRects().length > 1);
    return [...wide, ...broken].map(one => `${one.className} ${one.textContent.trim()}`);
  });
}

longTest('on a small phone the form to open a table stays within its leaf in every language', async ({ visitor }) => {
  for (const locale of ['en-GB', 'de-DE', 'nl-NL']) {
    const { page } = await comeAs({ visitor, house }, 'Anna', { ...smallPhone, locale });
    await page.goto(`${house.home}/#/open/durch-die-wueste`);
    await page.locator('.chair-number').first().waitFor();
    expect(await tooWide(page), locale).toEqual([]);
  }
});

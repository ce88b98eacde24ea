import type { Page } from 'playwright-core';
import { seeded } from '../../src/engine/random.ts';
import { loadGameWithHeuristics } from '../../src/games/registry.ts';
import { type Day, noonOf, tryId } from '../../src/table/day.ts';
import { dayMatch } from '../../src/table/day-match.ts';
import { isOver, openTable } from '../../src/table/table.ts';
import { setDay } from './calendar.ts';
import { mouse } from './hands.ts';
import { untilKept } from './kept-page.ts';
import { longTest } from './long.ts';
import { GAME, goOutside, type Kept, keepMatch, keptEntries, playOne } from './matches.ts';
import { takeTurn, untilAsked } from './table.ts';
import { expect, test, type Visit, type Visitor } from './visitor.ts';

const DAY: Day = '2026-12-24';
const TITLE = 'Durch die Wüste';

async function arriveOn(visitor: Visitor, day: Day, visit?: Visit): Promise<Page> {
  const context = await visitor.arrive(visit);
  await setDay(context, day);
  return context.newPage();
}

/** Somebody who has been here before, and has no network now. */
async function arriveOffline(visitor: Visitor, day: Day): Promise<Page> {
  const page = await arriveOn(visitor, day, { serviceWorkers: 'allow', cutOff: true });
  await page.goto(visitor.home);
  await untilKept(page);
  await page.context().setOffline(true);
  return page;
}

/** The try of a day with one turn of the person left to play. */
async function nearlyPlayed(day: Day): Promise<Kept> {
  const game = await loadGameWithHeuristics(GAME);
  const match = dayMatch(game, day, { id: tryId(day, GAME), name: 'Ann' });
  const me = match.players.findIndex(({ bot }) => bot === undefined);
  const whole = openTable(game, match);
  const random = seeded('day');
  while (!isOver(whole)) playOne(whole, 'greedy', random);
  const last = whole.entries.findLastIndex(({ actor }, i) => actor === me && whole.entries[i - 1]?.actor !== me);
  const entries = whole.entries.slice(0, last);
  return { id: match.id, match, entries, over: false, touched: noonOf(day).getTime(), turn: me };
}

const card = (page: Page) => page.locator(`.mood-${GAME}`);

longTest(
  'two people who play the same on the same day have the same chance and the same opponents, with a network and without',
  async ({ visitor }) => {
    const logs: unknown[] = [];
    for (const arrive of [arriveOn, arriveOffline]) {
      const page = await arrive(visitor, DAY);
      await page.goto(`${visitor.home}/#/day`);
      await page.getByRole('button', { name: `Play the desert of the day: ${TITLE}` }).click();
      await untilAsked(page);
      expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
      await takeTurn(page, mouse);
      await untilAsked(page);
      const entries = await keptEntries(page, tryId(DAY, GAME));
      logs.push(entries.map(entry => [entry.actor, 'move' in entry && entry.move]));
      expect(await page.evaluate(() => navigator.onLine)).toBe(arrive === arriveOn);
      await page.goto(`${visitor.home}/#/day`);
      await card(page).getByText('Begun').waitFor();
      await card(page)
        .getByRole('link', { name: `Continue: ${TITLE}` })
        .waitFor();
    }
    expect(logs[0]).toEqual(logs[1]);
  },
);

test('the one try says what it is before it begins, in its title and at the board, and that there are no hints', async ({
  visitor,
}) => {
  const page = await arriveOn(visitor, DAY, { settings: { [`met.${GAME}`]: '' } });
  await page.goto(`${visitor.home}/#/day`);
  await page.getByRole('heading', { level: 2, name: TITLE }).waitFor();
  await page.getByRole('button', { name: `Play the desert of the day: ${TITLE}` }).click();
  const what = 'Desert of the day, 24 Dec · one try · Computer, strong';
  await page.getByText(what).waitFor();
  await page.getByRole('button', { name: 'Just play' }).click();
  await page.getByRole('heading', { level: 1, name: `${TITLE} ${what}` }).waitFor();
  await expect.poll(() => page.title()).toBe(`${TITLE}, ${what} · Caravanserai`);
  await untilAsked(page);
  const said = page.getByRole('log').first();
  await said.getByText(`${TITLE}. ${what}.`).waitFor();
  await page.keyboard.press('h');
  await said.getByText('There are no hints in this game.').waitFor();
});

test('the one try ends with its result, which can be passed on, and is not to be had again', async ({ visitor }) => {
  const page = await arriveOn(visitor, DAY);
  await goOutside(page, visitor.home);
  await page.evaluate(id => localStorage.setItem('caravanserai.tries', id), tryId('2026-12-23', 'nomadi'));
  await keepMatch(page, await nearlyPlayed(DAY));
  await page.goto(`${visitor.home}/#/play/${tryId(DAY, GAME)}`);
  await untilAsked(page);
  await takeTurn(page, mouse);
  while ((await untilAsked(page)) === 'turn') await takeTurn(page, mouse);
  const ending = page.getByRole('dialog', { name: 'The game is over' });
  await ending.getByRole('button', { name: 'Share the result' }).waitFor();
  expect(await ending.getByRole('button', { name: 'Play again' }).count()).toBe(0);
  await ending.getByRole('link', { name: 'Desert of the day' }).click();

  await card(page)
    .getByText(/\d+ points$/)
    .waitFor();
  await page.getByText('2 days in a row').waitFor();
  await page.getByRole('button', { name: 'Share the result' }).click();
  await page.getByText(/^Copied|^Copy this text/).waitFor();
  await card(page)
    .getByRole('button', { name: `Play it again: ${TITLE}` })
    .click();
  await untilAsked(page);
  expect(page.url()).not.toContain('day-');

  await page.goto(`${visitor.home}/#/`);
  await page.getByRole('button', { name: /^Delete: .*won|^Delete: .*second|^Delete: .*draw/ }).click();
  await page.getByText('The game was deleted.').waitFor();
  await page.goto(`${visitor.home}/#/day`);
  await card(page).getByText('Played, and deleted here').waitFor();
  await page.getByText('2 days in a row').waitFor();
});

longTest('a desert of the past is played for pleasure, one of the future not at all', async ({ visitor }) => {
  const page = await arriveOn(visitor, DAY);
  await page.goto(`${visitor.home}/#/day/2026-12-20`);
  await page.getByText('it no longer counts').waitFor();
  await page.getByRole('button', { name: `Play the desert of the day: ${TITLE}` }).click();
  await untilAsked(page);
  expect(page.url()).not.toContain('day-');
  await page.goto(`${visitor.home}/#/day/2026-12-25`);
  await page.getByText('This desert is still to come.').waitFor();
  expect(await page.getByRole('button', { name: /^Play/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'The day before' }).click();
  await page.getByText('One try at each game counts').waitFor();
  await page.goto(`${visitor.home}/#/day/2026-02-30`);
  await expect.poll(() => page.getByRole('list').count()).toBe(0);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

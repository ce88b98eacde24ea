import { moveCounts } from '../../src/table/move-count.ts';
import { mouse } from './hands.ts';
import { longTest } from './long.ts';
import { keptEntries, windowWith } from './matches.ts';
import { takeTurn, untilAsked } from './table.ts';
import { expect, phone, test } from './visitor.ts';

/** What is heard of the scores, player by player. */
const WON_AND_NOW = /Won Caravans if it ended now/;

test('a first rider wins nothing: the largest caravan is a figure of its own, and says what it is', async ({
  visitor,
}) => {
  const page = await windowWith(await visitor.arrive(), visitor.home, [{ seats: 3, played: 0, next: 'rider' }]);
  await page.goto(`${visitor.home}/#/play/with-3`);
  await untilAsked(page);
  await takeTurn(page, mouse);
  await untilAsked(page);
  const log = page.locator('.log-list');
  await expect.poll(() => log.innerText()).toContain('rider');
  expect(await log.innerText()).not.toMatch(/\+10|caravan/);
  const scores = page.getByRole('table', { name: 'Scores' });
  await scores.getByRole('row', { name: WON_AND_NOW }).waitFor();
  // Water, oases and areas, what is won, the caravans, and what it would be.
  await scores.getByRole('row', { name: /^Ann .*\b0 0 0 0 10 10$/ }).waitFor();
  await page.getByRole('button', { name: 'if it ended now' }).click();
  await page.getByText('What is won stays yours.').waitFor();
});

longTest('chips that lie face down are in no line of the log', async ({ visitor }) => {
  const page = await windowWith(await visitor.arrive(), visitor.home, [
    { seats: 3, played: 0.7, options: { chips: 'down' } },
  ]);
  await page.goto(`${visitor.home}/#/play/with-3`);
  await untilAsked(page);
  const told = await page.locator('.log-list li').allInnerTexts();
  const withChips = told.filter(line => /\+\d+ (?:water|oasis)/.test(line));
  expect(withChips.length).toBeGreaterThan(0);
  expect(withChips.filter(line => line.startsWith('Bot'))).toEqual([]);
});

longTest('on a phone both figures stand in one line, and moves are counted without the set-up', async ({ visitor }) => {
  const page = await windowWith(await visitor.arrive(phone), visitor.home, [
    { seats: 3, played: 0.5, options: { chips: 'open' } },
  ]);
  await page.goto(`${visitor.home}/#/play/with-3`);
  await untilAsked(page);
  const figure = page
    .getByRole('list', { name: 'Scores' })
    .getByRole('button', { name: /^\d+ if it ended now$/ })
    .first();
  const { height, width } = (await figure.boundingBox())!;
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
  const counts = moveCounts(await keptEntries(page, 'with-3'));
  await page.getByRole('button', { name: '2 new turns' }).waitFor();
  await page.keyboard.press(',');
  await page
    .getByRole('region', { name: `Looking back: ${counts.at(-1)! - 1} of ${counts.at(-1)}`, exact: true })
    .waitFor();
});

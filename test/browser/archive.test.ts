import { afterAll, beforeAll } from 'vitest';
import { logOf } from '../../src/server/app/testing/desert.ts';
import { engine } from './engines/chosen.ts';
import { judge } from './judge.ts';
import { longTest } from './long.ts';
import { keepMatch, playedMatch } from './matches.ts';
import { beginTable, comeAs, forTwo, type Guest } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, smallPhone, test } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Somebody who was online on this device before. */
const known = { settings: { online: 'yes' } };

/** Whoever opened the table gives up. */
async function resign({ caller }: Guest, match: string): Promise<void> {
  await caller.ask({ type: 'watch', match });
  const answer = await caller.ask({ type: 'resign', match, seat: 0, base: logOf(caller, match).length });
  if (answer.type === 'refused') throw new Error(answer.code);
}

test('a match online is found again on a device that has never seen it, opens in replay, and goes along in one file', async ({
  visitor,
}) => {
  const place = { visitor, house };
  const [anna, ben] = [await comeAs(place, 'Anna'), await comeAs(place, 'Ben', { ...smallPhone, ...known })];
  const match = await beginTable([anna, ben], { ...forTwo, rated: false });
  const { page } = ben;
  await page.goto(`${house.home}/#/archive`);
  await page.getByText('One game.').waitFor();
  await page.getByRole('link', { name: /^Continue.*Durch die Wüste/ }).waitFor();
  await resign(anna, match);
  await page.reload();
  await page.getByText('You won').waitFor();
  await judge(page);

  expect(await page.getByLabel('Result').count()).toBe(0);
  await page.getByRole('button', { name: 'Look for games' }).click();
  await page.getByLabel('Result').selectOption('Not won');
  await page.getByText('No game is like that.').waitFor();
  await page.getByLabel('Result').selectOption('Won');
  await page.getByLabel('Who played?').fill('ann');
  await page.getByText('One game.').waitFor();
  await page.getByRole('button', { name: /^Replay: Durch die Wüste/ }).click();
  await page.getByRole('slider', { name: 'Position in the game' }).waitFor();

  const other = await comeAs(place, 'Nobody yet');
  await page.goto(`${house.home}/#/archive`);
  const { content } = await engine.save(page, () => page.getByRole('button', { name: 'Save all as a file' }).click());
  await other.page.goto(`${house.home}/#/archive`);
  await other.page.getByText('There are no games yet.').waitFor();
  await other.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'games.jsonl', mimeType: 'application/jsonl', buffer: content });
  await other.page.getByText('1 game came in.').waitFor();
  await other.page.getByText('One game.').waitFor();
  await judge(other.page);
});

longTest('what one’s games tell is drawn, from those of the device and online alike', async ({ visitor }) => {
  const place = { visitor, house };
  const [cleo, dora] = [await comeAs(place, 'Cleo'), await comeAs(place, 'Dora', known)];
  const { page } = dora;
  await page.goto(`${house.home}/#/profile`);
  await page.getByText('You have finished no game yet.').waitFor();
  await judge(page);
  await keepMatch(page, await playedMatch({ seats: 4, played: 1 }));
  const match = await beginTable([cleo, dora], { ...forTwo, rated: false });
  await resign(cleo, match);
  await page.reload();
  await page.getByRole('heading', { name: /^2 games/ }).waitFor();
  await page.getByRole('heading', { name: 'The ladder' }).waitFor();
  const people = page.getByRole('listitem').filter({ hasText: 'Cleo' });
  expect(await people.innerText()).toContain('ahead 1, behind 0');
  await judge(page);
  await page.getByRole('link', { name: 'All your games' }).click();
  await page.getByText('2 games.').waitFor();
});

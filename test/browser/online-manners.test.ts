import type { JSHandle, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { logOf } from '../../src/server/app/testing/desert.ts';
import { longTest } from './long.ts';
import { beginTable, comeAs, type Guest, goToTable, myTurn, takeTurn } from './online.ts';
import { type House, lateClock, openHouse } from './server.ts';
import { expect, test, type Visitor } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ ...lateClock, AWAY_AFTER_SECONDS: '0' });
});
afterAll(() => house.close());

/** Two who have begun to play, and are there with their pages alone. */
async function playing(visitor: Visitor): Promise<{ anna: Guest; ben: Guest; match: string }> {
  const [anna, ben] = [await comeAs({ visitor, house }, 'Anna'), await comeAs({ visitor, house }, 'Ben')];
  const match = await beginTable([anna, ben]);
  for (const guest of [anna, ben]) await goToTable(guest, house, match);
  await myTurn(anna.page).waitFor();
  for (const { caller } of [anna, ben]) caller.close();
  return { anna, ben, match };
}

async function comeAgain({ page }: Guest, match: string): Promise<Page> {
  const again = await page.context().newPage();
  await again.goto(`${house.home}/#/table/${match}`);
  return again;
}

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

const comings = (page: Page, text: string) => page.locator('[data-comings]', { hasText: text });

/** The title of what is looked back at, once something is: seen by the page itself, since it may be there only briefly. */
function watchedPast(page: Page): Promise<JSHandle<{ title: Promise<string> }>> {
  return page.evaluateHandle(() => {
    const title = new Promise<string>(resolve => {
      const look = () => {
        const prompt = document.querySelector('.prompt')?.getAttribute('aria-label') ?? '';
        if (prompt.startsWith('Looking back')) resolve(prompt);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    return { title };
  });
}

test('one sees who is there and who looks on, what a computer did for oneself, and takes over with one press', async ({
  visitor,
}) => {
  const { anna, ben, match } = await playing(visitor);
  const carl = await comeAs({ visitor, house }, 'Carl');
  await goToTable(carl, house, match);
  await anna.page.getByRole('img', { name: '1 person is watching' }).waitFor();
  await takeTurn(anna.page);
  await myTurn(ben.page).waitFor();
  await ben.page.close();
  await anna.page.getByRole('region', { name: 'Ben is away' }).waitFor();
  await anna.page.getByText(/^If Ben isn’t back (?:in \d min|within a minute), a computer plays for them/).waitFor();
  await comings(anna.page, 'Ben is away. When their time for it is up, a computer').waitFor({ state: 'attached' });

  house.letTimePass();
  await myTurn(anna.page).waitFor();
  await comings(anna.page, 'A computer plays for Ben now.').waitFor({ state: 'attached' });
  const again = await comeAgain(ben, match);
  await again.getByText('While you were away, a computer made 1 move for you.').waitFor();
  const played = await watchedPast(again);
  await again.getByRole('button', { name: 'Show me' }).click();
  // It plays by itself, and the present comes back.
  expect(await played.evaluate(({ title }) => title)).toMatch(/^Looking back/);
  await again.getByRole('region', { name: /^Looking back/ }).waitFor({ state: 'detached' });
  // What was looked at is not told any longer.
  await again.getByText(/a computer made/).waitFor({ state: 'detached' });
  await again.getByRole('button', { name: 'I’m back' }).click();
  await comings(anna.page, 'Ben is back.').waitFor({ state: 'attached' });
  await takeTurn(anna.page);
  await takeTurn(again);
  await again.getByText(/a computer made/).waitFor({ state: 'detached' });
});

longTest('a game that nobody looks at any more is paused, and goes on where it was', async ({ visitor }) => {
  const { anna, ben, match } = await playing(visitor);
  const carl = await comeAs({ visitor, house }, 'Carl');
  await goToTable(carl, house, match);
  await anna.page.close();
  await ben.page.close();
  await carl.page.getByRole('region', { name: 'The game is paused' }).waitFor();
  await carl.caller.ask({ type: 'watch', match });
  const before = logOf(carl.caller, match);

  house.letTimePass();
  const again = await comeAgain(anna, match);
  await again.getByText('The game was paused for 10 min.').waitFor();
  await myTurn(again).waitFor();
  expect(logOf(carl.caller, match)).toEqual(before);
  await carl.page.getByRole('region', { name: 'Anna is thinking …' }).waitFor();
});

longTest('a rematch begins when all have said yes; whoever does not want one frees the seat', async ({ visitor }) => {
  const [anna, ben] = [await comeAs({ visitor, house }, 'Anna'), await comeAs({ visitor, house }, 'Ben')];
  const match = await beginTable([anna, ben]);
  await anna.caller.ask({ type: 'resign', match, seat: 0, base: logOf(anna.caller, match).length });
  for (const guest of [anna, ben]) await goToTable(guest, house, match);
  await anna.page.getByRole('button', { name: 'Play again' }).click();
  await anna.page.getByText('Waiting for an answer from Ben.').waitFor();
  await expect.poll(() => anna.page.getByRole('button', { name: 'Start the game' }).isEnabled()).toBe(false);
  const dialog = ben.page.getByRole('dialog');
  await dialog.getByText('Anna would like to play again.').waitFor();
  // On a small phone, too, the question stands in sight without scrolling.
  await ben.page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(() => bottomOf(dialog.getByRole('button', { name: 'Join' }))).toBeLessThan(640);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await anna.page.getByText('Ben would rather not play again.').waitFor();
  await dialog.getByText('Anna would like to play again.').waitFor({ state: 'detached' });
});

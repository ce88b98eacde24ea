import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { judge } from './judge.ts';
import { beginTable, comeAs, forTwo, type Guest, goToTable, myTurn, type Place } from './online.ts';
import { type House, openHouse } from './server.ts';
import { laptop, phone, test, type Visit } from './visitor.ts';

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

test.for(sizes)('gathering on %s shuts nobody out, by day and by night', async ([, visit], { visitor }) => {
  const anna = await comeAs({ visitor, house }, 'Anna', visit);
  await gather(anna);
  await judge(anna.page);
});

test.for(sizes)('playing and watching on %s fit and shut nobody out', async ([, visit], { visitor }) => {
  const { anna, carl } = await play({ visitor, house }, visit);
  await judge(anna.page, true);
  await judge(carl, true);
});

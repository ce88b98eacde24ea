import { onTestFinished } from 'vitest';
import { logOf } from '../../src/server/app/testing/desert.ts';
import { longTest } from './long.ts';
import { beginTable, callerFor, comeAs, goToTable, myTurn, takeTurn, tryTurn } from './online.ts';
import { type House, lateClock, openHouse } from './server.ts';
import { expect, test } from './visitor.ts';

/** A house for one test alone: it is killed in one, and its clock is put forward in the other. */
async function ownHouse(): Promise<House> {
  const house = await openHouse(lateClock);
  onTestFinished(() => house.close());
  return house;
}

const LOST = /^The connection is lost/;

test('the server is killed in the middle of a turn: the page says so, comes back, and the turn counts once', async ({
  visitor,
}) => {
  const house = await ownHouse();
  const [anna, ben] = [
    await comeAs({ visitor, house }, 'Anna', { cutOff: true }),
    await comeAs({ visitor, house }, 'Ben', { cutOff: true }),
  ];
  const match = await beginTable([anna, ben]);
  await goToTable(anna, house, match);
  await goToTable(ben, house, match);
  const before = logOf(anna.caller, match).length;
  await tryTurn(anna.page);

  await house.kill();
  await anna.page.getByText(LOST).waitFor();
  await ben.page.getByText(LOST).waitFor();
  // What was tried out stays, and what is sent now waits.
  const end = anna.page.getByRole('button', { name: 'End turn' });
  await expect.poll(() => end.isEnabled()).toBe(true);
  await end.click();
  await house.reopen();
  await myTurn(ben.page).waitFor();
  await anna.page.getByText(LOST).waitFor({ state: 'detached' });
  await takeTurn(ben.page);
  await myTurn(anna.page).waitFor();

  const witness = await callerFor(ben.page.context(), house);
  await witness.ask({ type: 'watch', match });
  const log = logOf(witness, match).map(text => JSON.parse(text) as { actor: unknown });
  expect(log.slice(before).map(({ actor }) => actor)).toEqual([0, 1]);
});

longTest('whose time is up is played for by a computer, and can come back', async ({ visitor }) => {
  const house = await ownHouse();
  const [anna, ben] = [await comeAs({ visitor, house }, 'Anna'), await comeAs({ visitor, house }, 'Ben')];
  const match = await beginTable([anna, ben]);
  await goToTable(anna, house, match);
  await goToTable(ben, house, match);
  await anna.page.getByRole('timer', { name: 'Time left for Anna' }).waitFor();

  house.letTimePass();
  // What is said changes with the computer's first move, which may come at once; the way back stays.
  const back = anna.page.getByRole('button', { name: 'I’m back' });
  await back.waitFor();
  await ben.page.getByText('computer plays').first().waitFor();
  await takeTurn(ben.page);
  await myTurn(ben.page).waitFor();
  await back.click();
  // Once the server knows it: her own turn comes with the end of Ben's.
  await back.waitFor({ state: 'detached' });
  await takeTurn(ben.page);
  await takeTurn(anna.page);
});

import { afterAll, beforeAll } from 'vitest';
import { engine } from './engines/chosen.ts';
import { judge } from './judge.ts';
import { longTest } from './long.ts';
import { beginTable, comeAs, goToTable } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, phone, test } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('somebody sees what is kept about them, saves it, and erases it; to the others somebody sat there', async ({
  visitor,
}) => {
  const [anna, ben] = [await comeAs({ visitor, house }, 'Anna', phone), await comeAs({ visitor, house }, 'Ben')];
  const match = await beginTable([anna, ben]);
  await anna.caller.ask({ type: 'say', match, text: 'I shall be gone' });
  await goToTable(ben, house, match);

  const { page } = anna;
  await page.goto(`${house.home}/#/account`);
  await page.getByRole('link', { name: 'See what is kept' }).click();
  await page.getByRole('heading', { name: 'What is kept about you', level: 1 }).waitFor();
  await page.getByText('1095 days').waitFor();
  const lines = page.locator('details', { hasText: 'What people say to each other at tables.' });
  await lines.getByText('one of yours').waitFor();
  await lines.locator('summary').click();
  await lines.getByText('who said it').waitFor();
  await judge(page);

  await page.getByRole('link', { name: 'Your account' }).click();
  const save = () => page.getByRole('button', { name: 'Save everything as a file' }).click();
  const { name, content } = await engine.save(page, save);
  expect(name).toBe('caravanserai-about-me.json');
  expect(content.toString()).toContain('I shall be gone');

  await page.getByRole('button', { name: 'Erase everything about me' }).click();
  await page.getByText('it may last for 30 days more').waitFor();
  const yes = page.getByRole('button', { name: 'Erase everything for good' });
  await page.getByLabel('Type your name, Anna').fill('Ann');
  expect(await yes.isDisabled()).toBe(true);
  await judge(page);
  await page.getByLabel('Type your name, Anna').fill('Anna');
  await page.keyboard.press('Enter');
  await page.getByText('Everything about you is erased.').waitFor();
  await page.getByRole('heading', { name: 'What would you like to be called?' }).waitFor();

  await ben.page.goto(`${house.home}/#/lobby`);
  await ben.page.getByRole('listitem').filter({ hasText: 'Somebody' }).first().waitFor();
  await goToTable(ben, house, match);
  await ben.page.getByText('Somebody').first().waitFor();
  expect(await ben.page.getByText('Anna').count()).toBe(0);
});

longTest.for([
  ['de', 'Was über dich gespeichert ist', 'Chat an Tischen', 'Die Geräte, die dich kennen.'],
  ['nl', 'Wat er over je wordt bewaard', 'Chat aan tafels', 'De apparaten die je kennen.'],
] as const)(
  'in %s, too, also to strangers, who have nothing here',
  async ([language, title, kind, table], { visitor }) => {
    const page = await visitor.open(`${house.home}/#/privacy`, { settings: { language } });
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByText(kind).waitFor();
    await page.getByText(table).waitFor();
    expect(await page.locator('summary small').count()).toBe(0);
  },
);

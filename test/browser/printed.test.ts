import type { Page } from 'playwright-core';
import { gameIds } from '../../src/games/registry.ts';
import { engine } from './engines/chosen.ts';
import { mouse } from './hands.ts';
import { longTest } from './long.ts';
import { expect, phone, test, type Visitor } from './visitor.ts';

const sheet = (game: string) => `#/printed/${game}?part=scores`;
const place = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const bills = (page: Page) => page.locator('.sheet-bills > li');
const headline = (page: Page) => page.locator('.sheet-headline');

test('from the menu of a game to its score sheet by mouse: counts, names, the bill, and all of it after a reload', async ({
  visitor,
}) => {
  const page = await visitor.open('#/', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByLabel('More: Durch die Wüste').click();
  await page.getByRole('link', { name: 'The printed game: Durch die Wüste' }).click();
  await page.getByRole('link', { name: /^Score sheet/ }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Ann');
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Ben');
  await place(page, 'Water holes worth 3, Ann').fill('4');
  await place(page, 'Oasis chips, Ben').fill('2');
  await place(page, 'White caravan, Ann').fill('8');
  await place(page, 'White caravan, Ben').fill('8');
  await place(page, 'Blue caravan, Ben').fill('6');
  // Green, pink and violet are as large for both: 5 each; so is white.
  await expect.poll(() => headline(page).textContent()).toBe('Ben wins with 40 points.');
  await expect.poll(() => bills(page).first().textContent()).toContain('Largest blue caravan: 610');
  await expect.poll(() => bills(page).last().textContent()).toContain('4 × water worth 312');
  await expect.poll(() => bills(page).last().textContent()).toContain('Largest white caravan, shared: 85');

  await page.getByRole('button', { name: 'Share the result' }).click();
  await page.getByText('Copied: paste it').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Durch die Wüste. Ben wins.*\nBen 40: 2 × oasis/,
  );

  await page.reload();
  await expect.poll(() => headline(page).textContent()).toBe('Ben wins with 40 points.');
  await page.getByRole('button', { name: 'Clear the sheet' }).click();
  await expect.poll(() => place(page, 'Water holes worth 3, Red').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect.poll(() => place(page, 'Water holes worth 3, Ann').inputValue()).toBe('4');
});

test('an untouched sheet has no result; on a phone the totals stay in view, and the reasons come when they are asked for', async ({
  visitor,
}) => {
  const page = await visitor.open(sheet('durch-die-wueste'), phone);
  await place(page, 'Water holes worth 3, Red').waitFor();
  expect([await headline(page).textContent(), await bills(page).count()]).toEqual(['', 0]);
  // A name is no number yet.
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Ann');
  await page.locator('.sheet-head').getByText('Ann').waitFor();
  expect(await headline(page).textContent()).toBe('');
  await place(page, 'Water holes worth 3, Ann').fill('4');
  await headline(page).getByText('Ann wins with').waitFor();
  const [points] = /\d+/.exec((await headline(page).textContent()) ?? '') ?? [''];
  const total = page.locator('.sheet-head b').first();
  await page.locator('.sheet-row input').last().scrollIntoViewIfNeeded();
  expect(await total.textContent()).toBe(points);
  await expect
    .poll(() =>
      total.evaluate(shown => {
        const { left, top, width, height } = shown.getBoundingClientRect();
        return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
  expect(await bills(page).first().isVisible()).toBe(false);
  await page.getByText('Who gets what, and why').click();
  await bills(page).first().waitFor();
  // Paper has no folds.
  await page.getByText('Who gets what, and why').click();
  await bills(page).first().waitFor({ state: 'hidden' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await bills(page).first().isVisible()).toBe(true);
});

test('by keys alone a sheet is typed with Enter, and what can’t be is said at its place', async ({ visitor }) => {
  const page = await visitor.open(sheet('nomadi'));
  await place(page, 'Talers, Blue').focus();
  for (const key of ['9', 'Enter', '-', '2', 'Enter', '9', 'Enter', '3', 'Enter', '3']) await page.keyboard.press(key);
  const alert = page.getByRole('alert');
  await expect
    .poll(() => alert.textContent())
    .toBe('This can’t be:Cards worth 3: 6 all together, but there are only 4.');
  await expect.poll(() => place(page, 'Cards worth 3, Yellow').getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('Backspace');
  await expect.poll(() => alert.textContent()).toBe('');
  await expect.poll(() => headline(page).textContent()).toBe('Blue wins with 18 points.');
  await expect.poll(() => bills(page).last().textContent()).toContain('A debt of 2 talers−2');
});

test('Wüstenkönige is ranked without sums, and who is out is not compared', async ({ visitor }) => {
  const page = await visitor.open(sheet('wuestenkoenige'));
  await place(page, 'Fire brought home, Red').fill('3');
  await place(page, 'Water brought home, Blue').fill('1');
  await expect.poll(() => headline(page).textContent()).toBe('Red wins with one kind of goods.');
  await place(page, 'Out of the game, Red').fill('1');
  await expect.poll(() => headline(page).textContent()).toBe('Blue wins with one kind of goods.');
  await expect
    .poll(() => bills(page).filter({ hasText: 'Red' }).textContent())
    .toContain('Out of the game: not compared');
  await expect.poll(() => bills(page).first().textContent()).toBe('Blue1 kind of goods1 of goods in all');
});

test('a board is typed in where it was played: its picture is there, and the sheet counts what lies on it', async ({
  visitor,
}) => {
  const page = await visitor.open(sheet('durch-die-wueste'));
  await page.getByText('From a board as text').first().click();
  await page
    .getByRole('combobox', { name: 'Write one from a board set up by chance' })
    .selectOption({ label: 'Durch die Wüste, 2 seats' });
  const board = page.getByRole('region', { name: 'The board of the text' });
  await board.waitFor();
  await board.scrollIntoViewIfNeeded();
  for (const [hex, token] of [
    ['k7', 'W0'],
    ['k8', 'w0'],
    ['f2', 'W1'],
  ] as const) {
    await mouse.hex(page, hex);
    await board.getByRole('button', { name: `${token} on ${hex}`, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Count the board' }).click();
  await expect.poll(() => place(page, 'White caravan, Red').inputValue()).toBe('2');
  await expect.poll(() => place(page, 'White caravan, Blue').inputValue()).toBe('1');
});

const pages = ['summary', 'blank', 'board'] as const;

/** What of a page would not come out of the printer: how far it runs beyond the paper, down and to the side. */
async function beyondPaper(page: Page, address: string): Promise<{ down: number; aside: number }> {
  await page.goto(address);
  const paper = page.locator('.print-page');
  await paper.locator('li, table, .printed-board').first().waitFor();
  return paper.evaluate(leaf => ({
    down: Math.max(0, leaf.scrollHeight - leaf.clientHeight),
    aside: Math.max(0, leaf.scrollWidth - leaf.clientWidth),
  }));
}

/** A4 without its margins, in the pixels of a printer. */
const paper = { width: 703, height: 1032 };

async function fitOn(visitor: Visitor, language: string): Promise<void> {
  const page = await visitor.open('#/', { viewport: paper, settings: { language } });
  await page.emulateMedia({ media: 'print' });
  for (const game of gameIds)
    for (const part of pages) {
      const beyond = await beyondPaper(page, `${visitor.home}/#/printed/${game}?part=${part}`);
      expect({ game, part, ...beyond }).toEqual({ game, part, down: 0, aside: 0 });
      expect(
        await page.locator('.header, .off-paper').evaluateAll(all => all.filter(one => one.checkVisibility()).length),
      ).toBe(0);
    }
}

test('rules, score sheet and board each fit on one page, with nothing but the page on it', async ({ visitor }) => {
  await fitOn(visitor, 'en');
});

longTest('so they do in German', ({ visitor }) => fitOn(visitor, 'de'));
longTest('so they do in Dutch', ({ visitor }) => fitOn(visitor, 'nl'));

test('the board is saved as a file in millimetres, with nothing on it and no style left outside', async ({
  visitor,
}) => {
  const page = await visitor.open('#/printed/wuestenkoenige?part=board');
  const { name, content } = await engine.save(page, () =>
    page.getByRole('button', { name: 'Save the board as SVG' }).click(),
  );
  expect(name).toMatch(/wuestenkoenige-board.*\.svg$/);
  const text = content.toString();
  expect(text).toMatch(/^<svg[^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(text).toMatch(/width="\d+mm" height="594mm"/);
  expect(text).not.toContain('class=');
});

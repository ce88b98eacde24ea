import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { loadGame } from '../../src/games/registry.ts';
import { correctedLog } from '../../src/table/corrections.ts';
import type { Entry } from '../../src/table/match.ts';
import { isOver, openTable } from '../../src/table/table.ts';
import { choose, finger, type Hands, keys, mouse } from './hands.ts';
import { longTest } from './long.ts';
import { keepMatch, keptEntries, keptMatch, playedMatch, type Wish } from './matches.ts';
import { matchOf } from './table.ts';
import { expect, laptop, phone, tablet, test, type Visit, type Visitor } from './visitor.ts';

async function sitDown(visitor: Visitor, wish: Wish, visit?: Visit): Promise<Page> {
  const kept = await playedMatch({ ...wish, byHand: true });
  const page = await visitor.open('#/', visit);
  await keepMatch(page, kept);
  await page.goto(`${visitor.home}/#/play/${kept.id}`);
  await page.getByRole('region', { name: 'Referee' }).waitFor();
  return page;
}

const movesOf = (entries: readonly Entry[]) => entries.flatMap(entry => ('move' in entry ? [entry.move] : []));
const logOf = (page: Page) => keptEntries(page, matchOf(page));
const counting = async (page: Page) => movesOf(correctedLog(await logOf(page)));
const referee = (page: Page) => page.getByRole('region', { name: 'Referee' });
/** On a device held upright the switches are behind a button. */
async function turnOn(page: Page, name: string): Promise<void> {
  await referee(page).getByRole('button', { name: 'More' }).click();
  await referee(page).getByRole('button', { name }).click();
}
const heard = (page: Page) => page.locator('[data-announcer]');

/** Chooses whatever can be chosen until one more move is kept; says how many taps that took. */
async function enterMove(page: Page, hands: Hands): Promise<number> {
  const before = (await logOf(page)).length;
  let taps = 0;
  const counted: Hands = {
    hex: (...at) => (taps++, hands.hex(...at)),
    colour: (...at) => (taps++, hands.colour(...at)),
    button: (...at) => (taps++, hands.button(...at)),
    press: (...at) => (taps++, hands.press(...at)),
  };
  for (let tries = 0; (await logOf(page)).length === before; tries++) {
    if (tries > 20) throw new Error('nothing that was chosen makes a move');
    await choose(page, counted);
  }
  return taps;
}

test('an earlier entry is corrected by keys, nothing is overwritten, and what followed is entered again', async ({
  visitor,
}) => {
  const page = await sitDown(visitor, { seats: 2, played: 0.4, people: 2 }, laptop);
  const [log, meant] = [await logOf(page), await counting(page)];
  await referee(page).getByRole('button', { name: 'Correct …' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What was entered wrongly?' });
  const wrong = dialog.locator('[data-entry]').nth(2);
  const [words] = /^.*? camel on [a-z]\d+\./.exec(await wrong.innerText()) ?? [''];
  await wrong.focus();
  await page.keyboard.press('Enter');
  await referee(page).getByRole('button', { name: 'Enter again what was taken back (3)' }).waitFor();
  await heard(page).getByText(`Corrected. This no longer counts: ${words}`).waitFor();
  await heard(page).getByText('And 2 more.').waitFor();
  expect((await logOf(page)).slice(0, log.length)).toEqual(log);
  expect(await counting(page)).toEqual(meant.slice(0, -3));
  expect(await page.locator('.log-list s').count()).toBe(3);
  await referee(page)
    .getByRole('button', { name: /^Enter again/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => counting(page)).toEqual(meant);
  // Afterwards it is a match like any other: replay and file show what counts.
  await page.goto(`${visitor.home}/#/replay/${matchOf(page)}`);
  await page.getByRole('tab', { name: 'Game' }).click();
  await page.getByText('People rolled and drew themselves').first().waitFor();
});

test('the last entry is taken back with one tap and entered otherwise, on a device in the middle of the table', async ({
  visitor,
}) => {
  const page = await sitDown(visitor, { seats: 2, played: 0.6, people: 2 }, { ...tablet, hasTouch: false });
  await turnOn(page, 'Large type');
  const meant = await counting(page);
  await referee(page).getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => counting(page)).toEqual(meant.slice(0, -1));
  await enterMove(page, mouse);
  const now = await counting(page);
  expect(now.length).toBeGreaterThanOrEqual(meant.length);
  const { match, entries } = await keptMatch(page, matchOf(page));
  const game = await loadGame('durch-die-wueste');
  expect(movesOf(openTable(game, match, entries).entries)).toEqual(movesOf(entries));
});

/** Notes what a page would say aloud. */
function listenToVoice(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const voice = { speak: ({ text }: { text: string }) => said.push(text), cancel: () => undefined };
  Object.defineProperty(window, 'speechSynthesis', { value: voice, configurable: true });
  Object.assign(window, {
    SpeechSynthesisUtterance: class {
      text: string;
      lang = '';
      constructor(text: string) {
        this.text = text;
      }
    },
  });
}

test.for([
  ['phone', phone],
  ['tablet', tablet],
] as const)(
  'how it stands is said on request, and what bots want is told and done, on a %s',
  async ([, shape], { visitor }) => {
    const context = await visitor.arrive({ ...shape, hasTouch: false, isMobile: false });
    await context.addInitScript(listenToVoice);
    const page = await context.newPage();
    await page.goto(`${visitor.home}/#/`);
    const kept = await playedMatch({ seats: 3, played: 0.5, byHand: true });
    await keepMatch(page, kept);
    await page.goto(`${visitor.home}/#/play/${kept.id}`);
    await referee(page).getByRole('button', { name: 'Say how it stands' }).click();
    const told = page.locator('[data-status]');
    await told.getByText('The game ends with the last camel of a colour.').waitFor();
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said.join(' '));
    for (const part of ['Camels left: white', 'Entered last:', 'Bot blue:', 'Bot green:']) expect(said).toContain(part);
    await turnOn(page, 'Read aloud');
    await enterMove(page, mouse);
    for (const bot of ['Bot blue', 'Bot green'])
      for (let camel = 0; camel < 2; camel++) {
        const prompt = page.getByRole('region', { name: `${bot}’s move` });
        const task = await prompt.locator('.told').innerText();
        expect(task).toMatch(/^Put a (white|blue|green|pink|violet) camel on [a-z]\d+\.$/);
        await heard(page).getByText(`${bot}: ${task}`).first().waitFor();
        const before = (await logOf(page)).length;
        await prompt.getByRole('button', { name: 'Done' }).click();
        await expect.poll(async () => (await logOf(page)).length).toBe(before + 1);
        const [, colour, hex] = movesOf(await logOf(page))
          .at(-1)!
          .split(' ');
        expect(task).toBe(`Put a ${colour} camel on ${hex}.`);
      }
    await page.getByRole('region', { name: 'Your turn' }).waitFor();
    expect(
      await page.evaluate(() =>
        (window as unknown as { said: string[] }).said.some(text => text.startsWith('Bot blue: Put')),
      ),
    ).toBe(true);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  },
);

const wholeWays = [
  ['mouse', mouse],
  ['keys', keys],
] as const;

longTest.for(wholeWays)(
  'a short game is refereed to its end by %s, with a slip on the way; taps and seconds are noted',
  async ([way, hands], { visitor }) => {
    const page = await sitDown(visitor, { seats: 2, played: 0.8, people: 2 }, laptop);
    const over = page.getByRole('dialog', { name: 'The game is over' });
    const taken: { taps: number; seconds: number }[] = [];
    for (let turn = 0; !(await over.isVisible()); turn++) {
      if (turn === 3) {
        await hands.press(page, '.referee .button:has-text("Take back")');
        await referee(page)
          .getByRole('button', { name: /^Enter again/ })
          .waitFor();
      }
      const since = performance.now();
      const taps = await enterMove(page, hands);
      taken.push({ taps, seconds: (performance.now() - since) / 1000 });
      // Whoever only listens hears what was entered, and whose turn it is.
      const [, colour, hex] = movesOf(await logOf(page))
        .at(-1)!
        .split(' ');
      await heard(page).getByText(`places a ${colour} camel on ${hex}`).first().waitFor();
      await page
        .getByRole('region', { name: / to move$/ })
        .or(over)
        .first()
        .waitFor();
    }
    const kept = await keptMatch(page, matchOf(page));
    expect(kept.over).toBe(true);
    const game = await loadGame('durch-die-wueste');
    const table = openTable(game, kept.match, kept.entries);
    expect([isOver(table), kept.entries.some(entry => entry.to !== undefined)]).toEqual([true, true]);
    // A turn is two camels of two taps each, as long as nobody has to look for a place.
    mkdirSync(new URL('../../dist/', import.meta.url), { recursive: true });
    writeFileSync(new URL(`../../dist/referee-taps-${way}.json`, import.meta.url), JSON.stringify(taken));
  },
);

longTest('one person plays the printed game to its end against two bots, who are told through', async ({ visitor }) => {
  const page = await sitDown(visitor, { seats: 3, played: 0.85 }, phone);
  const over = page.getByRole('dialog', { name: 'The game is over' });
  const told = page.getByRole('region', { name: /^Bot (blue|green)’s move$/ });
  const own = page.getByRole('region', { name: 'Your turn' });
  let done = 0;
  for (;;) {
    await told.or(own).or(over).first().waitFor();
    if (await over.isVisible()) break;
    const before = (await logOf(page)).length;
    if (await told.isVisible()) {
      const task = await told.locator('.told').innerText();
      await told.getByRole('button', { name: 'Done' }).click();
      await expect.poll(async () => (await logOf(page)).length).toBeGreaterThan(before);
      const [move = ''] = movesOf((await logOf(page)).slice(before));
      const [, colour, hex] = move.split(' ');
      expect(task).toBe(`Put a ${colour} camel on ${hex}.`);
      done++;
    } else await enterMove(page, finger);
  }
  expect(done).toBeGreaterThan(4);
  const { match, entries } = await keptMatch(page, matchOf(page));
  expect(isOver(openTable(await loadGame('durch-die-wueste'), match, entries))).toBe(true);
});

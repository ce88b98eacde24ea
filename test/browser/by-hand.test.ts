import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { GameId } from '../../src/games/registry.ts';
import { lyingBy } from '../../src/table/laying-out.ts';
import { mouse } from './hands.ts';
import { longTest } from './long.ts';
import { type Kept, keepMatch, keptEntries, keptMatch, playedMatch } from './matches.ts';
import { matchOf } from './table.ts';
import { expect, laptop, smallPhone, tablet, test } from './visitor.ts';

/** Two people sit down with the printed game between them. */
async function withPrinted(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '2', exact: true }).check();
  for (const [seat, name] of ['Ann', 'Ben'].entries()) {
    await page.getByLabel(`Seat ${seat + 1}: Played by`).selectOption({ label: 'A person' });
    await page.getByLabel(`Seat ${seat + 1}: Name`).fill(name);
  }
  await page.getByRole('radio', { name: 'In this order' }).check();
  // Whoever comes from the page about the printed game has said so.
  expect(await page.getByRole('radio', { name: /printed game/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Start the game' }).click();
}

const moves = async (page: Page) => {
  const entries = await keptEntries(page, matchOf(page));
  return entries.map(entry => ('move' in entry ? entry.move : entry.act));
};

test('a board is told as it lies, a mistake is found, and the game is marked as entered by hand', async ({
  visitor,
}) => {
  const page = await visitor.open('#/printed/durch-die-wueste', tablet);
  await page.getByRole('link', { name: /^Play it with this device as referee/ }).click();
  await withPrinted(page);
  const prompt = page.getByRole('region', { name: 'How is the board laid out?' });
  await prompt.waitFor();
  for (const hex of ['h11', 'j3', 'b8', 'q3', 'm7']) await mouse.hex(page, hex);
  await prompt.getByRole('button', { name: 'Palm 5 of 5' }).waitFor();
  // Sixteen holes worth 1, though there are fifteen; then as they should be.
  for (let hole = 0; hole < 16; hole++) await page.keyboard.press('1');
  await prompt.getByText('Water 1: 16, but there are only 15.').waitFor();
  expect(await prompt.getByRole('button', { name: 'That’s how it is laid out' }).isDisabled()).toBe(true);
  await prompt.getByRole('button', { name: 'Undo' }).click();
  await prompt.getByRole('button', { name: 'Water 1 15 of 15' }).waitFor();
  for (let hole = 0; hole < 10; hole++) await page.keyboard.press('2');
  await mouse.hex(page, 'k6');
  await prompt.getByText('Nothing of this kind can lie on k6.').waitFor();
  await prompt.getByRole('button', { name: /^Water 3/ }).click();
  await prompt.getByRole('button', { name: 'All the rest: Water 3' }).click();
  await prompt.getByText('38 of 38 entered.').waitFor();
  await prompt.getByRole('button', { name: 'That’s how it is laid out' }).click();
  await page.getByRole('region', { name: 'Ann to move' }).waitFor();
  const told = await moves(page);
  const count = (word: string) => told.filter(move => move.startsWith(word)).length;
  expect([count('palm'), count('water')]).toEqual([5, 33]);
  expect(told.filter(move => /^water .* 3$/.test(move)).length).toBe(8);
  expect((await keptMatch(page, matchOf(page))).match.byHand).toBe(true);
  await page.goto(`${visitor.home}/#/`);
  await page.getByText('Entered by hand').first().waitFor();
});

interface Noted {
  /** Sentences, as often as they are read aloud. */
  readonly said: readonly string[];
  /** What is asked, by the names of its regions at every moment. */
  readonly asked: readonly string[];
}

/** Runs in the page: notes what is said and asked from now on. */
function takeNotes(): void {
  const said: string[] = [];
  const asked: string[] = [];
  Object.assign(window, { noted: { said, asked } });
  const look = () => {
    const prompts = [...document.querySelectorAll('.prompt')];
    const names = prompts.map(prompt => prompt.getAttribute('aria-label')).join(' / ');
    if (asked.at(-1) !== names) asked.push(names);
  };
  look();
  new MutationObserver(changes => {
    for (const node of changes.flatMap(change => [...change.addedNodes]))
      if (node instanceof HTMLElement && node.parentElement?.matches('[data-announcer]')) said.push(node.innerText);
    look();
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

test('by keys one drawn tile is entered after the other: the next question takes the focus, and each is told once', async ({
  visitor,
}) => {
  const page = await visitor.open('#/printed/wuestensoehne');
  await page.getByRole('link', { name: /^Play it with this device as referee/ }).click();
  await withPrinted(page);
  const first = page.getByRole('region', { name: 'Ann: which tile was drawn?' });
  const plain = { name: /^desert on all sides/ };
  await first.getByRole('button', plain).waitFor();
  await page.evaluate(takeNotes);
  await first.getByRole('button', plain).press('Enter');
  const second = page.getByRole('region', { name: 'Ben: which tile was drawn?' });
  await second.getByRole('button', plain).waitFor();
  await expect.poll(() => second.evaluate(region => region.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('[data-announcer]').getByText('Move your caravan').waitFor();
  expect((await moves(page)).filter(move => move.startsWith('tile')).length).toBe(2);
  const { said, asked } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  expect(said.filter(text => text.includes('begins with'))).toEqual([
    'Ann begins with a tile: desert on all sides.',
    'Ben begins with a tile: desert on all sides.',
  ]);
  expect(asked).toEqual(['Ann: which tile was drawn?', 'Ben: which tile was drawn?', 'Ann to move']);
});

/** The desert is built, and nobody has drawn a card yet. */
async function builtDesert(): Promise<Kept> {
  const { match, entries } = await playedMatch({ game: 'wuestenkoenige', seats: 2, played: 0, people: 2 });
  const built = entries.filter(entry => 'move' in entry && entry.move.startsWith('tile'));
  return { id: match.id, match: { ...match, byHand: true }, entries: built, over: false, touched: 0, turn: -1 };
}

longTest('cards that one person alone may see are entered when they have the device', async ({ visitor }) => {
  const page = await visitor.open('#/');
  const kept = await builtDesert();
  await keepMatch(page, kept);
  await page.goto(`${visitor.home}/#/play/${kept.id}`);
  for (const name of ['Ann', 'Ben']) {
    await page.getByRole('button', { name: `I am ${name}` }).click();
    for (let card = 0; card < 3; card++) {
      await page.getByRole('region', { name: `${name}: which card was drawn?` }).waitFor();
      const before = (await moves(page)).length;
      await page.getByRole('button', { name: /^Camel trek/ }).click();
      await expect.poll(async () => (await moves(page)).length).toBe(before + 1);
    }
  }
  await page.getByRole('button', { name: 'I am Ann' }).waitFor();
  expect((await moves(page)).slice(-6)).toEqual(Array.from({ length: 6 }, () => 'draw trek'));
});

longTest(
  'cards that people keep to themselves stay unknown: any may be played, and nobody has to look away',
  async ({ visitor }) => {
    const page = await visitor.open('#/', tablet);
    const kept = await builtDesert();
    await keepMatch(page, kept);
    await page.goto(`${visitor.home}/#/play/${kept.id}`);
    await page.getByRole('button', { name: 'I am Ann' }).waitFor();
    await page.getByRole('button', { name: 'Keep it hidden' }).click();
    await expect.poll(async () => (await moves(page)).slice(-3)).toEqual(['?', '?', '?']);
    // Said once for all, the others are not asked either, and the device need not be handed over.
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Keep hidden cards hidden' }).click();
    await page.getByText('Kept hidden from me: 6.').waitFor();
    await page.getByRole('region', { name: 'Ann to move' }).waitFor();
    await page.getByText('3 cards in hand, any of these:').waitFor();
    await page.locator('[data-card="trek"]').click();
    await page.getByText('2 cards in hand, any of these:').waitFor();
  },
);

/** How many taps and seconds a set-up took, by hand alone, without keys. */
interface Laid {
  readonly pieces: number;
  readonly taps: number;
  readonly seconds: number;
}

/** Lays out a board as it lies: kind by kind, and what is left of the commonest at once. */
async function layOutAs(page: Page, lying: ReadonlyMap<string, string>): Promise<Laid> {
  const since = performance.now();
  const kinds = [...new Set(lying.values())];
  const fieldsOf = (kind: string) => [...lying].flatMap(([field, piece]) => (piece === kind ? [field] : []));
  const inOrder = kinds.toSorted((a, b) => fieldsOf(a).length - fieldsOf(b).length);
  let taps = 0;
  const tap = async (doing: Promise<void>) => {
    taps++;
    await doing;
  };
  for (const kind of inOrder) {
    const button = page.locator(`[data-piece="${kind}"]`);
    if ((await button.getAttribute('aria-pressed')) === 'false') await tap(button.click());
    const fill = page.getByRole('button', { name: /^All the rest: / });
    if (kind === inOrder.at(-1) && (await fill.isVisible())) await tap(fill.click());
    else for (const field of fieldsOf(kind)) await tap(mouse.hex(page, field));
  }
  await tap(page.getByRole('button', { name: 'That’s how it is laid out' }).click());
  return { pieces: lying.size, taps, seconds: (performance.now() - since) / 1000 };
}

longTest.for<[GameId, number]>([
  ['durch-die-wueste', 45],
  ['wuestenkoenige', 45],
  ['nomadi', 45],
])(
  '%s: the set-up of a game is laid out with at most %i taps; taps and seconds are noted',
  async ([id, most], { visitor }) => {
    const { match, entries } = await playedMatch({ game: id, seats: 2, played: 0, people: 2 });
    const begun = entries.findIndex(({ actor }) => typeof actor === 'number');
    const meant = entries
      .slice(0, begun < 0 ? entries.length : begun)
      .flatMap(entry => ('move' in entry ? [entry.move] : []));
    const lying = lyingBy(meant);
    const page = await visitor.open('#/', laptop);
    await keepMatch(page, {
      id: match.id,
      match: { ...match, byHand: true },
      entries: [],
      over: false,
      touched: 0,
      turn: -1,
    });
    await page.goto(`${visitor.home}/#/play/${match.id}`);
    await page.getByRole('region', { name: 'How is the board laid out?' }).waitFor();
    const laid = await layOutAs(page, lying);
    await expect.poll(async () => (await moves(page)).length).toBeGreaterThanOrEqual(lying.size);
    expect(lyingBy(await moves(page))).toEqual(lying);
    mkdirSync(new URL('../../dist/', import.meta.url), { recursive: true });
    writeFileSync(new URL(`../../dist/setup-taps-${id}.json`, import.meta.url), `${JSON.stringify(laid)}\n`);
    // At two seconds a tap that is a minute and a half.
    expect(laid.taps).toBeLessThanOrEqual(most);
  },
);

/** How much of the window's height the board has. */
const shareOfBoard = (page: Page) =>
  page.locator('.board-plane').evaluate(plane => plane.getBoundingClientRect().height / innerHeight);

longTest(
  'on a small phone a drawn tile is told by its picture, and neither that nor large type takes the board away',
  async ({ visitor }) => {
    const page = await visitor.open('#/new/wuestensoehne?chance=hand', smallPhone);
    await withPrinted(page);
    const prompt = page.getByRole('region', { name: 'Ann: which tile was drawn?' });
    const tile = prompt.getByRole('button', { name: /^oasis to the north/ });
    await tile.locator('.tile-picture').waitFor();
    expect(await shareOfBoard(page)).toBeGreaterThan(0.25);
    const { bottom } = await page
      .getByRole('region', { name: 'Referee' })
      .evaluate(bar => ({ bottom: innerHeight - bar.getBoundingClientRect().bottom }));
    expect(bottom).toBeGreaterThanOrEqual(0);
    await tile.click();
    await expect.poll(async () => (await moves(page)).at(-1)).toBe('tile N');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Large type' }).click();
    expect(await shareOfBoard(page)).toBeGreaterThan(0.15);
  },
);

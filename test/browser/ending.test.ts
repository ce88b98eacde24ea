import type { Page } from 'playwright-core';
import { engine } from './engines/chosen.ts';
import { mouse } from './hands.ts';
import { longTest } from './long.ts';
import { idOf, keptMatch, type Wish, windowWith } from './matches.ts';
import { strayBlanks } from './read-text.ts';
import { matchOf, playToEnd, resign } from './table.ts';
import { expect, smallPhone, test, type Visit, type Visitor } from './visitor.ts';

const over = (page: Page) => page.getByRole('dialog', { name: 'The game is over' });
const headline = (page: Page) => over(page).getByRole('heading', { level: 2 });
const rows = (page: Page) => over(page).getByRole('region', { name: 'Result' }).getByRole('listitem');

async function open(visitor: Visitor, wish: Wish, visit?: Visit): Promise<Page> {
  const context = await visitor.arrive(visit);
  await context.addInitScript(listenIn);
  const page = await windowWith(context, visitor.home, [wish]);
  await page.goto(`${visitor.home}/#/play/${idOf(wish)}`);
  return page;
}

/** Notes what is played and what is drawn, before anybody hears or sees it. */
function listenIn(): void {
  const noted = { pitches: [] as number[], drawings: [] as Promise<string>[] };
  Object.assign(globalThis, { noted });
  class Heard extends OscillatorNode {
    constructor(context: BaseAudioContext, options?: OscillatorOptions) {
      super(context, options);
      noted.pitches.push(options?.frequency ?? 0);
    }
  }
  const make = URL.createObjectURL.bind(URL);
  const note = (content: Blob) => {
    if (content.type === 'image/svg+xml') noted.drawings.push(content.text());
    return make(content);
  };
  Object.assign(globalThis, { OscillatorNode: Heard });
  Object.assign(URL, { createObjectURL: note });
}

type Noted = { readonly noted: { readonly pitches: number[]; readonly drawings: Promise<string>[] } };
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as Noted).noted.pitches);
const drawings = (page: Page) => page.evaluate(() => Promise.all((globalThis as unknown as Noted).noted.drawings));

/** The width of a PNG stands in its first bytes. */
async function savedPicture(page: Page): Promise<{ kind: string; width: number; name: string }> {
  const press = () => over(page).getByRole('button', { name: 'Picture to share' }).click();
  const { name, content } = await engine.save(page, press);
  return { kind: content.subarray(1, 4).toString(), width: content.readUInt32BE(16), name };
}

test('a win is told to one’s face and heard; a picture of it has everybody’s names; stronger bots are one press away', async ({
  visitor,
}) => {
  const page = await open(visitor, { seats: 2, played: 0.97 }, { settings: { sound: 'on' } });
  await playToEnd(page, mouse);
  await expect.poll(() => headline(page).innerText()).toBe('You win!');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('You win!');
  await expect.poll(() => heard(page)).toEqual(expect.arrayContaining([587.33, 880]));
  expect(await heard(page)).not.toContain(311.13);

  await over(page).getByText('Your first win in this game.').waitFor();
  expect(await strayBlanks(page)).toEqual([]);
  await over(page).locator('img.ending-board').waitFor();
  const picture = await savedPicture(page);
  expect(picture).toMatchObject({
    kind: 'PNG',
    width: 2000,
    name: expect.stringMatching(/^caravanserai-durch-die-wueste-.*\.png$/),
  });
  const drawn = (await drawings(page)).at(-1);
  for (const text of ['Durch die Wüste', 'Ann', 'Bot blue', 'Ann won by', 'Caravanserai'])
    expect(drawn).toContain(text);
  await over(page).getByText('Saved as').waitFor();

  await over(page).getByRole('button', { name: 'One step harder: fair' }).click();
  await page.waitForURL(url => !url.hash.includes('with-2'));
  await page.locator('[data-lit]').first().waitFor();
  const { match } = await keptMatch(page, matchOf(page));
  expect(match.players.map(({ name, bot }) => [name, bot])).toEqual([
    ['Bot blue', 'fair'],
    ['Ann', undefined],
  ]);
});

longTest(
  'who lost is told their place; the rows go by it, and the turning point leads into the replay',
  async ({ visitor }) => {
    const page = await open(visitor, { seats: 3, played: 1 }, smallPhone);
    await expect.poll(() => headline(page).innerText()).toBe('You came third');
    // In reach without scrolling, also on the smallest phone.
    for (const name of ['Play again', 'One step harder: fair', 'One step easier: beginner']) {
      const button = await over(page).getByRole('button', { name }).boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(smallPhone.viewport.height);
    }
    await page
      .getByRole('dialog', { name: /^The game is over\. You came third\. Bot blue wins .+ 20 points behind\.$/ })
      .waitFor();
    const told = await rows(page).allInnerTexts();
    expect(told.map(row => row.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^1st: Bot blue, 67 points\. Water 17, Oases 15, Caravans 30, Areas 5\./),
      expect.stringMatching(/^2nd: Bot green, 52 points\./),
      expect.stringMatching(/^3rd: Ann, 47 points\./),
    ]);
    await over(page)
      .getByText(/^(?:The turning point, move \d+|Bot blue led from move \d+ on\.|The final count decided it\.)/)
      .waitFor();
    await over(page).getByRole('link', { name: 'See it in the replay' }).click();
    await page.waitForURL(/#\/replay\/with-3\?at=\d+$/);
    await page.getByRole('slider', { name: 'Position in the game' }).waitFor();
  },
);

longTest('a win that is shared is one for both; Escape leads back to the board', async ({ visitor }) => {
  const page = await open(visitor, { seats: 4, played: 1, policy: 'random' });
  await expect.poll(() => headline(page).innerText()).toBe('Shared victory');
  await over(page).getByText('You and Bot blue share the win with 40 points.').waitFor();
  expect((await rows(page).allInnerTexts()).map(row => row.trim()[0])).toEqual(['1', '1', '3', '4']);
  expect(await motion(page)).toBe('none');
  await page.keyboard.press('Escape');
  await over(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Result' }).click();
  await over(page).waitFor();
});

/** By which motion the board comes in. */
const motion = (page: Page) =>
  over(page)
    .locator('img.ending-board')
    .evaluate(board => getComputedStyle(board).animationName);

longTest(
  'several people around one device are named; the board rises, unless somebody wants no motion',
  async ({ visitor }) => {
    const page = await open(visitor, { seats: 2, played: 1, people: 2 }, { reducedMotion: 'no-preference' });
    expect(await motion(page)).toBe('ending-rise');
    await expect.poll(() => headline(page).innerText()).toBe('Ann wins');
    await over(page).getByText('Ann wins with 96 points. A lead of 25 points.').waitFor();
  },
);

test('who resigns is told so, and who has won', async ({ visitor }) => {
  const page = await open(visitor, { seats: 2, played: 0.5 }, { settings: { sound: 'on' } });
  await page.locator('[data-lit]').first().waitFor();
  await resign(page, mouse);
  await expect.poll(() => headline(page).innerText()).toBe('You resigned');
  await over(page)
    .getByText(/^Bot blue wins with \d+ points/)
    .waitFor();
  await expect.poll(() => heard(page)).toContain(311.13);
});

longTest('where what the game is about can’t be fetched, points tell the end', async ({ visitor }) => {
  const context = await visitor.arrive({ ...smallPhone, cutOff: true });
  await context.route('**/assets/quest*', route => route.abort());
  const wish = { game: 'wuestenkoenige', seats: 3, played: 1, policy: 'hunch' } as const;
  const page = await windowWith(context, visitor.home, [wish]);
  await page.goto(`${visitor.home}/#/play/${idOf(wish)}`);
  await expect.poll(() => headline(page).innerText()).toBe('You came second');
  expect(await over(page).getByText('Still missing').count()).toBe(0);
});

longTest(
  'where points come late the end tells of goods: what came home when, what was missing, and how far everybody was',
  async ({ visitor }) => {
    const wish = { game: 'wuestenkoenige', seats: 3, played: 1, policy: 'hunch' } as const;
    const page = await open(visitor, wish, smallPhone);
    await expect.poll(() => headline(page).innerText()).toBe('You came second');
    await over(page)
      .getByText(
        /^Move \d+ brought (?:fire|vegetation|water).* home: now it was all three kinds\. Still missing: Ann – .+; Bot blue – .+\.$/,
      )
      .waitFor();
    const told = await rows(page).locator('.unseen').allInnerTexts();
    expect(told[0]).toMatch(
      /^1st: Bot green\. Kinds 3, Goods \d+\. Fire: .*home.* in move \d+; vegetation: .*; water: .*\. \d+ goods got, (?:none|\d+) lost\.$/,
    );
    expect(told[1]).toMatch(/: Ann\. Kinds 0, Goods 0\. Fire: none home, \d+ on the way/);
    // Somebody was on the way long before the first point.
    const curve = over(page).getByRole('slider', { name: 'Way to the goal' });
    await expect.poll(() => curve.getAttribute('aria-valuetext')).toMatch(/^Move \d+, .+: Ann \d+%, Bot blue \d+%, /);
    await curve.press('End');
    await expect.poll(() => curve.getAttribute('aria-valuetext')).toMatch(/Bot green 100%$/);
    expect(await strayBlanks(page)).toEqual([]);
  },
);

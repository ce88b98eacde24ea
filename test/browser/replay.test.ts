import type { Page } from 'playwright-core';
import { seedFromWords } from '../../src/table/chance.ts';
import { engine } from './engines/chosen.ts';
import type { Saved } from './engines/engine.ts';
import { longTest } from './long.ts';
import { GAME, goOutside, type Kept, keepMatch, keptEntries, playedMatch } from './matches.ts';
import { expect, test } from './visitor.ts';

const watched = `#/watch/${GAME}?seats=3&seed=7`;

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the game' });

/** Places are entries of the log, in addresses too; what is said of them counts moves. */
async function untilAt(page: Page, entry: number): Promise<void> {
  await expect.poll(() => slider(page).inputValue()).toBe(String(entry));
}

/** How many entries lay the board out, with three players as with two. */
const SET_UP = 38;

/** Everything that changes with the position, as it is said to those who listen. */
async function sentence(page: Page): Promise<string> {
  // The board in words comes after the board.
  await page.locator('main').getByText('Water holes').first().waitFor({ state: 'attached' });
  return page.locator('main').innerText();
}

async function takeAlong(page: Page, what: string): Promise<Saved> {
  if (!(await page.getByRole('button', { name: what }).isVisible()))
    await page.getByRole('button', { name: 'Share and save' }).click();
  return engine.save(page, () => page.getByRole('button', { name: what }).click());
}

async function importFile(page: Page, content: string | Buffer): Promise<void> {
  const file = { name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
}

test('a game is stepped through by keys, buttons and slider, and the address keeps the place', async ({ visitor }) => {
  const page = await visitor.open(`${watched}&at=50`);
  await untilAt(page, 50);
  const said = await slider(page).getAttribute('aria-valuetext');
  expect(said).toMatch(new RegExp(`^move ${50 - SET_UP} of \\d+, [^,:]+: [^,:]+ \\d+, `));
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Next move' }).click();
  await untilAt(page, 52);
  await page.waitForURL(/at=52/);
  const before = await sentence(page);
  await page.reload();
  await untilAt(page, 52);
  await expect.poll(() => sentence(page)).toBe(before);
  await page.keyboard.press('Home');
  await page.waitForURL(/at=0\b/);
  // The set-up takes nothing of the slider: before it and after it stands at its beginning.
  await untilAt(page, SET_UP);
});

test('a game to watch is one of the best two: it plays by itself, says what to look at, and gives way to random ones', async ({
  visitor,
}) => {
  const page = await visitor.open('#/watch/nomadi', { reducedMotion: 'no-preference' });
  await page.getByText('Two masters. Watch who is left in the camp').waitFor();
  await page.waitForURL(/#\/watch\/nomadi\?at=\d+$/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('tab', { name: 'Game' }).click();
  await page.getByRole('list', { name: 'Players' }).getByText('master').first().waitFor();
  await page.getByRole('radio', { name: '3' }).click();
  await page.waitForURL(/seats=3&seed=\w+/);
  await page.getByText('Two masters.').waitFor({ state: 'detached' });
});

test('a finished match is saved as a file and comes back from it', async ({ visitor }) => {
  const page = await visitor.open('#/');
  const kept = await playedMatch({ seats: 3, played: 1 });
  await keepMatch(page, kept);
  await page.goto(`${visitor.home}/#/replay/${kept.id}`);
  const file = await takeAlong(page, 'Save game file');
  expect(file.name).toMatch(/^caravanserai-durch-die-wueste-.*\.jsonl$/);

  const other = await visitor.open('#/');
  await importFile(other, file.content);
  await other.waitForURL(/#\/replay\//);
  await other.getByRole('button', { name: 'To the end' }).click();
  await untilAt(other, kept.entries.length);
  await other.getByText('Ann').first().waitFor();
});

longTest('a broken file is answered in words, and nothing is lost', async ({ visitor }) => {
  const page = await visitor.open('#/');
  const kept = await playedMatch({ seats: 3, played: 1 });
  await keepMatch(page, kept);
  await page.goto(`${visitor.home}/#/replay/${kept.id}`);
  const content = (await takeAlong(page, 'Save game file')).content.toString();
  await page.goto(visitor.home);
  const complaint = page.getByRole('alert').filter({ hasText: /\w/ });
  const broken = {
    'This game is damaged. Line 60:': content.replace(
      /^((?:.*\n){59}).*"move":"/,
      '$1{"seq":58,"actor":0,"move":"camel pink a1"}//',
    ),
    'This is not a Caravanserai game file. Line 1:': 'Dear diary, today I crossed the desert.\n',
    'There is nothing in it': '',
    'holds no text': '\u0000\u0001\u0002',
  };
  for (const [words, text] of Object.entries(broken)) {
    await importFile(page, text);
    await complaint.filter({ hasText: words }).waitFor();
  }
  expect(page.url()).not.toContain('replay');
  expect(await keptEntries(page, kept.id)).toEqual(kept.entries);
});

test('a shared link shows the same game to somebody else', async ({ visitor }) => {
  const page = await visitor.open('#/', { permissions: ['clipboard-read', 'clipboard-write'] });
  const kept = await playedMatch({ seats: 2, played: 1 });
  await keepMatch(page, kept);
  await page.goto(`${visitor.home}/#/replay/${kept.id}?at=70`);
  await untilAt(page, 70);
  const shown = await sentence(page);
  await page.getByRole('button', { name: 'Share and save' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('The link is copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await visitor.open(link);
  await untilAt(friend, 70);
  await expect.poll(() => sentence(friend)).toBe(shown);
  await friend.goto(`${link.slice(0, 300)}`);
  await friend.getByText('This link is damaged or incomplete').waitFor();
});

async function openFinished(page: Page, home: string, kept: Kept, panel: string): Promise<void> {
  // From outside: another replay has the same panels.
  await goOutside(page, home);
  await keepMatch(page, kept);
  await page.goto(`${home}/#/replay/${kept.id}`);
  await page.getByRole('tab', { name: panel }).click();
}

longTest('a click into the graph jumps there, and a drag follows', async ({ visitor }) => {
  const page = await visitor.open('#/');
  const kept = await playedMatch({ seats: 3, played: 1 });
  await openFinished(page, visitor.home, kept, 'Graph');
  const graph = page.getByRole('slider', { name: 'Points won over time' });
  const { x, y, width, height } = (await graph.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width - 1, y + height / 2);
  await untilAt(page, kept.entries.length);
  await page.waitForURL(new RegExp(`at=${kept.entries.length}$`));
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect.poll(() => graph.getAttribute('aria-valuenow')).not.toBe(String(kept.entries.length));
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.up();
  const setUp = kept.entries.findIndex(({ actor }) => actor !== 'chance');
  await untilAt(page, setUp);
  await page.waitForURL(new RegExp(`at=${setUp}$`));
});

longTest('chance is verified: the true seed proves every draw, another one none', async ({ visitor }) => {
  const page = await visitor.open('#/');
  const kept = await playedMatch({ seats: 3, played: 1 });
  await openFinished(page, visitor.home, kept, 'Game');
  await page.getByRole('button', { name: 'Verify' }).click();
  const draws = kept.entries.filter(({ actor }) => actor === 'chance').length;
  expect(draws).toBeGreaterThan(0);
  await page.getByText(`Verified: all ${draws} draws follow from the seed.`).waitFor();

  const { seed } = kept.match.chance;
  const forged = JSON.stringify(kept).replaceAll(seed, seedFromWords('another desert')).replaceAll(kept.id, 'forged');
  await openFinished(page, visitor.home, JSON.parse(forged) as Kept, 'Game');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(/^Does not match: a draw of the set-up does not follow from the seed\.$/).waitFor();
});

longTest('the board is saved as a picture, drawn and as dots', async ({ visitor }) => {
  const page = await visitor.open(`${watched}&at=60`);
  const drawing = await takeAlong(page, 'Save picture (SVG)');
  expect(drawing.content.toString()).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  for (const text of ['Durch die Wüste', 'Red', 'Blue', ' after ']) expect(drawing.content.toString()).toContain(text);
  const dots = await takeAlong(page, 'Save picture (PNG)');
  expect(dots.content.subarray(1, 4).toString()).toBe('PNG');
  expect(dots.content.length).toBeGreaterThan(20_000);
});

longTest('somebody takes a seat in a recorded game and plays on', async ({ visitor }) => {
  const page = await visitor.open(`${watched}&at=70`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/play\//);
  await page.locator('[data-lit]').first().waitFor();
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { readPicture } from '../qr-reader.ts';
import { judge } from './judge.ts';
import { longTest } from './long.ts';
import { beginTable, comeAs, forTwo } from './online.ts';
import { type House, openHouse } from './server.ts';
import { expect, test } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const openTables = (page: Page) => page.getByRole('region', { name: 'Open tables' });

/** How large a code is drawn before it is read, in pixels. */
const SIZE = 300;

/** Draws the code once more and reads it, as a camera would. */
async function scanned(page: Page): Promise<{ text: string; margin: number }> {
  const picture = page.getByRole('img', { name: /^QR code of the link/ });
  await picture.waitFor();
  const dark = await picture.evaluate(async (svg, size) => {
    const image = new Image(size, size);
    const drawing = svg.cloneNode(true) as SVGElement;
    drawing.setAttribute('width', String(size));
    drawing.setAttribute('height', String(size));
    const text = new XMLSerializer().serializeToString(drawing);
    image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.drawImage(image, 0, 0, size, size);
    const { data } = pen.getImageData(0, 0, size, size);
    // Nothing that lets the page shine through is light: in the dark theme it would not be.
    return Array.from({ length: size * size }, (_, at) => data[4 * at] < 128 || data[4 * at + 3] < 255);
  }, SIZE);
  return readPicture({ width: SIZE, height: SIZE, dark: (x, y) => dark[y * SIZE + x] });
}

test('an empty lobby offers a table of the game looked at, a bot, a show, and a code that brings others here', async ({
  visitor,
}) => {
  const page = await visitor.open(`${house.home}/#/lobby?game=nomadi`, { colorScheme: 'dark' });
  await openTables(page).getByText('Nobody is waiting at the moment.').waitFor();
  await page.getByText('You are on your own here at the moment.').waitFor();
  const read = await scanned(page);
  expect(read.text).toBe(`${house.home}/#/lobby?game=nomadi`);
  expect(read.margin).toBeGreaterThanOrEqual(3.9);
  await judge(page);
  await page.getByLabel('Which game?').selectOption('All games');
  await page.waitForURL(/#\/lobby$/);
  await expect.poll(() => page.getByRole('link', { name: 'Open a table' }).getAttribute('href')).toBe('#/open/nomadi');
  await openTables(page).getByRole('button', { name: 'Watch bots play' }).click();
  await page.waitForURL(/#\/play\//);
  await page.locator('.board-plane').waitFor();
  const other = await visitor.open(`${house.home}/#/lobby`);
  await other.getByText('One other person is here now.').waitFor();
});

longTest('whoever plays a bot meanwhile is told who came, and one press leads to the table', async ({ visitor }) => {
  const anna = await comeAs({ visitor, house }, 'Anna');
  const ben = await comeAs({ visitor, house }, 'Ben');
  const opened = await anna.caller.ask({ ...forTwo, listed: true });
  const match = opened.type === 'done' ? opened.match : undefined;
  const { page } = anna;
  await page.goto(`${house.home}/#/table/${match}`);
  expect((await scanned(page)).text).toBe(`${house.home}/#/table/${match}`);
  await page.getByRole('button', { name: 'Play a bot while you wait' }).click();
  await page.waitForURL(/#\/play\//);
  await page.getByRole('heading', { name: 'Durch die Wüste' }).waitFor();
  await ben.caller.ask({ type: 'sit', match, seat: 1, nonce: '0'.repeat(32) });
  await page.getByRole('status').getByText('Ben has sat down at your table: Durch die Wüste.').waitFor();
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.waitForURL(new RegExp(`#/table/${match}$`));
  await page.getByText('All seats are taken.').waitFor();
  await expect.poll(() => page.getByText('Ben has sat down').count()).toBe(0);
});

longTest(
  'a game that runs can be watched from the lobby; a frame comes around its board with the first key',
  async ({ visitor }) => {
    const [carla, dora] = [await comeAs({ visitor, house }, 'Carla'), await comeAs({ visitor, house }, 'Dora')];
    const match = await beginTable([carla, dora], { ...forTwo, listed: true });
    const page = await visitor.open(`${house.home}/#/lobby`);
    const running = page.getByRole('region', { name: 'Games to watch' });
    await running.getByRole('link', { name: /^Watch: Durch die Wüste, Carla, Dora/ }).waitFor();
    await page.goto(`${house.home}/#/table/${match}`);
    const board = page.locator('.board-plane');
    await board.waitFor();
    const frame = () => board.evaluate(plane => getComputedStyle(plane).outlineStyle);
    // The board takes the focus by itself.
    await expect.poll(() => board.evaluate(plane => plane === document.activeElement)).toBe(true);
    expect(await frame()).toBe('none');
    await page.keyboard.press('ArrowRight');
    await expect.poll(frame).toBe('solid');
  },
);

/** Addresses that lead nowhere, what is said there, and where they lead on. */
const broken: readonly (readonly [address: string, why: RegExp, onward: string])[] = [
  ['#/table/000', /no table at this address/, 'Play with others'],
  ['#/table/0123456789abcdef', /no table at this address/, 'Play with others'],
  ['#/table/%E0%A4', /no table at this address/, 'Play with others'],
  ['#/open/chess', /no game called “chess” to play/, 'Play with others'],
  ['#/new/chess', /no game called “chess” to play/, 'Home'],
  ['#/lobby?game=chess', /no game called “chess” to play/, 'Open a table'],
  ['#/watch/nomadi?seats=9', /can’t be played by “9” players/, 'Home'],
  ['#/play/nowhere', /no such game on this device/, 'Home'],
  ['#/replay/nowhere', /no such game on this device/, 'Home'],
  ['#/replay?log=abc', /link is damaged or incomplete/, 'Home'],
  ['#/guide/chess', /no guided game for “chess”/, 'Home'],
  ['#/rules/chess', /no rules here for a game called “chess”/, 'Home'],
  ['#/nonsense', /no page at this address/, 'Home'],
];

test('an address that leads nowhere says why, and where to go instead', async ({ visitor }) => {
  const page = await visitor.open(`${house.home}/#/`);
  for (const [address, why, onward] of broken) {
    await page.goto(`${house.home}/${address}`);
    await page.getByRole('alert').filter({ hasText: why }).waitFor();
    await page.getByRole('main').getByRole('link', { name: onward }).first().waitFor();
    expect(await page.getByText(/load the page again/i).count()).toBe(0);
  }
});

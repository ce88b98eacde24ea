import type { Page } from 'playwright-core';
import { movesOf } from '../../src/engine/game.ts';
import { quickOrLong } from '../../src/engine/testing/samples.ts';
import type { Table } from '../../src/table/table.ts';
import { engine } from './engines/chosen.ts';
import { longTest } from './long.ts';
import { goOutside, idOf, keepMatch, matchByLot, type Wish } from './matches.ts';
import { type Screen, screensIn, show } from './screens.ts';
import { figuresIn, frameOf, leastVisible, overlap, pictureFrame, smallControls } from './sizes.ts';
import { expect, laptop, phone, phoneSideways, smallPhone, television, test, type Visit } from './visitor.ts';

const middleOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
});

const litPlace = (page: Page) => page.locator('[data-lit]').first().waitFor();

function tableOf(wish: Wish): Screen {
  return { name: '', address: `#/play/${idOf(wish)}`, kept: [wish], ready: litPlace, fits: true };
}

/** A full table of each game, near its end: how much of the least visible of these pieces is to be seen. */
const crowds = [
  ['durch-die-wueste', { seats: 5, played: 0.9 }, '[data-piece] > :first-child'],
  [
    'wuestensoehne',
    { game: 'wuestensoehne', seats: 4, played: 0.9, policy: 'hunch' },
    ':is([data-caravan], [data-figure])',
  ],
  ['wuestenkoenige', { game: 'wuestenkoenige', seats: 4, played: 0.9, policy: 'hunch' }, '[data-camel] > g > use'],
  ['nomadi', { game: 'nomadi', seats: 5, played: 0.6, policy: 'hunch' }, '[data-piece]'],
] as const satisfies readonly (readonly [string, Wish, string])[];

/** So much of a piece has to be seen for nobody to take it for another. */
const ENOUGH = 0.75;

let window: Page | undefined;

test.for(crowds)(
  '%s on a small phone: what is pressed is large enough, and nothing hides a piece',
  async ([, wish, pieces], { resident }) => {
    if (!window || window.isClosed()) window = await (await resident.arrive(smallPhone)).newPage();
    await show(window, resident.home, tableOf(wish));
    expect(await smallControls(window, 24)).toEqual([]);
    const { count, seen } = await leastVisible(window, pieces);
    expect(count).toBeGreaterThan(3);
    expect(seen).toBeGreaterThan(ENOUGH);
    expect(overlap(await frameOf(window, '.prompt'), await frameOf(window, '.stock-place'))).toBe(0);
  },
);

/** Half of a small phone is the board, with the most seats and whatever lies before them. */
const BOARD_SHARE = 0.43;

test.for(crowds)('%s on a small phone: the board has the room', async ([, wish], { resident }) => {
  if (!window || window.isClosed()) window = await (await resident.arrive(smallPhone)).newPage();
  await show(window, resident.home, tableOf(wish));
  const { top, bottom } = await pictureFrame(window);
  expect(bottom - top).toBeGreaterThan(smallPhone.viewport.height * BOARD_SHARE);
  const cut = (all: Element[]) => all.filter(one => one.scrollWidth > one.clientWidth).length;
  expect(await window.locator('.stock-place :is(.king-seat, .owners, .display)').evaluateAll(cut)).toBe(0);
});

/** Smaller letters are not read on a phone held in a hand. */
const LEGIBLE = 9;

/** What has to be read on these boards: how many camels, goods and tiles there are, and which figure is which. */
const figured = [
  ['wuestenkoenige', crowds[2][1], ':is(.pile, .tally, .height) text', 10],
  ['wuestensoehne', crowds[1][1], ':is(.explorer, .plinth, .rulers) text', 22],
] as const;

test.for(figured)(
  '%s on a small phone: figures on the board can be read, and nothing lies over them',
  async ([, wish, figures, least], { resident }) => {
    if (!window || window.isClosed()) window = await (await resident.arrive(smallPhone)).newPage();
    await show(window, resident.home, tableOf(wish));
    const found = await figuresIn(window, figures);
    expect(found.length).toBeGreaterThanOrEqual(least);
    expect(found.filter(({ size }) => size < LEGIBLE)).toEqual([]);
    expect(found.filter(({ hidden }) => hidden > 1 - ENOUGH)).toEqual([]);
  },
);

test('a small place is seen enlarged at the first tap and chosen by the second', async ({ visitor }) => {
  const page = await (await visitor.arrive(smallPhone)).newPage();
  await show(page, visitor.home, tableOf({ game: 'nomadi', seats: 3, played: 0.3 }));
  await page.getByText('Tap a place to see it larger').waitFor();
  const name = (await page.locator('svg > .targets > [data-lit]').first().getAttribute('data-place')) ?? '';
  const task = () => page.locator('.task').innerText();
  const asked = await task();
  const place = await page.locator(`svg > .targets > [data-place="${name}"]`).boundingBox();
  expect(place?.width).toBeLessThan(24);
  await engine.tapAt(page, middleOf(place!));
  const enlarged = page.locator(`.magnifier [data-place="${name}"]`);
  await enlarged.waitFor();
  expect(await task()).toBe(asked);
  expect((await enlarged.boundingBox())?.width).toBeGreaterThan(40);
  const near = (await enlarged.boundingBox())!;
  await engine.tapAt(page, middleOf(near));
  await expect.poll(task).not.toBe(asked);
  // It has been done once: nobody has to be told again.
  await page.getByText('Tap a place to see it larger').waitFor({ state: 'detached' });
});

longTest('hints that come are not hidden under the magnifier', async ({ visitor }) => {
  const page = await (await visitor.arrive(smallPhone)).newPage();
  await show(page, visitor.home, tableOf({ game: 'nomadi', seats: 3, played: 0.3 }));
  const place = await page.locator('svg > .targets > [data-lit]').first().boundingBox();
  await engine.tapAt(page, middleOf(place!));
  await page.locator('.magnifier').waitFor();
  await engine.tap(page.getByRole('button', { name: 'Hint', exact: true }));
  await page.getByRole('region', { name: 'Hint' }).getByRole('listitem').first().waitFor();
  await page.locator('.magnifier').waitFor({ state: 'detached' });
});

longTest('whoever switches the magnifier off chooses with the first tap', async ({ visitor }) => {
  const page = await (await visitor.arrive({ ...smallPhone, settings: { magnifier: 'off' } })).newPage();
  await show(page, visitor.home, tableOf({ game: 'nomadi', seats: 3, played: 0.3 }));
  const asked = await page.locator('.task').innerText();
  const place = (await page.locator('svg > .targets > [data-lit]').first().boundingBox())!;
  await engine.tapAt(page, middleOf(place));
  await expect.poll(() => page.locator('.task').innerText()).not.toBe(asked);
});

const offer = screensIn(phone.viewport).find(({ name }) => name === 'nomadi-offer')!;
const offered = [
  ['a small phone', smallPhone],
  ['a phone', phone],
  ['a phone held sideways', phoneSideways],
] as const;

/** Somebody chooses a field of an oasis that is scored: the row of figures stands beside the board then. */
function choosesField({ game, state }: Table): boolean {
  return game.actor(state) === 0 && movesOf(game, state).some(move => game.format(state, move).startsWith('occupy'));
}

const scoredOn = [...offered, ['a laptop', laptop]] as const satisfies readonly (readonly [string, Visit])[];

test.for(quickOrLong<readonly (typeof scoredOn)[number][]>(scoredOn.slice(0, 1), scoredOn))(
  'on %s the row of figures lies beside the board',
  async ([, visit], { visitor }) => {
    const page = await (await visitor.arrive(visit)).newPage();
    const kept = await matchByLot({ game: 'wuestensoehne', seats: 4, played: 0 }, 'row', choosesField);
    await goOutside(page, visitor.home);
    await keepMatch(page, kept);
    await page.goto(new URL(`#/play/${kept.id}`, visitor.home).href);
    await page.locator('.row-scene li').first().waitFor();
    expect(overlap(await frameOf(page, '.row-scene'), await frameOf(page, '.board-plane'))).toBe(0);
    const letters = await page
      .locator('.row-scene .rank')
      .evaluateAll(all =>
        all.map(one => Number.parseFloat(getComputedStyle(one).fontSize) * (one as SVGTextElement).getScreenCTM()!.d),
      );
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(LEGIBLE);
    const row = await frameOf(page, '.row-scene');
    expect(row.right).toBeLessThanOrEqual(visit.viewport.width);
    expect(row.bottom).toBeLessThanOrEqual(visit.viewport.height);
  },
);

test.for(quickOrLong<readonly (typeof offered)[number][]>(offered.slice(0, 1), offered))(
  'on %s the card on offer lies beside the board',
  async ([, visit], { visitor }) => {
    const page = await (await visitor.arrive(visit)).newPage();
    await show(page, visitor.home, offer);
    expect(overlap(await frameOf(page, '.bargain'), await frameOf(page, '.board-plane'))).toBe(0);
    expect(await frameOf(page, '.bargain')).toMatchObject({
      bottom: expect.toSatisfy(at => at <= visit.viewport.height),
    });
  },
);

/** How many pixels of nothing lie left of the board, between board and panel, and right of the panel. */
async function stripsOf(page: Page, { viewport }: { viewport: { width: number } }): Promise<number[]> {
  const [board, side] = [await pictureFrame(page), await frameOf(page, '.side')];
  return [board.left, side.left - board.right, viewport.width - side.right];
}

const wideScreens = [
  ['a laptop', laptop],
  ['a television', television],
] as const satisfies readonly (readonly [string, Visit])[];
const wideGames = quickOrLong<readonly (typeof crowds)[number][]>(crowds.slice(3), crowds);
const wide = quickOrLong<readonly (typeof wideScreens)[number][]>(wideScreens.slice(0, 1), wideScreens).flatMap(
  ([size, visit]) => wideGames.map(([game, wish]) => [game, size, { visit, wish }] as const),
);

test.for(wide)(
  '%s on %s: board and panel fill the window, and letters grow with it',
  async ([, , { visit, wish }], { visitor }) => {
    const page = await (await visitor.arrive(visit)).newPage();
    await show(page, visitor.home, tableOf(wish));
    const [left, between, right] = await stripsOf(page, visit);
    expect(between).toBeLessThan(40);
    const board = await pictureFrame(page);
    expect(board.right - board.left).toBeGreaterThan(visit.viewport.width * 0.45);
    expect(left + right).toBeLessThan(visit.viewport.width / 10);
    expect(Math.abs(left - right)).toBeLessThan(4);
    const letters = await page.locator('.task').evaluate(task => Number.parseFloat(getComputedStyle(task).fontSize));
    expect(letters / visit.viewport.height).toBeGreaterThan(0.016);
  },
);

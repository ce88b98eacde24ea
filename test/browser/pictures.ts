import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { gameCard, gameIds } from '../../src/games/registry.ts';
import { idOf, type Wish } from './matches.ts';
import { type Screen, show } from './screens.ts';
import { laptop, phone, test, type Visit } from './visitor.ts';

const folder = process.env.PICTURES ?? '';

type Showcase = Wish & { readonly theme: 'light' | 'dark' };

/** Matches worth looking at: played with some sense, and far enough that there is something to see. */
const picked: readonly Showcase[] = [
  { game: 'durch-die-wueste', seats: 4, played: 0.8, policy: 'hunch', theme: 'light' },
  { game: 'wuestensoehne', seats: 3, played: 0.7, policy: 'hunch', next: 'lay', theme: 'light' },
  { game: 'wuestenkoenige', seats: 4, played: 0.5, policy: 'hunch', next: 'go', theme: 'dark' },
  { game: 'nomadi', seats: 3, played: 0.4, policy: 'hunch', theme: 'dark' },
];

/** A new game has its pictures without a line above. */
const others = gameIds
  .filter(id => !picked.some(({ game }) => game === id))
  .map((game): Showcase => ({ game, seats: gameCard(game)!.seats[0], played: 0.6, policy: 'hunch', theme: 'light' }));

const litPlace = (page: Page) => page.locator('[data-lit]').first().waitFor();
const playButton = (page: Page) =>
  page
    .getByRole('button', { name: /^Play / })
    .first()
    .waitFor();

type Picture = readonly [string, { readonly screen: Screen; readonly visit: Visit; readonly width: number }];

const start: Screen = { name: 'start', address: '#/', kept: [], ready: playButton };

function picturesOf({ theme, ...wish }: Showcase): readonly Picture[] {
  const screen = { name: idOf(wish), address: `#/play/${idOf(wish)}`, kept: [wish], ready: litPlace };
  const other = theme === 'light' ? 'dark' : 'light';
  return [
    [`${wish.game}-laptop`, { screen, visit: { ...laptop, deviceScaleFactor: 2, colorScheme: theme }, width: 1400 }],
    [`${wish.game}-phone`, { screen, visit: { ...phone, colorScheme: other }, width: 480 }],
  ];
}

const wanted: readonly Picture[] = [
  ['start-laptop', { screen: start, visit: { ...laptop, deviceScaleFactor: 2 }, width: 1400 }],
  ...[...picked, ...others].flatMap(picturesOf),
];

test.for(wanted)('%s', async ([name, { screen, visit, width }], { visitor }) => {
  // What is said once to new fingers is not part of the picture.
  const page = await (await visitor.arrive({ ...visit, settings: { 'touch-told': 'on' } })).newPage();
  await show(page, visitor.home, screen);
  await hide(page);
  keep(name, await page.evaluate(drawRow, { shots: [textOf(await page.screenshot())], width, gap: 0 }));
});

/** Parts of a game that tell its story: the riders are set, caravans grow, meet, and close land off. */
const moments = [0.4, 0.55, 0.7, 0.85, 1];

test('filmstrip', async ({ visitor }) => {
  const wish: Wish = { seats: 4, played: 1, policy: 'hunch' };
  const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the game' });
  const screen: Screen = {
    name: '',
    address: `#/replay/${idOf(wish)}`,
    kept: [wish],
    ready: page => slider(page).waitFor(),
  };
  const page = await (await visitor.arrive({ ...laptop, deviceScaleFactor: 2 })).newPage();
  await show(page, visitor.home, screen);
  await hide(page, '.lens-buttons');
  const last = Number(await slider(page).getAttribute('max'));
  const shots: string[] = [];
  for (const moment of moments) {
    await slider(page).fill(String(Math.round(last * moment)));
    shots.push(textOf(await page.locator('.board-plane').screenshot()));
  }
  keep('filmstrip', await page.evaluate(drawRow, { shots, width: 2400, gap: 16 }));
});

/** What is there for hands and not to be looked at: the frame around where the keys would go, and on a strip the buttons. */
async function hide(page: Page, ...selectors: readonly string[]): Promise<void> {
  await page.evaluate(names => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:focus-visible { outline: none !important; } ${['.hidden', ...names].join()} { visibility: hidden; }`,
    );
    document.adoptedStyleSheets = [sheet];
  }, selectors);
}

function textOf(shot: Buffer): string {
  return shot.toString('base64');
}

function keep(name: string, picture: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.webp`, Buffer.from(picture, 'base64'));
}

/** Runs in the page, whose browser can do what would take us a package: draws shots side by side, made small. */
async function drawRow({
  shots,
  width,
  gap,
}: {
  shots: readonly string[];
  width: number;
  gap: number;
}): Promise<string> {
  const bytes = shots.map(shot => Uint8Array.from(atob(shot), letter => letter.charCodeAt(0)));
  const bitmaps = await Promise.all(bytes.map(each => createImageBitmap(new Blob([each], { type: 'image/png' }))));
  const [first] = bitmaps as [ImageBitmap, ...ImageBitmap[]];
  const each = (width - gap * (bitmaps.length - 1)) / bitmaps.length;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((first.height * each) / first.width);
  const paper = canvas.getContext('2d')!;
  paper.imageSmoothingQuality = 'high';
  for (const [i, bitmap] of bitmaps.entries()) paper.drawImage(bitmap, i * (each + gap), 0, each, canvas.height);
  return canvas.toDataURL('image/webp', 0.8).replace(/^.*,/, '');
}

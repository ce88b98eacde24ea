import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { root } from '../tree.ts';
import { screensIn, show } from './screens.ts';
import { laptop, phone, test } from './visitor.ts';

const folder = process.env.SHOTS ?? '';

/** Those that the documentation shows, made small. */
const pictures = [
  'start-laptop-light',
  'table-crowded-laptop-light',
  'table-laptop-dark',
  'table-phone-light',
  'replay-laptop-light',
  'guide-phone-dark',
];

const sizes = [
  ['laptop', { ...laptop, deviceScaleFactor: 2 }],
  ['phone', phone],
] as const;
const themes = ['light', 'dark'] as const;
const wanted = sizes.flatMap(([size, options]) =>
  screensIn(options.viewport).flatMap(screen =>
    themes.map(
      theme => [`${screen.name}-${size}-${theme}`, { screen, visit: { ...options, colorScheme: theme } }] as const,
    ),
  ),
);

test.for(wanted)('%s', async ([name, { screen, visit }], { visitor }) => {
  const page = await show(await visitor.arrive(visit), visitor.home, screen);
  // Where the keys would go is marked; nobody has touched a key here.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const shot = await page.screenshot({ path: `${folder}/${name}.png` });
  if (process.env.PICTURES && pictures.includes(name)) await keepPicture(page, name, shot);
});

async function keepPicture(page: Page, name: string, shot: Buffer): Promise<void> {
  mkdirSync(`${root}docs/pictures`, { recursive: true });
  const small = await page.evaluate(makeSmall, shot.toString('base64'));
  writeFileSync(`${root}docs/pictures/${name}.webp`, Buffer.from(small, 'base64'));
}

/** Runs in the page, whose browser can do what would take us a package. */
async function makeSmall(shot: string): Promise<string> {
  const bytes = Uint8Array.from(atob(shot), letter => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(picture.width, 1600);
  canvas.height = Math.round((picture.height * canvas.width) / picture.width);
  const paper = canvas.getContext('2d')!;
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.8).replace(/^.*,/, '');
}

// `npm run icons`: draws the icons that some systems want as PNG from the one that is drawn by hand.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browsers.mjs';
import { prepare } from './prepare.mjs';
import { guarded, root } from './shell.mjs';

const folder = join(root, 'src/web/public');

/** A system that cuts icons to its own shape gets one without corners, with more desert around the camel. */
const icons = [
  { name: 'icon-180.png', size: 180, desert: 2 },
  { name: 'icon-192.png', size: 192, desert: 0 },
  { name: 'icon-512.png', size: 512, desert: 0 },
  { name: 'icon-maskable-512.png', size: 512, desert: 8 },
];

/**
 * @param {string} svg
 * @param {number} desert how much more of it is seen on each side
 */
function drawn(svg, desert) {
  const whole = `${-desert} ${-desert} ${64 + 2 * desert} ${64 + 2 * desert}`;
  const uncut = desert === 0 ? svg : svg.replace('clip-path="url(#edge)"', '');
  return uncut.replace('viewBox="0 0 64 64"', `viewBox="${whole}" style="display: block"`);
}

await guarded(async () => {
  await prepare();
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: await ensureBrowser('chromium') });
  const page = await browser.newPage();
  const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
  for (const { name, size, desert } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin: 0">${drawn(svg, desert)}`);
    writeFileSync(join(folder, name), await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
});

import type { BrowserContextOptions } from 'playwright-core';
import { screens, show } from './screens.ts';
import { laptop, phone, test } from './visitor.ts';

const folder = process.env.SHOTS ?? '';

const sizes: readonly (readonly [string, BrowserContextOptions])[] = [
  ['laptop', { ...laptop, deviceScaleFactor: 2 }],
  ['phone', phone],
];
const themes = ['light', 'dark'] as const;
const wanted = screens.flatMap(screen =>
  sizes.flatMap(([size, options]) => themes.map(theme => ({ name: screen.name, size, theme, options, screen }))),
);

test.for(wanted)('$name on a $size, $theme', async ({ name, size, theme, options, screen }, { visitor }) => {
  const context = await visitor.arrive({ ...options, colorScheme: theme });
  const page = await show(context, visitor.home, screen);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` });
});

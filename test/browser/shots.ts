import { screensIn, show } from './screens.ts';
import { laptop, phone, test } from './visitor.ts';

const folder = process.env.SHOTS ?? '';

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
  const page = await (await visitor.arrive(visit)).newPage();
  await show(page, visitor.home, screen);
  // Where the keys would go is marked; nobody has touched a key here.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.screenshot({ path: `${folder}/${name}.png` });
});

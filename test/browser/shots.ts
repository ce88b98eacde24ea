import { afterAll, beforeAll } from 'vitest';
import { type EventHouse, eventScreens, openEventHouse, signIn } from './event-screens.ts';
import { screensIn, show } from './screens.ts';
import { laptop, phone, phoneSideways, smallPhone, tablet, tabletSideways, television, test } from './visitor.ts';

const folder = process.env.SHOTS ?? '';
/** The names of the screens to be taken; all of them unless told. */
const named = process.env.SCREENS?.split(',');

/** The sizes to be taken, such as `360x640`; all of them unless told. */
const sized = process.env.SIZES?.split(',');

const windows = [
  smallPhone,
  phone,
  phoneSideways,
  tablet,
  tabletSideways,
  { ...laptop, deviceScaleFactor: 2 },
  { viewport: { width: 1920, height: 1080 } },
  television,
] as const;
const sizes = windows
  .map(options => [`${options.viewport.width}x${options.viewport.height}`, options] as const)
  .filter(([size]) => sized?.includes(size) ?? true);
const themes = ['light', 'dark'] as const;
const wanted = sizes.flatMap(([size, options]) =>
  screensIn(options.viewport)
    .filter(({ name }) => named?.includes(name) ?? true)
    .flatMap(screen =>
      themes.map(
        theme => [`${screen.name}-${size}-${theme}`, { screen, visit: { ...options, colorScheme: theme } }] as const,
      ),
    ),
);

/** These need a server with events, which is opened for all of them. */
const wantedEvents = sizes.flatMap(([size, options]) =>
  eventScreens
    .filter(name => named?.includes(name) ?? true)
    .flatMap(name =>
      themes.map(theme => [`${name}-${size}-${theme}`, { name, visit: { ...options, colorScheme: theme } }] as const),
    ),
);
let events: EventHouse | undefined;
beforeAll(async () => {
  if (wantedEvents.length > 0) events = await openEventHouse();
});
afterAll(() => events?.house.close());

test.for(wantedEvents)('%s', async ([shot, { name, visit }], { visitor }) => {
  const { house, anna, screens } = events!;
  const context = await visitor.arrive(visit);
  await signIn(context, house, anna);
  const page = await context.newPage();
  const screen = screens.find(one => one.name === name)!;
  await page.goto(`${house.home}/${screen.address}`);
  await screen.ready(page);
  await page.screenshot({ path: `${folder}/${shot}.png`, fullPage: name !== 'open-event' });
});

test.for(wanted)('%s', async ([name, { screen, visit }], { visitor }) => {
  const page = await (await visitor.arrive(visit)).newPage();
  await show(page, visitor.home, screen);
  // Where the keys would go is marked; nobody has touched a key here.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.screenshot({ path: `${folder}/${name}.png` });
});

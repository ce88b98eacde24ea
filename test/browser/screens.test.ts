import { barriers, scrollable, unreachable } from './judge.ts';
import { screens, show } from './screens.ts';
import { expect, laptop, phone, test, type Visit } from './visitor.ts';

const sizes: readonly (readonly [string, Visit])[] = [
  ['laptop', laptop],
  ['phone', phone],
];
const cases = screens.flatMap(screen => sizes.map(([size, visit]) => [screen.name, size, visit, screen] as const));

test.for(cases)('%s on a %s shuts nobody out, by day and by night', async ([, , visit, screen], { visitor }) => {
  const page = await visitor.open('#/', visit);
  await show(page, visitor.home, screen);
  expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page)).toEqual([]);
});

const fitting = cases.filter(([, , , { fits }]) => fits);

test.for(fitting)('%s fits on the screen of a %s', async ([, , visit, screen], { visitor }) => {
  const page = await visitor.open('#/', visit);
  await show(page, visitor.home, screen);
  expect(await scrollable(page)).toEqual({ down: 0, aside: 0 });
  expect(await unreachable(page)).toEqual([]);
});

test.for(cases)('%s on a %s is never wider than the screen', async ([, , visit, screen], { visitor }) => {
  const page = await visitor.open('#/', visit);
  await show(page, visitor.home, screen);
  expect((await scrollable(page)).aside).toBe(0);
});

import type { Page } from 'playwright-core';
import { quickOrLong } from '../../src/engine/testing/samples.ts';
import type { GameId } from '../../src/games/registry.ts';
import { look } from './hands.ts';
import { longTest } from './long.ts';
import { windowWith } from './matches.ts';
import { sitDown } from './table.ts';
import { expect, laptop, phone, smallPhone, test, type Visit } from './visitor.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Hint' });
const rows = (page: Page) => panel(page).getByRole('listitem').getByRole('button');
const askButton = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true });

/** Until the thinking is over. */
async function untilFound(page: Page): Promise<void> {
  await rows(page).first().waitFor();
  await panel(page).getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
}

/** The hex that is marked on the board as if it were chosen. */
const marked = (page: Page) => page.locator('.touch.chosen');
/** What is drawn on the board of the line that is looked at. */
const drawn = (page: Page) => page.locator('.hint-marks .advised.lit');

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

const onLaptop = ['a laptop', laptop] as const;
const onPhone = ['a phone', { ...phone, colorScheme: 'dark' }] as const;
const sizes: readonly (readonly [size: string, visit: Visit])[] = quickOrLong([onPhone], [onLaptop, onPhone]);

/** Two camels, why, and figures unless all are alike. */
const said = /Place the \w+ camel on \w+ · Place the \w+ camel on \w+\s+[A-Z][^.]+\..*\d+ points/s;

test.for(sizes)(
  'on %s a hint is a whole turn with its reason, drawn at once, and fills the draft',
  async (size, { visitor }) => {
    const page = await sitDown(visitor, size[1]);
    await askButton(page).click();
    // Where a hand lies on the list, rows stay as they were before the thinking was over.
    await page.mouse.move(0, 0);
    await untilFound(page);
    await drawn(page).nth(1).waitFor();
    await expect.poll(() => rows(page).first().innerText()).toMatch(said);
    // What it speaks of stays in sight.
    await page.locator('.stock-place button').first().click({ trial: true });
    await rows(page).first().click();
    // The turn is complete: there is nothing left to advise, and the way back is open.
    await panel(page).waitFor({ state: 'detached' });
    await drawn(page).first().waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('button', { name: 'End turn' }).isEnabled()).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Place the second camel, or undo.').first().waitFor();
  },
);

/** Why each of the moves is told, in the order of the rows. */
const reasonsOn = (page: Page) => page.locator('.hint-row .hint-why').allInnerTexts();

/** A moment in which every game has something to say for its moves. */
const moments: readonly (readonly [game: GameId, next: string])[] = [
  ['wuestensoehne', 'go'],
  ['wuestenkoenige', 'skip'],
  ['nomadi', ''],
];

test.for(moments.slice(0, quickOrLong(1, moments.length)))(
  '%s: a hint is marked on the board and says why',
  async ([game, next], { visitor }) => {
    const kept = [{ game, seats: 2, played: 0.3, next }];
    const page = await windowWith(await visitor.arrive(), visitor.home, kept);
    await page.goto(`${visitor.home}/#/play/${game}-2`);
    await stopAtFirst(page);
    await askButton(page).click();
    await untilFound(page);
    await drawn(page).first().waitFor();
    await expect.poll(async () => (await reasonsOn(page)).every(why => /^[A-Z].+\.$/.test(why))).toBe(true);
    await panel(page)
      .getByRole('status')
      .getByText(/^(Best move found|Several moves are about as good).*\.$/)
      .waitFor({ state: 'attached' });
  },
);

/** What of the first hint is cut off: its move, its reason or its figures. */
const cutOff = (page: Page) =>
  page.locator('.hint-list').evaluate(list => {
    const { top, bottom } = list.getBoundingClientRect();
    const parts = [...list.querySelector('.hint-row')!.querySelectorAll('.hint-move, .hint-why, .hint-figures')];
    const isCut = ({ top: from, bottom: to }: DOMRect) => from < top - 1 || to > bottom + 1;
    return parts.filter(part => isCut(part.getBoundingClientRect())).map(part => part.textContent);
  });

const hintSizes = [
  ['a laptop', laptop],
  ['a small phone', smallPhone],
] as const;

for (const [size, visit] of hintSizes)
  longTest(`on ${size} the first hint of every game is to be read whole`, async ({ visitor }) => {
    const context = await visitor.arrive(visit);
    const kept = moments.map(([game, next]) => ({ game, seats: 2, played: 0.3, next }));
    const page = await windowWith(context, visitor.home, [...kept, { seats: 3, played: 0.5 }]);
    for (const id of [...moments.map(([game]) => `${game}-2`), 'with-3']) {
      await page.goto(`${visitor.home}/#/play/${id}`);
      await stopAtFirst(page);
      await askButton(page).click();
      await untilFound(page);
      expect(await cutOff(page), id).toEqual([]);
    }
  });

longTest(
  'a refusal is gone as soon as a hint is asked for, and the next step is said once it is played',
  async ({ visitor }) => {
    const page = await sitDown(visitor);
    const objection = page.getByRole('alert').getByText('That is not possible here');
    const { hexes } = await look(page);
    const other = await page.locator('[data-place]:not([data-lit])').first().getAttribute('data-place');
    expect(hexes).not.toContain(other);
    await page.locator(`[data-place="${other}"]`).click();
    await objection.waitFor();
    await stopAtFirst(page);
    await askButton(page).click();
    await objection.waitFor({ state: 'detached' });
    await untilFound(page);
    await rows(page).first().click();
    await page.getByRole('region', { name: 'Your turn' }).getByText('That was your turn').waitFor();
    expect(await objection.count()).toBe(0);
  },
);

longTest('by keys alone: H asks, arrows walk, Enter plays, Escape closes', async ({ visitor }) => {
  const page = await sitDown(visitor);
  await page.keyboard.press('h');
  await panel(page).waitFor();
  await untilFound(page);
  await expect.poll(() => focused(page)).toContain('camel on');
  const first = await focused(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).not.toBe(first);
  await marked(page).waitFor();
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await page.keyboard.press('h');
  await untilFound(page);
  await expect.poll(() => focused(page)).toContain('camel on');
  await page.keyboard.press('Enter');
  // The turn is complete: there is nothing left to advise.
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => askButton(page).isDisabled()).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: 'End turn' }).isEnabled()).toBe(true);
});

/** Stops the thinking from within the page, with the first hint: whoever waits outside may come too late. */
function stopAtFirst(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const stop = document.querySelector<HTMLElement>('.hints:has(.hint-row) .stop');
      if (!stop) return;
      watch.disconnect();
      document.body.dataset['stopped'] = 'yes';
      stop.click();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

test('thinking can be stopped, and what was found stays', async ({ visitor }) => {
  const page = await sitDown(visitor);
  await stopAtFirst(page);
  await askButton(page).click();
  await panel(page)
    .getByText(/^(?:from [\d,]+ simulated games|all about as good)$/)
    .waitFor();
  await expect.poll(() => page.locator('body').getAttribute('data-stopped')).toBe('yes');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
});

/** Runs in the page, before anything else there: in the end of a search the fourth best move is found to be the best. */
function turnAround(): void {
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!;
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get() {
      const data = get!.call(this);
      if (data?.kind !== 'result') return data;
      document.body.dataset['shown'] = String(document.querySelectorAll('.hint-row').length);
      const [best, ...others] = data.result.advice;
      const risen = { ...others[2], visits: best.visits, share: best.share + 0.1 };
      return { ...data, result: { ...data.result, advice: [best, ...others.with(2, risen)] } };
    },
  });
}

/** The names of the hints of which something can be seen. */
const inSight = (page: Page) =>
  page.locator('.hint-list').evaluate(list => {
    const { left, right } = list.getBoundingClientRect();
    const seen = [...list.querySelectorAll('.hint-row')].filter(row => {
      const box = row.getBoundingClientRect();
      return box.left < right - 1 && box.right > left + 1;
    });
    return seen.map(row => row.querySelector('.hint-name')?.textContent);
  });

test('on a phone the best hint is in sight when the order turns round, and one that was leafed to stays', async ({
  visitor,
}) => {
  const context = await visitor.arrive(phone);
  await context.addInitScript(turnAround);
  const page = await windowWith(context, visitor.home, [{ seats: 3, played: 0.5 }]);
  await page.goto(`${visitor.home}/#/play/with-3`);
  await askButton(page).tap();
  await untilFound(page);
  const count = await rows(page).count();
  // What was shown while it was thought about has changed places.
  expect(await page.locator('body').getAttribute('data-shown')).toBe('4');
  await expect.poll(() => inSight(page)).toEqual(['A']);
  await panel(page).getByText(`1 of ${count}`).waitFor();
  await expect.poll(() => page.locator('.hint-row.lit .hint-name').textContent()).toBe('A');
  const [before, after] = [
    panel(page).getByRole('button', { name: 'Previous hint' }),
    panel(page).getByRole('button', { name: 'Next hint' }),
  ];
  expect(await before.getAttribute('aria-disabled')).toBe('true');
  for (let place = 2; place <= count; place++) {
    await after.tap();
    await panel(page).getByText(`${place} of ${count}`).waitFor();
  }
  expect(await after.getAttribute('aria-disabled')).toBe('true');
  const [one, other] = await Promise.all([before, after].map(button => button.boundingBox()));
  expect(one!.x + one!.width).toBeLessThan(other!.x);
});

longTest('nobody gets hints for somebody else’s turn', async ({ visitor }) => {
  const kept = [{ seats: 4, played: 1 }];
  const page = await windowWith(await visitor.arrive({ settings: { pace: 'slow' } }), visitor.home, kept);
  await page.goto(`${visitor.home}/#/play/with-4`);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page.keyboard.press('h');
  expect(await panel(page).count()).toBe(0);
  expect(await askButton(page).count()).toBe(0);
});

longTest('the help names the key', async ({ visitor }) => {
  const page = await sitDown(visitor);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Ask for a hint, or close it').waitFor();
});

import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { gameIds } from '../../src/games/registry.ts';
import { root } from '../tree.ts';
import { finger, type Hands, keys, mouse } from './hands.ts';
import { longTest } from './long.ts';
import { expect, laptop, phone, smallPhone, test, type Visit } from './visitor.ts';

/** What can be chosen now: things beside the board and buttons, by their selectors, and places by their names. */
interface Choice {
  readonly kind: 'thing' | 'place';
  readonly name: string;
}

/** Runs in the page. Things come first: what goes to a place is chosen before the place. */
function lookAround(): Choice[] {
  const beside = '.guide-side :is(button.lit, button.herd:not([aria-disabled="true"]))';
  const things = [...document.querySelectorAll(beside)].map((_, i) => `${beside} >> nth=${i}`);
  const words = [...document.querySelectorAll<HTMLElement>('.guide-acts button')];
  const buttons = words.map(button => `.guide-acts [data-word="${button.dataset['word']}"]`);
  const places = [...document.querySelectorAll<SVGElement>('[data-lit]')].map(place => place.dataset['place'] ?? '');
  return [
    ...[...things, ...buttons].map(name => ({ kind: 'thing', name }) as const),
    ...places.map(name => ({ kind: 'place', name }) as const),
  ];
}

/** Chooses what was chosen least so far in this step, as a beginner would who looks for what is lit. */
async function choose(page: Page, hands: Hands, tries: Map<string, number>): Promise<void> {
  const choices = await page.evaluate(lookAround);
  const count = ({ name }: Choice) => tries.get(name) ?? 0;
  const [choice] = choices.toSorted((a, b) => count(a) - count(b));
  if (!choice) throw new Error('nothing is lit, and the step is not done');
  if (count(choice) > 4) throw new Error(`${choice.name} was chosen again and again, and the step is not done`);
  tries.set(choice.name, count(choice) + 1);
  await (choice.kind === 'place' ? hands.hex(page, choice.name) : hands.press(page, choice.name));
}

/** Does whatever the guide asks for, until the way on is open. */
async function takeStep(page: Page, hands: Hands): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  const tries = new Map<string, number>();
  while ((await next.getAttribute('aria-disabled')) === 'true') await choose(page, hands, tries);
  await hands.button(page, 'Next');
}

async function takeAllSteps(page: Page, hands: Hands): Promise<number> {
  const last = page.getByRole('button', { name: 'Play a real game now' });
  const said = page.getByRole('main').getByText(/^Step \d+ of \d+$/);
  await said.waitFor();
  let steps = 1;
  for (; !(await last.isVisible()); steps++) {
    const before = await said.textContent();
    await takeStep(page, hands);
    await page.waitForFunction(text => !document.querySelector('main')?.textContent.includes(text ?? ''), before);
  }
  return steps;
}

const ways: readonly (readonly [way: string, hands: Hands, screen: Visit])[] = [
  ['by mouse', mouse, laptop],
  ['by keys alone', keys, laptop],
  ['by finger', finger, phone],
];
const guided = gameIds.filter(game => existsSync(`${root}src/games/${game}/text/guide.ts`));
/** The shortest one on a phone, unless there is time for all in every way. */
const waysFor = (place: number) => quickOrLong(place === 3 ? [ways[2]] : [], ways);
const games = guided.flatMap((game, i) =>
  waysFor(i).map(([way, hands, screen]) => [game, way, { hands, screen }] as const),
);

test.for(games)('%s: the guided game is played to its end %s', async ([game, , { hands, screen }], { visitor }) => {
  const page = await visitor.open(`#/guide/${game}`, screen);
  expect(await takeAllSteps(page, hands)).toBeGreaterThan(8);
  await hands.button(page, 'Play a real game now');
  await page.waitForURL(/#\/play\//);
});

/** From the leftmost place of the board to the rightmost; its rocks lie around that. */
const boardWidth = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.guide-stage [data-place]')].map(place =>
      place.getBoundingClientRect(),
    );
    return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  });

/** The steps whose board is narrower than it should be, with its width; those that show all points have less room. */
async function narrowBoards(page: Page, hands: Hands): Promise<string[]> {
  const narrow: string[] = [];
  const said = page.getByRole('main').getByText(/^Step \d+ of \d+$/);
  for (;;) {
    const step = (await said.textContent()) ?? '';
    const width = await boardWidth(page);
    const least = (await page.locator('.guide-points').isVisible()) ? 230 : 245;
    if (width < least) narrow.push(`${step}: ${Math.round(width)} px`);
    if (await page.locator('.farewell').isVisible()) return narrow;
    await takeStep(page, hands);
    await page.waitForFunction(text => !document.querySelector('main')?.textContent.includes(text), step);
  }
}

longTest('on a small phone the board of Durch die Wüste stays wide from step to step', async ({ visitor }) => {
  const page = await visitor.open('#/guide/durch-die-wueste', smallPhone);
  await page.locator('.guide-stage .board-plane').waitFor();
  expect(await narrowBoards(page, finger)).toEqual([]);
});

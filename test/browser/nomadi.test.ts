import type { Page } from 'playwright-core';
import { movesOf, NOT_A_MOVE } from '../../src/engine/game.ts';
import { quickOrLong } from '../../src/engine/testing/samples.ts';
import type { NomadiState } from '../../src/games/nomadi/rules/state.ts';
import { loadGame } from '../../src/games/registry.ts';
import { isOver, openTable, resultOf, type Table } from '../../src/table/table.ts';
import { formatPoints } from '../../src/web/kit/columns.ts';
import { engine } from './engines/chosen.ts';
import { finger, type Hands, keys, mouse } from './hands.ts';
import { longTest } from './long.ts';
import { idOf, keptEntries, keptMatch, type Wish, windowWith } from './matches.ts';
import { matchOf, resign, untilAsked } from './table.ts';
import { expect, laptop, phone, test, type Visit, type Visitor } from './visitor.ts';

/** Ann comes back to a match for two against the easiest bot. */
async function sitDown(visitor: Visitor, visit: Visit, wish: Partial<Wish>): Promise<Page> {
  const whole: Wish = { game: 'nomadi', seats: 2, played: 0, level: 'learning', ...wish };
  const page = await windowWith(await visitor.arrive(visit), visitor.home, [whole]);
  await page.goto(`${visitor.home}/#/play/${idOf(whole)}`);
  await untilAsked(page);
  return page;
}

async function tableOf(page: Page): Promise<Table> {
  const { match, entries } = await keptMatch(page, matchOf(page));
  return openTable(await loadGame('nomadi'), match, entries);
}

/** What can be done now: at the prompt, beside the board and on it; the fields nearest to the oasis come first. */
function look(page: Page) {
  return page.evaluate(() => {
    const lit = [...document.querySelectorAll<SVGElement>('[data-lit]')];
    const far = (field: SVGElement) => {
      const name = field.dataset['place'] ?? '';
      return name.charCodeAt(0) + Number(name.slice(1));
    };
    // What lies around a field is told after what stands on it.
    const isStone = (field: SVGElement) =>
      /^[^.]*a stone of|^[^.]*your stone/.test(field.getAttribute('aria-label') ?? '');
    const named = (fields: SVGElement[]) =>
      fields.toSorted((a, b) => far(a) - far(b)).map(({ dataset }) => dataset['place']);
    return {
      answer: document.querySelector('[data-word="take"]') !== null,
      phrases: document.querySelectorAll('.phrase').length,
      act: document.querySelector('[aria-label="Your turn"] .acts .button:not(.plain):not(:disabled)') !== null,
      stones: named(lit.filter(isStone)),
      fields: named(lit.filter(field => !isStone(field))),
    };
  });
}

/** One step: to the foremost field that can be reached, with the hindmost stone that can get there. */
async function step(page: Page, hands: Hands): Promise<void> {
  const { answer, phrases, act, stones, fields } = await look(page);
  if (answer) return pressed(page, hands, '[data-word="take"]');
  if (phrases > 0) return pressed(page, hands, '.phrase');
  if (act) return pressed(page, hands, '[aria-label="Your turn"] .acts .button:not(.plain)');
  if (fields[0] === undefined) return;
  await hands.hex(page, fields[0]);
  const stone = (await look(page)).stones.at(-1);
  if (stones.length > 0 && stone !== undefined) await hands.hex(page, stone);
}

/** Presses a button and waits for what comes of it: a table that is still busy shows the same button once more. */
async function pressed(page: Page, hands: Hands, selector: string): Promise<void> {
  const shown = () =>
    page.evaluate(() => [...document.querySelectorAll('.prompt, .nomad-stock')].map(part => part.innerHTML).join(''));
  const before = await shown();
  await hands.press(page, selector);
  await expect.poll(shown).not.toBe(before);
}

async function playUntil(page: Page, hands: Hands, enough: () => Promise<boolean>): Promise<void> {
  while ((await untilAsked(page)) === 'turn' && !(await enough())) await step(page, hands);
}

/** Ann has gained or paid something since she sat down. */
async function scored(page: Page): Promise<() => Promise<boolean>> {
  const before = resultOf(await tableOf(page)).scores[0];
  return async () => resultOf(await tableOf(page)).scores[0] !== before;
}

async function openShortGame(visitor: Visitor): Promise<Page> {
  const page = await visitor.open('#/new/nomadi', laptop);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Oasis').selectOption('f1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  return page;
}

function comeBackToShortGame(visitor: Visitor): Promise<Page> {
  return sitDown(visitor, laptop, { played: 0.95, options: { oasis: 'f1' } });
}

test('a short game for two by mouse to its end, and its result', async ({ visitor }) => {
  const page = await quickOrLong(comeBackToShortGame, openShortGame)(visitor);
  await playUntil(page, mouse, () => Promise.resolve(false));
  const table = await tableOf(page);
  expect(table.match.options['oasis']).toBe('f1');
  expect(isOver(table)).toBe(true);
  const { scores, winners } = resultOf(table);
  const shown = await page.getByRole('dialog', { name: 'The game is over' }).innerText();
  for (const points of scores) expect(shown).toMatch(new RegExp(`(?<![−\\d])${formatPoints(points)}(?!\\d)`));
  expect(shown).toContain(`with ${formatPoints(scores[winners[0]])} points`);
});

longTest('dice and stones by keys alone, until it pays, then giving up', async ({ visitor }) => {
  const page = await sitDown(visitor, laptop, { played: 0.2 });
  await playUntil(page, keys, await scored(page));
  await resign(page, keys);
});

test('dice and stones by finger on a phone, until it pays, then giving up', async ({ visitor }) => {
  const page = await sitDown(visitor, phone, { played: 0.2 });
  await playUntil(page, finger, await scored(page));
  await resign(page, finger);
});

longTest('a die lights its stones, a stone its fields, and the jump is drawn', async ({ visitor }) => {
  const page = await sitDown(visitor, laptop, { played: 0.2, next: '5' });
  // What chance brought is marked in the log as moves of players are.
  await page
    .locator('.log-list li')
    .filter({ has: page.locator('.badge.chance') })
    .last()
    .waitFor();
  await page.locator('button.die-place[data-word="5"]').first().click();
  const withFive = (await look(page)).stones;
  expect(withFive.length).toBeGreaterThan(0);
  await mouse.hex(page, withFive[0] ?? '');
  const [target] = (await look(page)).fields;
  await page.locator(`[data-place="${target}"]`).hover({ force: true });
  await page.locator('.jump .hop').first().waitFor();
  await expect.poll(() => page.locator('.jump .hop').count()).toBe(4);
  await page.keyboard.press('Escape');
  expect((await look(page)).stones.length).toBeGreaterThanOrEqual(withFive.length);
});

/** A stone and a field that it must not go to, since the caravan would fall apart. */
function tearIn({ game, state }: Table): readonly [from: string, to: string] {
  const { names } = (state as unknown as NomadiState).board.grid;
  for (const [die, from, to] of movesOf(game, state).map(move => game.format(state, move).split(' ')))
    for (const other of names) {
      const move = game.parse(state, `${die} ${from} ${other}`);
      if (other !== to && move !== NOT_A_MOVE && game.forbids(state, move) === 'NO-MOVE-3') return [from, other];
    }
  throw new Error('nothing tears here');
}

longTest('what would be torn off the caravan is marked, and the rule says why', async ({ visitor }) => {
  const page = await sitDown(visitor, laptop, { played: 0.3, next: '1' });
  const [from, to] = tearIn(await tableOf(page));
  await mouse.hex(page, from);
  await mouse.hex(page, to);
  await page.locator('.torn .ring').first().waitFor();
  await page.getByRole('alert').getByRole('link', { name: 'Read the rule' }).waitFor();
});

test('a card is offered in a phrase, and the answer follows', async ({ visitor }) => {
  const page = await sitDown(visitor, laptop, { next: 'offer' });
  await page
    .getByText(/The card says [+−]\d/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'A treasure, by my beard!' }).click();
  await expect.poll(() => page.locator('.bargain-bubble').innerText()).toBe('A treasure, by my beard!');
  await page.getByRole('button', { name: 'Offer it' }).click();
  await page
    .getByText(/Bot blue (?:takes the card unseen|leaves the card to Ann)/)
    .first()
    .waitFor();
});

longTest('an offer is answered with a word', async ({ visitor }) => {
  const page = await sitDown(visitor, phone, { next: 'take' });
  await page.locator('.bargain-bubble').waitFor();
  await engine.tap(page.getByRole('button', { name: 'Leave it' }));
  await expect
    .poll(async () => (await keptEntries(page, matchOf(page))).some(entry => 'move' in entry && entry.move === 'leave'))
    .toBe(true);
});

longTest('a card that was taken unseen is turned over, and the game waits until it was seen', async ({ visitor }) => {
  const page = await sitDown(visitor, { ...laptop, settings: { pace: 'quick' } }, { next: 'take' });
  await page.getByRole('button', { name: 'Take it unseen' }).click();
  const moment = page.getByRole('region', { name: 'Turned over' });
  await moment.getByText(/card taken: [+−]\d/).waitFor();
  // The bot has gone on meanwhile.
  await expect
    .poll(async () => {
      const entries = await keptEntries(page, matchOf(page));
      return entries.slice(entries.findLastIndex(({ actor }) => actor === 0)).some(({ actor }) => actor === 1);
    })
    .toBe(true);
  expect(await moment.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await moment.waitFor({ state: 'detached' });
});

longTest('talers are given away out of turn, and what was tried out stays', async ({ visitor }) => {
  const page = await sitDown(visitor, laptop, { played: 0.2, options: { trade: true }, next: '1' });
  const { fields } = await look(page);
  await mouse.hex(page, fields[0] ?? '');
  await mouse.hex(page, (await look(page)).stones.at(-1) ?? '');
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
  await page.getByRole('button', { name: 'Give talers' }).click();
  await page.getByRole('button', { name: 'Give Bot blue 1 taler', exact: true }).click();
  await page.getByText('Ann gives Bot blue 1 taler.').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
});

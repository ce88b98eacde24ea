import type { Page } from 'playwright-core';
import { movesOf } from '../../src/engine/game.ts';
import { loadGame } from '../../src/games/registry.ts';
import { game } from '../../src/games/wuestenkoenige/game.ts';
import { FIELDS, oasisOf, PALACE } from '../../src/games/wuestenkoenige/rules/board.ts';
import { countOf, GOODS } from '../../src/games/wuestenkoenige/rules/goods.ts';
import { CAMELS, KIND } from '../../src/games/wuestenkoenige/rules/material.ts';
import { At, HOME, Phase, Task, type WuestenkoenigeState } from '../../src/games/wuestenkoenige/rules/state.ts';
import { reachOf, stepsOf } from '../../src/games/wuestenkoenige/view/scene/reach.ts';
import { isOver, openTable, resultOf } from '../../src/table/table.ts';
import { finger, type Hands, keys, mouse } from './hands.ts';
import { longTest } from './long.ts';
import { goOutside, idOf, keepMatch, keptEntries, keptMatch, matchByLot, type Wish, windowWith } from './matches.ts';
import { matchOf, resign, untilAsked } from './table.ts';
import { expect, laptop, phone, test, type Visit, type Visitor } from './visitor.ts';

const id = 'wuestenkoenige';

/** Ann comes back to a match for two against the easiest bot, and is to move. */
async function sitDown(visitor: Visitor, visit: Visit, played: number): Promise<Page> {
  const wish: Wish = { game: id, seats: 2, played, level: 'learning' };
  const page = await windowWith(await visitor.arrive(visit), visitor.home, [wish]);
  await page.goto(`${visitor.home}/#/play/${idOf(wish)}`);
  return page;
}

/** The match as the device keeps it, brought back to life. */
async function tableOf(page: Page) {
  const { match, entries } = await keptMatch(page, matchOf(page));
  return openTable(await loadGame(id), match, entries);
}

/** How far a camel of Ann's is from where it wants to go: home with something new, or to an oasis for it. */
function wayOf(s: WuestenkoenigeState, field: number, load: number): number {
  const wanted = Array.from({ length: GOODS }, (_, good) => good).filter(good => s.display[good] === 0);
  const goals = wanted.some(good => countOf(load, good) > 0) ? [PALACE] : wanted.map(oasisOf);
  return Math.min(...goals.map(goal => s.board.distances[field * FIELDS + goal]));
}

/** The walk that brings a camel closest to its goal, as the steps it is made of; none if no camel gets closer. */
function walkIn(s: WuestenkoenigeState): readonly string[] {
  const own = Array.from({ length: CAMELS }, (_, camel) => camel).filter(camel => s.camels[camel] !== HOME);
  const walks = own.flatMap(camel =>
    [...reachOf(s, camel).values()].map(reached => ({
      steps: stepsOf(s, camel, reached),
      left: wayOf(s, reached.field, s.load[camel]),
      gain: wayOf(s, s.camels[camel], s.load[camel]) - wayOf(s, reached.field, s.load[camel]),
    })),
  );
  const [best] = walks.filter(({ gain }) => gain > 0).toSorted((a, b) => a.left - b.left || b.gain - a.gain);
  return best?.steps ?? [];
}

const shiftOf = (turn: string) => `${turn.replace('turn', 'shift')} `;

/** What Ann does next: a walk, peace, and a tile turned over. */
function planIn(s: WuestenkoenigeState): readonly string[] {
  const texts = movesOf(game, s).map(move => game.format(s, move));
  const walk = s.turn[At.Phase] === Phase.MoveCamels && s.turn[At.Task] === Task.None ? walkIn(s) : [];
  // A tile that can only be turned over is turned by the first click: Ann takes one that takes two.
  const plain = texts.filter(text => !text.startsWith('turn') || texts.some(one => one.startsWith(shiftOf(text))));
  const other = plain.find(text => /^(play trek|skip|end|spare|give|discard|turn)/.test(text)) ?? texts[0];
  return walk.length > 0 ? walk : [other];
}

/** Does with the hands what the texts say, and presses what is left to press after it. */
async function act(page: Page, hands: Hands, s: WuestenkoenigeState, texts: readonly string[]): Promise<void> {
  const only = movesOf(game, s).length === 1;
  const onBoard = !only && /^(go|turn|discard|play) /.test(texts[0]);
  if (onBoard) await point(page, hands, texts[0].split(' '), texts.at(-1)?.split(' ').at(-1) ?? '');
  else await hands.press(page, only ? '.acts .button' : `[data-word="${texts[0]}"]`);
  for (const text of texts) game.apply(s, game.parse(s, text));
  // What a button says is sent at once; what was pointed at waits to be confirmed where others or chance go on.
  if (onBoard && game.actor(s) !== 0) await hands.press(page, '.acts .button');
}

async function point(page: Page, hands: Hands, [verb, first, load]: readonly string[], last: string): Promise<void> {
  if (verb === 'discard' || verb === 'play') return hands.press(page, `[data-card="${first}"]`);
  await hands.hex(page, first);
  const other = page.locator(`[data-word="${load}"]:not([aria-pressed])`);
  if ((await other.count()) > 0) await hands.press(page, `[data-word="${load}"]`);
  await hands.hex(page, last);
}

/** Ann acts until it is no longer her turn. */
async function takeTurn(page: Page, hands: Hands): Promise<void> {
  const { state, entries } = await tableOf(page);
  const s = state as unknown as WuestenkoenigeState;
  do await act(page, hands, s, planIn(s));
  while (game.actor(s) === 0);
  await expect.poll(async () => (await keptEntries(page, matchOf(page))).length).toBeGreaterThan(entries.length);
}

/** Until the device has kept that Ann is to move, or that the game is over, and shows it. */
async function asked(page: Page): Promise<'turn' | 'over'> {
  const atRest = async () => {
    const table = await tableOf(page);
    return isOver(table) || game.actor(table.state as unknown as WuestenkoenigeState) === 0;
  };
  await expect.poll(atRest).toBe(true);
  const state = await untilAsked(page);
  if (state === 'turn') await page.locator('.acts .button:enabled').first().waitFor();
  return state;
}

async function playUntil(page: Page, hands: Hands, enough: () => Promise<boolean>): Promise<void> {
  while ((await asked(page)) === 'turn' && !(await enough())) await takeTurn(page, hands);
}

/** Ann has fetched something: before that even the easiest bot wins no game. */
async function fetched(page: Page): Promise<boolean> {
  const entries = await keptEntries(page, matchOf(page));
  const intoOasis = /^go .* (water|fire|vegetation)$/;
  return entries.some(entry => entry.actor === 0 && 'move' in entry && intoOasis.test(entry.move));
}

longTest('a whole game for two by mouse, and its result', async ({ visitor }) => {
  const page = await sitDown(visitor, laptop, 0);
  await playUntil(page, mouse, () => Promise.resolve(false));
  const table = await tableOf(page);
  expect(isOver(table)).toBe(true);
  const { winners } = resultOf(table);
  const dialog = page.getByRole('dialog', { name: 'The game is over' });
  const shown = await dialog.innerText();
  const rows = await dialog.getByRole('region', { name: 'Result' }).getByRole('listitem').allInnerTexts();
  // Kinds count before goods: both are shown as how many there are.
  const held = [0, 1].map(seat => game.breakdown(table.state as WuestenkoenigeState, seat));
  for (const [seat, { kinds = 0, goods = 0 }] of held.entries()) {
    const row = rows.find(text => text.includes(table.match.players[seat].name));
    expect(row).toContain(`Kinds ${kinds / KIND}, Goods ${goods}`);
  }
  expect(shown).toContain(table.match.players[winners[0]].name);
  expect(shown).toMatch(
    / (?:wins?|share the win)(?: with goods of all three kinds| with (?:one kind|two kinds) of goods)?\./,
  );
});

longTest('to the first oasis by keys alone, then giving up', async ({ visitor }) => {
  const page = await sitDown(visitor, laptop, 0);
  await playUntil(page, keys, () => fetched(page));
  await resign(page, keys);
});

test('to the first oasis by finger on a phone, then giving up', async ({ visitor }) => {
  const page = await sitDown(visitor, phone, 0);
  await playUntil(page, finger, () => fetched(page));
  await resign(page, finger);
});

test('whoever is out is told so, can watch at any pace, and leave', async ({ visitor }) => {
  const wish: Wish = { game: id, seats: 3, played: 0, level: 'learning', options: { edition: 2 } };
  const match = await matchByLot(wish, 'out 1', ({ state }) => game.isOut?.(state as WuestenkoenigeState, 0) === true);
  const page = await (await visitor.arrive()).newPage();
  await goOutside(page, visitor.home);
  await keepMatch(page, match);
  await page.goto(`${visitor.home}/#/play/${match.id}`);
  await page.getByRole('region', { name: 'You are out of the game' }).getByText('nobody waits for you').waitFor();
  await page.locator('[data-announcer]').getByText('nobody waits for you').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Pace' }).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Rules' }).waitFor();
  expect(await page.getByRole('button', { name: 'Resign …' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect.poll(() => page.url()).toMatch(/#\/$/);
});

test('around one device nobody sees the cards of others', async ({ visitor }) => {
  const wish: Wish = { game: id, seats: 2, played: 0.2, people: 2 };
  const page = await windowWith(await visitor.arrive(), visitor.home, [wish]);
  await page.goto(`${visitor.home}/#/play/${idOf(wish)}`);
  const cards = page.locator('.event-card');
  await page.getByRole('button', { name: 'I am Ann' }).waitFor();
  expect(await cards.count()).toBe(0);
  await page.getByText('Hands are hidden').waitFor();
  await page.getByRole('button', { name: 'Look back' }).click();
  expect(await cards.count()).toBe(0);
  await page.getByRole('button', { name: 'I am Ann' }).click();
  await page.getByRole('region', { name: 'Ann to move' }).waitFor();
  const ann = (await tableOf(page)).state as unknown as WuestenkoenigeState;
  await expect
    .poll(() => cards.count())
    .toBe(ann.hands.subarray(0, ann.deck.length).reduce((sum, held) => sum + held, 0));
  await takeTurn(page, mouse);
  await page.getByRole('button', { name: 'I am Ben' }).waitFor();
  expect(await cards.count()).toBe(0);
  expect(await page.locator('[data-announcer]').innerText()).not.toMatch(/draws a card: /);
});

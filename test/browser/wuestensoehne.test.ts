import type { Page } from 'playwright-core';
import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { loadGame } from '../../src/games/registry.ts';
import type { Entry } from '../../src/table/match.ts';
import { isOver, openTable, resultOf } from '../../src/table/table.ts';
import { finger, type Hands, keys, mouse } from './hands.ts';
import { longTest } from './long.ts';
import { idOf, keptEntries, keptMatch, type Wish, windowWith } from './matches.ts';
import { matchOf, resign, untilAsked } from './table.ts';
import { expect, laptop, phone, test, type Visit, type Visitor } from './visitor.ts';

const game = 'wuestensoehne';

/** Ann comes back to a match for two against the easiest bot. */
async function sitDown(visitor: Visitor, visit: Visit, played: number, options?: Wish['options']): Promise<Page> {
  const wish: Wish = { game, seats: 2, played, level: 'learning', ...(options && { options }) };
  const page = await windowWith(await visitor.arrive(visit), visitor.home, [wish]);
  await page.goto(`${visitor.home}/#/play/${idOf(wish)}`);
  return page;
}

/** What can be done now: at the prompt, on the board, and with what lies before the seat. */
function look(page: Page) {
  return page.evaluate(() => ({
    // Not those of a game that is over meanwhile: its result is no move.
    words: [...document.querySelectorAll<HTMLElement>('[aria-label="Your turn"] .acts button:not(:disabled)')]
      .filter(button => !button.matches('.undo, .ask-hint'))
      .map(button => button.dataset['word'] ?? ''),
    places: [...document.querySelectorAll<SVGElement>('[data-lit]')].map(place => place.dataset['place'] ?? ''),
    figures: document.querySelectorAll('button.figure-place.lit').length,
    holding: document.querySelectorAll('button.figure-place[aria-pressed="true"]').length > 0,
    tiles: document.querySelectorAll('button.tile-place.lit').length,
  }));
}

/** The places in reading order are the order in which keys reach them; a few are enough to get around. */
function placeAmong(places: readonly string[], turn: number): string {
  const row = (place: string) => Number(/\d+/.exec(place)?.[0] ?? 0);
  const near = places.toSorted((a, b) => row(a) - row(b)).slice(0, 9);
  return near[(turn * 5) % near.length] ?? '';
}

/**
 * One step on: a figure wherever one can stand, tiles as they come, now this place and now that. Where nothing is
 * offered, what was pressed before is still on its way.
 */
async function step(page: Page, hands: Hands, turn: number): Promise<void> {
  const { words, places, figures, holding, tiles } = await look(page);
  const wanted = words.length === 1 ? /^/ : /^(draw|end|leave|decline|drop .*|lay .*)$/;
  const said = words.find(word => wanted.test(word));
  if (holding) await hands.hex(page, places.findLast(place => place.includes('/')) ?? '');
  else if (figures > 0 && places.length > 0) await hands.press(page, 'button.figure-place.lit');
  else if (tiles > 0) await hands.press(page, 'button.tile-place.lit');
  else if (said !== undefined && !(said === 'stay' && turn % 2)) await hands.press(page, buttonOf(said));
  else if (places.length > 0) await hands.hex(page, placeAmong(places, turn));
}

/** The one big button of a forced move says no word. */
function buttonOf(word: string): string {
  return word === '' ? '[aria-label="Your turn"] .acts .button' : `[data-word="${word}"]`;
}

/** Plays until the log or the game has come far enough. */
async function playUntil(page: Page, hands: Hands, enough: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; (await untilAsked(page)) === 'turn' && !(await enough()); turn++) await step(page, hands, turn);
}

const never = () => Promise.resolve(false);
/** Ann's figure took a field since she sat down; a game can be unlucky, so four turns are enough too. */
async function scored(page: Page): Promise<() => Promise<boolean>> {
  const before = (await keptEntries(page, matchOf(page))).length;
  return async () => {
    const news = (await keptEntries(page, matchOf(page))).slice(before);
    const occupied = news.some(entry => entry.actor === 0 && 'move' in entry && entry.move.startsWith('occupy'));
    return occupied || turnsOfAnn(news) >= 4;
  };
}

/** Bots move between her turns. */
function turnsOfAnn(entries: readonly Pick<Entry, 'actor'>[]): number {
  const seats = entries.filter(({ actor }) => typeof actor === 'number');
  return seats.filter(({ actor }, i) => actor !== 0 && seats[i - 1]?.actor === 0).length;
}

test('a game for two by mouse to its end, and its result', async ({ visitor }) => {
  const page = await sitDown(visitor, laptop, quickOrLong(0.97, 0));
  await playUntil(page, mouse, never);
  const { match, entries } = await keptMatch(page, matchOf(page));
  const table = openTable(await loadGame(game), match, entries);
  expect(isOver(table)).toBe(true);
  const { scores, winners } = resultOf(table);
  const shown = await page.getByRole('dialog', { name: 'The game is over' }).innerText();
  for (const points of scores) expect(shown).toMatch(new RegExp(`\\b${points}\\b`));
  // How it ends is chance, a draw too.
  const isDraw = winners.length === scores.length;
  expect(shown).toContain(isDraw ? 'The game is a draw.' : `with ${scores[winners[0]]} points`);
});

test('with a free start the caravan is taken to an end of the cross, and the log says where it begins', async ({
  visitor,
}) => {
  const page = await sitDown(visitor, laptop, 0, { edition: 2, freeStart: true });
  await untilAsked(page);
  await page.getByText('Choose the end of the cross where your caravan begins.').first().waitFor();
  expect((await look(page)).places.toSorted()).toEqual(['a6', 'f1', 'f11', 'k6']);
  await mouse.hex(page, 'k6');
  const end = page.getByRole('region', { name: 'Your turn' }).getByRole('button', { name: 'End turn' });
  await expect.poll(() => end.isEnabled()).toBe(true);
  await end.click();
  const movesOfAnn = async () =>
    (await keptEntries(page, matchOf(page))).flatMap(entry =>
      entry.actor === 0 && 'move' in entry ? [entry.move] : [],
    );
  await expect.poll(movesOfAnn).toEqual(['go k6']);
  await page.getByText('Ann’s caravan begins at k6.').first().waitFor();
});

longTest('moving, exploring and scoring by keys alone, then giving up', async ({ visitor }) => {
  const page = await sitDown(visitor, laptop, 0.4);
  await playUntil(page, keys, await scored(page));
  await resign(page, keys);
});

longTest('moving, exploring and scoring by finger on a phone, then giving up', async ({ visitor }) => {
  const page = await sitDown(visitor, phone, 0.4);
  await playUntil(page, finger, await scored(page));
  await resign(page, finger);
});

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { quickOrLong } from '../../src/engine/testing/samples.ts';
import { LONGEST_TEST } from '../../src/engine/testing/waiting.ts';
import { colours } from '../../src/games/durch-die-wueste/rules/state.ts';
import { type GameId, gameIds } from '../../src/games/registry.ts';
import { daysAfter } from '../../src/table/day.ts';
import { type KnownPuzzle, readPuzzles } from '../../src/table/puzzle.ts';
import { coursesOf } from '../../src/web/puzzles/courses.ts';
import { puzzleOfDay } from '../../src/web/puzzles/puzzle-choice.ts';
import { puzzles as words } from '../../src/web/words/puzzles.en.ts';
import { setDay } from './calendar.ts';
import { finger, type Hands, keys, mouse } from './hands.ts';
import { judge } from './judge.ts';
import { longTest } from './long.ts';
import { GAME, goOutside, keepMatch, playedMatch } from './matches.ts';
import { openHouse } from './server.ts';
import { expect, phone, smallPhone, tablet, test, type Visit, type Visitor } from './visitor.ts';

const puzzles = readPuzzles(GAME, readFileSync(`src/web/catalogue/puzzle-files/${GAME}.jsonl`, 'utf8'));
const isPlain = ({ best }: Pick<KnownPuzzle, 'best'>) => best.moves.every(move => move.startsWith('camel '));
const puzzle = puzzles.find(each => isPlain(each) && !each.further)!;

const verdict = (page: Page) => page.locator('.verdict');
/** The turn is to be found. */
const asked = (page: Page) => page.locator('.prompt:not(.verdict)');
const endTurn = (page: Page) => page.getByRole('button', { name: 'End turn' });

/** A day whose puzzle is one turn of camels. */
const day = Array.from({ length: 60 }, (_, i) => daysAfter('2026-12-01', i)).find(each => {
  const found = puzzleOfDay(puzzles, each)!;
  return isPlain(found) && !found.further;
})!;
const ofDay = puzzleOfDay(puzzles, day)!;

async function openPuzzle(visitor: Visitor, { id }: KnownPuzzle, visit?: Visit): Promise<Page> {
  const page = await visitor.open(`#/puzzles/${GAME}?puzzle=${id}`, visit);
  await asked(page).waitFor();
  return page;
}

/** Places the camels of a turn, and ends it. */
async function playTurn(page: Page, hands: Hands, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const [, colour, hex] = move.split(' ');
    await hands.colour(
      page,
      colours.findIndex(name => name === colour),
    );
    await hands.hex(page, hex ?? '');
  }
  await hands.button(page, 'End turn');
}

const ways: readonly (readonly [string, Hands, Visit])[] = [
  ['mouse', mouse, {}],
  ['finger', finger, phone],
  ['keys alone', keys, {}],
];

test.for(quickOrLong(ways.slice(0, 1), ways))(
  'a puzzle is solved by %s: it says why, remembers it, and goes on',
  async ([, hands, visit], { visitor }) => {
    const page = await openPuzzle(visitor, puzzle, visit);
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    await playTurn(page, hands, puzzle.best.moves);
    await verdict(page).getByRole('heading', { name: 'The best turn' }).waitFor();
    await expect.poll(() => verdict(page).innerText()).toMatch(/\. \S/);
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContainEqual(expect.stringContaining('The best turn.'));
    // Whoever came here by key goes on from here.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Next puzzle');
    await hands.press(page, 'a:text-is("Next puzzle")');
    await asked(page).waitFor();
    expect(page.url()).not.toContain(`puzzle=${puzzle.id}`);
    await page.goto(`${visitor.home}/#/puzzles/${GAME}`);
    await page.getByRole('link', { name: new RegExp(`^All\\s*1 of ${puzzles.length} solved`) }).waitFor();
  },
);

test.for(quickOrLong(ways.slice(1, 2), ways))(
  'a puzzle is failed by %s: it says what that costs, the others answer, and the solution is shown',
  async ([, hands, visit], { visitor }) => {
    const page = await openPuzzle(visitor, puzzle, visit);
    const log = page.getByRole('list', { name: 'What happened' }).getByRole('listitem');
    const before = await log.count();
    await playTurn(page, hands, puzzle.rivals[0].moves);
    await verdict(page)
      .getByText(/It gives away \d+% of your chances to win\./)
      .waitFor();
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContainEqual(expect.stringMatching(`A better turn is about: ${words.themes[puzzle.theme]}.`));
    // The others play on; where there is room for it, the log shows it. Nobody hears it.
    if (visit !== phone) await expect.poll(() => log.count()).toBeGreaterThan(before + puzzle.rivals[0].moves.length);
    expect(await page.locator('[data-announcer]').innerText()).not.toMatch(/(Amira|Idris|Leila) places/);
    await hands.press(page, '.verdict button:text-is("Solution")');
    await verdict(page).getByRole('heading', { name: 'Solution' }).waitFor();
    await expect.poll(() => verdict(page).innerText()).toMatch(/The best turn: .*\. \S/);
    await hands.press(page, 'button:text-is("Try again")');
    await asked(page).waitFor();
    await page.locator('[data-announcer]').getByText('Find the best turn').waitFor();
    expect(await page.locator('[data-announcer]').innerText()).not.toMatch(/ to move\./);
    await page.goto(`${visitor.home}/#/puzzles/${GAME}`);
    await page.getByRole('link', { name: new RegExp(`^All\\s*0 of ${puzzles.length} solved`) }).waitFor();
  },
);

async function openDay(visitor: Visitor): Promise<Page> {
  const context = await visitor.arrive();
  await setDay(context, day);
  const page = await context.newPage();
  await page.goto(`${visitor.home}/#/puzzles/${GAME}?puzzle=day`);
  await asked(page).waitFor();
  return page;
}

test('a solution that was seen is not found by oneself: the position is fresh again, and the day says so', async ({
  visitor,
}) => {
  const page = await openDay(visitor);
  await page.getByRole('button', { name: 'Solution' }).click();
  await verdict(page).getByRole('heading', { name: 'Solution' }).waitFor();
  await page.goto(`${visitor.home}/#/puzzles`);
  const card = page.locator(`.mood-${GAME}`);
  await card.getByRole('link', { name: /^Puzzle of the day/ }).click();
  await asked(page).waitFor();
  expect(await endTurn(page).isEnabled()).toBe(false);
  await page.reload();
  await asked(page).waitFor();
  expect(await endTurn(page).isEnabled()).toBe(false);
  await playTurn(page, mouse, ofDay.best.moves);
  await verdict(page).getByText('You have seen the solution today').waitFor();
  await page.goto(`${visitor.home}/#/puzzles`);
  await card.getByText('Solution seen').waitFor();
});

test('the puzzle of the day leads on to the next one, and says once that the turn was the best', async ({
  visitor,
}) => {
  const page = await openDay(visitor);
  await playTurn(page, mouse, ofDay.best.moves);
  await verdict(page).getByRole('heading', { name: 'The best turn' }).waitFor();
  await expect.poll(() => verdict(page).innerText()).toMatch(/\. \S/);
  expect((await verdict(page).innerText()).match(/The best turn/g)).toHaveLength(1);
  await verdict(page).getByRole('link', { name: 'Next puzzle' }).click();
  await asked(page).waitFor();
  expect(page.url()).not.toContain('puzzle=day');
});

test('whoever only hears it is told which game it is, what is asked and how hard it is, and that there are no hints', async ({
  visitor,
}) => {
  const page = await openPuzzle(visitor, puzzle);
  const said = page.getByRole('log').first();
  const asks = `Find the best turn: ${words.levels[puzzle.level - 1]}.`;
  await said.getByText(`Durch die Wüste. ${asks}`).waitFor();
  await page.getByRole('main').getByText('Find the best turn').waitFor();
  await page.keyboard.press('h');
  await said.getByText('Puzzles have no hints.').waitFor();
});

test('on the smallest phone nothing but the title and the names stands over the board of a puzzle', async ({
  visitor,
}) => {
  const page = await openPuzzle(visitor, puzzle, smallPhone);
  const edges = async (part: string) => {
    const { y, height } = (await page.locator(part).boundingBox())!;
    return { top: y, bottom: y + height };
  };
  const [title, names, board] = [await edges('.header'), await edges('.score-strip'), await edges('.stage-place')];
  expect(names.top - title.bottom).toBeLessThan(10);
  expect(board.top - names.bottom).toBeLessThan(10);
  // The title is read whole.
  const cut = await page.locator('h1').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(cut).toBe(false);
});

test('how a small board is touched is told at one puzzle, and not again at the next', async ({ visitor }) => {
  const page = await openPuzzle(visitor, puzzle, smallPhone);
  await page.locator('.touch-tip').waitFor();
  await page.goto(`${visitor.home}/#/puzzles/${GAME}`);
  await page.getByRole('heading', { name: 'By theme' }).waitFor();
  await page.goto(`${visitor.home}/#/puzzles/${GAME}?puzzle=${puzzle.id}`);
  await page.locator('.targets').first().waitFor();
  await expect.poll(() => page.locator('.touch-tip').count()).toBe(0);
});

test('three ways to go on leave the pieces beside them their room on a tablet', async ({ visitor }) => {
  const page = await openPuzzle(visitor, puzzle, tablet);
  const room = async () => (await page.locator('.stock-place').boundingBox())?.width ?? 0;
  const before = await room();
  await playTurn(page, finger, puzzle.rivals[0].moves);
  await verdict(page).getByRole('button', { name: 'Solution' }).waitFor();
  expect(await room()).toBe(before);
});

longTest(
  'the first of two turns is answered on the board, and the second one solves the puzzle',
  async ({ visitor }) => {
    const two = puzzles.find(each => each.further && isPlain(each) && isPlain(each.further))!;
    const page = await openPuzzle(visitor, two);
    await page.getByRole('region', { name: /Turn 1 of 2$/ }).waitFor();
    await playTurn(page, mouse, two.best.moves);
    await verdict(page).getByRole('button', { name: 'The second turn' }).click();
    await page.getByRole('region', { name: /Turn 2 of 2$/ }).waitFor();
    await asked(page).waitFor();
    await playTurn(page, mouse, two.further!.best.moves);
    await verdict(page).getByRole('link', { name: 'Next puzzle' }).waitFor();
    await page.goto(`${visitor.home}/#/puzzles/${GAME}`);
    await page.getByRole('link', { name: /^Two turns\s*1 of/ }).waitFor();
  },
);

longTest('first tries are counted for whoever ticks that and has a name, and for nobody else', async ({ visitor }) => {
  const house = await openHouse();
  onTestFinished(() => house.close());
  const page = await visitor.open(`${house.home}/#/lobby`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${house.home}/#/puzzles/${GAME}`);
  const tick = page.getByRole('checkbox', { name: /^Count my first tries/ });
  const dialog = page.getByRole('dialog');
  await tick.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => tick.isChecked()).toBe(false);
  await tick.click();
  await dialog.getByRole('textbox').fill('Ann');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await tick.isChecked()).toBe(true);
  /** How many tries of hers the server knows. */
  const kept = () =>
    page.evaluate(async () => {
      const { tables } = (await (await fetch('/api/privacy')).json()) as { tables: { table: string; yours: number }[] };
      return tables.find(({ table }) => table === 'puzzle_tries')?.yours;
    });
  expect(await kept()).toBe(0);
  await page.goto(`${house.home}/#/puzzles/${GAME}?puzzle=${puzzle.id}`);
  await page.getByRole('button', { name: 'Solution' }).click();
  await expect.poll(kept).toBe(1);
});

/** One puzzle for each kind of move that a turn to be found begins with. */
function kindsOf(game: GameId): readonly KnownPuzzle[] {
  const all = readPuzzles(game, readFileSync(`src/web/catalogue/puzzle-files/${game}.jsonl`, 'utf8'));
  const kindOf = ({ best }: KnownPuzzle) => best.moves[0].split(' ')[0];
  const kinds = [...new Set(all.map(kindOf))].toSorted();
  return kinds.map(kind => all.find(each => kindOf(each) === kind)!);
}

test.for(gameIds)(
  'puzzles of %s shut nobody out: what they show is what they are called',
  async (game, { visitor }) => {
    const page = await (await visitor.arrive()).newPage();
    for (const { id } of kindsOf(game).slice(quickOrLong(-2, 0))) {
      await goOutside(page, visitor.home);
      await page.goto(`${visitor.home}/#/puzzles/${game}?puzzle=${id}`);
      await asked(page).waitFor();
      await judge(page);
    }
  },
);

longTest('a course leads from puzzle to puzzle, and knows what is solved', async ({ visitor }) => {
  const isShort = (first: KnownPuzzle) => isPlain(first) && !first.further;
  const { theme, puzzles: steps } = coursesOf(puzzles).find(course => isShort(course.puzzles[0]))!;
  const page = await visitor.open(`#/puzzles/${GAME}`);
  await page.getByRole('link', { name: `Course: ${words.themes[theme]}` }).click();
  await page.getByText(words.courseAbout[theme]).waitFor();
  await judge(page);
  await page.getByRole('link', { name: 'Begin the course' }).click();
  await page.getByText(`1 of ${steps.length}`, { exact: true }).waitFor();
  await playTurn(page, mouse, steps[0].best.moves);
  await verdict(page).getByRole('link', { name: 'Next puzzle' }).click();
  await page.getByText(`2 of ${steps.length}`, { exact: true }).waitFor();
  await page.goto(`${visitor.home}/#/puzzles/${GAME}?course=${theme}`);
  await page.getByRole('list', { name: `1 of ${steps.length} solved` }).waitFor();
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.getByText(`2 of ${steps.length}`, { exact: true }).waitFor();
});

longTest('the puzzle of the day is one press from the start page, and the same for everybody', async ({ visitor }) => {
  const seen: unknown[] = [];
  for (const _ of ['one', 'another']) {
    const page = await visitor.open('#/');
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await page.getByRole('link', { name: 'Puzzle of the day: Durch die Wüste' }).click();
    await asked(page).waitFor();
    // What lies around a place is told a little later than what lies on it.
    seen.push(
      await page
        .locator('svg > .targets > [data-place]')
        .evaluateAll(places => places.map(place => place.getAttribute('aria-label')?.split('.')[0])),
    );
  }
  expect(seen[0]).toHaveLength(189);
  expect(seen[0]).toEqual(seen[1]);
});

longTest('what cost most in one’s own game is a puzzle after its review', async ({ visitor }) => {
  const page = await visitor.open('#/settings');
  const kept = await playedMatch({ seats: 3, played: 1 });
  await keepMatch(page, kept);
  await page.goto(`${visitor.home}/#/replay/${kept.id}?panel=review`);
  await page.getByRole('link', { name: 'Learn from your mistakes' }).click({ timeout: LONGEST_TEST });
  await page.getByText(/^Mistake 1 of [123]$/).waitFor();
  await asked(page).waitFor();
  await page.getByRole('button', { name: 'Solution' }).click();
  await verdict(page).getByRole('heading', { name: 'Solution' }).waitFor();
  await expect.poll(() => verdict(page).innerText()).toMatch(/The best turn: .*\./);
  // Through all of them, and back to where they came from.
  const on = verdict(page).getByRole('link', { name: 'Next puzzle' });
  for (let number = 2; (await on.count()) > 0; number++) {
    await on.click();
    await page.getByText(new RegExp(`^Mistake ${number} of [123]$`)).waitFor();
    await page.getByRole('button', { name: 'Solution' }).click();
    await verdict(page).getByRole('heading', { name: 'Solution' }).waitFor();
  }
  await verdict(page).getByRole('link', { name: 'Back to the review' }).click();
  await page.getByRole('link', { name: 'Learn from your mistakes' }).waitFor();
});

longTest(
  'a puzzle that was tried goes to the study board, with its solution and what was tried',
  async ({ visitor }) => {
    const page = await openPuzzle(visitor, puzzle);
    expect(await page.getByRole('button', { name: 'Study it' }).count()).toBe(0);
    await playTurn(page, mouse, puzzle.rivals[0].moves);
    await page.getByRole('button', { name: 'Study it' }).click();
    await page.waitForURL(/#\/study\/\w+/);
    const lines = page.getByRole('navigation', { name: 'Lines' });
    // The best turn is marked as such; what was tried leaves it somewhere.
    await lines.getByRole('button', { name: / !$/ }).waitFor();
    expect(await lines.locator('.variation').count()).toBeGreaterThan(0);
  },
);

longTest(
  'a link to a puzzle that is no longer offered still opens it, and a wrong one says so',
  async ({ visitor }) => {
    const [old] = readPuzzles(GAME, readFileSync(`src/web/catalogue/puzzle-files/retired/${GAME}.jsonl`, 'utf8'));
    expect(puzzles.map(({ id }) => id)).not.toContain(old.id);
    const page = await openPuzzle(visitor, old);
    await page.getByRole('button', { name: 'Solution' }).click();
    await verdict(page).getByRole('heading', { name: 'Solution' }).waitFor();
    await page.goto(`${visitor.home}/#/puzzles/${GAME}?puzzle=99999-1`);
    await page.getByText('There is no such puzzle here.').waitFor();
  },
);

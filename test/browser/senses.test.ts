import type { Page } from 'playwright-core';
import type { GameId } from '../../src/games/registry.ts';
import { BlindPlayer } from './blind.ts';
import { longTest } from './long.ts';
import { idOf, type Wish, windowWith } from './matches.ts';
import { untilAsked } from './table.ts';
import { expect, laptop, test, type Visit, type Visitor } from './visitor.ts';

async function sitDown(visitor: Visitor, wish: Wish, visit: Visit = laptop): Promise<Page> {
  const page = await windowWith(await visitor.arrive(visit), visitor.home, [wish]);
  await page.addInitScript(listenToAll);
  await page.goto(`${visitor.home}/#/play/${idOf(wish)}`);
  await untilAsked(page);
  return page;
}

/** Writes down every sentence that the live log says, when it is said, and what comes into any region that is read aloud. */
function listenToAll(): void {
  const heard: string[] = [];
  const aloud: string[] = [];
  Object.assign(window, { heard, aloud });
  const isReadAloud = (region: Element | null) =>
    region !== null && (region.getAttribute('aria-live') ?? 'polite') !== 'off';
  new MutationObserver(changes => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement) || !(target instanceof Element)) continue;
        if (node.matches('p') && target.matches('.unseen[role="log"]')) heard.push(node.textContent);
        if (isReadAloud(target.closest('[aria-live], [role="log"], [role="status"], [role="alert"]')))
          aloud.push(node.textContent);
      }
  }).observe(document, { childList: true, subtree: true });
}

function heardOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);
}

/** All that was read aloud since so much of it had been. */
function readSince(page: Page, before: number): Promise<readonly string[]> {
  return page.evaluate(from => (window as unknown as { aloud: readonly string[] }).aloud.slice(from), before);
}

/** How the match ended is said last: who has won, and the points of all where they are figures. */
async function expectEndHeard(page: Page): Promise<void> {
  const lastHeard = async () => (await heardOn(page)).slice(-2).join(' ');
  await expect.poll(lastHeard).toMatch(/(\bwins?|share the win)\b[^.]*\.( Points: [^.]*\.)?$/);
}

/** What can be typed now, by the first word: read from the answer. */
async function choicesOf(blind: BlindPlayer, step: number): Promise<ReadonlyMap<string, string>> {
  const answer = await blind.ask(`what can I do ${step}`);
  const examples = [...answer.matchAll(/“([^”]+)”/g)].map(([, example]) => example);
  return new Map(examples.map(example => [example.split(' ')[0], example]));
}

/** What a blind person prefers in Wüstensöhne, in this order; what is not named comes last. */
const wishes = ['draw', 'own', 'score', 'occupy', 'set', 'put', 'leave', 'end', 'decline', 'pass', 'stay', 'skip'];

/** Walks over the places that can be chosen until one is told as wished, and chooses it. False where none is. */
async function walkTo(blind: BlindPlayer, wanted: (heard: string) => boolean): Promise<boolean> {
  await blind.leaveLine();
  const first = await blind.hear('n');
  for (let heard = first, i = 0; i < 30; i++) {
    if (wanted(heard)) {
      await blind.hear('Enter');
      return true;
    }
    heard = await blind.hear('n');
    if (heard === first) return false;
  }
  return false;
}

/** Lays the tile as one of the ways that were told; turns it by R until it lies so. Says where, and how it lies. */
async function layAsTold(blind: BlindPlayer): Promise<{ cell: string; tile: string }> {
  const told = [...(await blind.task()).matchAll(/On (\w+) it fits so: ([^.]*)\./g)];
  const [, cell, list] = told.at(-1) ?? [];
  const tile = list.split('; or so: ').at(-1) ?? '';
  expect(tile, 'the ways to lay the tile are told').toMatch(/^(oasis (to|on)|desert)/);
  await blind.leaveLine();
  let heard = await blind.hear('n');
  for (let i = 0; !heard.startsWith(`${cell}:`); heard = await blind.hear('n')) expect(i++).toBeLessThan(30);
  // Where there are several places and several ways, the first Enter chooses the place.
  if (list.includes('; or so: ') && !heard.includes('; chosen')) {
    await blind.page.keyboard.press('Enter');
    heard = await blind.hearUntil('; chosen');
  }
  // After a turn the sentence begins with it.
  for (let i = 0; !heard.replace(/^Now /, 'now ').includes(`now ${tile}`); i++) {
    expect(i).toBeLessThan(5);
    heard = await blind.hear('r');
  }
  await blind.page.keyboard.press('Enter');
  await blind.page
    .getByRole('region', { name: 'Your turn' })
    .filter({ hasText: 'it fits so' })
    .waitFor({ state: 'hidden' });
  return { cell, tile };
}

/** One decision in Wüstensöhne, from what is told alone. */
async function decide(blind: BlindPlayer, step: number): Promise<void> {
  const task = await blind.task();
  if (task.includes('it fits so')) {
    const { cell, tile } = await layAsTold(blind);
    expect(await blind.ask(`around ${cell}`)).toContain(`${cell}: ${tile}`);
  } else {
    const choices = await choicesOf(blind, step);
    const moving =
      choices.has('go') &&
      (await walkTo(blind, heard => /can be chosen/.test(heard) && /open/.test(heard) && !heard.includes('driver')));
    const wish = moving ? undefined : (wishes.find(verb => choices.has(verb)) ?? [...choices.keys()][0]);
    if (wish !== undefined) expect(await blind.ask(`play ${choices.get(wish)}`)).toMatch(/^Done: /);
  }
  await blind.ask('end turn');
}

test('a round of Wüstensöhne from what is heard alone: where each tile fits, how it lies, and what it borders on', async ({
  visitor,
}) => {
  const page = await sitDown(visitor, { game: 'wuestensoehne', seats: 2, played: 0.3, level: 'learning' });
  const blind = new BlindPlayer(page);
  let laid = 0;
  for (let step = 0; step < 30 && laid === 0; step++) {
    await untilAsked(page);
    laid += Number((await blind.task()).includes('it fits so'));
    await decide(blind, step);
  }
  expect(laid).toBe(1);
});

test('a move is typed as the game writes it, and the log is one stop of the tab key with arrow keys inside', async ({
  visitor,
}) => {
  const page = await sitDown(visitor, { game: 'wuestensoehne', seats: 2, played: 0.3, next: 'go' });
  const blind = new BlindPlayer(page);
  expect(await blind.ask('stay')).toMatch(/^Done: /);
  expect(await blind.ask('undo')).toBe('Taken back.');
  await blind.leaveLine();
  const log = page.getByRole('list', { name: 'What happened' });
  const stops = log.locator('button[tabindex="0"]');
  await expect.poll(() => stops.count()).toBe(1);
  const above = await log.getByRole('button').nth(-2).innerText();
  await stops.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).innerText)).toBe(above);
  expect(await stops.count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: /^Looking back/ }).waitFor();
});

test('an answer is read aloud once, and a move that is typed is told once, by the table', async ({ visitor }) => {
  const page = await sitDown(visitor, { game: 'wuestensoehne', seats: 2, played: 0.3, next: 'go' });
  const blind = new BlindPlayer(page);
  const score = await blind.ask('score');
  expect((await readSince(page, 0)).filter(text => text.endsWith(score))).toHaveLength(1);
  const before = (await readSince(page, 0)).length;
  const told = (text: string) => text.includes('stays where it is');
  expect(await blind.ask('stay')).toMatch(/^Done: /);
  await expect.poll(async () => (await readSince(page, before)).filter(told)).toHaveLength(1);
  expect((await readSince(page, before)).filter(text => text.includes('Done: '))).toEqual([]);
});

longTest('a whole game of Wüstensöhne from what is heard alone', async ({ visitor }) => {
  const page = await sitDown(visitor, { game: 'wuestensoehne', seats: 2, played: 0, level: 'learning' });
  const blind = new BlindPlayer(page);
  for (let step = 0; (await untilAsked(page)) === 'turn'; step++) await decide(blind, step);
  await expectEndHeard(page);
});

/** Plays on with whatever is offered first, by typing alone. */
async function playByTyping(page: Page): Promise<void> {
  const blind = new BlindPlayer(page);
  for (let step = 0; (await untilAsked(page)) === 'turn'; step++) {
    const [first] = (await choicesOf(blind, step)).values();
    if (first !== undefined) await blind.ask(`play ${first}`);
    await blind.ask('end turn');
  }
}

/** The log on the screen, the oldest line first, without what was won. */
function logOf(page: Page): Promise<readonly string[]> {
  return page
    .locator('.log-list li button')
    .evaluateAll(rows => rows.map(row => row.lastElementChild?.firstChild?.textContent ?? ''));
}

/** Steps are heard as walks: how, is seen below. */
const isStep = (line: string) => / from \S.* to \S+ (?:for|with) /.test(line);

const others: readonly GameId[] = ['durch-die-wueste', 'wuestenkoenige', 'nomadi'];

for (const game of others)
  longTest(
    `a whole game of ${game} by typing: what others do is announced once, and nothing else`,
    async ({ visitor }) => {
      const page = await sitDown(visitor, { game, seats: 2, played: 0.6, level: 'learning' });
      const begun = (await logOf(page)).length;
      await playByTyping(page);
      await expectEndHeard(page);
      const heard = await heardOn(page);
      expect(heard.filter(text => /may not see|Chance decides|undefined|NaN/.test(text))).toEqual([]);
      const theirs = (await logOf(page)).slice(begun).filter(line => line.startsWith('Bot blue') && !isStep(line));
      expect(theirs.length).toBeGreaterThan(3);
      for (const line of new Set(theirs)) {
        const often = (lines: readonly string[]) => lines.filter(text => text.startsWith(line)).length;
        expect(often(heard), line).toBe(often(theirs));
      }
    },
  );

const walk = /walks from (?<from>.+) to (?<to>.+) for (?<cost>\d+) points?\./;

/** What the steps that the log tells of come to, where each goes on from the one before. */
function walksIn(log: readonly string[]): readonly string[] {
  const walks: { from: string; to: string; cost: number }[] = [];
  let last = -1;
  for (const [i, line] of log.entries()) {
    const { from = '', to = '', cost } = walk.exec(line)?.groups ?? {};
    if (cost === undefined) continue;
    const before = last === i - 1 ? walks.at(-1) : undefined;
    last = i;
    if (before?.to === from) Object.assign(before, { to, cost: before.cost + Number(cost) });
    else walks.push({ from, to, cost: Number(cost) });
  }
  return walks.map(({ from, to, cost }) => `${from} to ${to}: ${cost}`);
}

longTest('what others did is played back with one sentence for each walk', async ({ visitor }) => {
  const page = await sitDown(visitor, { game: 'wuestenkoenige', seats: 2, played: 0.4 });
  // Walks are known as such once the page has learned to tell where one is.
  await new BlindPlayer(page).ask('score');
  const log = await logOf(page);
  const theirs = log.slice(log.findLastIndex(line => !line.startsWith('Bot blue')) + 1);
  const before = (await heardOn(page)).length;
  await page.getByRole('button', { name: '1 new turn' }).press('Enter');
  await expect.poll(async () => (await heardOn(page)).slice(before).at(-1)).toMatch(/^Play a card/);
  const heard = (await heardOn(page)).slice(before).filter(text => walk.test(text));
  expect(walksIn(theirs).length).toBeLessThan(theirs.filter(line => walk.test(line)).length);
  expect(heard.map(text => walksIn([text])[0])).toEqual(walksIn(theirs));
  expect((await heardOn(page)).slice(before).filter(text => text.startsWith('Looking back'))).toHaveLength(1);
});

longTest('a way over several fields that is chosen at once is told as one', async ({ visitor }) => {
  const page = await sitDown(visitor, { game: 'wuestenkoenige', seats: 2, played: 0 });
  await new BlindPlayer(page).ask('score');
  const lit = page.locator('[data-lit]');
  await page.locator('[data-lit][data-place="palace"]').click();
  const costOf = (label: string) => Number(/(\d+) movement points?/.exec(label)?.[1] ?? 0);
  const places = () =>
    lit.evaluateAll(found =>
      found.map(place => [place.dataset['place'] ?? '', place.getAttribute('aria-label') ?? '']),
    );
  await expect.poll(async () => (await places()).some(([, label]) => costOf(label) > 2)).toBe(true);
  const [farthest] = (await places()).toSorted(([, one], [, other]) => costOf(other) - costOf(one));
  const before = (await heardOn(page)).length;
  await page.locator(`[data-lit][data-place="${farthest[0]}"]`).click();
  const heard = async () => (await heardOn(page)).slice(before);
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/^Move camels|^Change the desert|^Others stand/);
  const walks = (await heard()).filter(text => walk.test(text));
  expect(walks.map(text => walksIn([text])[0])).toEqual([
    expect.stringMatching(new RegExp(` to ${farthest[0]}: ${costOf(farthest[1])}$`)),
  ]);
});

longTest('the names of fields can be written on every board, and taken from it', async ({ visitor }) => {
  const written = (page: Page, text: string) =>
    page.locator('main svg text', { hasText: new RegExp(`^${text}$`) }).first();
  const desert = await sitDown(visitor, { seats: 2, played: 0.2 }, { ...laptop, settings: { 'field-names': 'on' } });
  await written(desert, 'g5').waitFor();
  const sons: Wish = { game: 'wuestensoehne', seats: 2, played: 0.2 };
  await written(await sitDown(visitor, sons), 'c').waitFor();
  const bare = await sitDown(visitor, sons, { ...laptop, settings: { 'field-names': 'off' } });
  await bare.getByRole('application').waitFor();
  expect(await written(bare, 'c').isVisible()).toBe(false);
});

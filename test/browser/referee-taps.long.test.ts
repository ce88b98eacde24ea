import { mkdirSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { applyEntry } from '../../src/engine/asides.ts';
import type { AnyState } from '../../src/engine/state.ts';
import { type GameId, loadGame } from '../../src/games/registry.ts';
import { figuresTallestFirst } from '../../src/games/wuestensoehne/view/scene/scene.ts';
import { firstState } from '../../src/table/first-state.ts';
import type { Entry } from '../../src/table/match.ts';
import { mouse } from './hands.ts';
import { longTest } from './long.ts';
import { type Kept, keepMatch, keptEntries, playedMatch } from './matches.ts';
import { outcomeTaps, type Shown, shortestTaps, shownGame, type Tap } from './shortest-taps.ts';
import { matchOf } from './table.ts';
import { expect, laptop, type Visitor } from './visitor.ts';

const TURNS = 12;

const movesOf = (entries: readonly Entry[]) => entries.flatMap(entry => ('move' in entry ? [entry.move] : []));

/** Two people with the printed game between them, in mid-game. */
async function sitDown(visitor: Visitor, kept: Kept): Promise<Page> {
  const page = await visitor.open('#/', laptop);
  await keepMatch(page, kept);
  await page.goto(`${visitor.home}/#/play/${kept.id}`);
  await page.getByRole('region', { name: 'Referee' }).waitFor();
  return page;
}

/** Where a tap is made on the page. */
function targetOf(page: Page, { words }: Shown, { on, name }: Tap, seat: number): Locator {
  switch (on) {
    case 'place':
      return page.locator(`svg > .targets > [data-place="${name}"][data-lit]`);
    case 'card':
      return page.locator(`.hand-of-cards [data-card="${name}"]`);
    case 'herd':
      return page.locator(`button.herd:has(.coat-${name})`);
    case 'tile': {
      const { tile } = words as unknown as { tile: (kind: string) => string };
      return page.locator('button.tile-place.lit').and(page.getByLabel(tile(name.split(' ').at(-1)!), { exact: true }));
    }
    case 'figure':
      return page
        .locator('.own-figures:has(button.lit) > li')
        .nth(figuresTallestFirst(seat).indexOf(Number(name) - 1))
        .locator('button');
    case 'turn':
      return page.locator('button.tile-place.held');
    case 'only':
      return page.locator('.prompt .acts .button:not(.plain):not([data-word])');
    default:
      return page.locator(`[data-word="${name}"]`);
  }
}

/** What a turn took: its moves, what chance brought in it, and the taps for both; the rest of the taps hand the device on. */
interface Taken {
  moves: number;
  moveTaps: number;
  outcomes: number;
  outcomeTaps: number;
  taps: number;
  seconds: number;
}

/** Somebody who knows what will be done at the table, and enters it by the shortest way that the page offers. */
class Clerk {
  readonly #page: Page;
  readonly #shown: Shown;
  readonly #state: AnyState;
  #turned = 0;
  #seat = 0;
  #handOvers = 0;

  constructor(page: Page, shown: Shown, state: AnyState) {
    this.#page = page;
    this.#shown = shown;
    this.#state = state;
  }

  async #tap(tap: Tap): Promise<void> {
    const target = targetOf(this.#page, this.#shown, tap, this.#seat).first();
    const take = this.#page.getByRole('button', { name: /^I am / });
    await target.or(take).first().waitFor({ state: 'attached' });
    if (await take.isVisible()) {
      await take.click();
      this.#handOvers++;
      await target.waitFor({ state: 'attached' });
    }
    if (tap.on === 'place') await mouse.hex(this.#page, tap.name);
    else await target.click();
  }

  #tapsFor({ actor }: Entry, moves: readonly string[]): readonly Tap[] {
    if (typeof actor !== 'number') return outcomeTaps(this.#shown.game, this.#state, moves[0]);
    this.#seat = actor;
    const { taps, turned } = shortestTaps(this.#shown, this.#state, moves, this.#turned);
    this.#turned = turned;
    return taps;
  }

  /** Enters what one seat does in a row, or one outcome; says how many taps that took, and how often the device changed hands. */
  async enter(entries: readonly Entry[]): Promise<{ readonly taps: number; readonly handOvers: number }> {
    const before = this.#handOvers;
    const taps = this.#tapsFor(entries[0], movesOf(entries));
    for (const tap of taps) await this.#tap(tap);
    for (const entry of entries) if ('move' in entry) applyEntry(this.#shown.game, this.#state, entry);
    return { taps: taps.length, handOvers: this.#handOvers - before };
  }
}

/** The entries of one seat in a row, or a single outcome. */
function runAt(entries: readonly Entry[], at: number): readonly Entry[] {
  const { actor } = entries[at];
  if (typeof actor !== 'number') return entries.slice(at, at + 1);
  const rest = entries.slice(at);
  const end = rest.findIndex(entry => entry.actor !== actor);
  return end < 0 ? rest : rest.slice(0, end);
}

function stateAfter({ game }: Shown, { match, entries }: Kept): AnyState {
  const s = firstState(game, match);
  for (const entry of entries) if ('move' in entry) applyEntry(game, s, entry);
  return s;
}

/** Turn by turn, with what chance brings in each. */
async function enterTurns(page: Page, clerk: Clerk, meant: readonly Entry[], from: number): Promise<Taken[]> {
  const log = () => keptEntries(page, matchOf(page));
  const turns: Taken[] = [];
  let mover: Entry['actor'] | undefined;
  let since = performance.now();
  for (let at = from; at < meant.length; ) {
    const run = runAt(meant, at);
    const { actor } = run[0];
    if (typeof actor === 'number' && actor !== mover) {
      if (turns.length === TURNS) break;
      mover = actor;
      since = performance.now();
      turns.push({ moves: 0, moveTaps: 0, outcomes: 0, outcomeTaps: 0, taps: 0, seconds: 0 });
    }
    const turn = turns.at(-1)!;
    const { taps, handOvers } = await clerk.enter(run);
    const kind = typeof actor === 'number' ? 'move' : 'outcome';
    turn[`${kind}s`] += run.length;
    turn[`${kind}Taps`] += taps;
    turn.taps += taps + handOvers;
    at += run.length;
    await expect.poll(async () => (await log()).length, { interval: 10 }).toBeGreaterThanOrEqual(at);
    turn.seconds = (performance.now() - since) / 1000;
  }
  const entered = movesOf(await log());
  expect(entered).toEqual(movesOf(meant).slice(0, entered.length));
  return turns;
}

const sumOf = (turns: readonly Taken[], counted: keyof Taken) => turns.reduce((sum, turn) => sum + turn[counted], 0);

longTest.for<GameId>(['durch-die-wueste', 'wuestensoehne', 'wuestenkoenige', 'nomadi'])(
  '%s: whole turns are entered by the shortest way, with at most two taps a move; taps and seconds are noted',
  async (id, { visitor }) => {
    const wish = { game: id, seats: 2, people: 2, byHand: true } as const;
    const [kept, whole] = [await playedMatch({ ...wish, played: 0.4 }), await playedMatch({ ...wish, played: 1 })];
    const shown = await shownGame(await loadGame(id));
    const page = await sitDown(visitor, kept);
    const clerk = new Clerk(page, shown, stateAfter(shown, kept));
    const turns = await enterTurns(page, clerk, whole.entries, kept.entries.length);
    const mean = (counted: keyof Taken, by?: keyof Taken) =>
      sumOf(turns, counted) / (by ? Math.max(1, sumOf(turns, by)) : turns.length);
    const figures = {
      turns: turns.length,
      movesATurn: mean('moves'),
      tapsAMove: mean('moveTaps', 'moves'),
      tapsAnOutcome: mean('outcomeTaps', 'outcomes'),
      tapsATurn: mean('taps'),
      secondsATurn: mean('seconds'),
    };
    mkdirSync(new URL('../../dist/', import.meta.url), { recursive: true });
    writeFileSync(new URL(`../../dist/referee-taps-${id}.json`, import.meta.url), `${JSON.stringify(figures)}\n`);
    expect(turns.length).toBe(TURNS);
    expect(figures.tapsAMove).toBeLessThanOrEqual(2);
  },
);

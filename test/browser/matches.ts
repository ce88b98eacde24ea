import type { BrowserContext, Page } from 'playwright-core';
import { type PolicyName, policies } from '../../src/ai/policies.ts';
import { movesOf, type Seat } from '../../src/engine/game.ts';
import { readOptions } from '../../src/engine/options.ts';
import { seeded } from '../../src/engine/random.ts';
import { type GameId, loadGameWithHeuristics } from '../../src/games/registry.ts';
import { seedFromWords } from '../../src/table/chance.ts';
import { type Entry, type Match, type Player, type PlayerColour, playerColours } from '../../src/table/match.ts';
import { isOver, openTable, submit, type Table } from '../../src/table/table.ts';

export const GAME = 'durch-die-wueste';

/** A match as the page keeps it on the device. */
export interface Kept {
  readonly id: string;
  readonly match: Match;
  readonly entries: readonly Entry[];
  readonly over: boolean;
  readonly touched: number;
  readonly turn: Seat;
  /** How it ended, once the page has found out. */
  readonly standing?: { readonly winners: readonly Seat[] };
}

export interface Wish {
  /** Which game; Durch die Wüste unless told. */
  readonly game?: GameId;
  readonly seats: number;
  /** How far it has been played, from 0 to 1; it then goes on to where the person on the first seat is to move. */
  readonly played: number;
  /** How many people play, on the first seats; one unless told. */
  readonly people?: number;
  /** How well the bots play; easily unless told. */
  readonly level?: string;
  /** How all of them really played until now; greedily unless told. */
  readonly policy?: PolicyName;
  /** The first word of what the person on the first seat is to do next, for moments that do not come every turn. */
  readonly next?: string;
  /** The options of the game, where they are not the usual ones. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** With the printed game on the table. */
  readonly byHand?: true;
}

/** The id of the match that a wish is fulfilled with. */
export function idOf({ game = GAME, seats }: Wish): string {
  return game === GAME ? `with-${seats}` : `${game}-${seats}`;
}

const names = ['Ann', 'Ben', 'Cem'];

/** A match of one person, called Ann, or several against bots, as it might be found on somebody's device. */
export async function playedMatch(wish: Wish): Promise<Kept> {
  const { played } = wish;
  const whole = await wholeMatch(wish);
  const turns = whole.entries.flatMap(({ actor }, i) => (actor === 0 && whole.entries[i - 1]?.actor !== 0 ? [i] : []));
  const isWanted = (turn: number) => moveAt(whole, turn).startsWith(wish.next ?? '');
  const length = turns.find(turn => turn >= played * whole.entries.length && isWanted(turn)) ?? whole.entries.length;
  const match: Match = wish.byHand ? { ...whole.match, byHand: true } : whole.match;
  const over = length === whole.entries.length;
  return { id: match.id, match, entries: whole.entries.slice(0, length), over, touched: Date.now(), turn: 0 };
}

function moveAt({ entries }: Table, at: number): string {
  const entry = entries[at];
  return entry && 'move' in entry ? entry.move : '';
}

function playersOf({ seats, people = 1, level = 'easy' }: Wish): Player[] {
  const bot = (colour: PlayerColour) => ({ name: `Bot ${colour}`, colour, bot: level });
  const colours = playerColours.slice(0, seats);
  return colours.map((colour, seat) => (seat < people ? { name: names[seat] ?? '', colour } : bot(colour)));
}

async function wholeMatch(wish: Wish): Promise<Table> {
  const table = await begunMatch(wish, 'browser');
  const random = seeded('browser');
  while (!isOver(table)) playOne(table, wish.policy ?? 'greedy', random);
  return table;
}

/** A match that all have played by lot, as these words had it, until it came to what is looked for. */
export async function matchByLot(wish: Wish, words: string, isFound: (table: Table) => boolean): Promise<Kept> {
  const table = await begunMatch(wish, words);
  const random = seeded(words);
  while (!isFound(table)) {
    if (isOver(table)) throw new Error(`"${words}" came to the end without it`);
    playOne(table, 'random', random);
  }
  const { match, entries } = table;
  return { id: match.id, match, entries, over: false, touched: Date.now(), turn: 0 };
}

async function begunMatch(wish: Wish, words: string): Promise<Table> {
  const { game: id = GAME, seats } = wish;
  const game = await loadGameWithHeuristics(id);
  const chance = { seed: seedFromWords(words), match: `with ${seats}`, nonces: [] };
  const match = {
    id: idOf(wish),
    game: id,
    version: game.version,
    options: readOptions(game.options, wish.options),
    players: playersOf(wish),
    chance,
  };
  return openTable(game, match);
}

export function playOne(table: Table, policy: PolicyName, random: ReturnType<typeof seeded>): void {
  const { game, state, entries } = table;
  const legal = movesOf(game, state);
  const list = { items: Int32Array.from(legal), length: legal.length };
  const move = game.format(state, policies[policy](game, state, list, random));
  submit(table, {
    type: 'play',
    id: `c${entries.length}`,
    seat: game.actor(state),
    base: entries.length,
    moves: [move],
  });
}

/** A window on a device where such matches were played before. It shows nothing of them yet. */
export async function windowWith(context: BrowserContext, home: string, wishes: readonly Wish[]): Promise<Page> {
  const page = await context.newPage();
  if (wishes.length === 0) return page;
  await goOutside(page, home);
  for (const wish of wishes) await keepMatch(page, await playedMatch(wish));
  return page;
}

/** Only who is at our address may write onto our shelf; there is a picture, with which nothing else happens meanwhile. */
export async function goOutside(page: Page, home: string): Promise<void> {
  await page.goto(new URL('icon.svg', home).href);
}

/** Lays a match onto the shelf of the device. The page must be open, anywhere. */
export async function keepMatch(page: Page, kept: Kept): Promise<void> {
  await page.evaluate(
    value =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('caravanserai');
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('matches', 'readwrite');
          writing.objectStore('matches').put(value);
          writing.oncomplete = () => resolve(opening.result.close());
          writing.onerror = () => reject(writing.error);
        };
      }),
    kept,
  );
}

/** A match as the page keeps it. */
export function keptMatch(page: Page, id: string): Promise<Kept> {
  return page.evaluate(
    key =>
      new Promise<Kept>((resolve, reject) => {
        const opening = indexedDB.open('caravanserai');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('matches').objectStore('matches').get(key);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result as Kept);
          };
          reading.onerror = () => reject(reading.error);
        };
      }),
    id,
  );
}

export async function keptEntries(page: Page, id: string): Promise<readonly Entry[]> {
  return (await keptMatch(page, id)).entries;
}

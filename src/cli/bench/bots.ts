import { movesOf, NOBODY } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import type { AnyState } from '../../engine/state.ts';
import { loadGame } from '../../games/registry.ts';
import type { Reply } from '../../protocol/replies.ts';
import { introduce, nonce, Visitor, type Wish } from '../../server/app/testing/visitor.ts';
import { Child } from '../common/child.ts';
import type { ServerQuestion } from './servers/serving.ts';

/** Exactly what `--json` prints. */
export interface BotFigures {
  readonly rows: readonly BotRow[];
}

interface BotRow {
  /** Tables of four masters that their only person has resigned and looks at. */
  readonly tables: number;
  /** How often another person waited for an easy bot. */
  readonly turns: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly max_ms: number;
}

export interface BotPlan {
  readonly tables: number;
  readonly turns: number;
}

const game = await loadGame('durch-die-wueste');
/** One page can look at so many tables. */
const TABLES_A_PAGE = 20;

const terms = { type: 'open', game: game.id, options: {}, listed: false, pace: 'relaxed' };

async function begin(visitor: Visitor, bots: readonly string[]): Promise<string> {
  const chairs = [{ for: 'me' }, ...bots.map(level => ({ for: 'bot', level }))];
  const { match } = await done(visitor, { ...terms, chairs });
  await visitor.ask({ type: 'watch', match });
  await done(visitor, { type: 'sit', match, seat: 0, nonce: nonce() });
  await done(visitor, { type: 'start', match });
  return match!;
}

async function done(visitor: Visitor, wish: Wish): Promise<Extract<Reply, { type: 'done' | 'news' }>> {
  // Each with an id of its own: two pages of a person that ask for a table under the same id are given the same one.
  const reply = await visitor.ask(wish, nonce());
  if (reply.type === 'done' || reply.type === 'news') return reply;
  throw new Error(`the server answered ${JSON.stringify(reply)}`);
}

/** A match as one person sees it, move by move. */
class Follower {
  readonly #visitor: Visitor;
  readonly #match: string;
  readonly state: AnyState;
  length = 0;
  #read = 0;

  constructor(visitor: Visitor, match: string, seats: number) {
    this.#visitor = visitor;
    this.#match = match;
    this.state = game.initial(seats, readOptions(game.options));
  }

  follow(): void {
    for (const reply of this.#visitor.replies.slice(this.#read)) this.#hear(reply);
    this.#read = this.#visitor.replies.length;
  }

  #hear(reply: Reply): void {
    if (reply.type !== 'news' && reply.type !== 'table') return;
    if ((reply.type === 'news' ? reply.match : reply.table.match) !== this.#match) return;
    for (const entry of reply.entries.slice(Math.max(0, this.length - reply.from))) {
      if ('move' in entry) game.apply(this.state, game.parse(this.state, entry.move));
      this.length++;
    }
  }

  get someMove(): string {
    return game.format(this.state, movesOf(game, this.state)[0]!);
  }
}

/** A match against an easy bot, for so many of its turns: how long each was waited for, in milliseconds. */
async function waitsIn(visitor: Visitor, turns: number): Promise<number[]> {
  const match = await begin(visitor, ['easy']);
  const table = new Follower(visitor, match, 2);
  const waits: number[] = [];
  let asked = performance.now();
  table.follow();
  while (waits.length < turns && game.actor(table.state) !== NOBODY) {
    const { length, state } = table;
    if (game.actor(state) === 0) {
      asked = performance.now();
      await done(visitor, { type: 'play', match, seat: 0, base: length, moves: [table.someMove] });
      table.follow();
    } else {
      const from = visitor.replies.length;
      if (table.length === length) await visitor.until(() => (table.follow(), table.length > length), from - 1);
      waits.push(performance.now() - asked);
      asked = performance.now();
    }
  }
  await visitor.ask({ type: 'unwatch', match });
  return waits;
}

async function rowOf(address: string, tables: number, turns: number): Promise<BotRow> {
  const ben = await Visitor.come(address, await introduce(address, 'Ben'));
  const waits: number[] = [];
  while (waits.length < turns) waits.push(...(await waitsIn(ben, turns - waits.length)));
  ben.close();
  const sorted = waits.toSorted((a, b) => a - b);
  const part = (share: number) =>
    Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1));
  return { tables, turns, p50_ms: part(0.5), p99_ms: part(0.99), max_ms: part(1) };
}

/** One person opens tables of four masters, resigns at each and looks on. */
async function leaveToMasters(address: string, tables: number): Promise<Visitor[]> {
  const cookie = await introduce(address, 'Mallory');
  const pages: Visitor[] = [];
  for (let table = 0; table < tables; table++) {
    if (table % TABLES_A_PAGE === 0) pages.push(await Visitor.come(address, cookie));
    const page = pages.at(-1)!;
    const match = await begin(page, Array<string>(4).fill('master'));
    const follower = new Follower(page, match, 5);
    follower.follow();
    const resigned = await page.ask({ type: 'resign', match, seat: 0, base: follower.length });
    if (resigned.type === 'refused') throw new Error(`the server answered ${JSON.stringify(resigned)}`);
  }
  return pages;
}

/** How long somebody waits for an easy bot, alone and beside tables that another person leaves to masters. */
export async function benchBots({ tables, turns }: BotPlan, report: (line: string) => void): Promise<BotFigures> {
  const server = new Child(new URL('servers/sqlite.js', import.meta.url));
  try {
    const address = await server.ask<string>({ ask: 'open' } satisfies ServerQuestion);
    report('alone');
    const alone = await rowOf(address, 0, turns);
    report(`opening ${tables} tables of masters`);
    const pages = await leaveToMasters(address, tables);
    report('beside them');
    const beside = await rowOf(address, tables, turns);
    for (const page of pages) page.close();
    return { rows: [alone, beside] };
  } finally {
    await server.end();
  }
}

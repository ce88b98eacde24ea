import { setTimeout as pause } from 'node:timers/promises';
import { movesOf, NOBODY } from '../../src/engine/game.ts';
import { loadGame } from '../../src/games/registry.ts';
import { introduce, nonce, Visitor } from '../../src/server/app/testing/visitor.ts';
import { judge } from '../torture/judge.ts';
import { Pair, type PairManners, stateAfter } from '../torture/pair.ts';

/** How many there are of each kind. */
export interface Crowd {
  /** Tables of two people who stay. */
  readonly tables: number;
  /** Tables of two people who come by for a move now and then. */
  readonly correspondence: number;
  /** Tables of one person and a computer player. */
  readonly bots: number;
  /** People who look at the lobby and at others' tables, and go again. */
  readonly spectators: number;
}

/** Milliseconds. */
const THINK = 250;
const AWAY = 1500;
const LOOK = 1000;

const desert = await loadGame('durch-die-wueste');

/** People of all kinds who come, play, look on and go. */
export class Population {
  readonly #addresses: () => readonly string[];
  readonly #matches = new Set<string>();
  readonly #living: Promise<unknown>;
  #stopped = false;
  #moves = 0;
  #games = 0;
  #visits = 0;

  constructor(addresses: () => readonly string[], { tables, correspondence, bots, spectators }: Crowd) {
    this.#addresses = addresses;
    this.#living = Promise.all([
      ...times(tables, () => this.#playPairs({ think: THINK, vanishes: 0.03 })),
      ...times(correspondence, () => this.#playPairs({ think: AWAY, vanishes: 1, pace: 'week' })),
      ...times(bots, () => this.#again(() => this.#playBot())),
      ...times(spectators, () => this.#again(() => this.#look())),
    ]);
    this.#living.catch(() => undefined);
  }

  get done(): { readonly moves: number; readonly games: number; readonly visits: number } {
    return { moves: this.#moves, games: this.#games, visits: this.#visits };
  }

  /** Rejects when something went wrong for anybody. */
  get living(): Promise<unknown> {
    return this.#living;
  }

  async end(): Promise<void> {
    this.#stopped = true;
    await this.#living;
  }

  async #again(live: () => Promise<void>): Promise<void> {
    while (!this.#stopped) await live();
  }

  async #playPairs(manners: PairManners): Promise<void> {
    while (!this.#stopped) {
      const pair = new Pair(this.#addresses, manners);
      await pair.begin();
      this.#matches.add(pair.match);
      await pair.playOn(() => this.#stopped);
      this.#matches.delete(pair.match);
      await judge(pair);
      this.#moves += pair.acknowledged.length;
      this.#games++;
    }
  }

  async #playBot(): Promise<void> {
    const visitor = await this.#visitor('Carla');
    const chairs = [{ for: 'me' }, { for: 'bot', level: 'easy' }];
    const open = { type: 'open', game: 'durch-die-wueste', options: {}, listed: true, pace: 'relaxed', chairs };
    const opened = await visitor.ask(open);
    if (opened.type !== 'done' || !opened.match) throw new Error(`no table: ${JSON.stringify(opened)}`);
    const { match } = opened;
    await visitor.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
    await visitor.ask({ type: 'start', match });
    while (!this.#stopped && (await this.#turn(visitor, match)));
    this.#games++;
    visitor.close();
  }

  /** One's own turn, or a moment of the other's. False when the game is over. */
  async #turn(visitor: Visitor, match: string): Promise<boolean> {
    const shown = await visitor.ask({ type: 'watch', match, from: 0 });
    if (shown.type !== 'table') throw new Error(JSON.stringify(shown));
    const state = stateAfter(shown.entries.map(entry => JSON.stringify(entry)));
    const seat = desert.actor(state);
    if (seat === NOBODY) return false;
    await pause(THINK);
    if (seat !== 0) return true;
    const legal = movesOf(desert, state);
    const moves = [desert.format(state, legal[Math.floor(Math.random() * legal.length)])];
    const reply = await visitor.ask({ type: 'play', match, seat, base: shown.entries.length, moves });
    if (reply.type === 'refused') throw new Error(JSON.stringify(reply));
    this.#moves++;
    return true;
  }

  /** Looks at the lobby, at a table, says hello there now and then, and goes without a word. */
  async #look(): Promise<void> {
    const visitor = await this.#visitor('Dora');
    await visitor.ask({ type: 'lobby', watch: true });
    await visitor.ask({ type: 'mine', watch: true });
    for (const match of [...this.#matches].slice(0, 2)) await visitor.ask({ type: 'watch', match });
    await pause(LOOK * (0.5 + Math.random()));
    visitor.vanish();
    this.#visits++;
  }

  async #visitor(name: string): Promise<Visitor> {
    const addresses = this.#addresses();
    const address = addresses[Math.floor(Math.random() * addresses.length)];
    return Visitor.come(address, await introduce(address, name));
  }
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

import { setTimeout as pause } from 'node:timers/promises';
import { movesOf, NOBODY } from '../../src/engine/game.ts';
import { loadGame } from '../../src/games/registry.ts';
import { nonce } from '../../src/server/app/testing/visitor.ts';
import { Caller } from '../torture/caller.ts';
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
  #troubles = 0;

  constructor(addresses: () => readonly string[], { tables, correspondence, bots, spectators }: Crowd) {
    this.#addresses = addresses;
    this.#living = Promise.all([
      // A machine that stands still for minutes makes people late, and somebody plays for them: no fault of the server.
      ...times(tables, () => this.#playPairs({ think: THINK, vanishes: 0.03, canBeLate: true })),
      ...times(correspondence, () => this.#playPairs({ think: AWAY, vanishes: 1, pace: 'week' })),
      ...times(bots, () => this.#again(() => this.#playBot())),
      ...times(spectators, () => this.#again(() => this.#look())),
    ]);
    this.#living.catch(() => undefined);
  }

  /** Troubles: how often a server said that something went wrong there, and was asked again. */
  get done(): Readonly<Record<'moves' | 'games' | 'visits' | 'troubles', number>> {
    return { moves: this.#moves, games: this.#games, visits: this.#visits, troubles: this.#troubles };
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
      this.#troubles += pair.troubles;
      this.#games++;
    }
  }

  async #playBot(): Promise<void> {
    const caller = new Caller(this.#addresses, 'Carla');
    const chairs = [{ for: 'me' }, { for: 'bot', level: 'easy' }];
    const open = { type: 'open', game: 'durch-die-wueste', options: {}, listed: true, pace: 'relaxed', chairs };
    const opened = await caller.ask(open);
    if (opened.type !== 'done' || !opened.match) throw new Error(`no table: ${JSON.stringify(opened)}`);
    const { match } = opened;
    caller.match = match;
    await caller.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
    await caller.ask({ type: 'start', match });
    while (!this.#stopped && (await this.#turn(caller, match)));
    this.#games++;
    this.#leave(caller);
  }

  /** One's own turn, or a moment of the other's. False when the game is over. */
  async #turn(caller: Caller, match: string): Promise<boolean> {
    const shown = await caller.ask({ type: 'watch', match, from: 0 });
    if (shown.type !== 'table') throw new Error(JSON.stringify(shown));
    const state = stateAfter(shown.entries.map(entry => JSON.stringify(entry)));
    const seat = desert.actor(state);
    if (seat === NOBODY) return false;
    await pause(THINK);
    if (seat !== 0) return true;
    const legal = movesOf(desert, state);
    const moves = [desert.format(state, legal[Math.floor(Math.random() * legal.length)])];
    const reply = await caller.ask({ type: 'play', match, seat, base: shown.entries.length, moves });
    if (reply.type === 'refused') throw new Error(JSON.stringify(reply));
    this.#moves++;
    return true;
  }

  /** Looks at the lobby, at a table, and goes without a word. */
  async #look(): Promise<void> {
    const caller = new Caller(this.#addresses, 'Dora');
    await caller.ask({ type: 'lobby', watch: true });
    await caller.ask({ type: 'mine', watch: true });
    for (const match of [...this.#matches].slice(0, 2)) await caller.ask({ type: 'watch', match });
    await pause(LOOK * (0.5 + Math.random()));
    this.#visits++;
    this.#leave(caller);
  }

  #leave(caller: Caller): void {
    caller.vanish();
    this.#troubles += caller.troubles;
  }
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import WebSocket from 'ws';
import { NOBODY, pickerOf } from '../../../engine/game.ts';
import { readOptions } from '../../../engine/options.ts';
import { seeded } from '../../../engine/random.ts';
import type { AnyState } from '../../../engine/state.ts';
import { loadGame } from '../../../games/registry.ts';
import type { News, Reply, Shown } from '../../../protocol/replies.ts';
import type { Duel } from './duel.ts';

const game = await loadGame('durch-die-wueste');
const pick = pickerOf(game);
const random = seeded('bench server');

type Wish = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Somebody at a socket. */
class Guest {
  readonly #socket: WebSocket;
  readonly #asked = new Map<string, (reply: Reply) => void>();
  #questions = 0;
  /** Hears what nobody asked for. */
  told: (reply: Reply) => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as Reply));
  }

  static async come(address: string, name: string): Promise<Guest> {
    const cookie = await introduce(address, name);
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie } });
    await once(socket, 'open');
    return new Guest(socket);
  }

  #hear(reply: Reply): void {
    if (reply.type === 'refused') throw new Error(`our server refused: ${JSON.stringify(reply)}`);
    if (!('id' in reply) || reply.id === undefined) return this.told(reply);
    this.#asked.get(reply.id)?.(reply);
    this.#asked.delete(reply.id);
  }

  send(wish: Wish, id = `q${this.#questions++}`): void {
    this.#socket.send(JSON.stringify({ ...wish, id }));
  }

  ask<T extends Reply>(wish: Wish): Promise<T> {
    const id = `q${this.#questions++}`;
    return new Promise(resolve => {
      this.#asked.set(id, reply => resolve(reply as T));
      this.send(wish, id);
    });
  }
}

async function introduce(address: string, name: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/me`, { method: 'POST', headers, body: JSON.stringify({ name }) });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`our server did not take a name: ${response.status} ${await response.text()}`);
  return cookie;
}

/** Two people who play one random game of Durch die Wüste after the other, one move a message. */
class Game {
  readonly #guests: readonly Guest[];
  readonly #duel: Duel;
  #match = '';
  #state: AnyState | undefined;
  #length = 0;
  /** Positions of all games so far: each game goes on counting. */
  #before = 0;

  constructor(guests: readonly Guest[], duel: Duel) {
    this.#guests = guests;
    this.#duel = duel;
    guests.forEach((guest, seat) => {
      guest.told = reply => {
        if (reply.type === 'news' || reply.type === 'table') this.#follow(reply, seat);
      };
    });
  }

  async open(): Promise<void> {
    const [anna, ben] = this.#guests as readonly [Guest, Guest];
    const chairs = [{ for: 'me' }, { for: 'anybody' }];
    const wish = { game: game.id, options: {}, chairs, listed: true, pace: 'relaxed' };
    const { match = '' } = await anna.ask<Extract<Reply, { type: 'done' }>>({ type: 'open', ...wish });
    this.#before += this.#length;
    this.#length = 0;
    this.#state = game.blank(2, readOptions(game.options));
    this.#match = match;
    for (const [seat, guest] of [anna, ben].entries()) {
      await guest.ask({ type: 'watch', match });
      await guest.ask({ type: 'sit', match, seat, nonce: randomBytes(16).toString('hex') });
    }
    await anna.ask({ type: 'start', match });
  }

  #follow(reply: News | Shown, seat: number): void {
    const state = this.#state;
    if (!state || (reply.type === 'news' ? reply.match : reply.table.match) !== this.#match) return;
    for (const entry of reply.entries) {
      if (entry.seq !== this.#length) continue;
      if ('move' in entry) game.apply(state, game.parse(state, entry.move));
      this.#length++;
    }
    this.#duel.sees(this.#before + reply.from, seat);
    if (this.#length === 0 || reply.from + reply.entries.length !== this.#length) return;
    const actor = game.actor(state);
    if (actor === seat) this.#duel.ready(() => this.#play(state, seat));
    if (actor === NOBODY && seat === 0) void this.#again();
  }

  #play(state: AnyState, seat: number): void {
    const base = this.#length;
    this.#duel.sends(this.#before + base, seat);
    const moves = [game.format(state, pick(state, random))];
    this.#guests[seat]?.send({ type: 'play', match: this.#match, seat, base, moves });
  }

  async #again(): Promise<void> {
    const match = this.#match;
    await Promise.all(this.#guests.map(guest => guest.ask({ type: 'unwatch', match })));
    await this.open();
  }
}

export async function openOurs(address: string, duel: Duel): Promise<void> {
  const guests = await Promise.all(['Anna', 'Ben'].map(name => Guest.come(address, name)));
  await new Game(guests, duel).open();
}

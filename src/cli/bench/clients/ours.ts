import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import WebSocket from 'ws';
import { seeded } from '../../../engine/random.ts';
import type { Reply } from '../../../protocol/replies.ts';
import { applyText, emptyDesert, planRandomGame } from '../servers/desert.ts';
import { type ScriptedMatch, type Stopwatch, Turns } from './turns.ts';

type Wish = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Every message begins like this, and then says what it is. */
const HEAD = '{"type":"'.length;
const [NEWS, TABLE, DONE] = Buffer.from('ntd');
/** A table of which something else is new, as who looks on: on a busy machine that is told while people play already. */
const UNMOVED = '"entries":[]';

/** A person at a socket. */
export class Guest {
  readonly cookie: string;
  readonly #socket: WebSocket;
  readonly #asked = new Map<string, (reply: Reply) => void>();
  #questions = 0;
  /** While it plays it reads no more of a message than what it is: news of a move, or a table that has changed with it. */
  plays = false;
  /** Hears of every move while it plays, and everything that nobody asked for while it does not. */
  moved: () => void = () => undefined;
  told: (reply: Reply) => void = () => undefined;

  private constructor(socket: WebSocket, cookie: string) {
    this.#socket = socket;
    this.cookie = cookie;
    socket.on('message', (data: Buffer) => (this.plays ? this.#glance(data) : this.#hear(data.toString())));
  }

  static async come(address: string, name: string): Promise<Guest> {
    return Guest.return(address, await introduce(address, name));
  }

  /** Somebody who has been here before. */
  static async return(address: string, cookie: string): Promise<Guest> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie } });
    await once(socket, 'open');
    return new Guest(socket, cookie);
  }

  leave(): void {
    this.#socket.terminate();
  }

  #glance(data: Buffer): void {
    const kind = data[HEAD];
    if (kind === NEWS || (kind === TABLE && !data.includes(UNMOVED))) this.moved();
    else if (kind !== DONE && kind !== TABLE) throw new Error(`our server said: ${data.toString()}`);
  }

  #hear(text: string): void {
    const reply = JSON.parse(text) as Reply;
    if (reply.type === 'refused') throw new Error(`our server refused: ${text}`);
    if (!('id' in reply) || reply.id === undefined) return this.told(reply);
    this.#asked.get(reply.id)?.(reply);
    this.#asked.delete(reply.id);
  }

  send(wish: Wish, id = `q${this.#questions++}`): void {
    this.#socket.send(JSON.stringify({ ...wish, id }));
  }

  /** The same as any other wish, but written as quickly as can be. */
  play(match: string, seat: number, base: number, move: string): void {
    const id = `q${this.#questions++}`;
    this.#socket.send(
      `{"type":"play","match":"${match}","seat":${seat},"base":${base},"moves":["${move}"],"id":"${id}"}`,
    );
  }

  ask<T extends Reply>(wish: Wish): Promise<T> {
    const id = `q${this.#questions++}`;
    return new Promise(resolve => {
      this.#asked.set(id, reply => resolve(reply as T));
      this.send(wish, id);
    });
  }

  /** The log of a match as it is when the match begins. */
  begun(match: string): Promise<readonly string[]> {
    return new Promise(resolve => {
      this.told = reply => {
        if (reply.type !== 'table' || reply.table.match !== match || reply.entries.length === 0) return;
        resolve(reply.entries.flatMap(entry => ('move' in entry ? [entry.move] : [])));
      };
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

const table = {
  game: 'durch-die-wueste',
  options: {},
  chairs: [{ for: 'me' }, { for: 'anybody' }],
  listed: true,
  pace: 'relaxed',
} as const;

export type Pair = readonly [Guest, Guest];

/** Opens a table for two people who know each other, as they would, and has it begin. Returns its match and set-up. */
export async function begin(
  guests: Pair,
  wish: object = table,
): Promise<{ readonly match: string; readonly setUp: readonly string[] }> {
  const [anna, ben] = guests;
  const { match = '' } = await anna.ask<Extract<Reply, { type: 'done' }>>({ type: 'open', ...wish });
  for (const [seat, guest] of guests.entries()) {
    await guest.ask({ type: 'watch', match });
    await guest.ask({ type: 'sit', match, seat, nonce: randomBytes(16).toString('hex') });
  }
  const begun = [anna.begun(match), ben.begun(match)] as const;
  await anna.ask({ type: 'start', match });
  await begun[1];
  return { match, setUp: await begun[0] };
}

async function leave(guests: Pair, match: string): Promise<void> {
  for (const guest of guests) guest.plays = false;
  await Promise.all(guests.map(guest => guest.ask({ type: 'unwatch', match })));
}

/** Two people who play one random match of Durch die Wüste after the other, one move a message. */
export async function openOurs(address: string, name: string, watch: Stopwatch): Promise<Turns> {
  const guests = (await Promise.all(['Anna', 'Ben'].map(guest => Guest.come(address, guest)))) as unknown as Pair;
  const random = seeded(name);
  let last: string | undefined;
  const turns = new Turns(watch, async (): Promise<ScriptedMatch> => {
    if (last !== undefined) await leave(guests, last);
    const { match, setUp } = await begin(guests);
    last = match;
    const state = emptyDesert();
    for (const move of setUp) applyText(state, move);
    for (const guest of guests) guest.plays = true;
    return {
      moves: planRandomGame(state, random),
      send({ seat, text }, played) {
        guests[seat]!.play(match, seat, setUp.length + played, text);
      },
    };
  });
  guests.forEach((guest, seat) => (guest.moved = () => turns.hears(seat)));
  return turns;
}

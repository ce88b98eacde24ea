import { once } from 'node:events';
import WebSocket from 'ws';
import { cellOf } from '../servers/cells.ts';
import type { Duel } from './duel.ts';

/** Two sockets that take turns: a seat moves when it hears of the move before its own. */
class Turns {
  readonly #duel: Duel;
  readonly #send: (seat: number, move: number) => void;
  #moves = 0;
  readonly #heard = [0, 0];

  constructor(duel: Duel, send: (seat: number, move: number) => void) {
    this.#duel = duel;
    this.#send = send;
  }

  begin(): void {
    this.#duel.ready(() => this.#move());
  }

  #move(): void {
    const seat = this.#moves % 2;
    this.#duel.sends(this.#moves, seat);
    this.#send(seat, this.#moves++);
  }

  /** One more move was told to this seat. */
  hears(seat: number): void {
    const position = this.#heard[seat]!++;
    this.#duel.sees(position, seat);
    if (position + 1 === this.#moves && this.#moves % 2 === seat) this.begin();
  }
}

async function opened(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  return socket;
}

function socketAddress(address: string): string {
  return address.replace('http', 'ws');
}

/** As long as a move that our server is sent. */
const PADDING = 'x'.repeat(110);

export async function openRelayed(address: string, duel: Duel): Promise<void> {
  const url = `${socketAddress(address)}/${duel.name}`;
  const sockets = await Promise.all([opened(url), opened(url)]);
  const turns = new Turns(duel, (seat, move) => sockets[seat]!.send(`${move}${PADDING}`));
  sockets.forEach((socket, seat) => socket.on('message', () => turns.hears(seat)));
  turns.begin();
}

/** The first byte of a message in Colyseus' protocol. */
const [JOIN, DATA, STATE, PATCH] = [10, 13, 14, 15] as const;

/** Patches are not even decoded: one comes for each move, and only the server is to be measured. */
export async function openColyseus(address: string, duel: Duel): Promise<void> {
  const first = await reservation(address, 'create/table');
  const second = await reservation(address, `joinById/${first.roomId}`);
  const sockets: WebSocket[] = [];
  const turns = new Turns(duel, (seat, move) => sockets[seat]!.send(placing(cellOf(move))));
  for (const [seat, { roomId, processId, sessionId }] of [first, second].entries()) {
    const socket = new WebSocket(`${socketAddress(address)}/${processId}/${roomId}?sessionId=${sessionId}`);
    sockets.push(socket);
    const joined = new Promise<void>(resolve => {
      socket.on('message', (data: Buffer) => {
        if (data[0] === JOIN) socket.send(Buffer.from([JOIN]));
        else if (data[0] === STATE) resolve();
        else if (data[0] === PATCH) turns.hears(seat);
      });
    });
    await joined;
  }
  turns.begin();
}

interface Reservation {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

async function reservation(address: string, path: string): Promise<Reservation> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/matchmake/${path}`, { method: 'POST', headers, body: '{}' });
  return (await response.json()) as Reservation;
}

/** The message "move" with { cell }, as its own client would write it. */
function placing(cell: number): Buffer {
  const text = (word: string) => [0xa0 + word.length, ...Buffer.from(word)];
  return Buffer.from([DATA, ...text('move'), 0x81, ...text('cell'), 0xcd, cell >> 8, cell & 255]);
}

/** Speaks Socket.IO by hand, for the same reason. */
export async function openBoardgame(address: string, duel: Duel): Promise<void> {
  const sockets: WebSocket[] = [];
  const turns = new Turns(duel, (seat, move) => {
    const payload = { type: 'place', args: [cellOf(move)], playerID: String(seat) };
    // Its states are numbered by the moves before them.
    sockets[seat]!.send(event('update', { type: 'MAKE_MOVE', payload }, move, duel.name, String(seat)));
  });
  for (const seat of [0, 1]) {
    const socket = new WebSocket(`${socketAddress(address)}/socket.io/?EIO=4&transport=websocket`);
    sockets.push(socket);
    const synced = new Promise<void>(resolve => {
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('0')) socket.send('40/table,');
        else if (text === '2') socket.send('3');
        else if (text.startsWith('40')) socket.send(event('sync', duel.name, String(seat), undefined, 2));
        else if (text.startsWith('42/table,["sync"')) resolve();
        else if (text.startsWith('42/table,["update"')) turns.hears(seat);
      });
    });
    await synced;
  }
  turns.begin();
}

function event(...parts: readonly unknown[]): string {
  return `42/table,${JSON.stringify(parts)}`;
}

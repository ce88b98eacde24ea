import { once } from 'node:events';
import WebSocket from 'ws';
import { seeded } from '../../../engine/random.ts';
import { type PlannedMove, planRandomGame, setUp } from '../servers/desert.ts';
import { type Stopwatch, Turns } from './turns.ts';

/** Peers begin the next match by themselves. `sent` counts the moves of all matches. */
function turnsOf(name: string, watch: Stopwatch, send: (step: PlannedMove, sent: number) => void): Turns {
  const random = seeded(name);
  let matches = 0;
  let sent = 0;
  return new Turns(watch, () => ({
    moves: planRandomGame(setUp(matches++), random),
    send: step => send(step, sent++),
  }));
}

async function opened(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  return socket;
}

function socketAddress(address: string): string {
  return address.replace('http', 'ws');
}

/** About as long as what our server is sent around a move. */
const PADDING = 'x'.repeat(100);

export async function openRelayed(address: string, name: string, watch: Stopwatch): Promise<Turns> {
  const url = `${socketAddress(address)}/${name}`;
  const sockets = await Promise.all([opened(url), opened(url)]);
  const turns = turnsOf(name, watch, ({ seat, text }) => sockets[seat]!.send(`${text}${PADDING}`));
  sockets.forEach((socket, seat) => socket.on('message', () => turns.hears(seat)));
  return turns;
}

/** The first byte of a message in Colyseus' protocol. */
const [JOIN, DATA, STATE, PATCH] = [10, 13, 14, 15] as const;

/** Patches are not even decoded: one comes for each move, and only the server is to be measured. */
export async function openColyseus(address: string, name: string, watch: Stopwatch): Promise<Turns> {
  const first = await reservation(address, 'create/table');
  const second = await reservation(address, `joinById/${first.roomId}`);
  const sockets: WebSocket[] = [];
  const turns = turnsOf(name, watch, ({ seat, text }) => sockets[seat]!.send(moving(text)));
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
  return turns;
}

interface Reservation {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

async function reservation(address: string, path: string): Promise<Reservation> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/matchmake/${path}`, { method: 'POST', headers, body: '{}' });
  if (!response.ok) throw new Error(`Colyseus has no table for us: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reservation;
}

/** The message "move" with a short text, as its own client would write it. */
function moving(text: string): Buffer {
  const short = (word: string) => [0xa0 + word.length, ...Buffer.from(word)];
  return Buffer.from([DATA, ...short('move'), ...short(text)]);
}

/** Speaks Socket.IO by hand, for the same reason. */
export async function openBoardgame(address: string, name: string, watch: Stopwatch): Promise<Turns> {
  const sockets: WebSocket[] = [];
  const turns = turnsOf(name, watch, ({ seat, text }, sent) => {
    const payload = { type: 'play', args: [text], playerID: String(seat) };
    // Its states are numbered by the moves before them.
    sockets[seat]!.send(event('update', { type: 'MAKE_MOVE', payload }, sent, name, String(seat)));
  });
  for (const seat of [0, 1]) {
    const socket = new WebSocket(`${socketAddress(address)}/socket.io/?EIO=4&transport=websocket`);
    sockets.push(socket);
    const synced = new Promise<void>(resolve => {
      socket.on('message', (data: Buffer) => {
        const head = data.toString('latin1', 0, 20);
        if (head.startsWith('42/table,["update"')) turns.hears(seat);
        else if (head.startsWith('42/table,["sync"')) resolve();
        else if (head.startsWith('40')) socket.send(event('sync', name, String(seat), undefined, 2));
        else if (head.startsWith('0')) socket.send('40/table,');
        else if (head === '2') socket.send('3');
      });
    });
    await synced;
  }
  return turns;
}

function event(...parts: readonly unknown[]): string {
  return `42/table,${JSON.stringify(parts)}`;
}

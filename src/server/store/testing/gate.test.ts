import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Gate } from './gate.ts';

let server: Server;
let gate: Gate;
let heard: string;
const callers: Socket[] = [];

beforeEach(async () => {
  heard = '';
  server = await echo('');
  gate = await Gate.before(addressOf(server));
});

afterEach(async () => {
  for (const socket of callers.splice(0)) socket.destroy();
  await gate.close();
  server.close();
});

/** Answers with what it hears. */
async function echo(prefix: string): Promise<Server> {
  const made = createServer(socket => {
    socket.on('error', () => undefined);
    socket.on('data', data => {
      heard += data.toString();
      socket.write(prefix + data.toString());
    });
  });
  made.listen(0, '127.0.0.1');
  await once(made, 'listening');
  return made;
}

function addressOf(listening: Server): string {
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

function caller(): Socket {
  const socket = connect(Number(new URL(gate.address).port), '127.0.0.1').on('error', () => undefined);
  callers.push(socket);
  return socket;
}

async function answerTo(socket: Socket, text: string): Promise<string> {
  const answer = once(socket, 'data') as Promise<[Buffer]>;
  socket.write(text);
  return (await answer)[0].toString();
}

test('what is sent passes both ways, through an address like that of the server', async () => {
  expect(gate.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await answerTo(caller(), 'hello')).toBe('hello');
});

test('cut: connections end, and new ones too, until it is mended', async () => {
  const first = caller();
  await answerTo(first, 'hello');
  const gone = once(first, 'close');
  gate.cut();
  await gone;
  await once(caller(), 'close');
  expect(gate.spoilt).toBe(2);
  gate.mend();
  expect(await answerTo(caller(), 'again')).toBe('again');
});

test('delay: everything arrives, in order and later', async () => {
  const socket = caller();
  await answerTo(socket, 'hello');
  gate.delay(20);
  const began = performance.now();
  socket.write('a');
  socket.write('b');
  let answer = '';
  while (answer.length < 2) answer += ((await once(socket, 'data')) as [Buffer])[0].toString();
  expect(answer).toBe('ab');
  expect(performance.now() - began).toBeGreaterThan(38);
});

test('halve: half of what was sent arrives, and the connection is cut', async () => {
  const socket = caller();
  await answerTo(socket, 'hello');
  heard = '';
  gate.halve();
  const gone = once(socket, 'close');
  socket.write('abcdefgh');
  await gone;
  await expect.poll(() => heard).toBe('abcd');
  gate.mend();
  expect(await answerTo(caller(), 'again')).toBe('again');
});

test('mute: the server hears all and nobody hears it; who was left without an answer is cut off afterwards', async () => {
  const [socket, quiet] = [caller(), caller()];
  await answerTo(socket, 'hello');
  await answerTo(quiet, 'hello');
  heard = '';
  let answers = 0;
  socket.on('data', () => answers++);
  gate.mute();
  socket.write('are you there?');
  await expect.poll(() => gate.spoilt).toBe(1);
  expect({ heard, answers }).toEqual({ heard: 'are you there?', answers: 0 });
  const gone = once(socket, 'close');
  gate.mend();
  await gone;
  expect(await answerTo(quiet, 'and you?')).toBe('and you?');
});

test('block: nothing passes and nothing is closed; new connections pass once it is over', async () => {
  const socket = caller();
  await answerTo(socket, 'hello');
  heard = '';
  gate.block();
  socket.write('lost');
  gate.unblock();
  expect(await answerTo(caller(), 'new')).toBe('new');
  expect({ heard, closed: socket.destroyed }).toEqual({ heard: 'new', closed: false });
});

test('leadTo: new connections go elsewhere', async () => {
  const other = await echo('other: ');
  gate.leadTo(addressOf(other));
  expect(await answerTo(caller(), 'hello')).toBe('other: hello');
  other.close();
});

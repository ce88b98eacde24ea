import { once } from 'node:events';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { PROTOCOL, TOO_OLD } from '../../protocol/version.ts';
import { requestWeights } from '../net/rate-limits.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { maskedFrame, rawSocket } from './testing/raw-socket.ts';
import { openTestServer } from './testing/test-server.ts';

const { file, remove } = freshFile();
const AT_ONCE = 60;
const start = Date.now();
// The clock stands still: however long a test takes, nothing more is allowed meanwhile.
const server = await openTestServer({ file }, { now: () => start, env: { MESSAGES_PER_SECOND: String(AT_ONCE / 3) } });
afterAll(async () => {
  await server.close();
  remove();
});

/** Reads nothing, so that what it is sent piles up. */
const ping = maskedFrame('ping', '', { length: 125 });

test('a client that sends pings without end and reads no answer is cut off', async () => {
  const socket = await rawSocket(server.address);
  // Writing to it fails from then on.
  socket.on('error', () => undefined);
  const pings = Buffer.concat(Array.from({ length: 1000 }, () => ping));
  for (let sent = 0; sent < 500 && !socket.destroyed; sent++)
    await new Promise(resolve => socket.write(pings, resolve));
  expect(socket.destroyed).toBe(true);
  socket.destroy();
});

function session() {
  const { service } = server;
  const quiet = { person: undefined, address: '127.0.0.1', log: service.log, send: () => undefined };
  const opened = service.connect({ ...quiet, closeSocket: () => undefined });
  onTestFinished(() => service.disconnect(opened));
  return opened;
}

test('a session within its rate limit is read on; one beyond it is to be paused, and then closed', () => {
  const page = session();
  const received = Array.from({ length: 1000 }, (_, i) => page.receive(`{"type":"ping","id":"p${i}"}`));
  expect(new Set(received.slice(0, AT_ONCE))).toEqual(new Set(['taken']));
  expect(received[AT_ONCE + 30]).toBe('too-fast');
  expect(received.at(-1)).toBe('flood');
});

test('a session that asks for much is to be paused sooner', () => {
  const page = session();
  const received = Array.from({ length: AT_ONCE }, (_, i) => page.receive(`{"type":"mine","id":"m${i}"}`));
  expect(new Set(received.slice(0, AT_ONCE / requestWeights.mine))).toEqual(new Set(['taken']));
  expect(received).toContain('too-fast');
});

test('nothing on a socket is compressed, whatever the page offers: by the length secrets could be guessed', async () => {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`, { perMessageDeflate: true });
  const [{ headers }] = (await once(socket, 'upgrade')) as [{ headers: Record<string, string | undefined> }];
  expect(headers['sec-websocket-extensions']).toBeUndefined();
  socket.terminate();
});

/** What is said first on a socket whose address ends so, and the code with which the server closes it, if it does. */
async function firstWord(query: string): Promise<unknown> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket${query}`);
  const closed = once(socket, 'close') as Promise<[number]>;
  const said = once(socket, 'message') as Promise<[Buffer]>;
  await once(socket, 'open');
  socket.send('{"type":"ping","id":"p"}');
  const { type } = JSON.parse((await said)[0].toString()) as { type: string };
  const answered = type === 'hello' ? once(socket, 'message') : Promise.resolve();
  const [code] = await Promise.race([closed, answered.then(() => [undefined])]);
  socket.terminate();
  return { type, code };
}

test('a page that tells its version is told ours; one that is too old is sent away to be loaded anew', async () => {
  expect(await firstWord('')).toEqual({ type: 'done', code: undefined });
  expect(await firstWord('?protocol=new')).toEqual({ type: 'done', code: undefined });
  expect(await firstWord(`?protocol=${PROTOCOL.version}`)).toEqual({ type: 'hello', code: undefined });
  expect(await firstWord(`?protocol=${PROTOCOL.oldest}`)).toEqual({ type: 'hello', code: undefined });
  expect(await firstWord(`?protocol=${PROTOCOL.version + 1}`)).toEqual({ type: 'hello', code: undefined });
  expect(await firstWord(`?protocol=${PROTOCOL.oldest - 1}`)).toEqual({ type: 'hello', code: TOO_OLD });
});

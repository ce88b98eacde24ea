import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { requestWeights } from '../net/rate-limits.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { openTestServer } from './testing/test-server.ts';

const { file, remove } = freshFile();
const AT_ONCE = 60;
const server = await openTestServer({ file }, { env: { MESSAGES_PER_SECOND: String(AT_ONCE / 3) } });
afterAll(async () => {
  await server.close();
  remove();
});

/** A socket that was let in, and reads nothing from then on. */
async function deaf(): Promise<Socket> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  const hello = ['GET /socket HTTP/1.1', `Host: ${hostname}:${port}`, 'Connection: Upgrade', 'Upgrade: websocket'];
  const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
  socket.write(`${[...hello, ...key].join('\r\n')}\r\n\r\n`);
  await once(socket, 'readable');
  expect(String(socket.read())).toContain('101 Switching Protocols');
  return socket;
}

/** Frames of a browser are masked; a mask of zeros leaves what it covers as it is. */
const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);

test('a client that sends pings without end and reads no answer is cut off', async () => {
  const socket = await deaf();
  // Writing to it fails from then on.
  socket.on('error', () => undefined);
  const pings = Buffer.concat(Array.from({ length: 1000 }, () => ping));
  for (let sent = 0; sent < 500 && !socket.destroyed; sent++)
    await new Promise(resolve => socket.write(pings, resolve));
  expect(socket.destroyed).toBe(true);
  socket.destroy();
});

test('a session within its rate limit is read on; one beyond it is to be paused', () => {
  const { service } = server;
  const quiet = { person: undefined, address: '127.0.0.1', log: service.log, send: () => undefined };
  const session = service.connect({ ...quiet, closeSocket: () => undefined });
  const allowed = Array.from({ length: 1000 }, (_, i) => session.receive(`{"type":"ping","id":"p${i}"}`));
  expect(allowed.slice(0, AT_ONCE)).not.toContain(false);
  expect(allowed).toContain(false);
  service.disconnect(session);
});

test('a session that asks for much is to be paused sooner', () => {
  const { service } = server;
  const quiet = { person: undefined, address: '127.0.0.1', log: service.log, send: () => undefined };
  const session = service.connect({ ...quiet, closeSocket: () => undefined });
  const allowed = Array.from({ length: AT_ONCE }, (_, i) => session.receive(`{"type":"mine","id":"m${i}"}`));
  expect(allowed.slice(0, AT_ONCE / requestWeights.mine)).not.toContain(false);
  expect(allowed).toContain(false);
  service.disconnect(session);
});

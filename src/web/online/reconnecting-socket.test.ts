import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { ReconnectingSocket } from './reconnecting-socket.ts';

const NEVER = 10_000_000;

test('nothing is sent into a connection that is closing: a browser would complain, and it would be lost', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  onTestFinished(() => server.close());
  const { port } = server.address() as { port: number };
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  const settings = { open: () => socket, backoff: { first: NEVER, most: NEVER }, heartbeat: NEVER, timeout: NEVER };
  const line = new ReconnectingSocket(settings, {
    opened: () => undefined,
    received: () => true,
    ping: () => undefined,
  });
  line.open();
  onTestFinished(() => line.close());
  await once(socket, 'open');
  expect(line.send('{}')).toBe(true);
  // The page has not heard yet that it is closed: the event comes when the other side has answered.
  socket.close();
  expect(line.state.value).toBe('open');
  expect(line.send('{}')).toBe(false);
});

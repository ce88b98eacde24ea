import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { Guest } from './ours.ts';

test('a table that is told anew without a move is no move', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  await once(server, 'listening');
  const table = (entries: readonly object[]) => JSON.stringify({ type: 'table', table: {}, from: 3, entries, now: 0 });
  const told = [table([]), '{"type":"news","from":3}', table([]), '{"type":"done","id":"q0"}', table([{}])];
  const closed = new Promise<void>(resolve =>
    server.once('connection', socket => {
      socket.once('close', () => resolve());
      socket.once('message', () => {
        for (const text of told) socket.send(text);
        socket.close();
      });
    }),
  );
  const guest = await Guest.return(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, '');
  let moves = 0;
  guest.plays = true;
  guest.moved = () => void moves++;
  guest.send({ type: 'ping' });
  // It answers that it closes, too, when it has read everything.
  await closed;
  expect(moves).toBe(2);
});

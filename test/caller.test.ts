import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { Caller } from './torture/caller.ts';

/** A server that says of the first requests what it is told to, and cuts the line where it is told nothing. */
async function serverWith(answers: readonly (string | undefined)[]) {
  const asked: string[] = [];
  const rest = [...answers];
  const http = createServer((_, response) => response.setHeader('set-cookie', 'who=1; Path=/').end('{}'));
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', socket =>
    socket.on('message', (data: Buffer) => {
      const { id } = JSON.parse(data.toString()) as { id: string };
      asked.push(id);
      const code = rest.shift();
      if (code === undefined) socket.terminate();
      else socket.send(JSON.stringify(code === 'done' ? { type: 'done', id } : { type: 'refused', id, code }));
    }),
  );
  await once(http.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate();
    http.close();
  });
  return { address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, asked };
}

test('who is told of trouble, or cut off, asks the same again as a page would, and counts it', async () => {
  const { address, asked } = await serverWith(['trouble', undefined, 'busy', 'done']);
  const caller = new Caller(() => [address], 'Carla');
  expect(await caller.ask({ type: 'start', match: 'x' }, 'start-1')).toEqual({ type: 'done', id: 'start-1' });
  expect(asked).toEqual(['start-1', 'start-1', 'start-1', 'start-1']);
  expect(caller.troubles).toBe(2);
});

test('any other refusal is an answer', async () => {
  const { address, asked } = await serverWith(['stale']);
  const caller = new Caller(() => [address], 'Carla');
  expect(await caller.ask({ type: 'start', match: 'x' }, 'a')).toMatchObject({ type: 'refused', code: 'stale' });
  expect([asked.length, caller.troubles]).toEqual([1, 0]);
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { Frames } from './frames.ts';

test('texts of every length arrive as they were written', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [, { socket }] = await once(server, 'connection');
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap(n => ['x'.repeat(n), 'Wüste 🐪'.repeat(n / 10)]);
  const received: string[] = [];
  const all = new Promise<void>(resolve => {
    client.on('message', (data: Buffer) => {
      received.push(data.toString());
      if (received.length === 2 * texts.length) resolve();
    });
  });
  const frames = new Frames();
  for (const text of texts) for (const frame of [frames.of(text), frames.of(text)]) socket.write(frame);
  await all;
  expect(received).toEqual(texts.flatMap(text => [text, text]));
  client.terminate();
  server.close();
});

test('the same text is written once', () => {
  const frames = new Frames();
  const frame = frames.of('news');
  expect(frames.of('news')).toBe(frame);
  expect(frames.of('other news')).not.toBe(frame);
});

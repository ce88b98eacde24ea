import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webpush from 'web-push';
import { deliver, type Sender } from './delivery.ts';
import { publicAddressOf } from './endpoints.ts';
import { NameServer } from './testing/names.ts';
import { Device } from './testing/service.ts';

/** Takes every call and never says a word. */
const mute: Server = createServer();
let names: NameServer;
beforeAll(async () => {
  await new Promise<void>(resolve => mute.listen(0, '127.0.0.1', resolve));
  names = await NameServer.open({
    'push.example.org': ['203.0.114.7', '203.0.114.8'],
    'inside.example.org': ['203.0.114.7', '10.0.0.1'],
    'nowhere.example.org': [],
  });
});
afterAll(() => {
  names.close();
  mute.close();
});

const sender: Sender = { keys: webpush.generateVAPIDKeys(), contact: 'https://games.example.org', patience: 300 };

function delivered(endpoint: string, more: Partial<Sender>): Promise<number> {
  const parcel = { subscription: new Device().subscription(endpoint), text: '{}', topic: 'oasis1' };
  return deliver(parcel, { ...sender, ...more });
}

const late = 'no push service has answered in 0.3 seconds';

test('a push service that takes the call and says nothing is given up', async () => {
  const { port } = mute.address() as { port: number };
  await expect(delivered(`http://127.0.0.1:${port}/x`, { anywhere: true })).rejects.toThrow(late);
});

test('a name that nobody says anything about is given up too', async () => {
  const before = names.asked;
  await expect(delivered('https://silent.example.org/x', { servers: [names.address] })).rejects.toThrow(late);
  expect(names.asked).toBeGreaterThan(before);
});

test('what is under way when the server closes is given up', async () => {
  const { port } = mute.address() as { port: number };
  const closing = new AbortController();
  const sent = delivered(`http://127.0.0.1:${port}/x`, { anywhere: true, patience: 60_000, closing: closing.signal });
  closing.abort();
  await expect(sent).rejects.toThrow('aborted');
});

test('a name is taken for a push service only if all its addresses lie in the open network', async () => {
  const found = (host: string) =>
    publicAddressOf(host, { signal: new AbortController().signal, servers: [names.address] });
  expect(await found('push.example.org')).toMatch(/^203\.0\.114\.[78]$/);
  await expect(found('inside.example.org')).rejects.toThrow('no push service in the open network');
  await expect(found('nowhere.example.org')).rejects.toThrow('no push service in the open network');
});

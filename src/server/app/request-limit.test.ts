import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import { freshFile } from '../store/testing/fresh-file.ts';
import { runServer } from './run.ts';
import { readSettings } from './settings.ts';
import { openTestServer } from './testing/test-server.ts';

const env = { TRUSTED_PROXIES: 'loopback', ADDRESS_REQUESTS_PER_SECOND: '1' };

/** The status that a socket is opened or refused with. */
function knock(address: string, from: string): Promise<number | undefined> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { 'x-forwarded-for': from } });
  return new Promise((resolve, reject) => {
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode));
    socket.once('open', () => {
      socket.close();
      resolve(101);
    });
    socket.once('error', reject);
  });
}

test('an address may ask for so much at once, by requests and by sockets, and is told when that is too much', async () => {
  const { file, remove } = freshFile();
  let now = 0;
  const server = await openTestServer({ file }, { env, now: () => now });
  onTestFinished(() => server.close().then(remove));
  const ask = (from: string) => fetch(`${server.address}/health`, { headers: { 'x-forwarded-for': from } });
  for (let i = 0; i < 9; i++) expect((await ask('203.0.113.50')).status).toBe(200);
  expect(await knock(server.address, '203.0.113.50')).toBe(101);
  const refused = await ask('203.0.113.50');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.json()).toMatchObject({ code: 'too-fast' });
  expect(await knock(server.address, '203.0.113.50')).toBe(429);
  expect((await ask('203.0.113.51')).status).toBe(200);
  now += 1000;
  expect((await ask('203.0.113.50')).status).toBe(200);
  expect((await ask('203.0.113.50')).status).toBe(429);
});

test('what reads much counts for more, so that nobody keeps everybody waiting with it', async () => {
  const { file, remove } = freshFile();
  const limits = { TRUSTED_PROXIES: 'loopback', ADDRESS_REQUESTS_PER_SECOND: '5' };
  const server = await openTestServer({ file }, { env: limits, now: () => 0 });
  onTestFinished(() => server.close().then(remove));
  const allowed = async (path: string, from: string) => {
    const headers = { 'x-forwarded-for': from };
    for (let asked = 0; ; asked++)
      if ((await fetch(`${server.address}${path}`, { headers })).status === 429) return asked;
  };
  expect(await allowed('/health', '203.0.113.60')).toBe(50);
  expect(await allowed('/api/archive/log?match=aaaaaaaa', '203.0.113.61')).toBe(2);
  expect(await allowed('/api/privacy', '203.0.113.62')).toBe(2);
  expect(await allowed('/api/people', '203.0.113.63')).toBe(2);
  expect(await allowed('/api/bot/stream?table=aaaaaaaa', '203.0.113.64')).toBe(2);
  expect(await allowed('/api/ratings?game=nomadi&seats=2', '203.0.113.65')).toBe(5);
});

/** How many answers come for many requests that are sent in one piece, and whether the connection is closed then. */
function askAtOnce(address: string, requests: number, from: string): Promise<{ answers: number; closed: boolean }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const one = `GET /health HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${from}\r\n\r\n`;
  socket.write(one.repeat(requests));
  let said = '';
  const answers = () => said.split('HTTP/1.1 ').length - 1;
  return new Promise(resolve => {
    socket.on('error', () => undefined);
    socket.once('close', () => resolve({ answers: answers(), closed: true }));
    socket.on('data', data => {
      said += String(data);
      if (answers() < requests) return;
      resolve({ answers: answers(), closed: false });
      socket.destroy();
    });
  });
}

test('a connection that asks on without waiting for answers is closed, and what it has asked is not answered', async () => {
  const { file, remove } = freshFile();
  const server = await openTestServer({ file }, { env: { TRUSTED_PROXIES: 'loopback' } });
  onTestFinished(() => server.close().then(remove));
  const flood = await askAtOnce(server.address, 3000, '203.0.113.52');
  expect(flood.closed).toBe(true);
  expect(flood.answers).toBeLessThan(20);
  expect(await askAtOnce(server.address, 10, '203.0.113.53')).toEqual({ answers: 10, closed: false });
});

test('a connection that has asked for too much is told so once, and closed', async () => {
  const { file, remove } = freshFile();
  const server = await openTestServer({ file }, { env, now: () => 0 });
  onTestFinished(() => server.close().then(remove));
  expect(await askAtOnce(server.address, 10, '203.0.113.54')).toEqual({ answers: 10, closed: false });
  const refused = await askAtOnce(server.address, 10, '203.0.113.54');
  expect(refused.closed).toBe(true);
  expect(refused.answers).toBeLessThan(2);
  expect(server.service.limits.owes('203.0.113.54')).toBe(true);
});

test('files of the page count, and so does what is not there', async () => {
  const { file, remove } = freshFile();
  const folder = dirname(file);
  writeFileSync(join(folder, 'a.txt'), 'a');
  const running = await runServer(readSettings({ ...env, HOST: '127.0.0.1', PORT: '0', DATA: folder }), folder);
  onTestFinished(() => running.close().then(remove));
  for (const [path, status] of [
    ['/a.txt', 200],
    ['/b.txt', 404],
  ] as const) {
    const headers = { 'x-forwarded-for': `203.0.113.${status % 100}` };
    const seen: number[] = [];
    while (seen.at(-1) !== 429) seen.push((await fetch(running.address + path, { headers })).status);
    expect(seen.slice(0, -1).every(each => each === status)).toBe(true);
    expect(seen.length).toBeGreaterThan(10);
  }
});

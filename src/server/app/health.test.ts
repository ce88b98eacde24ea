import { request } from 'node:http';
import { dirname } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../store/testing/free-port.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { runServer } from './run.ts';
import { type Env, readSettings } from './settings.ts';
import { begun, logOf, someMove, stateOf } from './testing/desert.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';
import { nonce } from './testing/visitor.ts';

const servers: { server: TestServer; remove(): void }[] = [];
afterAll(async () => {
  await Promise.all(servers.map(({ server: each, remove }) => each.close().then(remove)));
});

async function opened(env: Env = {}): Promise<TestServer> {
  const { file, remove } = freshFile();
  const server = await openTestServer({ file }, { env });
  servers.push({ server, remove });
  return server;
}

const server = await opened();

async function get(path: string, headers: Record<string, string> = {}, { address } = server) {
  const response = await fetch(address + path, { headers });
  return { status: response.status, text: await response.text() };
}

test('a process that lives says so, and so does one that can be used', async () => {
  expect(await get('/health')).toEqual({ status: 200, text: '{"ok":true}' });
  expect(await get('/ready')).toEqual({ status: 200, text: '{"ok":true}' });
});

test('what does not work is named, and the process still lives', async () => {
  const ill = await opened();
  const ready = async () => JSON.parse((await get('/ready', {}, ill)).text) as unknown;
  const { ping } = ill.service.store;
  ill.service.store.ping = () => Promise.reject(new Error('no'));
  expect(await ready()).toMatchObject({ code: 'store' });
  ill.service.store.ping = ping;
  await ill.service.drain();
  expect(await ready()).toMatchObject({ code: 'closing' });
  expect(await get('/ready', {}, ill)).toMatchObject({ status: 503 });
  expect(await get('/health', {}, ill)).toMatchObject({ status: 200 });
});

test('after draining no more requests are taken, and new sessions are told to come back', async () => {
  const closing = await opened();
  const sent: string[] = [];
  const closed: string[] = [];
  const visitor = (name: string) => ({
    person: undefined,
    address: '127.0.0.1',
    log: closing.service.log,
    send: (text: string) => void sent.push(`${name} ${(JSON.parse(text) as { type: string }).type}`),
    closeSocket: () => void closed.push(name),
  });
  const early = closing.service.connect(visitor('early'));
  const ping = JSON.stringify({ type: 'ping', id: 'p' });
  early.receive(ping);
  const drained = closing.service.drain();
  early.receive(ping);
  const late = closing.service.connect(visitor('late'));
  late.receive(ping);
  await early.settled();
  for (const session of [early, late]) closing.service.disconnect(session);
  await drained;
  expect(sent.toSorted()).toEqual(['early bye', 'early done', 'late bye']);
  expect(closed.toSorted()).toEqual(['early', 'late']);
});

test('figures are for this machine, and not for callers through a proxy', async () => {
  expect(await get('/metrics')).toMatchObject({ status: 200 });
  expect(await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).toMatchObject({ status: 403 });
  expect(await get('/metrics', { forwarded: 'for=127.0.0.1' })).toMatchObject({ status: 403 });
});

test('a name of somebody else that leads to this machine does not lead to the figures', async () => {
  const { port } = new URL(server.address);
  const as = (host: string) =>
    new Promise<number>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path: '/metrics', headers: { host } }, answer => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      call.once('error', reject).end();
    });
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, '[::1]', 'LOCALHOST'])
    expect(await as(host), host).toBe(200);
  for (const host of [`evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example'])
    expect(await as(host), host).not.toBe(200);
});

test('where there is a token, callers with it are let in, and nobody else', async () => {
  const token = 'a-token-of-sixteen';
  const guarded = await opened({ METRICS_TOKEN: token, TRUSTED_PROXIES: 'loopback' });
  const from = { 'x-forwarded-for': '203.0.113.1' };
  expect(await get('/metrics', { ...from, authorization: `Bearer ${token}` }, guarded)).toMatchObject({ status: 200 });
  expect(await get('/metrics', { ...from, authorization: `Bearer ${token}x` }, guarded)).toMatchObject({ status: 403 });
  expect(await get('/metrics', {}, guarded)).toMatchObject({ status: 403 });
});

test('figures can have a port of their own, and are then nowhere else', async () => {
  const { file, remove } = freshFile();
  const folder = dirname(file);
  const port = await freePort();
  const env = { HOST: '127.0.0.1', PORT: '0', METRICS_PORT: String(port), DATA: folder };
  const running = await runServer(readSettings(env), folder);
  const own = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect(await own.text()).toContain('process_cpu_seconds_total');
  expect((await fetch(`${running.address}/metrics`)).status).toBe(404);
  await running.close();
  remove();
});

/** The value of a figure, with labels as they are written. */
async function figure(name: string, of = server): Promise<number> {
  const { text } = await get('/metrics', {}, of);
  const line = text.split('\n').find(row => row.startsWith(`caravanserai_${name} `));
  return line === undefined ? Number.NaN : Number(line.split(' ').at(-1));
}

test('moves, answers, pages and commits are counted', async () => {
  const fresh = await opened();
  const { anna, ben, match } = await begun(fresh.address);
  const counted = (name: string) => figure(name, fresh);
  const base = logOf(anna, match).length;
  const wish = { type: 'play', match, seat: 0, base, moves: [someMove(stateOf(anna, match))] } as const;
  await anna.ask(wish, 'once');
  await anna.ask({ ...wish, base: 0 });
  // Sent again, it is answered again but not played again.
  const from = anna.replies.length;
  anna.send(JSON.stringify({ ...wish, id: 'once' }));
  await anna.until(reply => 'id' in reply && reply.id === 'once', from);
  anna.send('{');
  await anna.until(reply => reply.type === 'refused' && reply.code === 'unreadable');
  expect(await counted('moves_total')).toBe(1);
  expect(await counted('requests_total{type="play",code="done"}')).toBe(2);
  expect(await counted('requests_total{type="play",code="stale"}')).toBe(1);
  expect(await counted('requests_total{type="none",code="unreadable"}')).toBe(1);
  expect(await counted('tables_total{stage="gathering"}')).toBe(1);
  expect(await counted('tables_total{stage="playing"}')).toBe(1);
  expect(await counted('rooms{stage="playing"}')).toBe(1);
  expect([await counted('sockets'), await counted('readers')]).toEqual([2, 2]);
  // Two sat down, the match began, and one moved.
  expect([await counted('commit_seconds_count'), await counted('commit_changes_sum')]).toEqual([4, 4]);
  ben.close();
  await expect.poll(() => counted('sockets')).toBe(1);
  expect(await counted('readers')).toBe(1);
});

test('the size of the database and the room left for it are figures; what is not known is left out', async () => {
  expect(await figure('database_bytes')).toBeGreaterThan(4096);
  expect(await figure('disk_free_bytes')).toBeGreaterThan(0);
  const { size } = server.service.store;
  server.service.store.size = () => Promise.reject(new Error('no'));
  // What was just asked for is believed for a moment.
  await expect.poll(() => figure('database_bytes')).toBeNaN();
  server.service.store.size = size;
});

test('a page that leaves before the table is sent does not follow it', async () => {
  const { match } = await begun(server.address);
  const followers = async () => [await figure('readers'), await figure('loungers')];
  const before = await followers();
  const { log } = server.service;
  const nobody = { person: undefined, address: '127.0.0.1', log, send: () => undefined, closeSocket: () => undefined };
  const session = server.service.connect(nobody);
  session.receive(JSON.stringify({ type: 'watch', id: 'w', match }));
  await Promise.resolve();
  server.service.disconnect(session);
  session.receive(JSON.stringify({ type: 'lobby', id: 'l', watch: true }));
  await session.settled();
  expect(await followers()).toEqual(before);
});

test('computer players are timed by level', async () => {
  const fresh = await opened();
  const { anna, match } = await begun(fresh.address);
  await anna.ask({ type: 'resign', match, seat: 0, base: logOf(anna, match).length });
  expect(await figure('tables_total{stage="over"}', fresh)).toBe(1);
  const bots = { chairs: [{ for: 'bot', level: 'learning' }, { for: 'me' }] };
  const open = { type: 'open', game: 'durch-die-wueste', options: {}, listed: false, pace: 'relaxed', ...bots };
  const reply = (await anna.ask(open)) as { match: string };
  await anna.ask({ type: 'watch', match: reply.match });
  await anna.ask({ type: 'sit', match: reply.match, seat: 1, nonce: nonce() });
  await anna.ask({ type: 'start', match: reply.match });
  await expect.poll(() => figure('thinking_seconds_count{level="learning"}', fresh)).toBeGreaterThan(0);
});

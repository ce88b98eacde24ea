import { connect } from 'node:net';
import { dirname } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { limits } from '../../protocol/limits.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { runServer } from './run.ts';
import { type Env, readSettings } from './settings.ts';
import { guest, opened } from './testing/desert.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

const open: { door: TestServer; remove(): void }[] = [];
afterAll(async () => {
  await Promise.all(open.map(({ door, remove }) => door.close().then(remove)));
});

/** Its clock stands still, so that no limit is made good while a test is about it. */
async function openServer(env: Env = {}): Promise<string> {
  const { file, remove } = freshFile();
  const start = Date.now();
  const fresh = await openTestServer({ file }, { env, now: () => start });
  open.push({ door: fresh, remove });
  return fresh.address;
}

const plain = await openServer();
const proxied = await openServer({
  TRUSTED_PROXIES: 'loopback',
  ADDRESS_MESSAGES_PER_SECOND: '0',
  ADDRESS_POSTS_PER_MINUTE: '3',
  ADDRESS_SOCKETS: '2',
  ADDRESS_TABLES_PER_HOUR: '2',
  LINES_PER_MINUTE: '3',
});
const published = await openServer({ PUBLIC_URL: 'https://games.example.org' });

async function post(address: string, headers: Record<string, string> = {}, body = '{"name":"Ann"}') {
  const type = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/me`, { method: 'POST', headers: { ...type, ...headers }, body });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code, cookie: response.headers.get('set-cookie') ?? '' };
}

/** How it went: the socket is open, or the status of the refusal. */
function knock(address: string, headers: Record<string, string> = {}): Promise<number | 'open'> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers });
  return new Promise((resolve, reject) => {
    socket.once('open', () => {
      socket.close();
      resolve('open');
    });
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.once('error', reject);
  });
}

/** Is somebody who has sat down at a socket also answered? */
async function welcomed(address: string, headers: Record<string, string>): Promise<boolean> {
  const visitor = await Visitor.come(address, '', headers);
  visitor.send('{"type":"ping","id":"p"}');
  const { type } = await visitor.until(() => true);
  visitor.close();
  return type === 'done';
}

test('pages of ours may ask, pages of others may not, and programs without a page may', async () => {
  for (const origin of [plain, undefined]) {
    const headers: Record<string, string> = origin === undefined ? {} : { origin };
    expect(await post(plain, headers)).toMatchObject({ status: 200 });
    expect(await knock(plain, headers)).toBe('open');
  }
  for (const origin of [
    'https://evil.example.org',
    'null',
    'http://127.0.0.1',
    plain.replace('127.0.0.1', 'localhost'),
  ]) {
    expect(await post(plain, { origin }), origin).toMatchObject({ status: 403, code: 'origin', cookie: '' });
    expect(await knock(plain, { origin }), origin).toBe(403);
  }
});

test('behind a proxy that is believed, the host that people asked for counts', async () => {
  const forwarded = { 'x-forwarded-host': 'games.example.org', 'x-forwarded-proto': 'https' };
  const origin = 'https://games.example.org';
  expect(await knock(proxied, { origin, ...forwarded, 'x-forwarded-for': '203.0.113.1' })).toBe('open');
  expect(await knock(plain, { origin, ...forwarded })).toBe(403);
});

test('where the address of the page is known, it is the only one', async () => {
  expect(await post(published, { origin: 'https://games.example.org' })).toMatchObject({ status: 200 });
  expect(await knock(published, { origin: published })).toBe(403);
});

test('the cookie is for this site alone, out of reach of scripts, and guarded where there is https', async () => {
  const rules = 'Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000';
  expect((await post(plain)).cookie).toMatch(new RegExp(`^caravanserai=[\\w-]{43}; ${rules}$`));
  const guarded = new RegExp(`^__Host-caravanserai=[\\w-]{43}; ${rules}; Secure$`);
  expect((await post(published)).cookie).toMatch(guarded);
  const safe = await post(proxied, { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.2' });
  expect(safe.cookie).toMatch(guarded);
  expect((await post(plain, { 'x-forwarded-proto': 'https' })).cookie).not.toContain('Secure');
});

/** Who the cookies belong to, and the cookie that is set. */
async function shown(cookie: string, proto: 'http' | 'https') {
  const headers = { cookie, 'x-forwarded-proto': proto, 'x-forwarded-for': '203.0.113.40' };
  const response = await fetch(`${proxied}/api/me`, { headers });
  const { name } = response.status === 204 ? { name: undefined } : ((await response.json()) as { name: string });
  return { name, set: response.headers.getSetCookie()[0]?.split(';')[0] };
}

test('who comes over https with the cookie from before gets the guarded one, and from then on it alone counts', async () => {
  const before = (await post(proxied, { 'x-forwarded-for': '203.0.113.40' })).cookie.split(';')[0];
  const after = before.replace('caravanserai=', '__Host-caravanserai=');
  expect(await shown(before, 'https')).toEqual({ name: 'Ann', set: after });
  expect(await shown(after, 'https')).toEqual({ name: 'Ann', set: after });
  expect(await shown(`${before}; ${after}`, 'https')).toEqual({ name: 'Ann', set: after });
  expect(await shown(before, 'https')).toEqual({ name: undefined, set: undefined });
  // At home the same server may be asked over plain http, where there is no guarded cookie.
  expect(await shown(before, 'http')).toEqual({ name: 'Ann', set: before });
  expect(await shown(after, 'http')).toEqual({ name: undefined, set: undefined });
});

test('a neighbour can’t slip somebody a cookie of the old name', async () => {
  const from = { 'x-forwarded-for': '203.0.113.41', 'x-forwarded-proto': 'https' };
  const mine = (await post(proxied, from, '{"name":"Neighbour"}')).cookie.split(';')[0];
  const planted = mine.replace('__Host-', '');
  expect(await shown(planted, 'https')).toEqual({ name: undefined, set: undefined });
  const hers = (await post(proxied, from)).cookie.split(';')[0];
  expect(await shown(`${planted}; ${hers}`, 'https')).toMatchObject({ name: 'Ann' });
  const left = await fetch(`${proxied}/api/leave`, { method: 'POST', headers: { cookie: hers, ...from } });
  expect(left.headers.getSetCookie()).toHaveLength(2);
});

test('the names that an address may give in a minute are limited, and others are not kept waiting by it', async () => {
  const from = (address: string) => post(proxied, { 'x-forwarded-for': address });
  for (let i = 0; i < 3; i++) expect(await from('203.0.113.3')).toMatchObject({ status: 200 });
  expect(await from('203.0.113.3')).toMatchObject({ status: 429, code: 'too-fast', cookie: '' });
  expect(await from('203.0.113.4')).toMatchObject({ status: 200 });
});

test('an address with a port is that address, and what is no address makes nobody somebody else', async () => {
  const from = (address: string) => post(proxied, { 'x-forwarded-for': address });
  for (let i = 0; i < 3; i++) expect(await from(`203.0.113.30:${50_000 + i}`)).toMatchObject({ status: 200 });
  expect(await from('203.0.113.30:50009')).toMatchObject({ status: 429 });
  expect(await from('x, 203.0.113.30')).toMatchObject({ status: 429 });
  for (let i = 0; i < 3; i++) expect(await from(`nobody${i}`)).toMatchObject({ status: 200 });
  expect(await from('nobody3')).toMatchObject({ status: 429 });
});

test('a protocol that is none does not make the page a safe one', async () => {
  const said = await post(proxied, { 'x-forwarded-proto': 'https;', 'x-forwarded-for': '203.0.113.31' });
  expect(said.cookie).not.toContain('Secure');
});

test('nothing that the interface answers is kept by a cache', async () => {
  const answers = ['me', 'bell', 'nowhere'].map(path => fetch(`${plain}/api/${path}`));
  answers.push(fetch(`${plain}/api/leave`, { method: 'POST' }), fetch(`${plain}/api/redeem`, { method: 'POST' }));
  for (const answer of await Promise.all(answers)) expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a wrong type of content is called by its name', async () => {
  const headers = { 'content-type': 'text/html' };
  const answer = await fetch(`${plain}/api/me`, { method: 'POST', headers, body: '<b>' });
  expect(await answer.json()).toMatchObject({ code: 'unreadable', what: expect.stringContaining('application/json') });
});

test('what can be wrong with a request has a code', async () => {
  expect(await post(plain, {}, '{')).toMatchObject({ status: 400, code: 'unreadable' });
  expect(await post(plain, {}, '{"name":""}')).toMatchObject({ status: 400, code: 'name' });
  expect(await post(plain, { 'content-type': 'text/html' }, '<b>')).toMatchObject({ status: 415, code: 'unreadable' });
  const large = JSON.stringify({ name: 'x'.repeat(limits.message) });
  expect(await post(plain, {}, large)).toMatchObject({ status: 413, code: 'too-large' });
});

/** All that comes back for the bytes of a request, until the other side closes the connection. */
async function raw(address: string, path: string, more: readonly string[] = []): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write([`GET ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, ...more, '', ''].join('\r\n'));
  let said = '';
  for await (const part of socket) said += String(part);
  return said;
}

const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: YQ=='];

test.each(['/%', '/%zz', '/api/%', '/socket%', '/%c0%af'])(
  'the address %s is explained, and its connection closed',
  async path => {
    for (const more of [[], upgrade]) {
      const said = await raw(plain, path, more);
      expect(said).toMatch(/^HTTP\/1\.1 400 /);
      expect(said).toContain('{"code":"unreadable","what":"there can be no such address');
    }
  },
);

test('the page has nothing at an odd address either, and says so', async () => {
  const { file, remove } = freshFile();
  const folder = dirname(file);
  const running = await runServer(readSettings({ HOST: '127.0.0.1', PORT: '0', DATA: folder }), folder);
  for (const path of ['/%00', '/..', '/%2e%2e/caravanserai.db']) {
    const said = await raw(running.address, path, ['Connection: close']);
    expect(said, path).toMatch(/^HTTP\/1\.1 40[03] [^]*"there can be no such address; the page is at \/"/);
  }
  await running.close();
  remove();
});

test('the pages that an address may have open are limited; one more is refused and closed', async () => {
  const from = { 'x-forwarded-for': '203.0.113.5' };
  const url = `${proxied.replace('http', 'ws')}/socket`;
  const sockets = [new WebSocket(url, { headers: from }), new WebSocket(url, { headers: from })];
  await Promise.all(sockets.map(socket => new Promise(resolve => socket.once('open', resolve))));
  const third = new WebSocket(url, { headers: from });
  const said = new Promise<string>(resolve => third.once('message', (data: Buffer) => resolve(data.toString())));
  const code = new Promise<number>(resolve => third.once('close', resolve));
  expect(JSON.parse(await said)).toEqual({ type: 'refused', code: 'too-fast' });
  expect(await code).toBe(1013);
  const gone = new Promise(resolve => sockets[0].once('close', resolve));
  sockets[0].close();
  await gone;
  await expect.poll(() => welcomed(proxied, from)).toBe(true);
  sockets[1].close();
});

test('tables and lines are answered with a code when there are too many', async () => {
  const cookie = (await post(proxied)).cookie.split(';')[0];
  const anna = await Visitor.come(proxied, cookie, { 'x-forwarded-for': '203.0.113.6' });
  const match = await opened(anna);
  await opened(anna);
  expect(await anna.ask({ type: 'rematch', match })).toMatchObject({ code: 'too-fast', what: 'tables' });
  expect(await anna.ask({ type: 'say', match, text: 'hello' })).toMatchObject({ type: 'done' });
  expect(await anna.ask({ type: 'say', match, text: 'hello?' })).toMatchObject({ code: 'too-fast' });
});

test('chat is text, without marks that disguise it', async () => {
  const anna = await guest(plain, 'An\u202Ena');
  const match = await opened(anna);
  await anna.ask({ type: 'watch', match });
  await anna.ask({ type: 'say', match, text: '\u202E<b>\nhi\u0007' });
  expect((await anna.next('said')).line).toMatchObject({ name: 'Anna', text: '<b> hi' });
  expect(await anna.ask({ type: 'say', match, text: '\u202E' })).toMatchObject({ code: 'unreadable' });
});

test('a message that is too large closes the socket with the code for it', async () => {
  const socket = new WebSocket(`${plain.replace('http', 'ws')}/socket`);
  await new Promise(resolve => socket.once('open', resolve));
  const code = new Promise<number>(resolve => socket.once('close', resolve));
  socket.send('x'.repeat(limits.message + 1));
  expect(await code).toBe(1009);
});

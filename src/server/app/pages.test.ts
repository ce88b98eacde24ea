import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { pageServer } from './pages.ts';
import { databaseError, explainStartError } from './start-errors.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<h1>Caravanserai</h1>');
writeFileSync(join(folder, 'assets', 'main-1a2b.js'), '');
writeFileSync(join(folder, 'sw.js'), '');
const script = 'console.log("a long way through the desert"); '.repeat(40);
writeFileSync(join(folder, 'assets', 'long-3c4d.js'), script);
writeFileSync(join(folder, 'assets', 'long-3c4d.js.br'), brotliCompressSync(script));
writeFileSync(join(folder, 'assets', 'long-3c4d.js.gz'), gzipSync(script));
writeFileSync(join(folder, 'index.html.br'), brotliCompressSync('<h1>Caravanserai</h1>'));
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
afterAll(() => rmSync(folder, { recursive: true }));

test('the page is asked for anew each time, what it refers to is kept for good', async () => {
  const server = await pageServer(folder);
  const page = await server.inject('/');
  expect(page.body).toContain('Caravanserai');
  expect(page.headers['cache-control']).toBe('no-cache');
  // Kept for a while, the service worker would keep an old version alive.
  expect((await server.inject('/sw.js')).headers['cache-control']).toBe('no-cache');
  expect((await server.inject('/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable');
  await server.close();
});

test('what the build keeps for itself is not served', async () => {
  const server = await pageServer(folder);
  for (const path of ['/.vite/manifest.json', '//.vite/manifest.json', '/%2evite/manifest.json'])
    expect((await server.inject(path)).statusCode, path).toBe(404);
  await server.close();
});

const long = '/assets/long-3c4d.js';
const unpackers: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: packed => packed,
};

test.each([
  // As browsers ask, from the best that both sides know.
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'gzip'],
  ['deflate', 'none'],
  ['identity', 'none'],
  ['', 'none'],
])('who accepts "%s" gets it compressed by %s, with the same type and for as long', async (accepted, encoding) => {
  const server = await pageServer(folder);
  const { headers, rawPayload } = await server.inject({ url: long, headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding'] ?? 'none').toBe(encoding);
  expect(unpackers[encoding](rawPayload).toString()).toBe(script);
  expect(headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(rawPayload.length),
    vary: 'Accept-Encoding',
  });
  await server.close();
});

const accepting = { 'accept-encoding': 'gzip, br' };

test('the page itself comes compressed too, is asked for anew, and what has no smaller form comes as it is', async () => {
  const server = await pageServer(folder);
  const page = await server.inject({ url: '/', headers: accepting });
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('Caravanserai');
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  });
  const small = await server.inject({ url: '/assets/main-1a2b.js', headers: accepting });
  expect([small.statusCode, small.headers['content-encoding'], small.headers.vary]).toEqual([
    200,
    undefined,
    'Accept-Encoding',
  ]);
  await server.close();
});

test('each form of a file has a tag of its own, by which it is known to be unchanged', async () => {
  const server = await pageServer(folder);
  const tagFor = async (accepted: string) =>
    String((await server.inject({ url: long, headers: { 'accept-encoding': accepted } })).headers.etag);
  const tags = [await tagFor('br'), await tagFor('gzip'), await tagFor('')];
  expect(new Set(tags).size).toBe(3);
  for (const [i, tag] of tags.entries()) {
    const headers = { ...accepting, 'if-none-match': tag };
    expect((await server.inject({ url: long, headers })).statusCode).toBe(i === 0 ? 304 : 200);
  }
  await server.close();
});

test('the head of a file, and a part of it, are those of the form that is sent', async () => {
  const server = await pageServer(folder);
  const whole = await server.inject({ url: long, headers: accepting });
  const head = await server.inject({ method: 'HEAD', url: long, headers: accepting });
  expect(head.rawPayload).toHaveLength(0);
  for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'vary', 'cache-control'])
    expect(head.headers[name], name).toBe(whole.headers[name]);
  const part = await server.inject({ url: long, headers: { ...accepting, range: 'bytes=2-5' } });
  expect([part.statusCode, part.headers['content-encoding']]).toEqual([206, 'br']);
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(2, 6));
  const plain = await server.inject({ url: long, headers: { range: 'bytes=0-6' } });
  expect([plain.statusCode, plain.body, plain.headers['content-encoding']]).toEqual([206, 'console', undefined]);
  await server.close();
});

test('compressed forms have no address of their own', async () => {
  const server = await pageServer(folder);
  for (const url of [`${long}.br`, `${long}.gz`, '/index.html.br'])
    expect((await server.inject({ url, headers: accepting })).statusCode, url).toBe(404);
  await server.close();
});

test('nothing from elsewhere may run in the page', async () => {
  const server = await pageServer(folder);
  const { headers } = await server.inject('/');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(`${headers['content-security-policy']}`.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  await server.close();
});

test('what is not there, and what lies outside the folder, is answered with 404', async () => {
  const server = await pageServer(folder);
  expect((await server.inject('/nothing')).statusCode).toBe(404);
  expect((await server.inject('/..%2f..%2fetc/passwd')).statusCode).toBe(404);
  await server.close();
});

test('a taken port is explained in one line with a way out', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise(done => other.once('listening', done));
  const { port } = other.address() as AddressInfo;
  const server = await pageServer(folder);
  const trouble = await server.listen({ host: '127.0.0.1', port }).then(() => '', explainStartError);
  expect(trouble).toBe(
    `port ${port} is already in use; stop the other program or choose another port, for example PORT=8081`,
  );
  await server.close();
  other.close();
});

test('a database that is not there, and a folder that is not ours, are explained for what they are', () => {
  const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' });
  expect(explainStartError(databaseError(refused))).toBe(
    "the database of DATABASE_URL can't be used: it can't be reached (ECONNREFUSED)",
  );
  const unknown = Object.assign(new Error('database "x" does not exist'), { code: '3D000' });
  expect(explainStartError(databaseError(unknown))).toContain('database "x" does not exist');
  const closed = Object.assign(new Error("EACCES: permission denied, mkdir 'x'"), { code: 'EACCES', syscall: 'mkdir' });
  expect(explainStartError(closed)).toBe("EACCES: permission denied, mkdir 'x'");
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageServer } from './pages.ts';
import { readSettings } from './settings.ts';
import { explained } from './trouble.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<h1>Caravanserai</h1>');
writeFileSync(join(folder, 'assets', 'main-1a2b.js'), '');
writeFileSync(join(folder, 'sw.js'), '');
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

test('nothing from elsewhere may run in the page', async () => {
  const server = await pageServer(folder);
  const { headers } = await server.inject('/');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
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
  const trouble = await server.listen({ host: '127.0.0.1', port }).then(() => '', explained);
  expect(trouble).toBe(
    `port ${port} is already in use; stop the other program or choose another port, for example PORT=8081`,
  );
  await server.close();
  other.close();
});

test('host and port come from the environment', () => {
  expect(readSettings({})).toEqual({ host: 'localhost', port: 8080, data: 'data' });
  expect(readSettings({ HOST: '0.0.0.0', PORT: '0' })).toMatchObject({ host: '0.0.0.0', port: 0 });
  expect(() => readSettings({ PORT: '80a' })).toThrow('PORT is "80a"');
  expect(() => readSettings({ PORT: '70000' })).toThrow('from 0 to 65535');
  expect(readSettings({ DATABASE_URL: 'postgres://me:secret@host/name' }).database).toContain('host/name');
  expect(() => readSettings({ DATABASE_URL: 'mysql://me:secret@host' })).toThrow(/^(?!.*secret).*DATABASE_URL/);
});

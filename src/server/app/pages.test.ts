import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageServer } from './pages.ts';
import { databaseError, explainStartError } from './start-errors.ts';

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
  expect(headers['content-security-policy']).not.toContain('unsafe');
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

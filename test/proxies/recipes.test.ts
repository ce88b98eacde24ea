import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begun, logOf, someMove, stateOf } from '../../src/server/app/testing/desert.ts';
import { openTestServer, type TestServer } from '../../src/server/app/testing/test-server.ts';
import { startPostgres } from '../../src/server/store/testing/cluster.ts';
import { freePort } from '../../src/server/store/testing/free-port.ts';
import { textOf } from '../tree.ts';

interface Recipe {
  /** The recipe with the ports of this test, and without certificates, which a test has none of. */
  text(ports: { readonly front: number; readonly backs: readonly number[] }, folder: string): string;
  readonly command: (file: string, folder: string) => readonly [string, ...string[]];
}

function withServers(text: string, backs: readonly number[]): string {
  return text
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${backs[0]}`)
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${backs[1]}`);
}

const recipes: Readonly<Record<string, Recipe>> = {
  nginx: {
    text({ front, backs }, folder) {
      const site = withServers(textOf('deploy/nginx.conf'), backs)
        .replace('listen 443 ssl;', `listen 127.0.0.1:${front};`)
        .replaceAll(/^\s*ssl_.*$/gm, '');
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        name => `${name}_temp_path ${folder}/${name};`,
      );
      return `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
        events {} http { access_log off; ${paths.join(' ')} ${site} }`;
    },
    command: (file, folder) => [
      process.env['NGINX'] ?? 'nginx',
      '-p',
      folder,
      '-e',
      join(folder, 'error.log'),
      '-c',
      file,
    ],
  },
  haproxy: {
    text: ({ front, backs }) =>
      withServers(textOf('deploy/haproxy.cfg'), backs).replace(/bind :443 .*/, `bind 127.0.0.1:${front}`),
    command: file => [process.env['HAPROXY'] ?? 'haproxy', '-db', '-f', file],
  },
  caddy: {
    text: ({ front, backs }) =>
      `{\n\tadmin off\n}\n${withServers(textOf('deploy/Caddyfile'), backs).replace('games.example.org {', `http://127.0.0.1:${front} {`)}`,
    command: file => [process.env['CADDY'] ?? 'caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
  },
};

const cluster = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'caravanserai-proxies-'));
const servers: TestServer[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  const address = await cluster.database();
  for (let i = 0; i < 2; i++) servers.push(await openTestServer({ address }, { env: { TRUSTED_PROXIES: 'loopback' } }));
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(servers.map(server => server.close()));
  await cluster.stop();
  rmSync(folder, { recursive: true });
});

/** A proxy as its recipe has it, in front of both servers; the address where people open the page. */
async function started(name: string): Promise<string> {
  const front = await freePort();
  const backs = servers.map(({ address }) => Number(new URL(address).port));
  const file = join(folder, `${name}.conf`);
  writeFileSync(file, recipes[name].text({ front, backs }, folder));
  const [program, ...args] = recipes[name].command(file, folder);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, HOME: folder } });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  void once(child, 'exit').then(([code]) => (said += `\nended with ${code}`));
  const address = `http://127.0.0.1:${front}`;
  const status = () =>
    fetch(`${address}/ready`).then(
      reply => reply.status,
      () => said,
    );
  await expect.poll(status).toBe(200);
  return address;
}

const names = Object.keys(recipes);

test.each(names)(
  '%s: a page of this very address is let in, on whatever port, and one of another is not',
  async name => {
    const address = await started(name);
    const post = (origin: string) =>
      fetch(`${address}/api/me`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ name: 'Ann' }),
      });
    expect((await post(address)).status).toBe(200);
    expect((await post('http://127.0.0.1')).status).toBe(403);
  },
);

test.each(names)('%s: figures are not for the public', async name => {
  expect((await fetch(`${await started(name)}/metrics`)).status).toBe(404);
});

test.each(names)('%s: two people play through it, wherever each of them is led', async name => {
  const { anna, ben, match } = await begun(await started(name));
  for (let turn = 0; turn < 6; turn++) {
    const [mover, other] = turn % 2 === 0 ? [anna, ben] : [ben, anna];
    const base = logOf(mover, match).length;
    const move = someMove(stateOf(mover, match));
    await mover.ask({ type: 'play', match, seat: turn % 2, base, moves: [move] });
    await other.until(() => logOf(other, match).length > base);
  }
  expect(logOf(anna, match)).toEqual(logOf(ben, match));
  for (const visitor of [anna, ben]) visitor.close();
});

test('while one of two servers is away, every proxy leads people to the other, and nobody is turned away', async () => {
  const addresses = await Promise.all(names.map(started));
  await servers.shift()?.close();
  for (const address of addresses) {
    const statuses = new Set<number>();
    for (let i = 0; i < 20; i++) statuses.add((await fetch(`${address}/health`)).status);
    expect([...statuses], address).toEqual([200]);
    const { anna, ben } = await begun(address);
    for (const visitor of [anna, ben]) visitor.close();
  }
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPostgres } from '../src/server/store/testing/cluster.ts';
import { Players } from './torture/players.ts';
import { Victim } from './torture/process.ts';
import { root } from './tree.ts';

/** The version before, built: `npm run rehearse-upgrade` makes it. Without one, this version follows itself. */
const BEFORE = process.env['BEFORE'] ?? root;
const TABLES = 6;
/** How much is played before, between and after. */
const MOVES = 60;
const LONGEST = 900_000;
/** However busy the machine is, nobody is cut short. */
const patience = { SHUTDOWN_SECONDS: '300' };

/** Any of the servers that live, or one that will be back. */
function playersOn(servers: readonly Victim[]): Players {
  const living = () => servers.filter(({ lives }) => lives);
  const addresses = () => (living().length > 0 ? living() : servers).map(({ address }) => address);
  return new Players({ tables: TABLES, addresses });
}

async function upgrade(server: Victim): Promise<void> {
  expect(await server.close()).toBe(0);
  server.project = root;
  await server.start();
}

test('one server: people play on while the version before is ended and this one is started', {
  timeout: LONGEST,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), 'caravanserai-upgrade-'));
  const server = new Victim({ ...patience, DATA: data }, BEFORE);
  await server.start();
  try {
    const players = playersOn([server]);
    await players.playOn(MOVES);
    await upgrade(server);
    await players.playOn(MOVES);
    process.stdout.write(`${await players.judge()}\n`);
    expect(server.complaints).toBe('');
  } finally {
    await server.kill();
    rmSync(data, { recursive: true });
  }
});

test('two servers on one database: one after the other is updated, and in between both versions play', {
  timeout: LONGEST,
}, async () => {
  const cluster = await startPostgres();
  const DATABASE_URL = await cluster.database();
  const settings = { ...patience, DATABASE_URL };
  const servers = [new Victim(settings, BEFORE), new Victim(settings, BEFORE)];
  for (const server of servers) await server.start();
  try {
    const players = playersOn(servers);
    await players.playOn(MOVES);
    for (const server of servers) {
      await upgrade(server);
      expect((await fetch(`${server.address}/ready`)).status).toBe(200);
      await players.playOn(2 * MOVES);
    }
    process.stdout.write(`${await players.judge()}\n`);
  } finally {
    for (const server of servers) await server.kill();
    await cluster.stop();
  }
});

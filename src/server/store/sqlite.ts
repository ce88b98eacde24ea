import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import type { StoreSize } from './port.ts';
import type { SqlEngine, SqlRow } from './sql-engine.ts';
import { type CommitObserver, SqlStore } from './sql-store.ts';
import type { Database, SqliteDriver } from './sqlite-driver.ts';
import { assertSound, type DatabaseFile, makePrivate, migrate, openFile, StatementRunner } from './sqlite-file.ts';
import { storeFaultOf } from './store-faults.ts';
import type { FailureObserver } from './store-health.ts';
import type { WriterJob, WriterReply, WriterRequest } from './writer.ts';

export interface SqliteSettings {
  readonly observer?: CommitObserver | undefined;
  readonly failed?: FailureObserver | undefined;
  readonly driver?: SqliteDriver | undefined;
}

/** Opens the database in one file, and makes or renews its tables. */
export function openSqlite(file: string, { observer, failed, driver }: SqliteSettings = {}): SqlStore {
  return new SqlStore(
    explaining(file, () => sqliteEngine({ file, driver })),
    { observer, failed },
  );
}

/** What the engine says of a file does not say of which. */
function explaining<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { message } = error as Error;
    if (message.includes(dirname(file))) throw error;
    const advice = storeFaultOf(error) === 'damaged' ? '; restore a backup, as docs/hosting.md says' : '';
    throw new Error(`the database ${file} can't be used: ${message}${advice}`, { cause: error });
  }
}

/** Reads on this thread, since that takes less time than to ask another one; a thread of its own writes. */
function sqliteEngine(file: DatabaseFile): SqlEngine {
  makePrivate(file.file);
  const lock = lockFolder(file);
  const { database, runner } = releasing(lock, () => openSound(file));
  const writer = new Writer(file);
  const checkpointer = new Checkpointer(file);
  const together: SqlEngine['together'] = async statements =>
    (await writer.request({ do: 'statements', statements })) as readonly (readonly SqlRow[])[];
  return {
    async query(text, values = []) {
      writer.assertAlive();
      if (text.startsWith('SELECT')) return runner.rows(text, values);
      return (await together([{ text, values }]))[0] ?? [];
    },
    together,
    commitAll: async commits => (await writer.request({ do: 'commits', commits })) as readonly boolean[],
    batches,
    size: () => sizeOf(file.file),
    close: async () => {
      await checkpointer.close();
      await writer.close();
      database.close();
      lock.release();
    },
  };
}

/** The file with its write-ahead log, and what the system has left for this user. */
async function sizeOf(file: string): Promise<StoreSize> {
  const sizes = await Promise.all([file, `${file}-wal`].map(async name => (await stat(name)).size));
  const { bavail, bsize } = await statfs(dirname(file));
  return { used: sizes.reduce((sum, size) => sum + size, 0), free: bavail * bsize };
}

function releasing<T>(lock: FolderLock, work: () => T): T {
  try {
    return work();
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A connection to a file whose pages fit together, with all tables. */
function openSound(file: DatabaseFile): { readonly database: Database; readonly runner: StatementRunner } {
  const database = openFile(file);
  const runner = new StatementRunner(database);
  try {
    assertSound(runner);
    migrate(database, runner);
    return { database, runner };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The thread writes some commits while the next ones are planned here; what waits there shares one trip to the disk. */
const batches = { most: 64, inFlight: 16 };

/** Threads run plain JavaScript. Where sources are run as they are, as in tests, it is what was built from them. */
const thread = new URL(import.meta.url.replace(/\/src\/(.*)sqlite\.ts$/, '/dist/node/$1sqlite.js'));

/** The thread that keeps the write-ahead log short. Should it end, the writer does its work, if less gently. */
class Checkpointer {
  readonly #worker: Worker;
  readonly #gone: Promise<void>;

  constructor(file: DatabaseFile) {
    this.#worker = new Worker(new URL('checkpointer.js', thread), { workerData: file });
    this.#worker.on('error', () => undefined);
    this.#gone = new Promise(resolve => this.#worker.once('exit', () => resolve()));
  }

  async close(): Promise<void> {
    this.#worker.postMessage('close');
    await this.#gone;
  }
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The thread that writes, as this thread sees it. */
class Writer {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #gone: Promise<void>;
  #requests = 0;
  #fault: Error | undefined;

  constructor(file: DatabaseFile) {
    this.#worker = new Worker(new URL('writer.js', thread), { workerData: file });
    this.#worker.on('message', (replies: readonly WriterReply[]) => this.#receive(replies));
    this.#worker.on('error', ({ message }) => this.#fail(new Error(`the database can't be written to: ${message}`)));
    this.#gone = new Promise(resolve => {
      this.#worker.once('exit', () => {
        this.#fail(new Error('the database is not open: the thread that writes to it has ended'));
        resolve();
      });
    });
  }

  /** A store that can't be written to any more must not be read from either. */
  assertAlive(): void {
    if (this.#fault) throw this.#fault;
  }

  request(job: WriterJob): Promise<unknown> {
    this.assertAlive();
    const id = this.#requests++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, job } satisfies WriterRequest);
    });
  }

  async close(): Promise<void> {
    if (!this.#fault) await this.request({ do: 'close' });
    await this.#gone;
  }

  #receive(replies: readonly WriterReply[]): void {
    for (const reply of replies) {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('error' in reply) waiting?.reject(reply.error);
      else waiting?.resolve('won' in reply ? reply.won : reply.rows);
    }
  }

  #fail(error: Error): void {
    this.#fault ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#fault);
    this.#waiting.clear();
  }
}

import { Worker } from 'node:worker_threads';
import { type CommitObserver, type SqlEngine, type SqlRow, SqlStore } from './sql-store.ts';
import { migrate, openFile, StatementRunner } from './sqlite-file.ts';
import type { WriterJob, WriterReply, WriterRequest } from './writer.ts';

/** Opens the database in one file, and makes or renews its tables. */
export function openSqlite(file: string, watcher?: CommitObserver): SqlStore {
  return new SqlStore(sqliteEngine(file), watcher);
}

/** Reads here, where an answer takes less time than a question to somebody else; a thread of its own writes. */
function sqliteEngine(file: string): SqlEngine {
  const database = openFile(file);
  const runner = new StatementRunner(database);
  try {
    migrate(database, runner);
  } catch (error) {
    database.close();
    throw error;
  }
  const writer = new Writer(file);
  const sweeper = new Sweeper(file);
  const together: SqlEngine['together'] = async statements =>
    (await writer.ask({ do: 'statements', statements })) as readonly (readonly SqlRow[])[];
  return {
    async query(text, values = []) {
      writer.mustLive();
      if (text.startsWith('SELECT')) return runner.rows(text, values);
      return (await together([{ text, values }]))[0] ?? [];
    },
    together,
    commitAll: async changes => (await writer.ask({ do: 'changes', changes })) as readonly boolean[],
    batches,
    skipTaken: '',
    close: async () => {
      await sweeper.close();
      await writer.close();
      database.close();
    },
  };
}

/** The thread writes some changes while the next ones are made here; what waits there shares one trip to the disk. */
const batches = { most: 64, underway: 16 };

/** Threads read plain JavaScript. Where sources are run as they stand, as tests do, it is what was built from them. */
const thread = new URL(import.meta.url.replace(/\/src\/(.*)sqlite\.ts$/, '/dist/node/$1sqlite.js'));

/** The thread that keeps the log of changes short. Should it fail, the one that writes does its work, if less gently. */
class Sweeper {
  readonly #worker: Worker;
  readonly #gone: Promise<void>;

  constructor(file: string) {
    this.#worker = new Worker(new URL('sweeper.js', thread), { workerData: { file } });
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

/** The thread that writes, seen from outside. */
class Writer {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #gone: Promise<void>;
  #asked = 0;
  #fault: Error | undefined;

  constructor(file: string) {
    this.#worker = new Worker(new URL('writer.js', thread), { workerData: { file } });
    this.#worker.on('message', (answers: readonly WriterReply[]) => this.#hear(answers));
    this.#worker.on('error', ({ message }) => this.#fail(new Error(`the database can't be written to: ${message}`)));
    this.#gone = new Promise(resolve => {
      this.#worker.once('exit', () => {
        this.#fail(new Error('the database is not open: the thread that writes to it has ended'));
        resolve();
      });
    });
  }

  /** A store that can't be written to any more is of no use for reading either. */
  mustLive(): void {
    if (this.#fault) throw this.#fault;
  }

  ask(job: WriterJob): Promise<unknown> {
    this.mustLive();
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, job } satisfies WriterRequest);
    });
  }

  async close(): Promise<void> {
    if (!this.#fault) await this.ask({ do: 'close' });
    await this.#gone;
  }

  #hear(answers: readonly WriterReply[]): void {
    for (const answer of answers) {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('error' in answer) waiting?.reject(answer.error);
      else waiting?.resolve('won' in answer ? answer.won : answer.rows);
    }
  }

  #fail(error: Error): void {
    this.#fault ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#fault);
    this.#waiting.clear();
  }
}

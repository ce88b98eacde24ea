import { closeSync, fdatasync, openSync, realpathSync } from 'node:fs';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { matchUpdate, restOf } from './commit-statements.ts';
import type { Commit } from './port.ts';
import type { SqlRow, SqlStatement } from './sql-engine.ts';
import { type DatabaseFile, openFile, StatementRunner } from './sqlite-file.ts';

/**
 * The thread that writes to the database in one file. What players were sent must survive a power cut, so every commit
 * waits for the disk; on a thread of its own nothing else waits with it.
 */

export type WriterJob =
  | { readonly do: 'statements'; readonly statements: readonly SqlStatement[] }
  | { readonly do: 'commits'; readonly commits: readonly Commit[] }
  | { readonly do: 'close' };

export interface WriterRequest {
  readonly id: number;
  readonly job: WriterJob;
}

export type WriterReply = { readonly id: number } & (
  | { readonly rows: readonly (readonly SqlRow[])[] }
  | { readonly won: readonly boolean[] }
  | { readonly error: unknown }
);

const where = workerData as DatabaseFile;
const port = parentPort as MessagePort;
const database = openFile(where);
const runner = new StatementRunner(database);
// The engine only writes its write-ahead log, and what is in there counts once it is synced.
// It lies beside the file itself, even where that was opened through a link.
const log = openSync(`${realpathSync(where.file)}-wal`, 'r+');

/** The replies to what was carried out since the last sync began. */
let unsynced: WriterReply[] = [];
let isSyncing = false;
let isClosing = false;

/** Everything that waits already is carried out, and then shares one sync. */
port.on('message', (first: WriterRequest) => {
  const requests = [first, ...waiting()];
  isClosing ||= requests.some(({ job }) => job.do === 'close');
  unsynced.push(...repliesTo(requests));
  sync();
});

function* waiting(): Generator<WriterRequest> {
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port))
    yield next.message as WriterRequest;
}

/** Commits that came one after the other are one transaction: to begin and to end it is half of the work. */
function repliesTo(requests: readonly WriterRequest[]): WriterReply[] {
  const replies: WriterReply[] = [];
  for (let i = 0; i < requests.length; ) {
    const end = requests.findIndex(({ job }, at) => at >= i && job.do !== 'commits');
    const group = requests.slice(i, end === i ? i + 1 : end < 0 ? undefined : end);
    replies.push(...repliesToGroup(group));
    i += group.length;
  }
  return replies;
}

function repliesToGroup(group: readonly WriterRequest[]): WriterReply[] {
  try {
    return runner.together(() => group.map(({ id, job }) => ({ id, ...carriedOut(job) })));
  } catch (error) {
    return group.map(({ id }) => ({ id, error }));
  }
}

function carriedOut(job: WriterJob): { rows: readonly (readonly SqlRow[])[] } | { won: readonly boolean[] } {
  if (job.do === 'commits') return { won: job.commits.map(commitOne) };
  if (job.do === 'close') return { won: [] };
  return { rows: job.statements.map(({ text, values }) => runner.rows(text, values)) };
}

/** Nothing is said to be stored that is not on the disk. What is carried out meanwhile goes with the next sync. */
function sync(): void {
  if (isSyncing) return;
  const replies = unsynced;
  unsynced = [];
  isSyncing = true;
  fdatasync(log, error => {
    // Nobody knows then what is on the disk, and the next sync may well succeed without it: nothing more is written.
    if (error) throw error;
    isSyncing = false;
    port.postMessage(replies);
    if (unsynced.length > 0) sync();
    else if (isClosing) close();
  });
}

function close(): void {
  closeSync(log);
  database.close();
  port.close();
}

function commitOne(commit: Commit): boolean {
  const { text, values } = matchUpdate(commit);
  if (runner.changed(text, values) === 0) return false;
  for (const statement of restOf(commit)) runner.changed(statement.text, statement.values);
  return true;
}

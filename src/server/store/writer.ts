import { closeSync, fdatasync, openSync, realpathSync } from 'node:fs';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Commit } from './port.ts';
import type { SqlRow, SqlStatement } from './sql-store.ts';
import { openFile, StatementRunner } from './sqlite-file.ts';

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

const { file } = workerData as { readonly file: string };
const port = parentPort as MessagePort;
const database = openFile(file);
const runner = new StatementRunner(database);
// The engine only writes its write-ahead log, and what is in there counts once it is synced.
// It lies beside the file itself, even where that was opened through a link.
const log = openSync(`${realpathSync(file)}-wal`, 'r+');

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
  const { match, revision, length, clock, entries, dueAt } = commit;
  const won = runner.changed(
    `UPDATE matches SET revision = revision + 1, length = $4, clock = $5, wake = $6, held = 0
      WHERE id = $1 AND revision = $2 AND length = $3`,
    [match, revision, length, length + entries.length, clock, dueAt],
  );
  if (won === 0) return false;
  entries.forEach((body, i) =>
    runner.changed('INSERT INTO entries (match, seq, body) VALUES ($1, $2, $3)', [match, length + i, body]),
  );
  for (const { text, values } of recordUpdates(commit)) runner.changed(text, values);
  return true;
}

function recordUpdates({ match, document, listing, people, now }: Commit): SqlStatement[] {
  const rewritten = document !== undefined && {
    text: 'UPDATE documents SET body = $2 WHERE match = $1',
    values: [match, document],
  };
  const listed = listing && {
    text: 'UPDATE lobby SET listed = $2, summary = $3, touched = $4 WHERE match = $1',
    values: [match, listing.place, listing.summary, now],
  };
  const seated = people && [
    { text: 'DELETE FROM sitters WHERE match = $1', values: [match] },
    ...people.map(person => ({ text: 'INSERT INTO sitters (person, match) VALUES ($1, $2)', values: [person, match] })),
  ];
  return [...(rewritten ? [rewritten] : []), ...(listed ? [listed] : []), ...(seated ?? [])];
}

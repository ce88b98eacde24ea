import { closeSync, fdatasync, openSync, realpathSync } from 'node:fs';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Commit } from './port.ts';
import type { SqlRow, SqlStatement } from './sql-store.ts';
import { openFile, StatementRunner } from './sqlite-file.ts';

/**
 * The thread that writes to the database in one file. What was told to players must survive a power cut, so every change
 * waits for the disk; here nobody else waits with it.
 */

export type WriterJob =
  | { readonly do: 'statements'; readonly statements: readonly SqlStatement[] }
  | { readonly do: 'changes'; readonly changes: readonly Commit[] }
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
// The engine only writes its log of changes; what is in there counts once it is synced.
// It lies beside the file itself, wherever a link to it may be.
const log = openSync(`${realpathSync(file)}-wal`, 'r+');

/** What was carried out since the last trip to the disk began. */
let unsafe: WriterReply[] = [];
let isSyncing = false;
let isClosing = false;

/** Everything that waits already is carried out, and then shares one trip to the disk. */
port.on('message', (first: WriterRequest) => {
  const asks = [first, ...waiting()];
  isClosing ||= asks.some(({ job }) => job.do === 'close');
  unsafe.push(...answersTo(asks));
  sync();
});

function* waiting(): Generator<WriterRequest> {
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port))
    yield next.message as WriterRequest;
}

/** Changes that came one after the other are one transaction: to begin and to end it is half of the work. */
function answersTo(asks: readonly WriterRequest[]): WriterReply[] {
  const answers: WriterReply[] = [];
  for (let i = 0; i < asks.length; ) {
    const end = asks.findIndex(({ job }, at) => at >= i && job.do !== 'changes');
    const group = asks.slice(i, end === i ? i + 1 : end < 0 ? undefined : end);
    answers.push(...answersToGroup(group));
    i += group.length;
  }
  return answers;
}

function answersToGroup(group: readonly WriterRequest[]): WriterReply[] {
  try {
    return runner.together(() => group.map(({ id, job }) => ({ id, ...carriedOut(job) })));
  } catch (error) {
    return group.map(({ id }) => ({ id, error }));
  }
}

function carriedOut(job: WriterJob): { rows: readonly (readonly SqlRow[])[] } | { won: readonly boolean[] } {
  if (job.do === 'changes') return { won: job.changes.map(commitOne) };
  if (job.do === 'close') return { won: [] };
  return { rows: job.statements.map(({ text, values }) => runner.rows(text, values)) };
}

/** Nothing is said to be kept that is not on the disk. What is carried out meanwhile goes with the next trip. */
function sync(): void {
  if (isSyncing) return;
  const answers = unsafe;
  unsafe = [];
  isSyncing = true;
  fdatasync(log, error => {
    // Nobody knows then what is on the disk, and the next trip may well succeed without it: nothing more is written.
    if (error) throw error;
    isSyncing = false;
    port.postMessage(answers);
    if (unsafe.length > 0) sync();
    else if (isClosing) close();
  });
}

function close(): void {
  closeSync(log);
  database.close();
  port.close();
}

function commitOne(change: Commit): boolean {
  const { match, revision, length, clock, entries, dueAt: wake } = change;
  const won = runner.changed(
    `UPDATE matches SET revision = revision + 1, length = $4, clock = $5, wake = $6, held = 0
      WHERE id = $1 AND revision = $2 AND length = $3`,
    [match, revision, length, length + entries.length, clock, wake],
  );
  if (won === 0) return false;
  entries.forEach((body, i) =>
    runner.changed('INSERT INTO entries (match, seq, body) VALUES ($1, $2, $3)', [match, length + i, body]),
  );
  for (const { text, values } of postings(change)) runner.changed(text, values);
  return true;
}

function postings({ match, document, listing, people, now }: Commit): SqlStatement[] {
  const rewritten = document !== undefined && {
    text: 'UPDATE documents SET body = $2 WHERE match = $1',
    values: [match, document],
  };
  const placard = listing && {
    text: 'UPDATE lobby SET listed = $2, summary = $3, touched = $4 WHERE match = $1',
    values: [match, listing.place, listing.summary, now],
  };
  const seated = people && [
    { text: 'DELETE FROM sitters WHERE match = $1', values: [match] },
    ...people.map(person => ({ text: 'INSERT INTO sitters (person, match) VALUES ($1, $2)', values: [person, match] })),
  ];
  return [...(rewritten ? [rewritten] : []), ...(placard ? [placard] : []), ...(seated ?? [])];
}

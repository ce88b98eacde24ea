import { closeSync, fdatasyncSync, openSync } from 'node:fs';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { openFile, Runner } from './file.ts';
import type { Change } from './port.ts';
import type { Row, Statement } from './sql.ts';

/**
 * The thread that writes to the database in one file. What was told to players must survive a power cut, so every change
 * waits for the disk; here nobody else waits with it.
 */

export type Job =
  | { readonly do: 'statements'; readonly statements: readonly Statement[] }
  | { readonly do: 'changes'; readonly changes: readonly Change[] }
  | { readonly do: 'close' };

export interface Ask {
  readonly id: number;
  readonly job: Job;
}

export type Answer = { readonly id: number } & (
  | { readonly rows: readonly (readonly Row[])[] }
  | { readonly won: readonly boolean[] }
  | { readonly error: unknown }
);

const { file } = workerData as { readonly file: string };
const port = parentPort as MessagePort;
const database = openFile(file);
const runner = new Runner(database);
// The engine only writes its log of changes; what is in there counts once it is synced.
const log = openSync(`${file}-wal`, 'r+');

/** Everything that waits already shares one trip to the disk. */
port.on('message', (first: Ask) => {
  const asks = [first, ...waiting()];
  const answers = safely(asks.map(answerTo));
  port.postMessage(answers);
  if (asks.some(({ job }) => job.do === 'close')) close();
});

function* waiting(): Generator<Ask> {
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) yield next.message as Ask;
}

function answerTo({ id, job }: Ask): Answer {
  try {
    return { id, ...carriedOut(job) };
  } catch (error) {
    return { id, error };
  }
}

function carriedOut(job: Job): { rows: readonly (readonly Row[])[] } | { won: readonly boolean[] } {
  if (job.do === 'changes') return { won: runner.together(() => job.changes.map(commitOne)) };
  if (job.do === 'close') return { won: [] };
  return { rows: runner.together(() => job.statements.map(({ text, values }) => runner.rows(text, values))) };
}

/** Nothing is said to be kept that is not on the disk. */
function safely(answers: readonly Answer[]): readonly Answer[] {
  try {
    fdatasyncSync(log);
    return answers;
  } catch (error) {
    return answers.map(({ id }) => ({ id, error }));
  }
}

function close(): void {
  closeSync(log);
  database.close();
  port.close();
}

function commitOne(change: Change): boolean {
  const { match, revision, length, document, entries, wake } = change;
  const won = runner.changed(
    `UPDATE matches SET revision = revision + 1, length = $4, document = $5, wake = $6, held = 0
      WHERE id = $1 AND revision = $2 AND length = $3`,
    [match, revision, length, length + entries.length, document, wake],
  );
  if (won === 0) return false;
  entries.forEach((body, i) =>
    runner.changed('INSERT INTO entries (match, seq, body) VALUES ($1, $2, $3)', [match, length + i, body]),
  );
  for (const { text, values } of postings(change)) runner.changed(text, values);
  return true;
}

function postings({ match, listing, people, now }: Change): Statement[] {
  const placard = listing && {
    text: 'UPDATE lobby SET listed = $2, summary = $3, touched = $4 WHERE match = $1',
    values: [match, Number(listing.listed), listing.summary, now],
  };
  const seated = people && [
    { text: 'DELETE FROM sitters WHERE match = $1', values: [match] },
    ...people.map(person => ({ text: 'INSERT INTO sitters (person, match) VALUES ($1, $2)', values: [person, match] })),
  ];
  return [...(placard ? [placard] : []), ...(seated ?? [])];
}

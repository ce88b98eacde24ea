import { type Stats, statSync } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type DatabaseFile, LONG_LOG, openFile } from './sqlite-file.ts';

/**
 * The thread that checkpoints: it copies what was written into the database file, so that the write-ahead log can begin
 * anew. Others go on writing meanwhile, but share the disk with it, so it waits for a pause if one comes before the log is
 * long.
 */

/** How often it looks, and how long a pause has to be, in milliseconds. */
const EVERY = 250;
/** How long it waits for a pause, in milliseconds. */
const MAX_WAIT = 5000;

const where = workerData as DatabaseFile;
const port = parentPort as MessagePort;
const database = openFile(where);
let checkpointed = 0;
const interval = setInterval(() => {
  const now = Date.now();
  try {
    if (!isDue(statSync(`${where.file}-wal`), now)) return;
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
    checkpointed = now;
  } catch {
    // On a full disk it has to be tried again, or the log would grow until there is no room for anything; the writer
    // meets the same trouble and says it.
  }
}, EVERY);

function isDue({ mtimeMs: written, size }: Stats, now: number): boolean {
  const isUrgent = size > LONG_LOG || now - checkpointed >= MAX_WAIT;
  return written >= checkpointed && (isUrgent || now - written >= EVERY);
}

port.once('message', () => {
  clearInterval(interval);
  database.close();
  port.close();
});

import { statSync } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openFile } from './sqlite-file.ts';

/**
 * The thread that works what was written into the database file, so that the log of changes can begin anew. Others go on
 * writing meanwhile, but they share the disk with it: so it waits for a pause, if one comes.
 */

/** So often it looks, and so long a pause has to be, in milliseconds. */
const EVERY = 250;
/** Where there is no pause it waits no longer than this. */
const LONGEST = 5000;

const { file } = workerData as { readonly file: string };
const port = parentPort as MessagePort;
const database = openFile(file);
let swept = 0;
const rounds = setInterval(() => {
  const now = Date.now();
  if (!isDue(statSync(`${file}-wal`).mtimeMs, now)) return;
  swept = now;
  database.exec('PRAGMA wal_checkpoint(PASSIVE)');
}, EVERY);

function isDue(written: number, now: number): boolean {
  return written >= swept && (now - written >= EVERY || now - swept >= LONGEST);
}

port.once('message', () => {
  clearInterval(rounds);
  database.close();
  port.close();
});

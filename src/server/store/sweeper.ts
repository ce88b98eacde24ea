import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openFile } from './file.ts';

/**
 * The thread that works what was written into the database file, so that the log of changes can begin anew. It takes a
 * tenth of a second when much has happened, in which nobody need wait: others go on writing meanwhile.
 */

/** So often it looks, in milliseconds. */
const EVERY = 500;

const { file } = workerData as { readonly file: string };
const port = parentPort as MessagePort;
const database = openFile(file);
const rounds = setInterval(() => database.exec('PRAGMA wal_checkpoint(PASSIVE)'), EVERY);

port.once('message', () => {
  clearInterval(rounds);
  database.close();
  port.close();
});

import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { connect, type Database } from './sqlite-driver.ts';
import type { DatabaseFile } from './sqlite-file.ts';

/** A folder that belongs to this process alone until it is released. */
export interface FolderLock {
  release(): void;
}

/** A connection that nobody refers to is closed some time, and its lock is gone. */
const held = new Set<Database>();

/**
 * Two servers on one data folder would not hear each other: what one commits the other never shows. The lock is one of the
 * system's on a file beside the database, so it is gone with the process, however that ends; nothing is left to clean up.
 */
export function lockFolder({ file, driver }: DatabaseFile): FolderLock {
  const database = connect(`${realpathSync(file)}.lock`, { ...(driver && { driver }) });
  try {
    take(database);
    held.add(database);
    return { release: () => void (held.delete(database) && database.close()) };
  } catch (error) {
    const holder = isTaken(error) ? holderIn(database) : undefined;
    database.close();
    throw holder === undefined ? error : new Error(takenMessage(dirname(file), holder), { cause: error });
  }
}

/** Others may read while it is held, so that they can say by whom. */
function take(database: Database): void {
  database.exec('BEGIN IMMEDIATE');
  database.exec(`PRAGMA user_version = ${process.pid}; COMMIT; BEGIN IMMEDIATE`);
}

function isTaken(error: unknown): boolean {
  return /database is locked/.test((error as Error).message);
}

function holderIn(database: Database): number {
  return Number(Object.values(database.prepare('PRAGMA user_version').get() as object)[0]);
}

function takenMessage(folder: string, holder: number): string {
  return `the folder "${folder}" is in use by another Caravanserai (process ${holder}); end that one, or choose another folder with DATA`;
}

import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from './sqlite-driver.ts';

export interface BackedUp {
  readonly matches: number;
  readonly entries: number;
}

/**
 * Copies a database into one new file while others may be writing to it: what the copy holds is what was there at one
 * moment. The file gets its name only once it is whole, checked and on the disk.
 */
export function backUp(from: string, to: string): BackedUp {
  if (!existsSync(from)) throw new Error(`there is no database at ${from}; DATA names the folder where it is kept`);
  if (existsSync(to)) throw new Error(`${to} is there already; name a file that is not`);
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    // An empty file is there first, so that nobody else can ever read what comes into it.
    writeFileSync(part, '', { mode: 0o600, flag: 'wx' });
    copy(from, part);
    const found = checked(part);
    sync(part);
    renameSync(part, to);
    return found;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

function copy(from: string, to: string): void {
  const database = connect(from, { readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

/** Throws unless the file is sound, and every match has exactly the entries that its length says. */
function checked(file: string): BackedUp {
  const database = connect(file, { readOnly: true });
  const first = (text: string) => Object.values(database.prepare(text).get() as object)[0] as unknown;
  try {
    if (first('PRAGMA integrity_check') !== 'ok') throw new Error('the copy is damaged; is the disk sound?');
    const broken = `SELECT count(*) FROM matches
      WHERE length <> (SELECT count(*) FROM entries WHERE match = id AND seq < length)`;
    const stray = 'SELECT count(*) FROM entries WHERE match NOT IN (SELECT id FROM matches)';
    if (first(broken) !== 0 || first(stray) !== 0) throw new Error('matches and their entries do not fit together');
    return {
      matches: first('SELECT count(*) FROM matches') as number,
      entries: first('SELECT count(*) FROM entries') as number,
    };
  } finally {
    database.close();
  }
}

function sync(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BackedUp, backUp } from './backup.ts';

const made = /^caravanserai-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/;

/** The backups that hosts make at the desk. Their names tell when, however often the files are copied. */
export class BackupFolder {
  readonly #folder: string;
  readonly #database: string;

  constructor(folder: string, database: string) {
    this.#folder = folder;
    this.#database = database;
  }

  add(now: number): BackedUp & { readonly file: string } {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    const file = join(this.#folder, `caravanserai-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}.db`);
    return { file, ...backUp(this.#database, file) };
  }

  /** Removes those that are older, and says how many: they may hold what people have erased since. Others stay. */
  forget(before: number): number {
    const old = this.#names().filter(name => timeOf(name) < before);
    for (const name of old) rmSync(join(this.#folder, name), { force: true });
    return old.length;
  }

  #names(): readonly string[] {
    try {
      return readdirSync(this.#folder);
    } catch (error) {
      // Nobody has made any.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }
}

/** Never old, where the name says nothing. */
function timeOf(name: string): number {
  const [, day, hours, minutes, seconds, thousandths] = made.exec(name) ?? [];
  return day === undefined
    ? Number.POSITIVE_INFINITY
    : Date.parse(`${day}T${hours}:${minutes}:${seconds}.${thousandths}Z`);
}

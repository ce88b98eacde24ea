import { createRequire } from 'node:module';
import type { SqliteModule } from '@photostructure/sqlite';

/** Who reads and writes the database file: Node itself, or a package with the interface of Node's own module. */
export type SqliteDriver = 'node' | 'package';

/** A connection by either. */
export type Database = InstanceType<SqliteModule['DatabaseSync']>;

interface Versions {
  readonly node: string;
  readonly sqlite?: string;
}

/**
 * Those that can be used here, the best one first. Node's own is faster, and is taken once it is no experiment any more
 * and can't damage the file: before 3.51.3, in rare cases, committed pages were lost when one thread checkpointed while
 * another one wrote, as ours do.
 */
export function sqliteDrivers({ node, sqlite = '0' }: Versions = process.versions): [SqliteDriver, ...SqliteDriver[]] {
  return isAtLeast(node, [24]) && isAtLeast(sqlite, [3, 51, 3]) ? ['node', 'package'] : ['package'];
}

function isAtLeast(version: string, wanted: readonly number[]): boolean {
  const found = version.split('.').map(Number);
  const differing = wanted.findIndex((part, i) => found[i] !== part);
  return differing < 0 || (found[differing] ?? 0) > (wanted[differing] ?? 0);
}

const [best] = sqliteDrivers();

/** A connection to a database file. */
export function connect(file: string, { readOnly = false, driver = best } = {}): Database {
  const { DatabaseSync } = moduleOf(driver);
  return new DatabaseSync(file, { readOnly });
}

function moduleOf(driver: SqliteDriver): SqliteModule {
  if (driver === 'node') return process.getBuiltinModule('node:sqlite') as SqliteModule;
  // Loaded only where it is used: it brings a binary of its own.
  return createRequire(import.meta.url)('@photostructure/sqlite') as SqliteModule;
}

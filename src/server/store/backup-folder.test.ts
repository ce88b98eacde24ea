import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BackupFolder } from './backup-folder.ts';
import { openSqlite } from './sqlite.ts';

const NOON = Date.UTC(2026, 10, 1, 12);
const DAY = 86_400_000;

async function place() {
  const data = mkdtempSync(join(tmpdir(), 'caravanserai-backups-'));
  const database = join(data, 'caravanserai.db');
  const store = openSqlite(database);
  await store.addPerson({ id: 'anna', name: 'Anna' }, { secret: 'hash', since: 0, guarded: false });
  onTestFinished(async () => {
    await store.close();
    rmSync(data, { recursive: true });
  });
  const folder = join(data, 'backups');
  return { folder, names: () => readdirSync(folder).toSorted(), backups: new BackupFolder(folder, database) };
}

test('backups are named by when they were made, and those that are older than they may be are removed', async () => {
  const { backups, names } = await place();
  expect(backups.forget(NOON)).toBe(0);
  const [first, second] = [backups.add(NOON), backups.add(NOON + DAY)];
  expect(first.file).toMatch(/caravanserai-2026-11-01T12-00-00-000Z\.db$/);
  expect(second).toMatchObject({ matches: 0, entries: 0 });
  expect(backups.forget(NOON)).toBe(0);
  expect(names()).toHaveLength(2);
  expect(backups.forget(NOON + 1)).toBe(1);
  expect(names()).toEqual(['caravanserai-2026-11-02T12-00-00-000Z.db']);
});

test('what hosts have put there themselves is left to them', async () => {
  const { backups, folder, names } = await place();
  mkdirSync(folder);
  const others = ['before-the-summer.db', 'caravanserai-2020-01-01.db', 'caravanserai-2020-01-01T00-00-00-000Z.db.gz'];
  for (const name of others) writeFileSync(join(folder, name), '');
  expect(backups.forget(NOON)).toBe(0);
  expect(names()).toEqual(others);
});

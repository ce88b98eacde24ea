import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrationSteps } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { connect } from './sqlite-driver.ts';
import { StatementRunner } from './sqlite-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'caravanserai-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a data folder that is made here is closed to other users of the machine', async () => {
  const store = openSqlite(join(folder, 'data', 'caravanserai.db'));
  expect(statSync(join(folder, 'data')).mode & 0o077).toBe(0);
  await store.close();
});

test('what was written gets into the database file by itself, while it is open', async () => {
  const file = join(folder, 'swept.db');
  const store = openSqlite(file);
  const name = 'a name that stands nowhere else';
  await store.getOrInsert(name, 'value');
  await expect.poll(() => readFileSync(file).includes(name)).toBe(true);
  await store.close();
});

/** A database as the first version left it, with one table of each stage. */
function oldDatabase(file: string): void {
  const database = connect(file);
  for (const statement of ['CREATE TABLE migrations (step integer PRIMARY KEY)', ...migrationSteps[0]])
    database.exec(statement);
  database.exec('INSERT INTO migrations (step) VALUES (0)');
  for (const [stage, length, listed] of [
    ['gathering', 0, 1],
    ['playing', 5, 1],
    ['closed', 0, 0],
  ] as const) {
    const document = JSON.stringify({ game: 'g', stage, host: 'h' });
    const match = 'INSERT INTO matches (id, revision, length, document) VALUES (?, 0, ?, ?)';
    database.prepare(match).run(stage, length, document);
    const listing = 'INSERT INTO lobby (match, listed, summary, touched) VALUES (?, ?, ?, ?)';
    database.prepare(listing).run(stage, listed, JSON.stringify({ game: 'g', stage }), 1000 + length);
    database.prepare("INSERT INTO sitters (person, match) VALUES ('h', ?)").run(stage);
  }
  database.close();
}

test('tables from before the second migration, where people gather, become due too', async () => {
  const file = join(folder, 'old.db');
  oldDatabase(file);
  const store = openSqlite(file);
  const day = 24 * 3600_000;
  expect(await store.due(day, 9)).toEqual([]);
  expect(await store.due(1000 + day, 9)).toEqual(['gathering']);
  await store.close();
});

test('a match from before its clock was stored apart is read as it was', async () => {
  const file = join(folder, 'oldest.db');
  oldDatabase(file);
  const store = openSqlite(file);
  const document = JSON.stringify({ game: 'g', stage: 'playing', host: 'h' });
  expect(await store.load('playing')).toEqual({ id: 'playing', revision: 0, length: 5, document, clock: undefined });
  await store.close();
});

test('tables from before the third migration find their place in the lobby', async () => {
  const file = join(folder, 'older.db');
  oldDatabase(file);
  const store = openSqlite(file);
  expect((await store.lobby(9)).map(({ match }) => match)).toEqual(['gathering', 'playing']);
  expect(await store.gatheringTablesOf('h')).toBe(1);
  await store.close();
});

test('a data folder belongs to one process; a second one is told which, and gets it once it is free', async () => {
  const file = join(folder, 'owned.db');
  const store = openSqlite(file);
  expect(() => openSqlite(file)).toThrow(
    `the folder "${folder}" is in use by another Caravanserai (process ${process.pid}); end that one, or choose another`,
  );
  await store.close();
  await openSqlite(file).close();
});

test.each(['SIGTERM', 'SIGKILL'] as const)('the folder of a process that ended by %s is free', async signal => {
  const file = join(folder, `${signal}.db`);
  const library = new URL('../../../dist/node/server/store/sqlite.js', import.meta.url).href;
  const program = `import { openSqlite } from ${JSON.stringify(library)};
    openSqlite(${JSON.stringify(file)});
    console.log('open');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(() => openSqlite(file)).toThrow(`in use by another Caravanserai (process ${child.pid})`);
  child.kill(signal);
  await once(child, 'close');
  await openSqlite(file).close();
});

test('in a folder that was there already other users can read nothing either, also what an older version has left', async () => {
  const open = join(folder, 'open');
  mkdirSync(open, { mode: 0o755 });
  const [fresh, old] = [join(open, 'fresh.db'), join(open, 'old.db')];
  writeFileSync(old, '');
  chmodSync(old, 0o644);
  for (const file of [fresh, old]) {
    const store = openSqlite(file);
    await store.getOrInsert('name', 'value');
    for (const name of ['', '-wal', '-shm']) expect(statSync(file + name).mode & 0o007, file + name).toBe(0);
    await store.close();
  }
});

test('a file that is damaged is not opened: what is wrong, where and what to do is said', async () => {
  const file = join(folder, 'damaged.db');
  const store = openSqlite(file);
  for (let i = 0; i < 50; i++) await store.getOrInsert(`name ${i}`, 'x'.repeat(2000));
  await store.close();
  spoilSecondHalf(file);
  expect(() => openSqlite(file)).toThrow(
    new RegExp(`^the database ${file} can't be used: .*malformed.*restore a backup`, 's'),
  );
});

/** As a disk or a stray program might; what is still in the write-ahead log would hide it. */
function spoilSecondHalf(file: string): void {
  const database = connect(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const bytes = readFileSync(file);
  bytes.fill(0x5a, bytes.length / 2);
  writeFileSync(file, bytes);
}

test('a folder that can not be made is named', () => {
  const blocked = join(folder, 'a-file');
  writeFileSync(blocked, '');
  expect(() => openSqlite(join(blocked, 'data', 'caravanserai.db'))).toThrow(blocked);
});

test('of a transaction that fails the first error is told, also where the engine has undone it already', () => {
  const file = join(folder, 'full.db');
  const database = connect(file);
  const runner = new StatementRunner(database);
  database.exec('CREATE TABLE pages (body text); PRAGMA max_page_count = 4');
  const fill = () => runner.changed('INSERT INTO pages (body) VALUES ($1)', ['x'.repeat(100_000)]);
  expect(() => runner.together(fill)).toThrow('database or disk is full');
  expect(runner.together(() => runner.rows('SELECT count(*) AS pages FROM pages'))).toEqual([{ pages: 0 }]);
  database.close();
});

test('matches that were over before the seventh migration are found by when that was', async () => {
  const file = join(folder, 'many.db');
  oldDatabase(file);
  const store = openSqlite(file);
  expect((await store.matchesOf('h', 9)).map(({ match }) => match)).toEqual(['playing', 'closed', 'gathering']);
  await store.close();
  const database = connect(file);
  expect(database.prepare('SELECT match, ended FROM sitters WHERE ended IS NOT NULL').all()).toEqual([
    { match: 'closed', ended: 1000 },
  ]);
  database.close();
});

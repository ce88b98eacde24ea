import { expect, test } from 'vitest';
import { places } from './port.ts';
import { openSqlite } from './sqlite.ts';
import { connect, sqliteDrivers } from './sqlite-driver.ts';
import { freshFile } from './testing/fresh-file.ts';

test.each([
  ['20.20.2', undefined, 'package'],
  // There is one, but Node warns of it.
  ['22.23.3', '3.51.3', 'package'],
  ['24.14.1', '3.51.2', 'package'],
  ['24.15.0', '3.51.3', 'node'],
  ['24.21.0', '3.53.4', 'node'],
  ['26.10.0', '3.53.4', 'node'],
  ['30.0.0', '4.0.0', 'node'],
])('Node %s with SQLite %s uses that of: %s', (node, sqlite, driver) => {
  expect(sqliteDrivers({ node, ...(sqlite && { sqlite }) })[0]).toBe(driver);
});

test.each(sqliteDrivers())('the SQLite of: %s does not lose pages that are written during a checkpoint', driver => {
  const database = connect(':memory:', { driver });
  const { version } = database.prepare('SELECT sqlite_version() AS version').get() as { version: string };
  expect(sqliteDrivers({ node: '24.0.0', sqlite: version })[0]).toBe('node');
  database.close();
});

test('whoever has written the file, the others read it and write on', async () => {
  const { file, remove } = freshFile();
  const drivers = sqliteDrivers();
  const writers = [...drivers, ...drivers, drivers[0]];
  for (const [i, driver] of writers.entries()) {
    const store = openSqlite(file, { driver });
    for (let before = 0; before < i; before++)
      expect(await store.entries(`match${before}`)).toEqual([`written by ${writers[before]}`]);
    const listing = { place: places.nowhere, summary: '' };
    const entries = [`written by ${driver}`];
    await store.create({ id: `match${i}`, document: '{}', listing, people: [], entries, now: 0 });
    await store.close();
  }
  remove();
});

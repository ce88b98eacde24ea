import { describe, expect, onTestFinished, test } from 'vitest';
import { inventory, type OwnedTable, ownedTables, type TableFacts } from './inventory.ts';
import type { Store } from './port.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { type RawTables, rawEngines, tracesOf } from './testing/raw-tables.ts';
import { toldInventory } from './told-inventory.ts';

const sorted = (columns: readonly string[]) => columns.toSorted();

async function opened(engine: keyof typeof rawEngines): Promise<{ raw: RawTables; store: Store }> {
  const raw = await rawEngines[engine]();
  const { database } = raw;
  const store = 'file' in database ? openSqlite(database.file) : await openPostgres(database.address);
  onTestFinished(async () => {
    await store.close();
    await raw.end();
  });
  return { raw, store };
}

let rows = 0;

/** Puts a row of somebody into a table, whatever its other columns are. */
async function addRowOf(
  person: string,
  raw: RawTables,
  { table, columns, owner }: Pick<OwnedTable, 'table' | 'columns' | 'owner'>,
) {
  const types = await typesOf(raw, table);
  rows++;
  const values = columns.map(column => {
    if (column === owner) return person;
    return /text|char/i.test(types[column] ?? '') ? `${column} #${rows}` : 1;
  });
  const places = columns.map((_, i) => `$${i + 1}`).join(', ');
  await raw.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`, values);
}

async function typesOf(raw: RawTables, table: string): Promise<Readonly<Record<string, string>>> {
  const text =
    'file' in raw.database
      ? `SELECT name, type FROM pragma_table_info('${table}')`
      : `SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_name = '${table}'`;
  return Object.fromEntries((await raw.query(text)).map(({ name, type }) => [name, type]));
}

describe.each(Object.keys(rawEngines) as (keyof typeof rawEngines)[])('%s', engine => {
  test('has the tables and columns that people are told of, and whatever is somebody’s is counted, told and erased', async () => {
    const { raw, store } = await opened(engine);
    const real = Object.entries(await raw.columns()).map(([table, columns]) => [table, sorted(columns)] as const);
    const listed = Object.entries<TableFacts>(inventory).map(
      ([table, facts]) => [table, sorted(facts.columns)] as const,
    );
    expect(Object.fromEntries(real)).toEqual(Object.fromEntries(listed));

    for (const person of ['anna', 'ben']) for (const owned of ownedTables) await addRowOf(person, raw, owned);
    // What others have written down about her is hers to erase, too.
    for (const { about, ...owned } of ownedTables)
      if (about !== undefined) await addRowOf('anna', raw, { ...owned, owner: about });
    const counts = await store.personal.countRows('anna');
    expect(Object.keys(counts)).toEqual(ownedTables.map(({ table }) => table));
    const told = await store.personal.rowsOf('anna');
    expect(Object.keys(told)).toEqual(Object.keys(counts));
    expect(JSON.stringify(told)).not.toMatch(/ben|hash #/);
    await store.personal.erase('anna');
    expect(await tracesOf(raw, ['anna'])).toEqual([]);
    expect(await store.personal.countRows('anna')).toEqual({});
    // Nobody else loses anything.
    expect(Object.keys(await store.personal.countRows('ben'))).toEqual(Object.keys(counts));
  });
});

test.each(['en', 'de', 'nl'])('everything is told in %s', language => {
  const tables = toldInventory(language);
  expect(tables.map(({ table }) => table)).toEqual(Object.keys(inventory));
  for (const { table, what, columns } of tables) {
    expect(what, table).toMatch(/^[A-Z].{10,}\.$/);
    expect(columns.map(({ column }) => column)).toEqual(inventory[table].columns);
  }
});

test('no two languages say the same', () => {
  const texts = ['en', 'de', 'nl'].flatMap(language => toldInventory(language).map(({ what }) => what));
  expect(new Set(texts).size).toBe(texts.length);
});

test('a column that says whose a row is belongs to the table, and so does what is secret', () => {
  for (const { columns, owner, secret = [] } of ownedTables)
    expect(columns).toEqual(expect.arrayContaining([owner, ...secret]));
});

test.each(['', 'fr', 'constructor', '__proto__', 'toString'])('whoever asks for "%s" is told in English', language => {
  expect(toldInventory(language)).toEqual(toldInventory('en'));
});

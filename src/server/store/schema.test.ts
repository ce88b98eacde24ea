import { expect, test } from 'vitest';
import { assertUsable, migrationSteps, OLDEST_PROGRAM } from './schema.ts';

/** What a program that does not know of it can live with. */
const additions = [
  /^CREATE (TABLE|INDEX) /,
  // A column that may be left out by those who don't know it.
  /^ALTER TABLE \w+ ADD COLUMN \w+ (text|integer|double precision)( NOT NULL DEFAULT \S+)?$/,
];

/** Does a statement fill nothing but a column that is added among these? Those who don't know it don't mind. */
function fillsAddition(statement: string, among: readonly string[]): boolean {
  const [, filled, column] = /^UPDATE (\w+) SET (\w+) = [^,]*$/s.exec(withoutBrackets(statement)) ?? [];
  return filled !== undefined && among.some(text => text.startsWith(`ALTER TABLE ${filled} ADD COLUMN ${column} `));
}

function withoutBrackets(statement: string): string {
  const shorter = statement.replaceAll(/\([^()]*\)/g, '');
  return shorter === statement ? statement : withoutBrackets(shorter);
}

test('what the oldest program that may still run does not know is only added', () => {
  const unknown = migrationSteps.slice(OLDEST_PROGRAM).flat();
  expect(unknown.length).toBeGreaterThan(0);
  const added = (statement: string) =>
    additions.some(addition => addition.test(statement)) || fillsAddition(statement, unknown);
  expect(unknown.filter(statement => !added(statement))).toEqual([]);
});

test('a step may fill a column that it adds, and no other', () => {
  const steps = ['ALTER TABLE people ADD COLUMN age integer'];
  expect(fillsAddition('UPDATE people SET age = (SELECT max(a, b) FROM ages)', steps)).toBe(true);
  expect(fillsAddition("UPDATE people SET name = ''", steps)).toBe(false);
  expect(fillsAddition("UPDATE people SET age = 1, name = ''", steps)).toBe(false);
  expect(fillsAddition('UPDATE secrets SET age = 1', steps)).toBe(false);
});

test('the judge of steps knows what breaks an older program', () => {
  const breaking = migrationSteps.flat().filter(text => /^(DROP|ALTER TABLE \w+ DROP|UPDATE)/.test(text));
  expect(breaking.length).toBeGreaterThan(3);
  for (const statement of breaking) expect(additions.some(addition => addition.test(statement))).toBe(false);
  expect(additions.some(addition => addition.test('ALTER TABLE people ADD COLUMN age integer NOT NULL'))).toBe(false);
});

test.each([
  [{ taken: 5, oldest: '5' }, 5],
  [{ taken: 7, oldest: '5' }, 5],
  [{ taken: 4 }, 5],
])('tables %o are usable to a program with %i steps', (schema, known) => {
  expect(() => assertUsable(schema, known)).not.toThrow();
});

test.each([
  [{ taken: 7, oldest: '6' }, 5],
  // From before databases said what they need.
  [{ taken: 6 }, 5],
])('tables %o are not usable to a program with %i steps', (schema, known) => {
  expect(() => assertUsable(schema, known)).toThrow('made by a newer Caravanserai');
});

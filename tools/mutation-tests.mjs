import { format } from 'node:util';
import { expect } from 'vitest';

/** @typedef {{ id: string, name: string, fileName: string, run: () => unknown }} Test */
/** @typedef {(title: string, body: () => unknown) => void} Taker */
/** @typedef {(...args: never[]) => unknown} Body */

/**
 * Loads test files and keeps their tests instead of running them.
 * @param {readonly string[]} files
 * @param {(file: string) => Promise<unknown>} load
 */
export async function collect(files, load) {
  /** @type {Test[]} */
  const tests = [];
  let fileName = '';
  const words = wordsFor((name, run) => tests.push({ id: `${tests.length} ${name}`, name, fileName, run }));
  Object.assign(globalThis, { collector: words });
  for (fileName of files) await load(fileName);
  return tests;
}

/**
 * Vitest's words, as far as the tests of the games use them.
 * @param {Taker} keep
 */
function wordsFor(keep) {
  /** @type {string[]} */
  const suites = [];
  /** @type {Taker} */
  const test = (title, run) => keep([...suites, title].join(' '), run);
  /** @type {Taker} */
  const describe = (title, body) => {
    suites.push(title);
    body();
    suites.pop();
  };
  return { expect, test: withRows(test), describe: withRows(describe) };
}

/** @param {Taker} take */
function withRows(take) {
  return Object.assign(take, {
    each: (/** @type {readonly unknown[]} */ rows) =>
      rowsTaker(
        take,
        rows.map(row => (Array.isArray(row) ? row : [row])),
      ),
    for: (/** @type {readonly unknown[]} */ rows) =>
      rowsTaker(
        take,
        rows.map(row => [row]),
      ),
  });
}

/**
 * @param {Taker} take
 * @param {readonly unknown[][]} rows
 */
function rowsTaker(take, rows) {
  return (/** @type {string} */ title, /** @type {Body} */ body) => {
    for (const row of rows) take(titleWith(title, row), () => body(.../** @type {never[]} */ (row)));
  };
}

/**
 * The title of one row: `%s` and the like stand for its values, `$name` for a field of the first.
 * @param {string} title
 * @param {readonly unknown[]} row
 */
function titleWith(title, row) {
  const fields = /** @type {Record<string, unknown>} */ (Object(row[0]));
  const filled = title.replace(/\$(\w+)/g, (all, name) => (name in fields ? String(fields[name]) : all));
  return filled === title ? format(title, ...row) : filled;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './shell.mjs';

/** @typedef {{ path: string, line: number, lines: number }} Length Where a function begins, and how many lines it has. */
/**
 * @typedef {object} Summary
 * @property {number} functions
 * @property {number} median
 * @property {number} median_beyond_one the median of those that have more than one line
 * @property {number} most_have nine of ten have at most this many lines
 * @property {number} share_to_30
 * @property {Length[]} over_60
 */
/** @typedef {typeof import('vite').parseSync} Parse */

const kinds = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** The lengths of all functions in src/, what is made for tests left out. */
export async function measureFunctions() {
  // Loaded here: the other tools have to run before anything is installed.
  const { parseSync } = await import('vite');
  const paths = sourcesIn('src').filter(path => !/\.test\.tsx?$|\/testing\//.test(path));
  return paths.flatMap(path => functionsIn(path, readFileSync(join(root, path), 'utf8'), parseSync));
}

/** @param {string} folder */
function sourcesIn(folder) {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const paths = names.map(name => `${folder}/${name.replaceAll('\\', '/')}`);
  return paths.filter(path => /\.tsx?$/.test(path)).toSorted();
}

/**
 * Every function of a source that has a body: declared, written as a method, or as an arrow. Its lines are those from
 * where it begins to where it ends; one inside another counts for itself, and as part of the other.
 * @param {string} path
 * @param {string} source
 * @param {Parse} parse
 * @returns {Length[]}
 */
export function functionsIn(path, source, parse) {
  const { program, errors } = parse(path, source);
  if (errors[0]) throw new Error(`${path} can't be read: ${errors[0].message}`);
  const lineAt = lineFinder(source);
  return bodiesIn(program).map(({ start, end }) => {
    const line = lineAt(start);
    return { path, line, lines: lineAt(end - 1) - line + 1 };
  });
}

/**
 * @param {unknown} value
 * @returns {{ start: number, end: number }[]}
 */
function bodiesIn(value) {
  if (Array.isArray(value)) return value.flatMap(bodiesIn);
  if (Object(value) !== value) return [];
  const node = /** @type {{ type?: string, body?: unknown, start: number, end: number }} */ (value);
  const below = Object.values(node).flatMap(bodiesIn);
  return kinds.includes(node.type ?? '') && node.body ? [node, ...below] : below;
}

/**
 * The line, from 1, on which a place in the text lies.
 * @param {string} source
 * @returns {(place: number) => number}
 */
function lineFinder(source) {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return place => {
    const after = ends.findIndex(end => end >= place);
    return (after < 0 ? ends.length : after) + 1;
  };
}

/**
 * @param {readonly Length[]} all
 * @returns {Summary}
 */
export function summaryOf(all) {
  const lines = all.map(({ lines: count }) => count);
  return {
    functions: all.length,
    median: quantile(lines, 0.5),
    median_beyond_one: quantile(
      lines.filter(count => count > 1),
      0.5,
    ),
    most_have: quantile(lines, 0.9),
    share_to_30: lines.filter(count => count <= 30).length / lines.length,
    over_60: all.filter(({ lines: count }) => count > 60),
  };
}

/**
 * The smallest number that so large a part of the values does not exceed.
 * @param {readonly number[]} values
 * @param {number} part
 */
function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

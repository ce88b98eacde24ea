import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failed, root } from './shell.mjs';

/** @typedef {import('./flakes-reporter.mjs').Event} Event */
/** @typedef {import('./flakes-suites.mjs').SuiteName} SuiteName */
/** @typedef {{ run: number, suite: SuiteName, seed: number }} Task one suite in one run */
/** @typedef {{ file?: string | undefined, title?: string | undefined }} Name none where no test is to blame */
/** @typedef {Name & { load?: number, message?: string }} Failure */
/** @typedef {Task & { tests: number, seconds: number, failures: Failure[] }} Outcome */
/**
 * @typedef {object} Plan What is to be done in all, whether or not in one go.
 * @property {number} runs
 * @property {number} seed of the first run; each one has the next
 * @property {number} jobs how many suites run at a time
 * @property {number} spinners processes that do nothing but keep the machine busy
 * @property {boolean} long
 * @property {SuiteName[]} suites
 * @property {string[]} files parts of the names of test files; none: all
 */

export const folder = join(root, 'dist/flakes');
const file = join(folder, 'log.jsonl');

/**
 * Begins a new log in place of the last one.
 * @param {Plan} plan
 */
export function beginLog(plan) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  write(plan);
}

/** @param {Outcome} outcome */
export function logOutcome(outcome) {
  write(outcome);
}

/** @param {Plan | Outcome} entry */
function write(entry) {
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

/**
 * What was planned and done when it was stopped.
 * @returns {{ plan: Plan, outcomes: Outcome[] }}
 */
export function readLog() {
  if (!existsSync(file)) throw new Failed('There is nothing to resume: dist/flakes/ has no log.');
  const lines = linesOf(file);
  // Without what was being written when it was stopped.
  writeFileSync(file, lines.map(line => `${JSON.stringify(line)}\n`).join(''));
  const [plan, ...outcomes] = lines;
  return { plan, outcomes };
}

/**
 * The lines that were written whole.
 * @param {string} path
 * @returns {any[]}
 */
function linesOf(path) {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .flatMap(line => (line === '' ? [] : [JSON.parse(line)]));
}

/**
 * @param {string} path
 * @returns {Event[]}
 */
export function readEvents(path) {
  return linesOf(path);
}

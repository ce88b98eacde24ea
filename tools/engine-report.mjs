import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { browserNames, kinds } from './browsers.mjs';
import { clockTime } from './job-progress.mjs';
import { Failed } from './shell.mjs';

/** @typedef {import('./browsers.mjs').BrowserName} BrowserName */
/** @typedef {import('./test-run.mjs').Outcome} Outcome */
/** @typedef {{ engine: BrowserName, seconds: number } & Outcome} Played */
/** @typedef {{ engine: BrowserName, obstacle: string }} NotRun */
/** @typedef {Played | NotRun} EngineRun what came of an engine, or why it was not run */

/**
 * What somebody typed: the engines that they name, none if they name none.
 * @param {readonly string[]} args
 * @returns {{ engines: readonly BrowserName[], essential: boolean }}
 */
export function readEngineArguments(args) {
  const { values, positionals } = parsed(args);
  const engines = browserNames.filter(name => positionals.includes(name));
  const unknown = positionals.find(name => !engines.some(engine => engine === name));
  if (unknown !== undefined)
    throw new Failed(`There is no engine "${unknown}". The engines are ${browserNames.join(', ')}.`);
  return { engines, essential: values.essential ?? false };
}

/** @param {readonly string[]} args */
function parsed(args) {
  try {
    return parseArgs({ args: [...args], options: { essential: { type: 'boolean' } }, allowPositionals: true });
  } catch {
    throw new Failed(`npm run test-browsers [-- ENGINE …] [--essential]\nThe engines are ${browserNames.join(', ')}.`);
  }
}

/**
 * What came of it: a table, whatever was left out and why, and the sum.
 * @param {readonly EngineRun[]} runs
 */
export function tellEngines(runs) {
  const played = runs.flatMap(run => ('obstacle' in run ? [] : [run]));
  const sum = (/** @type {'passed' | 'failed'} */ what) => played.reduce((total, run) => total + run[what], 0);
  const failed = sum('failed');
  const rows = [['engine', 'passed', 'failed', 'left out', 'time'], ...runs.map(asRow)];
  const lines = [
    ...rows.map(([name, ...cells]) => [name.padEnd(10), ...cells.map(cell => cell.padStart(8))].join(' ').trimEnd()),
    ...played.flatMap(reasonsOf),
    ...runs.flatMap(run => ('obstacle' in run ? [`${kinds[run.engine].title} was not run. ${run.obstacle}`] : [])),
    `${sum('passed')} passed, ${failed} failed`,
  ];
  return { lines, failed };
}

/**
 * @param {EngineRun} run
 * @returns {string[]}
 */
function asRow(run) {
  const { title } = kinds[run.engine];
  if ('obstacle' in run) return [title, 'not run'];
  const { passed, failed, leftOut = [], seconds } = run;
  return [title, String(passed), String(failed), String(leftOut.length), clockTime(seconds)];
}

/** @param {Played} run */
function reasonsOf({ engine, leftOut = [] }) {
  return leftOut.map(
    ({ file, test, reason }) =>
      `Left out of ${kinds[engine].title}: ${basename(file, '.test.ts')}, "${test}": ${reason}`,
  );
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, mkdirSync, openSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folder as logFolder, readEvents } from './flakes-log.mjs';
import { Failed, root, scriptOf } from './shell.mjs';
import { endOn, signalGroup } from './signals.mjs';

/** @typedef {import('./flakes-log.mjs').Task} Task */
/** @typedef {import('./flakes-log.mjs').Failure} Failure */
/** @typedef {import('./flakes-log.mjs').Outcome} Outcome */
/** @typedef {import('./flakes-reporter.mjs').Event} Event */
/** @typedef {keyof typeof configs} SuiteName */
/** @typedef {{ files: readonly string[], long: boolean, alone?: string }} Choice `alone`: the title of the only test to be run */

const configs = {
  tests: 'vitest.config.ts',
  browser: 'vitest.browser.config.ts',
};

export const suiteNames = /** @type {SuiteName[]} */ (Object.keys(configs));

/** A run that has told nothing for so long hangs: no test may take longer than this. */
const SILENCE_MS = 15 * 60_000;
/** How long processes may take to end when the one that started them has. */
const GRACE_MS = 5000;

/** Neither part of the project nor built from it. */
const leftOut = new Set(['.git', 'node_modules', 'extras/node_modules', 'data', 'coverage']);
const built = new Set(['dist/node', 'dist/web', 'dist/types', 'dist/.programs', 'dist/.page']);

/** A copy of the project, where a suite can run beside another and whatever is edited meanwhile. */
export class Lane {
  #folder;
  #temp;

  /** @param {number} number */
  constructor(number) {
    this.#folder = join(tmpdir(), `lane-${number}`);
    this.#temp = join(tmpdir(), `temp-${number}`);
    mkdirSync(this.#temp);
    cpSync(root, this.#folder, { recursive: true, preserveTimestamps: true, filter: isCopied });
    linkPackages(join(this.#folder, 'node_modules'));
  }

  /**
   * Runs a suite once, to its end or until it hangs.
   * @param {Task} task
   * @param {Choice} choice
   * @param {AbortSignal} stop
   * @returns {Promise<Outcome>}
   */
  async run(task, choice, stop) {
    const began = performance.now();
    const name = fileFor(task, choice.alone);
    const events = `${name}.jsonl`;
    // A run that was stopped has told something already.
    rmSync(events, { force: true });
    const over = new AbortController();
    const child = this.#start(task, choice, name);
    if (child.pid === undefined) throw new Failed(`Can't run ${process.execPath}.`);
    endOn(child, stop);
    void watchSilence(events, child.pid, over.signal);
    const [code] = await once(child, 'exit');
    over.abort();
    const told = readEvents(events);
    const failures = [...failuresIn(told, code), ...(await stragglers(child.pid))];
    const tests = told.filter(({ kind, title }) => kind === 'passed' || (kind === 'failed' && title)).length;
    return { ...task, tests, seconds: Math.round((performance.now() - began) / 1000), failures };
  }

  /**
   * @param {Task} task
   * @param {Choice} choice
   * @param {string} name
   */
  #start({ suite, seed }, { files, long, alone }, name) {
    const output = openSync(`${name}.txt`, 'w');
    const child = spawn(process.execPath, [scriptOf('vitest'), ...argsFor(suite, files, alone)], {
      cwd: this.#folder,
      // A group of its own, to be ended as one.
      detached: true,
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        ...Object.fromEntries(['TMPDIR', 'TEMP', 'TMP'].map(variable => [variable, this.#temp])),
        SHUFFLE: String(seed),
        FLAKES_EVENTS: `${name}.jsonl`,
        ...(long && { LONG: '1' }),
        ...(alone !== undefined && { FLAKES_ALONE: 'yes' }),
      },
    });
    closeSync(output);
    return child;
  }
}

/** @param {string} path */
function isCopied(path) {
  const name = relative(root, path).replaceAll('\\', '/');
  if (leftOut.has(name)) return false;
  return !/^dist\/[^/]+$/.test(name) || built.has(name);
}

/**
 * Vite keeps notes of its own among the packages, so that the folder can't be shared, only what is in it.
 * @param {string} folder
 */
function linkPackages(folder) {
  mkdirSync(folder);
  const shared = join(root, 'node_modules');
  for (const name of readdirSync(shared))
    if (!name.startsWith('.vite')) symlinkSync(join(shared, name), join(folder, name));
}

/**
 * @param {SuiteName} suite
 * @param {readonly string[]} files
 * @param {string} [alone]
 */
function argsFor(suite, files, alone) {
  const reporters = ['--reporter=default', '--reporter=./tools/flakes-reporter.mjs'];
  const only = alone === undefined ? [] : ['-t', `^${alone.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`];
  return ['run', '--config', configs[suite], '--passWithNoTests', ...reporters, ...only, ...files];
}

/**
 * What is told of a run is kept under this name.
 * @param {Task} task
 * @param {string} [alone]
 */
function fileFor({ run, suite }, alone) {
  return join(logFolder, alone === undefined ? `run-${run}-${suite}` : `alone-${run}-${suite}`);
}

/**
 * How far a suite has come, between 0 and 1: by its files, which come in any order.
 * @param {Task} task
 */
export function shareDone(task) {
  const told = readEvents(`${fileFor(task)}.jsonl`);
  const all = told.find(({ kind }) => kind === 'files')?.count ?? 0;
  return all === 0 ? 0 : told.filter(({ kind }) => kind === 'file done').length / all;
}

/**
 * @param {string} events
 * @param {number} pid
 * @param {AbortSignal} over
 */
async function watchSilence(events, pid, over) {
  const began = Date.now();
  const idle = () => Date.now() - (statSync(events, { throwIfNoEntry: false })?.mtimeMs ?? began);
  try {
    while (idle() < SILENCE_MS) await pause(GRACE_MS, undefined, { signal: over });
    signalGroup(pid, 'SIGINT');
    await pause(4 * GRACE_MS, undefined, { signal: over });
    signalGroup(pid, 'SIGKILL');
  } catch (error) {
    if (!over.aborted) throw error;
  }
}

/**
 * What failed, what never came to an end, and a death for which no test is to blame.
 * @param {readonly Event[]} told
 * @param {number | null} code
 * @returns {Failure[]}
 */
function failuresIn(told, code) {
  const failures = told
    .filter(({ kind }) => kind === 'failed')
    .map(({ file, title, load = 0, message = '' }) => ({ file, title, load, message }));
  const ended = new Set(told.filter(({ kind }) => kind === 'passed' || kind === 'failed').map(keyOf));
  const open = told.filter(event => event.kind === 'begun' && !ended.has(keyOf(event)));
  const unended = open.map(({ file, title }) => ({ file, title, message: 'it began and did not end' }));
  if (code === 0 || failures.length + unended.length > 0) return [...failures, ...unended];
  return [{ message: `the run ended with ${code ?? 'a signal'}, and no test says why` }];
}

/** @param {import('./flakes-log.mjs').Name} name */
export function keyOf({ file, title }) {
  return `${file ?? ''}\n${title ?? ''}`;
}

/**
 * Processes that a run has left behind are a fault of some test in it. They are ended.
 * @param {number} group
 * @returns {Promise<Failure[]>}
 */
async function stragglers(group) {
  for (let waited = 0; waited < GRACE_MS; waited += 250) {
    if (!signalGroup(group, 0)) return [];
    await pause(250);
  }
  signalGroup(group, 'SIGKILL');
  return [{ message: 'the run is over, and processes that it started still ran' }];
}

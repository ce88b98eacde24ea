// How Stryker runs the tests of a game for `npm run mutation`: in one process that stays warm. To start Vitest anew for
// every mutant takes ten times as long as most tests do.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { createServer, createServerModuleRunner } from 'vite';
import { Results } from './mutation-results.mjs';
import { collect } from './mutation-tests.mjs';

/** @typedef {import('./mutation-results.mjs').Mutant} Mutant */
/** @typedef {import('./mutation-results.mjs').Result} Result */
/** @typedef {import('./mutation-tests.mjs').Test} Test */

// As much of Stryker's contract for test runners as is needed: its package is not installed with the others.
/** @typedef {{ perTest: Record<string, Record<string, number>> }} MutantCoverage How often each test came by each mutant. */
/**
 * @typedef {object} MutantRunOptions
 * @property {Mutant & { id: string }} activeMutant
 * @property {'static' | 'runtime'} mutantActivation
 * @property {boolean} reloadEnvironment
 * @property {readonly string[]} [testFilter]
 */

/**
 * @typedef {object} Switches What Stryker's mutants look at, and where they note that somebody came by.
 * @property {string} [activeMutant]
 * @property {string} [currentTestId]
 * @property {number} [hitCount]
 * @property {number} [hitLimit]
 * @property {MutantCoverage} [mutantCoverage]
 */

/** @typedef {{ timeSpentMs: number, hits: Record<string, number> }} Experience A test when all is well. */

/** @type {Experience} A test that was never seen before. */
const stranger = { timeSpentMs: 0, hits: {} };

/** In the copy of the sources that Stryker works on. */
const notes = 'tests.json';

const globals = /** @type {{ __stryker__?: Switches, trial?: () => unknown }} */ (globalThis);
globals.__stryker__ ??= {};
const switches = globals.__stryker__;

/** They play many games at random, or have nothing to do with rules: they are not run for every mutant. */
const left = /^(?:ai|view|words)\/|(?:^|\/)(?:differential|position|properties|secrets|steps)\.test\.ts$/;

/** Nor are tests that keep the processor busy for this many milliseconds. */
const LONG = 400;

const game = process.env['MUTATION_GAME'] ?? '';
const results = new Results(process.env['MUTATION_RESULTS'] ?? '');
const folder = `src/games/${game}/`;

function testFiles() {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const own = names.filter(name => name.endsWith('.test.ts') && !left.test(name));
  return [...own.map(name => folder + name), 'src/games/transcripts.test.ts', 'src/games/invariants.test.ts'];
}

/** While it is loaded, a test file gets the words of `collect` for those of Vitest. */
const collector = {
  name: 'collector',
  enforce: /** @type {const} */ ('pre'),
  resolveId: (/** @type {string} */ id) => (id === 'vitest' ? '\0collector' : undefined),
  load: (/** @type {string} */ id) =>
    id === '\0collector' ? 'export const { expect, test, describe } = globalThis.collector;' : undefined,
};

/** A test that takes ten times as long as it should, or comes by the mutant as many times as often, goes round in circles. */
const TIMES = 10;
/** Not that a short test should seem long because the machine was busy. */
const MORE_MS = 5000;
const MORE_HITS = 1000;

/**
 * From now on this mutant is at work, or none.
 * @param {string | undefined} mutant
 * @param {number} [hitLimit] how often it lets somebody pass before it throws
 */
function activate(mutant, hitLimit = Number.POSITIVE_INFINITY) {
  Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit });
}

/** @param {{ code?: string } | undefined} failure */
function isLost(failure) {
  const { hitCount = 0, hitLimit = 0 } = switches;
  return hitCount > hitLimit || failure?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

/**
 * What a test has to complain about. As long as it waits for nothing, it can be stopped.
 * @param {Test} test
 * @param {number} [timeout] in milliseconds
 * @returns {Promise<{ message: string, code?: string } | undefined>}
 */
async function failureOf({ run }, timeout) {
  globals.trial = run;
  try {
    await runInThisContext('globalThis.trial()', timeout === undefined ? {} : { timeout });
    return undefined;
  } catch (error) {
    return /** @type {{ message: string, code?: string }} */ (error);
  }
}

class WarmRunner {
  /** @type {import('vite').ViteDevServer | undefined} */
  server;
  /** @type {readonly Test[]} */
  tests = [];
  /** @type {Record<string, Experience>} By the test's id. */
  known = {};

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.server = await createServer({
      configFile: false,
      appType: 'custom',
      logLevel: 'error',
      plugins: [collector],
      // Packages are left to Node, which would not ask the plugin.
      ssr: { noExternal: ['vitest'] },
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, watch: { ignored: '**' }, hmr: false, ws: false },
    });
    // A process that hung was ended, and this is the next one: it need not learn everything again.
    if (existsSync(notes)) this.known = JSON.parse(readFileSync(notes, 'utf8'));
    await this.load();
  }

  async dispose() {
    await this.server?.close();
  }

  /** Loads the rules and their tests afresh. */
  async load() {
    if (!this.server) return;
    const runner = createServerModuleRunner(this.server.environments.ssr, { hmr: false });
    const tests = await collect(testFiles(), file => runner.import(resolve(file)));
    this.tests = tests.filter(({ fileName, name }) => fileName.startsWith(folder) || name.startsWith(`${game} `));
  }

  async dryRun() {
    const tests = [];
    for (const test of this.tests) {
      const { effort, ...result } = await this.trial(test);
      if (effort < LONG || result.status !== 0) tests.push(result);
      else delete switches.mutantCoverage?.perTest[test.id];
    }
    delete switches.currentTestId;
    writeFileSync(notes, JSON.stringify(this.known));
    return { status: 'complete', tests, mutantCoverage: switches.mutantCoverage };
  }

  /** @param {Test} test */
  async trial(test) {
    switches.currentTestId = test.id;
    const [start, work] = [performance.now(), process.cpuUsage()];
    const failure = await failureOf(test);
    const timeSpentMs = performance.now() - start;
    const { user, system } = process.cpuUsage(work);
    this.known[test.id] = { timeSpentMs, hits: switches.mutantCoverage?.perTest[test.id] ?? {} };
    const outcome = failure ? { status: 1, failureMessage: failure.message } : { status: 0 };
    return { ...test, ...outcome, timeSpentMs, effort: (user + system) / 1000 };
  }

  /**
   * What was found out before the check was stopped need not be found out again.
   * @param {MutantRunOptions} options
   */
  async mutantRun(options) {
    const known = results.of(options.activeMutant);
    if (known) return known;
    const result = await this.resultOf(options);
    results.add(options.activeMutant, result);
    return result;
  }

  /** @param {MutantRunOptions} options */
  async resultOf({ activeMutant, mutantActivation, reloadEnvironment, testFilter }) {
    const isStatic = mutantActivation === 'static';
    activate(isStatic ? activeMutant.id : undefined);
    try {
      if (reloadEnvironment) await this.load();
    } catch (error) {
      return killed('loading', String(error), 0);
    }
    const answer = await this.ask(activeMutant.id, testFilter);
    if (isStatic || !(await this.isSpoilt(answer))) return answer;
    await this.load();
    return this.ask(activeMutant.id, testFilter);
  }

  /**
   * @param {string} mutant
   * @param {readonly string[] | undefined} ids
   * @returns {Promise<Result>}
   */
  async ask(mutant, ids) {
    const tests = this.chosen(ids);
    for (const [i, test] of tests.entries()) {
      const { hits, timeSpentMs } = this.known[test.id] ?? stranger;
      activate(mutant, TIMES * (hits[mutant] ?? 0) + MORE_HITS);
      const failure = await failureOf(test, Math.ceil(TIMES * timeSpentMs) + MORE_MS);
      if (isLost(failure)) return { status: 'timeout' };
      if (failure) return killed(test.id, failure.message, i + 1);
    }
    return { status: 'survived', nrOfTests: tests.length };
  }

  /**
   * The quickest first: the first one to fail is the last one that has to run.
   * @param {readonly string[] | undefined} ids
   */
  chosen(ids) {
    const wanted = new Set(ids);
    const tests = this.tests.filter(({ id }) => !ids || wanted.has(id));
    const time = (/** @type {Test} */ { id }) => this.known[id]?.timeSpentMs ?? 0;
    return tests.toSorted((a, b) => time(a) - time(b));
  }

  /**
   * Would the test fail without the mutant too? Then something that an earlier one left behind is to blame.
   * @param {Result} answer
   */
  async isSpoilt(answer) {
    activate(undefined);
    const test = this.tests.find(({ id }) => id === answer.killedBy?.[0]);
    return test !== undefined && (await failureOf(test)) !== undefined;
  }
}

/**
 * @param {string} test
 * @param {string} failureMessage
 * @param {number} nrOfTests
 */
function killed(test, failureMessage, nrOfTests) {
  return { status: 'killed', killedBy: [test], failureMessage, nrOfTests };
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'warm', injectableClass: WarmRunner }];

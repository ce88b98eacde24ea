// `npm test`: every check there is, all of them even when one fails, and the sum in the last line.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quickEngine } from './bench-jobs.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensure, make, page, prepare, programs } from './prepare.mjs';
import { compare, ratiosIn, recordedRatios } from './ratios.mjs';
import { runJson } from './run-json.mjs';
import { Failed, guarded, root, run, scriptOf, step } from './shell.mjs';
import { stoppedBySignals } from './signals.mjs';
import { excesses, measureSizes } from './sizes.mjs';
import { useTempFolder } from './temp-folder.mjs';

/** @typedef {{ passed: number, failed: number, output: string, notes?: string }} Outcome notes are always printed */
/** @typedef {{ title: string, hint: string, work: () => Promise<Outcome> }} Part */

const stop = stoppedBySignals();

/** @type {Record<string, Part>} */
const parts = {
  format: {
    title: 'Checking the format',
    hint: '"npm run format" puts it right.',
    work: () => check('biome', 'ci', '--colors=off', '.'),
  },
  lint: {
    title: 'Checking the style',
    hint: 'The rules are in .oxlintrc.json.',
    work: () => check('oxlint', '--type-aware', '--deny-warnings'),
  },
  types: { title: 'Checking the types', hint: '', work: () => check('tsc', '-b') },
  unused: {
    title: 'Looking for what nobody uses',
    hint: 'Remove it, or name it in knip.json with a reason.',
    work: () => check('knip', '--no-progress'),
  },
  tests: { title: 'Running the tests', hint: '', work: runTests },
  speed: {
    title: 'Timing the rules',
    hint: 'A game is less than half as fast as docs/benchmarks.md says.',
    work: timeRules,
  },
  page: { title: page.title, hint: '', work: async () => asOutcome(await make(page)) },
  size: { title: 'Weighing the page', hint: 'The limits are in tools/sizes.mjs.', work: weighPage },
  browser: {
    title: 'Playing in a browser',
    hint: 'Pictures of what went wrong are in dist/browser/.',
    work: playInBrowser,
  },
};

/**
 * @param {import('./shell.mjs').Tool} tool
 * @param {string[]} args
 */
async function check(tool, ...args) {
  return asOutcome(await runTool(tool, ...args));
}

/**
 * @param {import('./shell.mjs').Tool} tool
 * @param {string[]} args
 */
function runTool(tool, ...args) {
  return run(process.execPath, [scriptOf(tool), ...args], stop);
}

/**
 * @param {import('./shell.mjs').Result} result
 * @returns {Outcome}
 */
function asOutcome({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

function runTests() {
  return runVitest('vitest.config.ts');
}

/** @returns {Promise<Outcome>} */
async function timeRules() {
  await ensure(programs);
  const figures = /** @type {import('./bench-tables.mjs').EngineFigures} */ (
    await runJson(quickEngine, undefined, stop)
  );
  const { lines, complaints } = compare(ratiosIn(figures), recordedRatios());
  const passed = complaints.length === 0 ? 1 : 0;
  return { passed, failed: complaints.length, output: complaints.join('\n'), notes: lines.join('\n') };
}

/** @returns {Promise<Outcome>} */
async function weighPage() {
  await ensure(page);
  const sizes = measureSizes();
  const complaints = excesses(sizes);
  const passed = complaints.length === 0 ? 1 : 0;
  return { passed, failed: complaints.length, output: complaints.join('\n'), notes: JSON.stringify(sizes) };
}

/** @returns {Promise<Outcome>} */
async function playInBrowser() {
  await ensure(page);
  process.env['CHROME_PATH'] = await ensureChromium();
  const notes = join(root, 'dist/browser/notes.txt');
  rmSync(notes, { force: true });
  const outcome = await runVitest('vitest.browser.config.ts');
  return { ...outcome, notes: existsSync(notes) ? readFileSync(notes, 'utf8') : '' };
}

/**
 * @param {string} config
 * @returns {Promise<Outcome>}
 */
async function runVitest(config) {
  // Some tests call the built programs. A build that fails is reported by the types; the other tests still run.
  await ensure(programs).catch(() => {});
  const report = join(root, 'dist/tests.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await runTool('vitest', 'run', '--config', config, ...reporters);
  const { passed, failed } = countTests(report);
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), output };
}

/** @param {string} report */
function countTests(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    // A file that does not even load has no tests to count, and a skipped test proves nothing: both are failures.
    const broken = testResults.filter(didNotLoad).length;
    return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests + broken };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** @param {{ status: string, assertionResults: unknown[] }} file */
function didNotLoad({ status, assertionResults }) {
  return status === 'failed' && assertionResults.length === 0;
}

function readOnly() {
  try {
    return parseArgs({ options: { only: { type: 'string' } } }).values.only;
  } catch {
    throw new Failed(`npm test, or npm test -- --only PART,PART\nThe parts are ${Object.keys(parts).join(', ')}.`);
  }
}

function chosenParts() {
  const only = readOnly();
  const names = only?.split(',') ?? Object.keys(parts);
  const unknown = names.find(name => !Object.hasOwn(parts, name));
  if (unknown === undefined) return names.map(name => parts[name]);
  throw new Failed(`There is no part "${unknown}". The parts are ${Object.keys(parts).join(', ')}.`);
}

/** @param {Part} part */
async function runPart({ title, hint, work }) {
  if (stop.aborted) throw new Failed('Stopped.');
  const outcome = await step(title, () => work().catch(asFailure));
  if (stop.aborted) throw new Failed('Stopped.');
  if (outcome.notes) process.stdout.write(`${outcome.notes.trim()}\n`);
  if (outcome.failed > 0) process.stdout.write(`\n${outcome.output.trim()}\n${title}: failed. ${hint}\n\n`);
  return outcome;
}

/**
 * What one part can't do without is no reason to leave out the others.
 * @param {unknown} error
 * @returns {Outcome}
 */
function asFailure(error) {
  if (!(error instanceof Failed)) throw error;
  return { passed: 0, failed: 1, output: error.message };
}

await guarded(async () => {
  const chosen = chosenParts();
  useTempFolder();
  await prepare();
  let passed = 0;
  let failed = 0;
  for (const part of chosen) {
    const outcome = await runPart(part);
    passed += outcome.passed;
    failed += outcome.failed;
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
});

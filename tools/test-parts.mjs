import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { quickEngine } from './bench-jobs.mjs';
import { ensureBrowser } from './browsers.mjs';
import { ensure, make, page, programs } from './prepare.mjs';
import { compare, ratiosIn, recordedRatios } from './ratios.mjs';
import { runJson } from './run-json.mjs';
import { root, run, scriptOf } from './shell.mjs';
import { excesses, measureSizes } from './sizes.mjs';
import { runVitest } from './vitest-run.mjs';

/** @typedef {import('./test-run.mjs').Outcome} Outcome */
/** @typedef {import('./test-run.mjs').Part} Part */
/** @typedef {import('./test-run.mjs').Running} Running */

/** @type {Readonly<Record<string, Part>>} */
export const parts = {
  format: {
    title: 'Checking the format',
    hint: '"npm run format" puts it right.',
    seconds: 1,
    work: checkWith('biome', 'ci', '--colors=off', '.'),
  },
  lint: {
    title: 'Checking the style',
    hint: 'The rules are in .oxlintrc.json.',
    seconds: 4,
    work: checkWith('oxlint', '--type-aware', '--deny-warnings'),
  },
  types: { title: 'Checking the types', seconds: 4, work: checkWith('tsc', '-b') },
  unused: {
    title: 'Looking for what nobody uses',
    hint: 'Remove it, or name it in knip.json with a reason.',
    seconds: 3,
    work: checkWith('knip', '--no-progress'),
  },
  tests: { title: 'Running the tests', seconds: 140, work: running => runVitest('vitest.config.ts', running) },
  speed: {
    title: 'Timing the rules',
    hint: 'A game is less than half as fast as docs/benchmarks.md says.',
    seconds: 9,
    work: timeRules,
  },
  page: { title: page.title, seconds: 2, work: async () => asOutcome(await make(page)) },
  size: { title: 'Weighing the page', hint: 'The limits are in tools/sizes.mjs.', seconds: 1, work: weighPage },
  browser: {
    title: 'Playing in a browser',
    hint: 'Pictures of what went wrong are in dist/browser/.',
    seconds: 180,
    work: running => playInBrowser(running),
  },
};

/**
 * Tells the tests that there is time.
 * @type {Record<string, string>}
 */
const atLength = { LONG: '1' };

/** @type {Readonly<Record<string, Part>>} */
export const longParts = {
  tests: {
    title: 'Running the tests at length',
    seconds: 600,
    work: running => runVitest('vitest.config.ts', running, atLength),
  },
  browser: {
    title: 'Playing at length in a browser',
    hint: 'Pictures of what went wrong are in dist/browser/.',
    seconds: 400,
    work: running => playInBrowser(running, atLength),
  },
};

/**
 * @param {import('./shell.mjs').Tool} tool
 * @param {string[]} args
 * @returns {Part['work']}
 */
function checkWith(tool, ...args) {
  return async ({ stop }) => asOutcome(await run(process.execPath, [scriptOf(tool), ...args], stop));
}

/**
 * @param {import('./shell.mjs').Result} result
 * @returns {Outcome}
 */
function asOutcome({ code, output }) {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/**
 * @param {readonly string[]} complaints
 * @param {string} notes
 * @returns {Outcome}
 */
function withComplaints(complaints, notes) {
  const passed = complaints.length === 0 ? 1 : 0;
  return { passed, failed: complaints.length, output: complaints.join('\n'), notes };
}

/** @param {Running} running */
async function timeRules({ stop }) {
  await ensure(programs);
  const figures = /** @type {import('./bench-tables.mjs').EngineFigures} */ (
    await runJson(quickEngine, undefined, stop)
  );
  const { lines, complaints } = compare(ratiosIn(figures), recordedRatios());
  return withComplaints(complaints, lines.join('\n'));
}

async function weighPage() {
  await ensure(page);
  const sizes = measureSizes();
  return withComplaints(excesses(sizes), JSON.stringify(sizes));
}

/**
 * @param {Running} running
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
async function playInBrowser(running, env) {
  await ensure(page);
  const notes = join(root, 'dist/browser/notes.txt');
  rmSync(notes, { force: true });
  const outcome = await runVitest('vitest.browser.config.ts', running, {
    ...env,
    CHROME_PATH: await ensureBrowser('chromium'),
  });
  return { ...outcome, notes: existsSync(notes) ? readFileSync(notes, 'utf8') : '' };
}

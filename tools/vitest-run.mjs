import { join } from 'node:path';
import { ensure, programs } from './prepare.mjs';
import { root, run, scriptOf } from './shell.mjs';

/** @typedef {import('./test-run.mjs').Outcome} Outcome */
/** @typedef {import('./test-run.mjs').Running} Running */
/** @typedef {import('./vitest-progress.mjs').Progress} Progress */
/** @typedef {import('./vitest-progress.mjs').FileDone} FileDone */

/**
 * Runs the tests of a configuration, and tells how far they are.
 * @param {string} config
 * @param {Running} running
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
export async function runVitest(config, { stop, shuffle, hear }, env = {}) {
  // Some tests call the built programs. A build that fails is reported by the types; the other tests still run.
  await ensure(programs).catch(() => {});
  const reporters = ['default', join(root, 'tools/vitest-progress.mjs')].map(each => `--reporter=${each}`);
  /** @type {FileDone[]} */
  const done = [];
  const { code, output } = await run(
    process.execPath,
    [scriptOf('vitest'), 'run', '--config', config, ...reporters],
    stop,
    {
      env: { ...env, ...(shuffle === undefined ? {} : { SHUFFLE: String(shuffle) }) },
      hear: message => {
        const progress = /** @type {Progress} */ (message);
        if ('file' in progress) done.push(progress);
        hear(progress);
      },
    },
  );
  return outcomeOf(done, code, output);
}

/**
 * A file that does not even load has no tests to count, and a skipped test proves nothing, unless it says why it is left
 * out of this engine: both are failures. So is
 * what Vitest complains about without naming a test.
 * @param {readonly FileDone[]} done
 * @param {number} code
 * @param {string} output
 * @returns {Outcome}
 */
export function outcomeOf(done, code, output) {
  const all = done.flatMap(({ file, verdicts }) => verdicts.map(verdict => ({ file, ...verdict })));
  const tests = all.filter(verdict => verdict.leftOut === undefined);
  const leftOut = all.flatMap(({ file, test, leftOut: reason }) =>
    reason === undefined ? [] : [{ file, test, reason }],
  );
  const failed = tests.filter(({ passed }) => !passed);
  /** @type {import('./test-run.mjs').Failure[]} */
  const failures = [
    ...done.filter(didNotLoad).map(({ file, trouble }) => ({ file, message: trouble })),
    ...failed.map(({ file, test, message }) => ({ file, test, message })),
  ];
  if (failures.length === 0 && code !== 0) failures.push({ message: output });
  const counts = { passed: tests.length - failed.length, failed: failures.length };
  return { ...counts, output, failures, tests, ...(leftOut.length > 0 ? { leftOut } : {}) };
}

/** @param {FileDone} file */
function didNotLoad({ verdicts, trouble }) {
  return verdicts.length === 0 && trouble !== '';
}

// `npm run flakes -- --runs N [--load]`: runs the suites again and again, each time in another order, and names whatever
// fails even once. What happened is kept in dist/flakes/.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browsers.mjs';
import { beginLog, folder, logOutcome, readLog } from './flakes-log.mjs';
import { Lane, shareDone, suiteNames } from './flakes-suites.mjs';
import { allFailures, sentence, told, toldOnce } from './flakes-words.mjs';
import { clockTime } from './job-progress.mjs';
import { ensure, page, prepare, programs } from './prepare.mjs';
import { Failed, guarded, step } from './shell.mjs';
import { endOn, stoppedBySignals } from './signals.mjs';
import { useTempFolder } from './temp-folder.mjs';

/** @typedef {import('./flakes-log.mjs').Plan} Plan */
/** @typedef {import('./flakes-log.mjs').Task} Task */
/** @typedef {import('./flakes-log.mjs').Outcome} Outcome */
/** @typedef {import('./flakes-suites.mjs').SuiteName} SuiteName */

const PROGRESS_MS = 30_000;
const LOADED_JOBS = 2;

const usage = `npm run flakes -- [FILE …] [--runs N] [--load] [--long] [--only SUITE,SUITE] [--jobs K] [--seed S]
npm run flakes -- --resume    goes on where the last one was stopped

FILE     part of the name of the test files to be run; all unless told
--runs   how often; 10 unless told
--load   keeps the machine busy meanwhile: several suites at a time and a process that does nothing but count
--long   at length, as "npm run test-long" does
--only   ${suiteNames.join(', ')}; all unless told
--jobs   how many suites run at a time; 1, or ${LOADED_JOBS} with --load
--seed   makes the order of the first run; each run has the next one. Any unless told`;

const stop = stoppedBySignals();

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '10' },
        load: { type: 'boolean', default: false },
        long: { type: 'boolean', default: false },
        only: { type: 'string', default: suiteNames.join(',') },
        jobs: { type: 'string' },
        seed: { type: 'string' },
        resume: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Failed(`${/** @type {Error} */ (error).message}\n\n${usage}`);
  }
}

/** @returns {{ plan: Plan, outcomes: Outcome[] }} */
function planned() {
  const { values, positionals } = readOptions();
  if (values.help) throw new Failed(usage);
  if (values.resume) return readLog();
  const plan = {
    runs: wholeNumber('runs', values.runs),
    seed: wholeNumber('seed', values.seed ?? String(randomInt(1, 1_000_000))),
    jobs: wholeNumber('jobs', values.jobs ?? String(values.load ? LOADED_JOBS : 1)),
    spinners: values.load ? 1 : 0,
    long: values.long,
    suites: values.only.split(',').map(knownSuite),
    files: positionals,
  };
  beginLog(plan);
  return { plan, outcomes: [] };
}

/**
 * @param {string} name
 * @param {string} text
 */
function wholeNumber(name, text) {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Failed(`--${name} is "${text}"; it must be a whole number from 1 on.\n\n${usage}`);
}

/** @param {string} name */
function knownSuite(name) {
  const suite = suiteNames.find(known => known === name);
  if (suite !== undefined) return suite;
  throw new Failed(`There is no suite "${name}". The suites are ${suiteNames.join(', ')}.`);
}

/**
 * All that is still to be done. Every other run has the suites the other way round, so that not everybody is at the same
 * one at the same time.
 * @param {Plan} plan
 * @param {readonly Outcome[]} outcomes
 * @returns {Task[]}
 */
function tasksOf({ runs, seed, suites }, outcomes) {
  const numbers = Array.from({ length: runs }, (_, i) => i + 1);
  const all = numbers.flatMap(run =>
    (run % 2 === 0 ? suites.toReversed() : suites).map(suite => ({ run, suite, seed: seed + run - 1 })),
  );
  return all.filter(task => !outcomes.some(({ run, suite }) => run === task.run && suite === task.suite));
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
  appendFileSync(join(folder, 'log.txt'), `${text}\n`);
}

/**
 * Takes one task after the other until none is left.
 * @param {Lane} lane
 * @param {Task[]} waiting
 * @param {Set<Task>} running
 * @param {{ plan: Plan, outcomes: Outcome[] }} work
 */
async function workThrough(lane, waiting, running, { plan, outcomes }) {
  for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
    running.add(task);
    const outcome = await lane.run(task, plan, stop);
    running.delete(task);
    if (stop.aborted) return;
    outcomes.push(outcome);
    logOutcome(outcome);
    say(toldOnce(outcome));
  }
}

/**
 * Says now and then how far it is.
 * @param {number} all
 * @param {readonly Task[]} waiting
 * @param {ReadonlySet<Task>} running
 */
function reportProgress(all, waiting, running) {
  const began = performance.now();
  return setInterval(() => {
    const share =
      (all - waiting.length - running.size + [...running].reduce((sum, task) => sum + shareDone(task), 0)) / all;
    const passed = (performance.now() - began) / 1000;
    const left = share > 0 ? `about ${clockTime(passed / share - passed)} left` : 'no estimate yet';
    const now = [...running].map(({ run, suite }) => `run ${run} ${suite}`).join(', ');
    process.stdout.write(
      `${Math.floor(share * 100)} % · ${now} · load ${loadavg()[0].toFixed(1)} · ${clockTime(passed)}, ${left}\n`,
    );
  }, PROGRESS_MS);
}

/**
 * @param {number} count
 * @param {AbortSignal} over
 */
function spin(count, over) {
  const script = fileURLToPath(new URL('flakes-spinner.mjs', import.meta.url));
  for (let i = 0; i < count; i++) endOn(spawn(process.execPath, [script], { detached: true, stdio: 'ignore' }), over);
}

/**
 * Every test that has failed once more, by itself and with nothing beside it.
 * @param {Lane} lane
 * @param {{ plan: Plan, outcomes: readonly Outcome[] }} work
 */
async function tryAlone(lane, { plan: { long }, outcomes }) {
  const flakes = allFailures(outcomes);
  for (const [i, flake] of flakes.entries()) {
    if (flake.file === undefined || stop.aborted) continue;
    const task = { run: i + 1, suite: flake.suite, seed: flake.occasions[0].seed };
    const { failures } = await lane.run(task, { files: [flake.file], long, alone: flake.title ?? '' }, stop);
    flake.alone = failures.length > 0 ? 'fails' : 'passes';
  }
  return flakes;
}

/** @param {Plan} plan */
async function makeReady({ suites }) {
  await prepare();
  await ensure(programs, process.stdout);
  if (!suites.includes('browser')) return;
  await ensure(page, process.stdout);
  process.env['CHROME_PATH'] = await ensureBrowser('chromium');
}

await guarded(async () => {
  const work = planned();
  const { plan, outcomes } = work;
  useTempFolder();
  await makeReady(plan);
  const waiting = tasksOf(plan, outcomes);
  const lanes = await step('Copying the project', () =>
    Array.from({ length: Math.max(1, Math.min(plan.jobs, waiting.length)) }, (_, i) => new Lane(i)),
  );
  say(sentence(plan, outcomes.length));
  /** @type {Set<Task>} */
  const running = new Set();
  const over = new AbortController();
  const end = () => over.abort();
  stop.addEventListener('abort', end);
  spin(plan.spinners, over.signal);
  const progress = reportProgress(waiting.length, waiting, running);
  await Promise.all(lanes.map(lane => workThrough(lane, waiting, running, work)));
  clearInterval(progress);
  end();
  if (stop.aborted) throw new Failed('Stopped. "npm run flakes -- --resume" goes on.');
  const flakes = await tryAlone(lanes[0], work);
  if (stop.aborted) throw new Failed('Stopped. "npm run flakes -- --resume" goes on.');
  say(told(plan, outcomes, flakes));
  process.exitCode = flakes.length > 0 ? 1 : 0;
});

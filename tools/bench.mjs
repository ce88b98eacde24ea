// `npm run bench`: measures what docs/benchmarks.md tells, and prints its tables.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandFor, figuresOf, help, jobsFor, needsExtras, readBenchArguments } from './bench-jobs.mjs';
import { sectionOf } from './bench-tables.mjs';
import { clockTime, JobProgress } from './job-progress.mjs';
import { ensure, prepare, prepareExtras, programs } from './prepare.mjs';
import { runJson } from './run-json.mjs';
import { Failed, guarded, root } from './shell.mjs';
import { stoppedBySignals } from './signals.mjs';

/** @typedef {import('./bench-jobs.mjs').Job} Job */
/** @typedef {import('./bench-jobs.mjs').BenchRequest} BenchRequest */

await guarded(async () => {
  const wish = readBenchArguments(process.argv.slice(2));
  if (wish === undefined) process.stdout.write(`${help}\n`);
  else await measure({ ...wish, ...(wish.keep === undefined ? {} : { keep: resolve(wish.keep) }) });
});

/** @param {BenchRequest} wish */
async function measure(wish) {
  await prepare(process.stderr);
  await ensure(programs, process.stderr);
  if (wish.keep !== undefined) mkdirSync(wish.keep, { recursive: true });
  const jobs = jobsFor(wish, await gameIds());
  if (jobs.some(({ args }) => needsExtras(args))) await prepareExtras(process.stderr);
  const seconds = jobs.reduce((sum, job) => sum + job.seconds, 0);
  process.stderr.write(`Measuring ${wish.parts.join(', ')}: about ${clockTime(seconds)} on a quiet machine.\n`);
  await measureAll(wish, jobs, stoppedBySignals());
}

/** @returns {Promise<readonly string[]>} */
async function gameIds() {
  return (await import(pathToFileURL(`${root}dist/node/games/registry.js`).href)).gameIds;
}

/**
 * Every part, even when one fails.
 * @param {BenchRequest} wish
 * @param {readonly Job[]} jobs
 * @param {AbortSignal} stop
 */
async function measureAll(wish, jobs, stop) {
  const display = new JobProgress(jobs, process.stderr);
  /** @type {Record<string, unknown>} */
  const measured = {};
  const troubles = [];
  for (const part of wish.parts) {
    try {
      measured[part] = await figuresOf(part, jobs, job => runJob(job, display, stop));
      display.clear();
      if (!wish.json) process.stdout.write(`${sectionOf(part, measured[part], commandFor(part, wish))}\n\n`);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      if (stop.aborted) break;
      troubles.push(`Can't measure ${part}. ${error.message}`);
    }
  }
  display.done();
  if (wish.json) process.stdout.write(`${JSON.stringify(measured)}\n`);
  if (stop.aborted) throw new Failed('Stopped. What had been measured until then is printed.');
  if (troubles.length > 0) throw new Failed(troubles.join('\n'));
}

/**
 * @param {Job} job
 * @param {JobProgress} display
 * @param {AbortSignal} stop
 */
function runJob(job, display, stop) {
  display.begin(job);
  return runJson(job, line => display.hear(line), stop);
}

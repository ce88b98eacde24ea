import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { prepare } from './prepare.mjs';
import { Failed, guarded, root } from './shell.mjs';
import { stoppedBySignals } from './signals.mjs';
import { useTempFolder } from './temp-folder.mjs';
import { readTestArguments } from './test-arguments.mjs';
import { TestProgress } from './test-progress.mjs';

/** @typedef {{ file?: string, test?: string, message: string }} Failure file and test are missing where a whole part failed */
/** @typedef {{ file: string, test: string, seconds: number }} TimedTest */
/** @typedef {import('./vitest-progress.mjs').Progress} Progress */

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} output
 * @property {string} [notes] always printed
 * @property {readonly Failure[]} [failures] each thing that failed, where that can be told
 * @property {readonly TimedTest[]} [tests]
 * @property {readonly { file: string, test: string, reason: string }[]} [leftOut] what an engine can't be asked
 */

/**
 * @typedef {object} Running What a part has to know while it runs.
 * @property {string} name
 * @property {AbortSignal} stop
 * @property {number} [shuffle] the seed of another order of the tests
 * @property {(progress: Progress) => void} hear
 */

/**
 * @typedef {object} Part
 * @property {string} title
 * @property {string} [hint]
 * @property {number} seconds about how long it takes on two quiet processors, as long as no run has shown it
 * @property {(running: Running) => Promise<Outcome>} work
 */

/** @typedef {{ name: string, title: string, seconds: number } & Outcome} Done */

const SLOWEST = 10;

/** How long everything took last time, by the command that was given. */
const recordFile = join(root, 'dist/test-times.json');

/** @typedef {Record<string, Times>} TimeRecord */
/** @typedef {{ parts: Record<string, number>, files: Record<string, number> }} Times */

/**
 * Runs the parts that somebody asked for, all of them even when one fails, and prints the sum in the last line.
 * @param {string} command
 * @param {Readonly<Record<string, Part>>} parts
 */
export async function runParts(command, parts) {
  await guarded(async () => {
    const { parts: names, shuffle, json } = readTestArguments(process.argv.slice(2), command, Object.keys(parts));
    const stop = stoppedBySignals();
    useTempFolder();
    await prepare();
    if (shuffle !== undefined) process.stdout.write(`The order is that of --shuffle ${shuffle}.\n`);
    const record = readRecord();
    const times = record[command] ?? { parts: {}, files: {} };
    const stages = names.map(name => ({ name, ...parts[name], seconds: times.parts[name] ?? parts[name].seconds }));
    const progress = new TestProgress(stages, { ...times.files }, process.stdout);
    /** @type {Done[]} */
    const done = [];
    for (const name of names) done.push(await runPart(name, parts[name], { stop, shuffle }, progress, times));
    writeRecord({ ...record, [command]: times });
    if (json !== undefined) writeFileSync(resolve(json), `${JSON.stringify(reportOf(done, shuffle), undefined, 2)}\n`);
    conclude(done);
  });
}

/**
 * @param {string} name
 * @param {Part} part
 * @param {{ stop: AbortSignal, shuffle: number | undefined }} wish
 * @param {TestProgress} progress
 * @param {Times} times
 * @returns {Promise<Done>}
 */
async function runPart(name, { title, hint = '', work }, { stop, shuffle }, progress, times) {
  if (stop.aborted) throw new Failed('Stopped.');
  progress.begin();
  const running = { name, stop, hear: hearWith(progress, times), ...(shuffle === undefined ? {} : { shuffle }) };
  const outcome = await work(running).catch(asFailure);
  const seconds = progress.end();
  if (stop.aborted) throw new Failed('Stopped.');
  times.parts[name] = seconds;
  if (outcome.notes) process.stdout.write(`${outcome.notes.trim()}\n`);
  if (outcome.failed > 0) process.stdout.write(`\n${outcome.output.trim()}\n${title}: failed. ${hint}\n\n`);
  return { name, title, seconds, ...outcome };
}

/**
 * @param {TestProgress} progress
 * @param {Times} times
 * @returns {(heard: Progress) => void}
 */
function hearWith(progress, times) {
  return heard => {
    progress.hear(heard);
    if ('file' in heard) times.files[heard.file] = heard.seconds;
  };
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

/** @returns {TimeRecord} */
function readRecord() {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {TimeRecord} record */
function writeRecord(record) {
  mkdirSync(dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, JSON.stringify(record));
}

/** @param {readonly Done[]} done */
function conclude(done) {
  const tests = slowestOf(done);
  if (tests.length > 0) process.stdout.write(`The slowest tests:\n${tests.map(asLine).join('')}`);
  const { passed, failed } = sumOf(done);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** @param {TimedTest} test */
function asLine({ seconds, file, test }) {
  return `  ${seconds.toFixed(1).padStart(5)} s  ${file}: ${test}\n`;
}

/** @param {readonly Done[]} done */
export function slowestOf(done) {
  const tests = done.flatMap(part => part.tests ?? []);
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return slowest.map(({ file, test, seconds }) => ({ file, test, seconds }));
}

/** @param {readonly Done[]} done */
function sumOf(done) {
  return done.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

/**
 * The outcome for programs.
 * @param {readonly Done[]} done
 * @param {number | undefined} shuffle
 */
export function reportOf(done, shuffle) {
  return {
    ...sumOf(done),
    seconds: done.reduce((sum, { seconds }) => sum + seconds, 0),
    ...(shuffle === undefined ? {} : { shuffle }),
    parts: done.map(({ name, title, passed, failed, seconds }) => ({ name, title, passed, failed, seconds })),
    failures: done.flatMap(failuresOf),
    slowest: slowestOf(done),
  };
}

/** @param {Done} done */
function failuresOf({ name, failed, failures, output }) {
  if (failed === 0) return [];
  return (failures ?? [{ message: output }]).map(failure => ({ part: name, ...failure }));
}

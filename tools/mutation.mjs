// `npm run mutation [-- GAME [FILE …]]`: builds small mistakes into the rules of the games, one at a time, and sees
// whether a test notices. Ctrl-C ends it, and the next time it goes on from there. See docs/mutation.md.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openResults } from './mutation-results.mjs';
import { prepare, prepareExtras, urlOfExtra } from './prepare.mjs';
import { Failed, guarded, root } from './shell.mjs';
import { removeAbandoned } from './temp-folder.mjs';

/** @typedef {import('./mutation-results.mjs').Mutant & { status: string }} Mutant */

const games = readdirSync(`${root}src/games`).filter(name => existsSync(rulesOf(name)));

/** Where the copy with the mistakes is. Stryker leaves it behind when it is interrupted. */
const sandbox = `dist/mutation/sandbox-${process.pid}`;

/** What has to be noticed of every hundred mistakes. */
const GOAL = 85;

const columns = /** @type {const} */ ({
  killed: 'Killed',
  survived: 'Survived',
  timeout: 'Timeout',
  'no coverage': 'NoCoverage',
});

await guarded(async () => {
  const [game, ...files] = process.argv.slice(2);
  refuseUnknown(game, files);
  await prepare();
  await prepareExtras();
  process.chdir(root);
  if (existsSync('dist/mutation')) removeAbandoned('dist/mutation', /^sandbox-(\d+)$/);
  process.on('exit', () => rmSync(sandbox, { recursive: true, force: true, maxRetries: 3 }));
  for (const id of game === undefined ? games : [game]) await check(id, files.length > 0 ? files : filesOf(id));
});

/** @param {string} game */
function rulesOf(game) {
  return `${root}src/games/${game}/rules`;
}

/** @param {string} game */
function filesOf(game) {
  const names = readdirSync(rulesOf(game)).filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return names.map(name => name.slice(0, -'.ts'.length)).toSorted();
}

/**
 * @param {string | undefined} game
 * @param {readonly string[]} files
 */
function refuseUnknown(game, files) {
  if (game === undefined) return;
  if (!games.includes(game)) throw new Failed(`There is no game "${game}". The games are: ${games.join(', ')}.`);
  const missing = files.find(file => !filesOf(game).includes(file));
  if (missing !== undefined)
    throw new Failed(`${game} has no file "rules/${missing}.ts". Try: ${filesOf(game).join(', ')}.`);
}

/**
 * @param {string} game
 * @param {readonly string[]} files
 */
async function check(game, files) {
  process.stdout.write(`\n${game}: ${files.join(', ')}\n`);
  const results = join(root, `dist/mutation/${game}.results.jsonl`);
  const known = openResults(results, game);
  if (known > 0) process.stdout.write(`going on: ${known} mutants are known already\n`);
  process.env['MUTATION_RESULTS'] = results;
  const start = performance.now();
  const mutants = await mutate(game, files);
  const minutes = (performance.now() - start) / 60_000;
  process.stdout.write(`${tableOf(mutants)}\n${mutants.length} mutants in ${minutes.toFixed(1)} minutes\n`);
  for (const mutant of mutants.filter(isMissed)) process.stdout.write(`${told(mutant)}\n`);
  if (scoreOf(mutants.filter(isOfRules)) < GOAL) process.exitCode = 1;
}

/**
 * @param {string} game
 * @param {readonly string[]} files
 * @returns {Promise<Mutant[]>}
 */
async function mutate(game, files) {
  const { Stryker } = await import(urlOfExtra('@stryker-mutator/core'));
  process.env['MUTATION_GAME'] = game;
  const stryker = new Stryker({
    mutate: files.map(file => `src/games/${game}/rules/${file}.ts`),
    testRunner: 'warm',
    plugins: [fileURLToPath(new URL('mutation-runner.mjs', import.meta.url))],
    coverageAnalysis: 'perTest',
    // What is worked out once, when a file is loaded, would have to be loaded anew for each of its mutants.
    ignoreStatic: true,
    concurrency: 1,
    logLevel: 'warn',
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'json'],
    jsonReporter: { fileName: `dist/mutation/${game}.json` },
    tempDirName: sandbox,
    // The tests of a game need no more; the less is there, the sooner it is copied.
    ignorePatterns: ['**', '!package.json', '!src/engine/**', '!src/games/**'],
    // Generous: a machine that is busy elsewhere must not pass for a test that noticed something.
    dryRunTimeoutMinutes: 30,
    timeoutMS: 10_000,
    timeoutFactor: 2,
  });
  return stryker.runMutationTest().catch((/** @type {Error} */ error) => {
    if (error.name !== 'ConfigError' && error.constructor.name !== 'ConfigError') throw error;
    throw new Failed(
      `${error.message}\nThe tests of ${game} have to pass before they can be asked what they would notice.`,
    );
  });
}

/**
 * Invariants are a check themselves: what they say of broken states no test of a rule asks, so they count apart.
 * @param {Mutant} mutant
 */
function isOfRules({ fileName }) {
  return nameOf(fileName) !== 'invariants.ts';
}

/** @param {Mutant} mutant */
function isMissed({ status }) {
  return status === 'Survived' || status === 'NoCoverage';
}

/** @param {Mutant} mutant */
function isNoticed({ status }) {
  return status === 'Killed' || status === 'Timeout';
}

/**
 * In percent. A mistake with which the tests can't even start says nothing and does not count.
 * @param {readonly Mutant[]} mutants
 */
function scoreOf(mutants) {
  const noticed = mutants.filter(isNoticed).length;
  return (100 * noticed) / (noticed + mutants.filter(isMissed).length);
}

/** @param {readonly Mutant[]} mutants */
function tableOf(mutants) {
  const files = [...new Set(mutants.map(({ fileName }) => nameOf(fileName)))];
  const rows = files.map(file =>
    rowOf(
      file,
      mutants.filter(({ fileName }) => nameOf(fileName) === file),
    ),
  );
  const head = ['', ...Object.keys(columns), 'score'];
  const sums = [rowOf('all', mutants), rowOf('all but invariants', mutants.filter(isOfRules))];
  return [head, ...rows, ...sums].map(lineOf).join('\n');
}

/**
 * @param {string} file
 * @param {readonly Mutant[]} mutants
 */
function rowOf(file, mutants) {
  const counts = Object.values(columns).map(status => mutants.filter(mutant => mutant.status === status).length);
  return [file, ...counts.map(String), counts.some(count => count > 0) ? `${scoreOf(mutants).toFixed(1)} %` : '–'];
}

/** @param {readonly string[]} cells */
function lineOf([name = '', ...numbers]) {
  return name.padEnd(20) + numbers.map(number => number.padStart(13)).join('');
}

/** @param {string} path */
function nameOf(path) {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** @param {Mutant} mutant */
function told({ fileName, location, status, mutatorName, replacement }) {
  const { line, column } = location.start;
  return `${status} ${nameOf(fileName)}:${line}:${column} ${mutatorName} → ${(replacement ?? '').replace(/\s+/g, ' ')}`;
}

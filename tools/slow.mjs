// `npm run slow`: how the page does on a slow phone with a slow line, and beside another build of it.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browsers.mjs';
import { clockTime, JobProgress } from './job-progress.mjs';
import { ensure, page, prepare, programs } from './prepare.mjs';
import { Failed, guarded, root } from './shell.mjs';
import { stoppedBySignals } from './signals.mjs';
import { causesIn, middleOf, normalFigures, playFigures, slowTable, worseThanRecorded } from './slow-figures.mjs';
import { openHouse } from './slow-house.mjs';
import { openLine } from './slow-line.mjs';
import { gameIds, playedMatch } from './slow-matches.mjs';
import { watchPlay } from './slow-play.mjs';
import { timeVisits } from './slow-visits.mjs';
import { useTempFolder } from './temp-folder.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('./slow-figures.mjs').Figures} Figures */
/** @typedef {import('./slow-play.mjs').Session} Session */
/** @typedef {{ games: readonly string[], rounds: number, beside?: string, json: boolean, only: readonly string[] }} SlowRequest */
/** @typedef {{ part: 'page', title: string, script: '', args: [], seconds: number, game: string, folder: string, kind: string }} SlowJob */

const help = `usage: npm run slow [-- --games A,B] [--only visits,play,normal] [--rounds N] [--beside FOLDER] [--json]

Measures the built page in a real Chromium on a phone of 390 × 844 pixels with a processor slowed four times: visits over
a line of 1.6 Mbit/s with 150 ms there and back, then turns against bots; at last the same turns without slowing. Prints a
table as in docs/benchmarks.md, and what has become clearly worse than it.

  --games A,B      only these games
  --only A,B       only some of: visits, play, normal
  --rounds N       the middle of so many rounds counts (default: 3)
  --beside FOLDER  another checkout of the project, with page and programs built: measured in turn with this one
  --json           print one JSON object instead of the tables

Progress goes to stderr. Ctrl-C ends it; what was measured until then is printed.`;

const options = /** @type {const} */ ({
  games: { type: 'string' },
  only: { type: 'string' },
  rounds: { type: 'string', default: '3' },
  beside: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
});

/** How long each kind takes on a quiet machine, in seconds. */
const kinds = { visits: 30, play: 35, normal: 15 };
/** How far matches have come when they are gone on with, and how many turns are taken in each. */
const stages = [0.3, 0.85];
const TURNS = 2;

await guarded(async () => {
  const wish = await readArguments(process.argv.slice(2));
  if (wish === undefined) process.stdout.write(`${help}\n`);
  else await measure(wish);
});

/**
 * @param {string[]} args
 * @returns {Promise<SlowRequest | undefined>}
 */
async function readArguments(args) {
  const { games, only, rounds, beside, json, help: asked } = parsed(args);
  if (asked) return undefined;
  await prepare(process.stderr);
  await ensure(programs, process.stderr);
  if (!/^[1-9]\d?$/.test(rounds)) throw new Failed(`--rounds is "${rounds}"; it must be a number from 1 to 99.`);
  if (beside !== undefined && !existsSync(resolve(beside, 'dist/web/index.html')))
    throw new Failed(
      `There is no built page in ${resolve(beside)}. Run "npm start" there once, or "npm test -- --only page".`,
    );
  return {
    games: chosen('game', games, await gameIds()),
    only: chosen('part', only, Object.keys(kinds)),
    rounds: Number(rounds),
    json,
    ...(beside === undefined ? {} : { beside: resolve(beside) }),
  };
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const [what] = /** @type {Error} */ (error).message.split(/\. |\n/);
    throw new Failed(
      `${what}. The options are ${Object.keys(options)
        .map(name => `--${name}`)
        .join(', ')}.`,
    );
  }
}

/**
 * @param {string} kind
 * @param {string | undefined} typed
 * @param {readonly string[]} known
 */
function chosen(kind, typed, known) {
  const names = typed?.split(',').filter(name => name !== '') ?? known;
  const unknown = names.find(name => !known.includes(name));
  if (unknown !== undefined) throw new Failed(`There is no ${kind} "${unknown}". There are ${known.join(', ')}.`);
  return names;
}

/** @param {SlowRequest} wish */
async function measure(wish) {
  useTempFolder();
  await ensure(page, process.stderr);
  const executablePath = await ensureBrowser('chromium');
  const jobs = jobsFor(wish);
  const seconds = jobs.reduce((sum, job) => sum + job.seconds, 0);
  process.stderr.write(`Measuring ${wish.games.join(', ')}: about ${clockTime(seconds)} on a quiet machine.\n`);
  const stop = stoppedBySignals();
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--no-first-run'] });
  stop.addEventListener('abort', () => void browser.close());
  try {
    report(wish, await measureAll(browser, jobs, stop));
  } finally {
    await browser.close();
  }
  if (stop.aborted) throw new Failed('Stopped. What had been measured until then is printed.');
}

/**
 * Pages are measured in turn, so that a slow moment of the machine meets both.
 * @param {SlowRequest} wish
 * @returns {SlowJob[]}
 */
function jobsFor({ games, rounds, beside, only }) {
  const folders = beside === undefined ? [root] : [beside, root];
  const all = Array.from({ length: rounds }, (_, round) =>
    games.flatMap(game =>
      only.flatMap(kind =>
        folders.map(folder => ({
          part: /** @type {const} */ ('page'),
          title: `round ${round + 1}, ${game}, ${kind}${folder === root ? '' : ', the other page'}`,
          script: /** @type {const} */ (''),
          args: /** @type {[]} */ ([]),
          seconds: kinds[/** @type {keyof typeof kinds} */ (kind)],
          game,
          folder,
          kind,
        })),
      ),
    ),
  );
  return all.flat();
}

/** @typedef {{ folder: string, game: string, figures: Figures, sessions: readonly Session[] }} Result */

/**
 * @param {Browser} browser
 * @param {readonly SlowJob[]} jobs
 * @param {AbortSignal} stop
 */
async function measureAll(browser, jobs, stop) {
  const display = new JobProgress(/** @type {never} */ (jobs), process.stderr);
  /** @type {Result[]} */
  const results = [];
  try {
    for (const job of jobs) {
      if (stop.aborted) break;
      display.begin(/** @type {never} */ (job));
      results.push({ ...job, ...(await measureOne(browser, job)) });
    }
  } catch (error) {
    // Whatever is under way when the browser is closed fails.
    if (!stop.aborted) throw error;
  } finally {
    display.done();
  }
  return results;
}

/**
 * @param {Browser} browser
 * @param {SlowJob} job
 * @returns {Promise<{ figures: Figures, sessions: readonly Session[] }>}
 */
async function measureOne(browser, { folder, game, kind }) {
  const house = await openHouse(folder);
  try {
    if (kind === 'visits') return { figures: await visitsOver(browser, house.home, game), sessions: [] };
    const slow = kind === 'play';
    const sessions = [];
    for (const stage of slow ? stages : stages.slice(-1))
      sessions.push(await watchPlay(browser, house.home, await playedMatch(game, stage), { turns: TURNS, slow }));
    return slow ? { figures: playFigures(sessions), sessions } : { figures: normalFigures(sessions[0]), sessions: [] };
  } finally {
    await house.close();
  }
}

/**
 * @param {Browser} browser
 * @param {string} home
 * @param {string} game
 */
async function visitsOver(browser, home, game) {
  const line = await openLine(home);
  try {
    return await timeVisits(browser, line, game);
  } finally {
    line.close();
  }
}

/**
 * @param {SlowRequest} wish
 * @param {readonly Result[]} results
 */
function report({ games, beside, json }, results) {
  const by = (/** @type {string} */ folder) =>
    Object.fromEntries(
      games.map(game => [
        game,
        middleOf(results.filter(other => other.folder === folder && other.game === game).map(({ figures }) => figures)),
      ]),
    );
  const [ours, others] = [by(root), beside === undefined ? undefined : by(beside)];
  const causes = Object.fromEntries(
    games.map(game => [
      game,
      causesIn(
        results.filter(other => other.folder === root && other.game === game).flatMap(({ sessions }) => sessions),
      ),
    ]),
  );
  if (json) process.stdout.write(`${JSON.stringify({ page: ours, ...(others ? { beside: others } : {}), causes })}\n`);
  else process.stdout.write(`${slowTable(ours, others)}\n\n${causesText(causes)}\n${recordText(ours)}\n`);
}

/** @param {Readonly<Record<string, ReturnType<typeof causesIn>>>} causes */
function causesText(causes) {
  const lines = Object.entries(causes).flatMap(([game, list]) =>
    list.slice(0, 6).map(({ cause, times, ms }) => `- ${game}, ${cause}: ${Math.round(ms)} ms in ${times} tasks`),
  );
  return lines.length === 0 ? '' : `What tasks over 50 ms were made of, in all rounds:\n${lines.join('\n')}\n`;
}

/** @param {Readonly<Record<string, Figures>>} ours */
function recordText(ours) {
  const worse = worseThanRecorded(ours, readFileSync(`${root}docs/benchmarks.md`, 'utf8'));
  if (worse.length === 0) return 'Nothing is clearly worse than recorded in docs/benchmarks.md.';
  return `Clearly worse than recorded in docs/benchmarks.md:\n${worse.map(line => `- ${line}`).join('\n')}`;
}

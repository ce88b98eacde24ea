// `npm run test-browsers`: the browser tests in every engine there is, and why any of them is left out of one.
import { browserNames, ensureBrowser, findBrowser, kinds } from './browsers.mjs';
import { readEngineArguments, tellEngines } from './engine-report.mjs';
import { ensure, page, prepare, programs } from './prepare.mjs';
import { Failed, guarded } from './shell.mjs';
import { stoppedBySignals } from './signals.mjs';
import { useTempFolder } from './temp-folder.mjs';
import { TestProgress } from './test-progress.mjs';
import { runVitest } from './vitest-run.mjs';

/** @typedef {import('./browsers.mjs').BrowserName} BrowserName */
/** @typedef {import('./engine-report.mjs').EngineRun} EngineRun */

/** About how long it takes in one engine on two quiet processors. */
const seconds = { essential: 90, all: 600 };

/**
 * What keeps an engine from being run: nothing, once it is installed. Who names an engine wants it to be run; else it is
 * enough to say what is missing, as not every system has all of them.
 * @param {BrowserName} name
 * @param {boolean} named
 * @returns {Promise<string | undefined>}
 */
async function obstacleTo(name, named) {
  try {
    await ensureBrowser(name);
    return undefined;
  } catch (error) {
    if (!(error instanceof Failed) || named) throw error;
    return error.message;
  }
}

/**
 * @param {BrowserName} name
 * @param {boolean} essential
 * @param {TestProgress} progress
 * @param {AbortSignal} stop
 * @returns {Promise<EngineRun>}
 */
async function play(name, essential, progress, stop) {
  progress.begin();
  const env = {
    ENGINE: name,
    [kinds[name].variable]: findBrowser(name) ?? '',
    ...(essential ? { ESSENTIAL: '1' } : {}),
  };
  const outcome = await runVitest('vitest.browser.config.ts', { name, stop, hear: told => progress.hear(told) }, env);
  const took = progress.end();
  if (stop.aborted) throw new Failed('Stopped.');
  if (outcome.failed > 0) process.stdout.write(`\n${outcome.output.trim()}\n\n`);
  return { engine: name, seconds: took, ...outcome };
}

await guarded(async () => {
  const { engines, essential } = readEngineArguments(process.argv.slice(2));
  const stop = stoppedBySignals();
  useTempFolder();
  await prepare();
  /** @type {EngineRun[]} */
  const missing = [];
  for (const engine of engines.length > 0 ? engines : browserNames) {
    const obstacle = await obstacleTo(engine, engines.length > 0);
    if (obstacle !== undefined) missing.push({ engine, obstacle });
  }
  await ensure(page, process.stdout);
  await ensure(programs, process.stdout);
  const there = (engines.length > 0 ? engines : browserNames).filter(name => !missing.some(run => run.engine === name));
  const usual = essential ? seconds.essential : seconds.all;
  const stages = there.map(name => ({ name, title: `Playing in ${kinds[name].title}`, seconds: usual }));
  const progress = new TestProgress(stages, {}, process.stdout);
  /** @type {EngineRun[]} */
  const runs = [];
  for (const name of there) runs.push(await play(name, essential, progress, stop));
  const { lines, failed } = tellEngines([...runs, ...missing]);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = failed > 0 ? 1 : 0;
});

// `npm run test-nodes [-- 20 22 24] [--only PART,PART]`: starts and tests the project with each of these versions of Node,
// in a copy of its own where everything is installed with that version. Ends by itself.
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { markdown } from './bench-tables.mjs';
import { nodeOf } from './node-binaries.mjs';
import { copyProject, environmentWith, sumsIn } from './node-trials.mjs';
import { Failed, guarded, root, step } from './shell.mjs';
import { endOn, stoppedBySignals } from './signals.mjs';
import { useTempFolder } from './temp-folder.mjs';

/** @typedef {{ version: string, start: string, passed: number, failed: number, seconds: number }} Row */
/** @typedef {{ passed: number, failed: number, seconds: number }} Ran */

const usage = `npm run test-nodes -- 20 22 24 --only start,tests
Versions are those of Node, all three when none is named; parts are "start" and those of npm test, all when left out.`;

const usual = ['20', '22', '24'];
const stop = stoppedBySignals();

function wishes() {
  try {
    const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
    const versions = positionals.length > 0 ? positionals : usual;
    if (versions.every(version => /^\d+(?:\.\d+){0,2}$/.test(version)))
      return { versions, only: values.only?.split(',') };
  } catch {
    // Told below.
  }
  throw new Failed(usage);
}

/**
 * Runs a command of the copy, shows what it says, and reads its last line.
 * @param {import('./node-binaries.mjs').Binary} node
 * @param {string} folder
 * @param {string[]} args
 * @returns {Promise<Ran>}
 */
function runIn({ program, folder: binary }, folder, args) {
  const began = performance.now();
  const env = environmentWith(binary);
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  endOn(child, stop);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      said += text;
      process.stdout.write(text);
    });
  return new Promise((resolve, reject) => {
    child.on('error', cause => reject(new Failed(`Can't run ${program}: ${cause.message}`)));
    child.on('close', code => resolve({ ...sumsIn(said, code ?? 1), seconds: (performance.now() - began) / 1000 }));
  });
}

/**
 * @param {string} wanted
 * @param {readonly string[] | undefined} only
 * @returns {Promise<Row>}
 */
async function tryOut(wanted, only) {
  const node = await step(`Getting Node ${wanted}`, () => nodeOf(wanted, stop));
  const folder = join(tmpdir(), `node-${node.version}`);
  await step(`Copying the project for Node ${node.version}`, () => copyProject(root, folder));
  const parts = only?.filter(part => part !== 'start');
  const start = (only?.includes('start') ?? true) ? await runIn(node, folder, ['tools/start-check.mjs']) : undefined;
  failIfStopped();
  const rest = parts?.length === 0 ? undefined : await runIn(node, folder, ['tools/test.mjs', ...testArgs(parts)]);
  failIfStopped();
  const ran = [start, rest].flatMap(part => part ?? []);
  /** @type {(of: (part: Ran) => number) => number} */
  const sum = of => ran.reduce((total, part) => total + of(part), 0);
  return {
    version: node.version,
    start: start === undefined ? '–' : start.failed === 0 ? `${Math.round(start.seconds)} s` : 'failed',
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    seconds: Math.round(sum(({ seconds }) => seconds)),
  };
}

/** @param {readonly string[] | undefined} parts */
function testArgs(parts) {
  return parts ? ['--only', parts.join(',')] : [];
}

function failIfStopped() {
  if (stop.aborted) throw new Failed('Stopped.');
}

await guarded(async () => {
  const { versions, only } = wishes();
  useTempFolder();
  const rows = [];
  for (const version of versions) rows.push(await tryOut(version, only));
  const heads = ['version', 'start', 'passed', 'failed', 'seconds'];
  const lines = rows.map(({ version, start, passed, failed, seconds }) => [version, start, passed, failed, seconds]);
  const passed = rows.reduce((sum, row) => sum + row.passed, 0);
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  process.stdout.write(`\n${markdown(heads, lines)}\n\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
});

import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensure, prepare, programs } from './prepare.mjs';
import { root, scriptOf } from './shell.mjs';
import { signalGroup } from './signals.mjs';
import { useTempFolder } from './temp-folder.mjs';

/**
 * Runs one test file at length: how long is in the environment, where the file looks for it.
 * @param {string} file
 * @param {Record<string, string>} env
 */
export async function runOneTest(file, env) {
  const child = await start(file, env, false);
  // Ctrl-C reaches the child by itself, a kill of this process does not; either way, wait for it to end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  child.on('close', code => {
    process.exitCode = code ?? 1;
  });
}

/**
 * The same for one that can be told to come to an end: Ctrl-C makes the file that STOP_FILE names, and a second one ends
 * it at once.
 * @param {string} file
 * @param {Record<string, string>} env
 * @returns {Promise<boolean>} whether it was left to end by itself
 */
export async function runStoppableTest(file, env) {
  const stopFile = join(tmpdir(), `caravanserai-stop-${process.pid}`);
  const child = await start(file, { ...env, STOP_FILE: stopFile }, true);
  let told = false;
  const tell = () => {
    if (told && child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
    if (!told) process.stdout.write('\nStopping in good order; once more stops at once.\n');
    told = true;
    writeFileSync(stopFile, '');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, tell);
  const code = await new Promise(resolve => child.on('close', resolve));
  rmSync(stopFile, { force: true });
  process.exitCode = code ?? 1;
  return !told;
}

/**
 * @param {string} file
 * @param {Record<string, string>} env
 * @param {boolean} detached as a group of its own, which Ctrl-C does not reach
 */
async function start(file, env, detached) {
  useTempFolder();
  await prepare();
  await ensure(programs, process.stdout);
  // The file comes first: after the switch it would be taken for its value, and everything would run.
  const args = [scriptOf('vitest'), 'run', file, '--disable-console-intercept'];
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, detached });
}

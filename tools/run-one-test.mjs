import { spawn } from 'node:child_process';
import { ensure, prepare, programs } from './prepare.mjs';
import { root, scriptOf } from './shell.mjs';
import { useTempFolder } from './temp-folder.mjs';

/**
 * Runs one test file at length: how long is in the environment, where the file looks for it.
 * @param {string} file
 * @param {Record<string, string>} env
 */
export async function runOneTest(file, env) {
  useTempFolder();
  await prepare();
  await ensure(programs, process.stdout);
  // The file comes first: after the switch it would be taken for its value, and everything would run.
  const args = [scriptOf('vitest'), 'run', file, '--disable-console-intercept'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  // Ctrl-C reaches the child by itself, a kill of this process does not; either way, wait for it to end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  child.on('close', code => {
    process.exitCode = code ?? 1;
  });
}

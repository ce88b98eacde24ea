import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Failed, root } from './steps.mjs';

/** @typedef {{ script: string, args: readonly string[] }} Errand A script of ours that answers with one JSON object. */
/** @typedef {NodeJS.Signals} Signal */

/**
 * Runs a script, tells each line it has for who waits, and answers with the object it prints. When told to stop, it
 * is asked to end as by Ctrl-C, and waited for: it may have processes of its own to end.
 * @param {Errand} errand
 * @param {(line: string) => void} [heard]
 * @param {AbortSignal} [stop]
 * @returns {Promise<unknown>}
 */
export async function runErrand({ script, args }, heard = () => {}, stop) {
  // A group of its own: a Ctrl-C of the terminal reaches us alone, and we pass it on once.
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    windowsHide: true,
  });
  const end = () => interrupt(child.pid, 'SIGINT');
  stop?.addEventListener('abort', end);
  let answer = '';
  child.stdout.setEncoding('utf8').on('data', text => {
    answer += text;
  });
  let last = '';
  createInterface({ input: child.stderr }).on('line', line => {
    last = line;
    heard(line);
  });
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  stop?.removeEventListener('abort', end);
  if (stop?.aborted) throw new Failed('stopped');
  if (code !== 0) throw new Failed(`${[script, ...args].join(' ')} ended with code ${code}: ${last}`);
  return JSON.parse(answer);
}

/**
 * Reaches the script and whatever it has started.
 * @param {number | undefined} pid
 * @param {Signal} signal
 */
function interrupt(pid, signal) {
  if (pid === undefined) return;
  process.kill(process.platform === 'win32' ? pid : -pid, signal);
}

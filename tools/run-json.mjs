import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Failed, root } from './shell.mjs';
import { endOn } from './signals.mjs';

/** @typedef {{ script: string, args: readonly string[] }} JsonScript A script of ours that answers with one JSON object. */

/**
 * Runs a script, tells each line it has for who waits, and answers with the object it prints. When told to stop, it
 * is asked to end as by Ctrl-C, and waited for: it may have processes of its own to end.
 * @param {JsonScript} errand
 * @param {(line: string) => void} [onLine]
 * @param {AbortSignal} [stop]
 * @returns {Promise<unknown>}
 */
export async function runJson({ script, args }, onLine = () => {}, stop) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    // By its channel it notices when this process was killed, and ends with all that it has started.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
    windowsHide: true,
  });
  endOn(child, stop);
  let answer = '';
  child.stdout?.setEncoding('utf8').on('data', text => {
    answer += text;
  });
  let last = '';
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', line => {
      last = line;
      onLine(line);
    });
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (stop?.aborted) throw new Failed('stopped');
  if (code !== 0) throw new Failed(`${[script, ...args].join(' ')} ended with code ${code}: ${last}`);
  return JSON.parse(answer);
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failed } from './shell.mjs';

/** @typedef {{ home: string, close: () => Promise<void> }} House A project's own server, with a folder for its data. */

/**
 * Serves a built project as its `npm start` would: what is measured is what visitors of that project get.
 * @param {string} folder
 * @returns {Promise<House>}
 */
export async function openHouse(folder) {
  const data = mkdtempSync(join(tmpdir(), 'caravanserai-slow-'));
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA: data };
  const child = spawn(process.execPath, [join(folder, 'dist/node/server/main.js')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise(resolve => child.once('close', resolve));
  const close = async () => {
    child.kill();
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  try {
    return { home: await addressOf(child), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 * @returns {Promise<string>}
 */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => {
        said += text;
        const home = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
        if (home !== undefined) resolve(home);
      });
    child.once('close', () => reject(new Failed(`the server ended at once:\n${said}`)));
  });
}

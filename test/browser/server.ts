import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../src/server/store/testing/free-port.ts';
import { root } from '../tree.ts';

/** The whole product in a process of its own: page, tables and a database in a folder that is removed afterwards. */
export interface House {
  /** Where it can be reached, the same after a restart. */
  readonly home: string;
  /** Ends it without a word, as when the machine loses its power. */
  kill(): Promise<void>;
  /** Opens it again, at the same place and with the same data. */
  reopen(): Promise<void>;
  /** Lets ten minutes pass, where it was opened with a clock that can be put forward. */
  letTimePass(): void;
  /** Closes it as it should be closed, and removes its data. */
  close(): Promise<void>;
}

/** What makes the clock of a house one that can be put forward. */
export const lateClock = { NODE_OPTIONS: `--import ${pathToFileURL(`${root}test/browser/late.mjs`).href}` };

type HouseSettings = Readonly<Record<string, string>>;

/** The one that is built in this folder, which is the project itself unless told. Settings may name where it is open. */
export async function openHouse(
  settings: HouseSettings | ((home: string) => HouseSettings) = {},
  folder = root,
): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'caravanserai-browser-'));
  const settingsAt = (port: string) =>
    typeof settings === 'function' ? settings(`http://127.0.0.1:${port}`) : settings;
  const start = (port: string) => startServer(folder, { ...settingsAt(port), DATA: data, PORT: port });
  let running = await start(String(await freePort()));
  const { home } = running;
  const end = async (signal: NodeJS.Signals) => {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  return {
    home,
    kill: () => end('SIGKILL'),
    async reopen() {
      running = await start(new URL(home).port);
    },
    letTimePass: () => void running.child.kill('SIGHUP'),
    async close() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly home: string;
}

/** Answers when the server says where it is open; what it says else is told if it never does. */
function startServer(folder: string, settings: HouseSettings): Promise<Running> {
  const env = { ...process.env, HOST: '127.0.0.1', ...settings };
  const child = spawn(process.execPath, [join(folder, 'dist/node/server/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (data: Buffer) => {
      said += data.toString();
      const home = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (home !== undefined) resolve({ child, home });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`the server ended at once:\n${said}`)));
  });
}

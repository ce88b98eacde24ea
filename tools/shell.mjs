// The files in tools/ are the only JavaScript of the project, but for an example: they run before anything is installed or compiled, so
// they use nothing but Node itself.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { endOn } from './signals.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Thrown when it makes no sense to go on; the message is all a person has to read. */
export class Failed extends Error {}

/** @typedef {{ code: number, output: string }} Result What a program answered: both its streams as one text. */
/** @typedef {{ write(text: string): unknown }} Out */

/**
 * Says what is being done, does it, and says how long it took.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 * @param {Out} [out]
 * @returns {Promise<T>}
 */
export async function step(title, work, out = process.stdout) {
  const start = performance.now();
  out.write(`${title} … `);
  try {
    return await work();
  } finally {
    out.write(`${seconds(performance.now() - start)}\n`);
  }
}

/** @param {number} milliseconds */
function seconds(milliseconds) {
  const value = milliseconds / 1000;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
}

/**
 * @typedef {object} Setting How a program is run.
 * @property {Record<string, string>} [env] added to the environment
 * @property {(message: unknown) => void} [hear] what is done with each message that a Node process sends its parent
 */

/**
 * Runs a program and collects what it prints. When told to stop, it is ended with all it has started, and waited for.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {AbortSignal} [stop]
 * @param {Setting} [setting]
 * @returns {Promise<Result>}
 */
export function run(program, args, stop, { env, hear } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', hear ? 'ipc' : 'ignore'],
      detached: stop !== undefined,
    });
    endOn(child, stop);
    if (hear) child.on('message', hear);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', text => {
        output += text;
      });
    child.on('error', cause => reject(new Failed(`Can't run ${program}: ${cause.message}`)));
    // What is collected may end up in a file, where colours are noise; not every tool can be asked to leave them out.
    child.on('close', code => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }));
  });
}

const packages = {
  biome: '@biomejs/biome',
  knip: 'knip',
  oxlint: 'oxlint',
  tsc: 'typescript',
  vite: 'vite',
  vitest: 'vitest',
};

/** @typedef {keyof typeof packages} Tool */

/**
 * The script behind an installed tool. Started with Node itself: the launchers in node_modules/.bin differ from
 * system to system.
 * @param {Tool} name
 */
export function scriptOf(name) {
  const folder = `${root}node_modules/${packages[name]}/`;
  const { bin } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  return folder + (typeof bin === 'string' ? bin : bin[name]);
}

/**
 * @param {Tool} name
 * @param {string[]} args
 */
export function runTool(name, ...args) {
  return run(process.execPath, [scriptOf(name), ...args]);
}

/**
 * Hands over to a built program in this very process: signals, streams and the exit code are its own affair, and a
 * second Node would take longer to start than many a command takes to run.
 * @param {string} program
 */
export async function become(program) {
  process.argv[1] = `${root}dist/node/${program}`;
  await import(pathToFileURL(process.argv[1]).href);
}

/**
 * Runs a whole command: what went wrong is told in plain words, without a stack trace.
 * @param {() => Promise<void>} command
 */
export async function guarded(command) {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

import { cpSync } from 'node:fs';
import { delimiter, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What is made, installed or kept here, and the history, are not the project. */
const leftOut = /^(?:\.git|coverage|data|dist|node_modules|extras[\\/]node_modules)$/;

/**
 * @param {string} from
 * @param {string} to
 */
export function copyProject(from, to) {
  cpSync(from, to, { recursive: true, filter: path => !leftOut.test(relative(from, path)) });
}

/**
 * As if that Node were the only one: it comes first on the PATH, where our own packages are not.
 * @param {string} folder that of the binary
 * @param {NodeJS.ProcessEnv} env
 */
export function environmentWith(folder, env = process.env) {
  const own = Object.entries(env).filter(([name]) => !/^npm_(?:package|lifecycle|config_local_prefix)/.test(name));
  const path = (env['PATH'] ?? '').split(delimiter).filter(entry => !entry.includes('node_modules'));
  return { ...Object.fromEntries(own), PATH: [folder, ...path].join(delimiter) };
}

/**
 * What a command counted, by its last line. One that ends badly has failed, whatever it counted.
 * @param {string} said
 * @param {number} code
 */
export function sumsIn(said, code) {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(stripVTControlCharacters(said)) ?? [];
  return { passed: Number(passed ?? 0), failed: code === 0 ? Number(failed ?? 1) : Math.max(Number(failed ?? 1), 1) };
}

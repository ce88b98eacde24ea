import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './prepare.mjs';
import { Failed, root, run } from './shell.mjs';

/** @typedef {{ program: string, folder: string, version: string }} Binary */

/** Kept from one run to the next, as everything else in there. */
const place = join(root, 'dist/nodes');

/** Systems as the packages with binaries name them. */
const system = process.platform === 'win32' ? 'win' : process.platform;
const name = `node-${system}-${process.arch}`;

/**
 * A Node of this version, such as "22" or "20.19.0": the newest that is as old as everything else that is installed.
 * @param {string} wanted
 * @param {AbortSignal} stop
 * @returns {Promise<Binary>}
 */
export async function nodeOf(wanted, stop) {
  const folder = join(place, wanted, 'node_modules', name, 'bin');
  const program = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program)) await install(wanted);
  const { code, output } = await run(program, ['--version'], stop);
  if (code !== 0) throw new Failed(`${program} does not run here:\n${output.trim()}`);
  return { program, folder, version: output.trim().replace('v', '') };
}

/** @param {string} wanted */
async function install(wanted) {
  const settings = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error', ageSetting()];
  const { code, output } = await runNpm('install', '--prefix', join(place, wanted), ...settings, `${name}@${wanted}`);
  if (code === 0) return;
  throw new Failed(
    `${output.trim()}\n\nNode ${wanted} could not be installed from the package ${name}.\n` +
      'Is there such a version, and can npm reach its registry?',
  );
}

/** npm reads the settings of the folder that it installs to, and ours are in another. */
function ageSetting() {
  const [, days] = /^min-release-age=(\d+)$/m.exec(readFileSync(join(root, '.npmrc'), 'utf8')) ?? [];
  return `--min-release-age=${days}`;
}

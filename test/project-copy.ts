import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './tree.ts';

const copied = ['src', 'test', 'tools', '.gitignore', 'biome.json', 'package.json', 'package-lock.json'];
const configs = ['base', 'pure', 'node', 'web'].map(name => `tsconfig.${name}.json`);

/** What a program answered. */
interface Ran {
  readonly code: number | null;
  readonly text: string;
}

/** The project in a folder of its own, where a test may change it. */
export interface ProjectCopy {
  readonly folder: string;
  /** Runs one of its scripts, or an installed tool by the path of its script. */
  node(script: string, ...args: readonly string[]): Ran;
  remove(): void;
}

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-copy-'));
  for (const name of [...copied, ...configs, 'vite.config.ts', 'vitest.config.ts'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    node: (script, ...args) => run(folder, script, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function run(folder: string, script: string, args: readonly string[]): Ran {
  const command = [join(folder, script), ...args];
  // Its tests are its own: how many of ours are run, and in which order, is no affair of theirs.
  const { LONG: _, SHUFFLE: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' });
  return { code: status, text: stripVTControlCharacters(stdout + stderr) };
}

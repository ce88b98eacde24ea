import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failed, root, run, runTool, step } from './shell.mjs';

/** @typedef {import('./shell.mjs').Out} Out */

/**
 * @typedef {object} Product Something built from sources.
 * @property {string} title
 * @property {string} made a file that is there once it was built
 * @property {string} stamp where the fingerprint of the sources it was built from is kept
 * @property {readonly string[]} sources files and folders; those that are missing don't count
 * @property {() => Promise<import('./shell.mjs').Result>} build
 */

const pureLayers = ['engine', 'games', 'ai', 'table', 'protocol', 'events', 'ratings'].map(name => `src/${name}`);

/** @type {Product} */
export const programs = {
  title: 'Building the programs',
  made: 'dist/node/node.tsbuildinfo',
  stamp: 'dist/.programs',
  sources: [
    ...pureLayers,
    'src/cli',
    'src/server',
    'tsconfig.base.json',
    'tsconfig.pure.json',
    'tsconfig.node.json',
    'package-lock.json',
  ],
  build: () => runTool('tsc', '-b', 'tsconfig.node.json'),
};

/** @type {Product} */
export const page = {
  title: 'Building the page',
  made: 'dist/web/index.html',
  stamp: 'dist/.page',
  sources: [...pureLayers, 'src/web', 'vite.config.ts', 'package.json', 'package-lock.json'],
  build: () => runTool('vite', 'build', '--logLevel', 'warn'),
};

/** What the benchmarks and the mutation check need has a folder of its own: nobody else is to install it. */
const extras = 'extras';

/**
 * Makes sure of Node and the packages. Says nothing when there is nothing to do.
 * @param {Out} [out]
 */
export async function prepare(out = process.stdout) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  checkNode(process.versions.node, engines.node);
  if (!packagesFit('.')) await step('Installing packages', () => installPackages('.'), out);
}

/**
 * Makes sure of the packages in extras/ as well.
 * @param {Out} [out]
 */
export async function prepareExtras(out = process.stdout) {
  if (packagesFit(extras)) return;
  await step(
    'Installing what benchmarks and mutation checks need (once, about a minute)',
    () => installPackages(extras),
    out,
  );
}

/**
 * Where a package of extras/ begins, for `import`.
 * @param {string} name
 */
export function urlOfExtra(name) {
  return pathToFileURL(createRequire(join(root, extras, 'package.json')).resolve(name)).href;
}

/**
 * @param {string} found
 * @param {string} wanted as package.json says it
 */
function checkNode(found, wanted) {
  if (suits(found, wanted)) return;
  const versions = wanted.replaceAll(/[>=^]/g, '').replace(' ||', ', or');
  throw new Failed(
    `Caravanserai needs Node ${versions} or newer, and this is Node ${found}.\n` +
      'Get another one from https://nodejs.org and run the command again.',
  );
}

/**
 * Does a Node fit ranges such as "^20.19 || >=22.12"? Nothing is installed yet that could tell.
 * @param {string} found
 * @param {string} wanted
 */
export function suits(found, wanted) {
  const [major, minor] = found.split('.').map(Number);
  return wanted.split(' || ').some(range => {
    const [least, from] = range.replace(/^\D+/, '').split('.').map(Number);
    return major === least ? minor >= from : major > least && range.startsWith('>=');
  });
}

/**
 * Does node_modules hold what package-lock.json asks for? npm notes at the end of every installation what it
 * installed, so an interrupted one is noticed too.
 * @param {string} folder
 */
function packagesFit(folder) {
  const notes = join(root, folder, 'node_modules/.package-lock.json');
  if (!existsSync(notes)) return false;
  const installed = packagesIn(notes);
  const wanted = Object.entries(packagesIn(join(root, folder, 'package-lock.json'))).filter(([path]) => path !== '');
  // An optional package is often one for another system, and rightly absent.
  return wanted.every(([path, { version, optional }]) =>
    installed[path] ? installed[path].version === version : optional,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** @param {string} folder */
async function installPackages(folder) {
  // Said outright, because settings of the command that called us (--silent, production) are passed on to npm.
  const settings = ['--prefix', join(root, folder), '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const { code, output } = await runNpm('ci', ...settings);
  if (code === 0) return;
  throw new Failed(
    `${withoutTrace(output)}\n\nThe packages could not be installed (npm ci ended with code ${code}).\n` +
      'Is the network there, and can npm reach its registry? Then run the command again.',
  );
}

/** @param {string[]} args */
export function runNpm(...args) {
  const caller = process.env['npm_execpath'] ?? '';
  if (basename(caller) === 'npm-cli.js') return run(process.execPath, [caller, ...args]);
  return run('npm', args);
}

/**
 * Builds a product unless it is there and its sources are as they were.
 * @param {Product} product
 * @param {Out} [out] left out: nothing is said
 */
export async function ensure(product, out = { write: () => true }) {
  if (isFresh(product)) return;
  const { code, output } = await step(product.title, () => make(product), out);
  if (code === 0) return;
  throw new Failed(
    `${withoutTrace(output)}\n\n${product.title} failed. Mend what is reported above and run the command again.`,
  );
}

/**
 * Where inside a tool an error was thrown helps nobody who uses it.
 * @param {string} output
 */
function withoutTrace(output) {
  return output.replace(/^(?:npm error)? +at .*:\d+:\d+.*\n/gm, '').trim();
}

/** @param {Product} product */
function isFresh({ made, stamp, sources }) {
  if (!existsSync(join(root, made)) || !existsSync(join(root, stamp))) return false;
  return readFileSync(join(root, stamp), 'utf8') === fingerprint(sources);
}

/**
 * Builds a product. What was changed while it was built is built next time: the fingerprint is the older one.
 * @param {Product} product
 */
export async function make({ build, stamp, sources }) {
  const before = fingerprint(sources);
  const result = await build();
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, stamp), result.code === 0 ? before : '');
  return result;
}

/**
 * Names, sizes and times of the files: enough to see a change, and much faster than reading them.
 * @param {readonly string[]} sources
 */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  const names = readdirSync(join(root, path)).toSorted();
  return names.flatMap(name => filesIn(`${path}/${name}`));
}

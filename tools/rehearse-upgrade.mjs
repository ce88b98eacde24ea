// `npm run rehearse-upgrade [-- --from REF]`: people play on the version before, the servers are updated under their hands,
// and they play on; with the embedded database, and with two servers on PostgreSQL. Ends by itself.
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare, runNpm } from './prepare.mjs';
import { runOneTest } from './run-one-test.mjs';
import { Failed, guarded, root, run, scriptOf, step } from './shell.mjs';

/**
 * What git says, or why it does not.
 * @param {string[]} args
 */
async function git(...args) {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Failed(`git ${args.join(' ')} ended with code ${code}:\n${output}`);
  return output.trim();
}

/** The latest release, by its tag. */
async function latestRelease() {
  const { code, output } = await run('git', ['describe', '--tags', '--abbrev=0']);
  if (code === 0) return output.trim();
  throw new Failed(
    'There is no release with a tag here. Name the version before: npm run rehearse-upgrade -- --from REF',
  );
}

/**
 * Packages are shared where both versions want the same; else they are installed.
 * @param {string} folder
 */
async function addPackages(folder) {
  /** @param {string} place */
  const wanted = place => JSON.stringify(JSON.parse(readFileSync(join(place, 'package-lock.json'), 'utf8')).packages);
  if (wanted(folder) === wanted(root)) return symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { code, output } = await runNpm('ci', '--prefix', folder, '--include=dev', '--no-audit', '--no-fund');
  if (code !== 0) throw new Failed(`${output}\nThe packages of the version before could not be installed.`);
}

/** @param {string} folder */
async function build(folder) {
  const { code, output } = await run(process.execPath, [scriptOf('tsc'), '-b', join(folder, 'tsconfig.node.json')]);
  if (code !== 0) throw new Failed(`${output}\nThe version before could not be built.`);
}

/**
 * A folder with a version of this project, built.
 * @param {string} ref
 */
async function builtVersion(ref) {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-before-'));
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  await git('clone', '--quiet', '--shared', '--no-checkout', root, folder);
  await git('-C', folder, 'checkout', '--quiet', '--detach', ref);
  await step('Fetching its packages', () => addPackages(folder));
  await step('Building it', () => build(folder));
  if (!existsSync(join(folder, 'test/torture/server.mjs')))
    throw new Failed(`${ref} has no server that could be rehearsed.`);
  return folder;
}

await guarded(async () => {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
  await prepare();
  const ref = from ?? (await latestRelease());
  const commit = await git('rev-parse', '--short', `${ref}^{commit}`);
  process.stdout.write(`The version before is ${ref} (${commit}).\n`);
  const folder = await builtVersion(commit);
  await runOneTest('test/upgrade.long.test.ts', { BEFORE: folder, LONG: '1' });
});

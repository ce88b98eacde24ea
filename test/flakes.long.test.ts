import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './tree.ts';

const config = `
  export default {
    test: {
      include: ['test/*.test.ts'],
      sequence: { shuffle: true, seed: Number(process.env.SHUFFLE) },
    },
  };`;

const steady = `import { expect, test } from 'vitest';
  test('it is what it is', () => expect(1).toBe(1));`;

/** Its second test passes only after the first. */
const flaky = `import { expect, test } from 'vitest';
  let lit = false;
  test('somebody lights the lamp', () => void (lit = true));
  test('the lamp (of all things) is lit', () => expect(lit).toBe(true));`;

/** A project with nothing in it but these test files and the tools. */
function projectWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'flakes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['tools', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'test'));
  const all = { 'vitest.config.ts': config, 'tsconfig.node.json': '{ "files": ["none.ts"] }', 'none.ts': '', ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return folder;
}

function flakes(folder: string, ...args: readonly string[]): { code: number | null; text: string } {
  const command = [join(folder, 'tools/flakes.mjs'), '--only', 'tests', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  return { code: status, text: stripVTControlCharacters(stdout + stderr) };
}

test('what fails in one order of several is named, with the seed of that order, and is tried alone', () => {
  const folder = projectWith({ 'test/flaky.test.ts': flaky, 'test/steady.test.ts': steady });
  const { code, text } = flakes(folder, '--runs', '2', '--seed', '2');
  expect(code).toBe(1);
  expect(text).toContain('2 runs of tests, 6 tests run: 1 failed at least once');
  expect(text).toContain(
    'test/flaky.test.ts › the lamp (of all things) is lit\n  failed in 1 of 2 runs of tests; alone it fails',
  );
  expect(text).toContain('again in this order: npm test -- --only tests --shuffle 3');
  expect(text).toMatch(/run 2, seed 3, load [\d.]+:\n {4}expected false to be true/);
  expect(text).not.toContain('steady.test.ts');
});

test('where nothing fails it says so, and what was stopped goes on where it was', () => {
  const folder = projectWith({ 'test/steady.test.ts': steady });
  const { code, text } = flakes(folder, '--runs', '2', '--load');
  expect(text).toContain('2 runs of tests, 2 tests run: no failure in 2 runs');
  expect(code).toBe(0);
  const log = join(folder, 'dist/flakes/log.jsonl');
  const [plan, first] = readFileSync(log, 'utf8').split('\n');
  writeFileSync(log, `${plan}\n${first}\n{"run":2,"sui`);
  const resumed = flakes(folder, '--resume').text;
  expect(resumed).toContain('1 of 2 suites are done');
  expect(resumed).toContain('2 runs of tests, 2 tests run: no failure in 2 runs');
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './tree.ts';

const program = `
  import { mkdtempSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import { join } from 'node:path';
  import { useTempFolder } from './tools/temp-folder.mjs';
  useTempFolder();
  process.stdout.write(mkdtempSync(join(tmpdir(), 'left-')));
`;

/** A folder for temporary files that is used by this test alone. */
function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A process that leaves a folder behind; answers where it was, and under which number the process ran. */
function runIn(folder: string): { left: string; pid: number } {
  const env = { ...process.env, TMPDIR: folder, TEMP: folder };
  const args = ['--input-type=module', '--eval', program];
  const { stdout, stderr, pid } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  expect(stderr).toBe('');
  return { left: stdout, pid };
}

test('what a run leaves behind goes with it', () => {
  const folder = place();
  const { left, pid } = runIn(folder);
  expect(left).toContain(join(folder, `caravanserai-run-${pid}-`));
  expect(readdirSync(folder)).toEqual([]);
});

test('what a killed run left behind goes with the next one, and what a running one needs stays', () => {
  const folder = place();
  const { pid } = runIn(folder);
  const kept = [`caravanserai-run-${process.pid}-abc`, 'somebody-else'];
  for (const name of [...kept, `caravanserai-run-${pid}-abc`]) mkdirSync(join(folder, name));
  runIn(folder);
  expect(readdirSync(folder).toSorted()).toEqual(kept);
});

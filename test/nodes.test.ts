import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject, environmentWith, sumsIn } from '../tools/node-trials.mjs';
import { suits } from '../tools/prepare.mjs';
import { root, textOf } from './tree.ts';

test('Node is the right one where every tool runs on it', () => {
  const { engines } = JSON.parse(textOf('package.json')) as { engines: { node: string } };
  const versions = ['18.20.8', '20.18.3', '20.19.0', '20.20.2', '21.7.3', '22.11.0', '22.12.0', '24.0.0', '26.10.0'];
  const right = ['20.19.0', '20.20.2', '22.12.0', '24.0.0', '26.10.0'];
  expect(versions.filter(version => suits(version, engines.node))).toEqual(right);
});

test('a copy has what is in the project, and nothing that was installed, made or kept there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-nodes-'));
  const own = ['package.json', '.npmrc', 'src/a/data/b.ts', 'extras/package.json'];
  const others = ['node_modules/a/b', 'extras/node_modules/a/b', 'dist/node/b.js', 'data/caravanserai.db', '.git/HEAD'];
  for (const name of [...own, ...others]) {
    mkdirSync(dirname(join(folder, 'from', name)), { recursive: true });
    writeFileSync(join(folder, 'from', name), '');
  }
  copyProject(join(folder, 'from'), join(folder, 'to'));
  expect([...own, ...others].filter(name => existsSync(join(folder, 'to', name)))).toEqual(own);
  rmSync(folder, { recursive: true });
});

test('the other Node comes first, and nothing says that it was started from here', () => {
  const path = ['/project/node_modules/.bin', '/usr/bin'].join(delimiter);
  const ours = { npm_package_name: 'x', npm_lifecycle_event: 'x', npm_config_local_prefix: '/project', HOME: '/home' };
  const env = environmentWith('/nodes/bin', { ...ours, PATH: path, npm_execpath: '/npm-cli.js' });
  expect(env).toEqual({ PATH: ['/nodes/bin', '/usr/bin'].join(delimiter), HOME: '/home', npm_execpath: '/npm-cli.js' });
});

test('the last line counts; a command that says nothing, or ends badly, has failed', () => {
  expect(sumsIn('1 passed, 2 failed\nmore\n7 passed, 0 failed\n', 0)).toEqual({ passed: 7, failed: 0 });
  expect(sumsIn('7 passed, 3 failed\n', 1)).toEqual({ passed: 7, failed: 3 });
  expect(sumsIn('7 passed, 0 failed\n', 1)).toEqual({ passed: 7, failed: 1 });
  expect(sumsIn('7 passed, 0 failed\nand then a crash', 0)).toEqual({ passed: 0, failed: 1 });
  expect(sumsIn('', 0)).toEqual({ passed: 0, failed: 1 });
});

test.each([['twenty'], ['20', '--parts']])('what can’t be understood is explained: %s', (...args) => {
  const command = ['tools/test-nodes.mjs', ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('npm run test-nodes -- 20 22 24 --only start,tests');
});

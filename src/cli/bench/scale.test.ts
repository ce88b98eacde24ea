import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { quickOrLong } from '../../engine/testing/samples.ts';
import { typedText } from '../testing/typed.ts';
import { scaleTable } from './bench.ts';
import type { ScaleFigures } from './scale.ts';

const built = fileURLToPath(new URL('../../../dist/node/cli/main.js', import.meta.url));

const stores = quickOrLong(['sqlite'], ['sqlite', 'postgres']);

test.for(stores)('bench scale fills a store and tells how the server gets on: %s', store => {
  const args = `bench scale --matches 6 --store ${store} --json`.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [built, ...args], { encoding: 'utf8' });
  expect({ status, lines: stdout.trim().split('\n').length }, stderr).toEqual({ status: 0, lines: 1 });
  expect(stderr).toContain(`${store}, 6 matches: 1 of 1 copies`);
  const { rows } = JSON.parse(stdout) as ScaleFigures;
  const names = ['store', 'matches', 'start_s', 'rss_mb', 'lobby_p99_ms', 'mine_p99_ms', 'wake_p99_ms'];
  for (const row of rows) expect(Object.keys(row)).toEqual(names);
  expect(rows.map(row => [row.store, row.matches])).toEqual([[store, 6]]);
  for (const { store: _, ...figures } of rows) expect(Math.min(...Object.values(figures))).toBeGreaterThan(0);
  expect(scaleTable({ rows })[0]).toMatch(/^store +matches +start s/);
});

test('what is no store or no number of matches is explained', async () => {
  const { code, err } = await typedText('bench scale --store tape');
  expect({ code, err: err.join('\n') }).toEqual({ code: 2, err: expect.stringContaining('sqlite, postgres') });
  expect((await typedText('bench scale --matches 10,x')).err.join('\n')).toContain('--matches must be a whole number');
  expect((await typedText('bench engine --store sqlite')).err.join('\n')).toContain('not for bench engine');
});

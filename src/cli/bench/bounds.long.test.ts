import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { boundsTables } from './bench.ts';
import type { BoundsFigures } from './bounds.ts';

const built = fileURLToPath(new URL('../../../dist/node/cli/main.js', import.meta.url));

test('bench bounds tells what floods, lists and figures cost the server', () => {
  const args = 'bench bounds --pages 3 --json'.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [built, ...args], { encoding: 'utf8' });
  expect({ status, lines: stdout.trim().split('\n').length }).toEqual({ status: 0, lines: 1 });
  expect(stderr).toContain('3 pages follow the lobby');
  const figures = JSON.parse(stdout) as BoundsFigures;
  expect(figures.floods.map(({ flood }) => flood)).toEqual(['texts', 'pings']);
  // Texts are answered as far as they are allowed; without a limit it would be a hundred bytes for each.
  for (const { bytes_back, frames, cpu_s } of figures.floods) {
    expect(bytes_back).toBeLessThan(frames);
    expect(cpu_s).toBeGreaterThan(0);
  }
  const [changes, whole] = figures.lists;
  expect([changes?.following, whole?.following]).toEqual(['changes', 'whole']);
  expect(whole.bytes_per_page).toBeGreaterThan(20 * changes.bytes_per_page);
  expect(figures.scrape).toMatchObject({ sockets: 3, cpu_ms: expect.any(Number) });
  expect(boundsTables(figures).at(-1)).toMatch(/^one reading of \/metrics with 3 sockets: [\d.]+ ms/);
});

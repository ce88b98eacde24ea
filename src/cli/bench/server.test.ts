import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { serverTable } from './bench.ts';
import { Duel, Stopwatch } from './clients/duel.ts';
import { CELLS, cellOf, mayPlace } from './servers/cells.ts';

const built = fileURLToPath(new URL('../../../dist/node/cli/main.js', import.meta.url));

/** Processes take a while to start on a busy machine. */
const patient = { timeout: 180_000 };

test('bench server lets clients play with real servers and tells how fast they are', patient, () => {
  const args = 'bench server --servers sqlite,ws --matches 2 --seconds 1 --json'.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [built, ...args], { encoding: 'utf8' });
  expect({ status, lines: stdout.trim().split('\n').length }).toEqual({ status: 0, lines: 1 });
  expect(stderr).toContain('opening 2 tables: ours, SQLite');
  const { rows } = JSON.parse(stdout);
  expect(rows.map(({ server, durable }: { server: string; durable: boolean }) => [server, durable])).toEqual([
    ['ours, SQLite', true],
    ['ws alone', false],
  ]);
  for (const row of rows) {
    expect(Object.keys(row)).toEqual(['server', 'durable', 'moves_per_s', 'p50_ms', 'p99_ms', 'rss_mb']);
    expect(Math.min(row.moves_per_s, row.p50_ms, row.p99_ms - row.p50_ms + 0.1, row.rss_mb)).toBeGreaterThan(0);
  }
});

test('Ctrl-C ends it with all its processes', patient, async () => {
  const args = [built, ...'bench server --servers ws --matches 2 --seconds 600'.split(' ')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  // Whoever is left would keep the streams open.
  const [code] = await once(child, 'close');
  expect(code).toBe(2);
});

test('the time of a move is that until the opponent has it, and only while a round runs', () => {
  const watch = new Stopwatch();
  const duel = new Duel('x', watch);
  const moved: string[] = [];
  duel.ready(() => moved.push('first'));
  expect(moved).toEqual([]);
  watch.running = true;
  duel.goOn();
  duel.sends(0, 1);
  duel.sees(0, 1);
  expect([moved, watch.moves]).toEqual([['first'], 0]);
  duel.sees(0, 0);
  duel.sees(0, 0);
  expect([watch.moves, watch.delays.length]).toEqual([1, 1]);
  watch.running = false;
  duel.sends(1, 0);
  duel.sees(1, 1);
  expect(watch.moves).toBe(1);
});

test('the toy of the peers visits every cell in each round', () => {
  const cells = Array.from({ length: CELLS }, () => 0);
  for (let placed = 0; placed < 2 * CELLS; placed++) {
    expect(mayPlace(cells[cellOf(placed)], placed)).toBe(true);
    cells[cellOf(placed)]++;
  }
  expect(new Set(cells)).toEqual(new Set([2]));
  expect(mayPlace(undefined, 0)).toBe(false);
});

test('the table of bench server is for people, and says who could not be measured', () => {
  const rows = [
    { server: 'ours', durable: true, moves_per_s: 9000, p50_ms: 12, p99_ms: 30.5, rss_mb: 120 },
    { server: 'theirs', durable: false, trouble: 'it did not start' },
  ];
  expect(serverTable({ rows })).toEqual([
    'server  durable       moves/s  p50 ms  p99 ms  rss MB',
    'ours        yes          9000    12.0    30.5     120',
    'theirs       no  not measured',
    'theirs could not be measured: it did not start',
  ]);
});

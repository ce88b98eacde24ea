import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { levelNames } from '../../ai/levels.ts';

const built = fileURLToPath(new URL('../../../dist/node/cli/main.js', import.meta.url));

test('bench ai tells the speed of every level and of two threads against one', () => {
  const args = 'bench ai --game durch-die-wueste --seconds 0.05 --json'.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [built, ...args], { encoding: 'utf8' });
  expect({ status, lines: stdout.trim().split('\n').length }).toEqual({ status: 0, lines: 1 });
  expect(stderr).toContain('durch-die-wueste, 2 seats, master');
  const { levels, workers } = JSON.parse(stdout);
  const rows = levels.map(({ level, seats }: { level: string; seats: number }) => `${level} ${seats}`);
  expect(rows).toEqual([2, 4].flatMap(seats => levelNames.map(level => `${level} ${seats}`)));
  for (const { playouts_per_s, ms_per_move } of levels) expect(playouts_per_s * ms_per_move).toBeGreaterThan(0);
  expect(workers).toHaveLength(1);
  expect(Object.keys(workers[0])).toEqual(['game', 'seats', 'one', 'two', 'speed_up']);
});

test('bench bots tells how long one waits for a bot, alone and beside tables of masters', () => {
  const args = 'bench bots --tables 2 --turns 3 --json'.split(' ');
  const { status, stdout } = spawnSync(process.execPath, [built, ...args], { encoding: 'utf8' });
  const { rows } = JSON.parse(stdout);
  expect({ status, keys: rows.map(Object.keys) }).toEqual({
    status: 0,
    keys: Array(2).fill(['tables', 'turns', 'p50_ms', 'p99_ms', 'max_ms']),
  });
  expect(rows).toMatchObject([
    { tables: 0, turns: 3 },
    { tables: 2, turns: 3 },
  ]);
});

test('bench server lets clients play with real servers and tells how fast they are', () => {
  const args = 'bench server --servers sqlite,ws --matches 2 --rounds 1 --json'.split(' ');
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

test('Ctrl-C ends it with all its processes', async () => {
  const args = [built, ...'bench server --servers ws --matches 2 --rounds 99'.split(' ')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  // A process that is left over would keep the streams open.
  const [code] = await once(child, 'close');
  expect(code).toBe(2);
});

/** A benchmark with servers that would play for a long time. The channel is that of a program that has started it. */
async function playing() {
  const args = [built, ...'bench server --servers sqlite,ws --matches 2 --rounds 99'.split(' ')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let said = '';
  for await (const text of child.stderr!.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += text;
    if (said.includes('round 1 of 99')) break;
  }
  child.stderr!.resume();
  return child;
}

test('killed without a word, it takes its servers along', async () => {
  const child = await playing();
  child.kill('SIGKILL');
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
});

test('who has started it and is gone without a word takes all of it along', async () => {
  const child = await playing();
  // Its servers write there too.
  const ended = Promise.all([once(child, 'exit'), once(child.stderr!, 'end')]);
  child.disconnect();
  const [[code]] = await ended;
  expect(code).toBe(2);
});

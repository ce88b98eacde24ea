import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { seeded } from '../../engine/random.ts';
import { serverTable } from './bench.ts';
import { type ScriptedMatch, Stopwatch, Turns } from './clients/turns.ts';
import { Desert, planRandomGame, setUp, stateParts } from './servers/desert.ts';

const built = fileURLToPath(new URL('../../../dist/node/cli/main.js', import.meta.url));

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

test('each seat moves when it has been told of all before, and what counts is when the opponent is told', async () => {
  const watch = new Stopwatch();
  const sent: string[] = [];
  const steps = [0, 1, 1, 0].map((seat, i) => ({ seat, text: `move ${i}` }));
  const match: ScriptedMatch = {
    moves: steps,
    send: ({ seat, text }, played) => void sent.push(`${seat} ${text} ${played}`),
  };
  const turns = new Turns(watch, () => match);
  await turns.prepare();
  expect(sent).toEqual([]);
  let over = false;
  const played = turns.play().then(() => (over = true));
  const heard = (seat: number) => (turns.hears(seat), [sent.at(-1), watch.moves]);
  expect(heard(0)).toEqual(['0 move 0 0', 0]);
  expect(heard(1)).toEqual(['1 move 1 1', 1]);
  expect(heard(1)).toEqual(['1 move 2 2', 1]);
  expect(heard(0)).toEqual(['1 move 2 2', 2]);
  expect(heard(1)).toEqual(['1 move 2 2', 2]);
  expect(heard(0)).toEqual(['0 move 3 3', 3]);
  expect(heard(0)).toEqual(['0 move 3 3', 3]);
  expect(over).toBe(false);
  expect(heard(1)).toEqual(['0 move 3 3', 4]);
  await played;
  expect(watch.delays).toHaveLength(4);
});

test('peers serve games by our rules, one after the other, and tell all that has changed', () => {
  const desert = new Desert();
  const told = Object.fromEntries(stateParts.map(part => [part, desert.numbers(part)]));
  for (const number of [0, 1]) {
    const steps = planRandomGame(setUp(number), seeded('x'));
    expect(steps.length).toBeGreaterThan(30);
    expect(desert.play(1 - steps[0].seat, steps[0].text)).toBeUndefined();
    expect(desert.play(steps[0].seat, 'camel white nowhere')).toBeUndefined();
    for (const { seat, text } of steps) {
      const changes = desert.play(seat, text);
      expect(changes?.length).toBeGreaterThan(0);
      for (const { part, index, value } of changes ?? []) told[part][index] = value;
    }
  }
  const third = setUp(2) as unknown as Record<string, Uint8Array>;
  for (const part of stateParts) expect(told[part], part).toEqual([...third[part]]);
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

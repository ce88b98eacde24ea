import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { gameIds, loadGame } from '../src/games/registry.ts';
import { commandFor, figuresOf, jobsFor, needsExtras, quickEngine, readBenchArguments } from '../tools/bench-jobs.mjs';
import { markdown, rowsUnder, sectionOf } from '../tools/bench-tables.mjs';
import { clockTime, JobProgress, secondsFor } from '../tools/job-progress.mjs';
import { compare, ratiosIn, ratiosUnder, recordedRatios } from '../tools/ratios.mjs';
import { runJson } from '../tools/run-json.mjs';
import { root } from './tree.ts';

const everything = ['engine', 'server', 'size', 'ai', 'strength'];

test('left to itself, everything is measured', () => {
  expect(readBenchArguments([])).toEqual({ parts: everything, quick: false, json: false, games: 20 });
});

test('parts are measured in their own order, each once, however they are written', () => {
  expect(readBenchArguments(['size,engine', 'size', '--json'])).toMatchObject({
    parts: ['engine', 'size'],
    json: true,
  });
});

test('a quick run plays few games, unless told otherwise', () => {
  expect(readBenchArguments(['--quick'])?.games).toBe(2);
  expect(readBenchArguments(['strength', '--quick', '--games', '8', '--keep', 'games'])).toMatchObject({
    games: 8,
    keep: 'games',
  });
});

test('who asks for help gets nothing measured', () => {
  expect(readBenchArguments(['engine', '--help'])).toBeUndefined();
});

test.each([
  ['speed', 'There is no part "speed". The parts are engine, server, size, ai, strength.'],
  ['engine --fast', "Unknown option '--fast'. The options are --quick, --json, --help, --games, --keep."],
  ['strength --games', "Option '--games <value>' argument missing. The options are"],
  ['strength --games 7', '--games is "7"; it must be an even number from 2 to 10000.'],
  ['strength --games -2', "Option '--games' argument is ambiguous"],
  ['engine --games 4', '--games is for strength, which is not among the parts asked for.'],
  ['size --keep games', '--keep is for strength, which is not among the parts asked for.'],
])('%s is answered clearly', (typed, answer) => {
  expect(() => readBenchArguments(typed.split(' '))).toThrow(answer);
});

const request = { parts: ['engine', 'strength'], quick: false, json: false, games: 10 } as const;

test('a request becomes jobs: one command each, with the time it takes', () => {
  const jobs = jobsFor({ ...request, parts: [...request.parts], keep: 'kept' }, ['chess', 'go']);
  expect(jobs.map(({ part, game }) => game ?? part)).toEqual([
    'engine',
    ...Array(4).fill('chess'),
    ...Array(4).fill('go'),
  ]);
  expect(jobs[0]?.args.join(' ')).toBe('bench engine --json');
  expect(jobs[8]?.args.join(' ')).toBe(
    'arena go --json --seed 1 --players master,strong --games 10 --resume kept/go.jsonl',
  );
  for (const { seconds } of jobs) expect(seconds).toBeGreaterThan(1);
});

test('a quick run has fewer and shorter jobs', () => {
  const quick = jobsFor({ ...request, parts: [...request.parts], quick: true }, ['chess']);
  expect(quick.map(({ args }) => args[args.indexOf('--players') + 1])).toEqual(['bench', 'easy,learning', 'fair,easy']);
});

test('the command for a table says how it was made', () => {
  expect(commandFor('engine', { ...request, parts: [] })).toBe('npm run bench -- engine');
  expect(commandFor('strength', { ...request, parts: [], quick: true })).toBe(
    'npm run bench -- strength --quick --games 10',
  );
});

test('the answers of several jobs are put together, each with its game', async () => {
  const jobs = jobsFor({ ...request, parts: [...request.parts] }, ['chess']);
  const run = async ({ args }: { args: readonly string[] }) => ({ asked: args[1] });
  expect(await figuresOf('engine', jobs, run)).toEqual({ asked: 'engine' });
  expect(await figuresOf('strength', jobs, run)).toEqual(Array(4).fill({ game: 'chess', asked: 'chess' }));
});

const chess = { game: 'chess', seats: 2, moves_per_s: 5_000_000, games_per_s: 50, bytes_per_move: 0.014 };
const figures = { toy: { moves_per_s: 10_000 }, plain: { moves_per_s: 1_000_000 }, games: [chess] };

test('tables are Markdown, with numbers as people read them', () => {
  expect(markdown(['a', 'b'], [['x', 1234.567]])).toBe('| a | b |\n|---|---|\n| x | 1,234.57 |');
  expect(sectionOf('engine', figures, 'npm run bench -- engine').split('\n')).toEqual([
    '## engine',
    '',
    '| game | seats | moves/s | × toy | × plain | games/s | bytes/move |',
    '|---|---|---|---|---|---|---|',
    '| boardgame.io toy | 4 | 10,000 | 1 | 0.01 |  |  |',
    '| plain toy | 4 | 1,000,000 | 100 | 1.00 |  |  |',
    '| chess | 2 | 5,000,000 | 500 | 5.00 | 50 | 0.01 |',
    '',
    'Made by `npm run bench -- engine`.',
  ]);
});

/** The rows of a section, without its head and what is around the table. */
function rowsOf(...of: Parameters<typeof sectionOf>): string[] {
  return sectionOf(...of)
    .split('\n')
    .filter(line => line.startsWith('|') && !line.startsWith('|--'));
}

test('a server that could not be measured says why in its row', () => {
  const fine = { server: 'ours', durable: true, moves_per_s: 1200, p50_ms: 3.1, p99_ms: 9, rss_mb: 90 };
  const rows = [fine, { server: 'theirs', durable: false, trouble: 'no port' }];
  expect(rowsOf('server', { rows }, '').slice(1)).toEqual([
    '| ours | yes | 1,200 | 3.1 | 9 | 90 |',
    '| theirs | no | no port |  |  |  |',
  ]);
});

test('sizes, speed of thought and strength have tables too', () => {
  expect(rowsOf('size', { start_gzip: 50_000, games: { chess: 30_000 } }, '').slice(1)).toEqual([
    '| start page | 50,000 |',
    '| chess | 30,000 |',
  ]);
  const levels = [{ game: 'chess', seats: 2, level: 'easy', playouts_per_s: 5000, ms_per_move: 16.5 }];
  const workers = [{ game: 'chess', seats: 2, one: 5000, two: 9000, speed_up: 1.8 }];
  expect(rowsOf('ai', { levels, workers }, '')).toContain('| chess | 2 | easy | 5,000 | 16.5 |');
  expect(rowsOf('ai', { levels, workers }, '')).toContain('| chess | 2 | 5,000 | 9,000 | 1.8 |');
  const pairs = [{ a: 'fair', b: 'easy', games: 20, share: 0.85, low: 0.64, high: 0.9476, margin: 4 }];
  expect(rowsOf('strength', [{ game: 'chess', pairs }], '')[1]).toBe(
    '| chess | `fair` | `easy` | 20 | 85.0 % | 64.0 – 94.8 | 4.0 |',
  );
});

test('a table is found by its heads, whatever stands around it', () => {
  const text =
    'Words.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n| b | c | a |\n|---|---|---|\n| 3 | 4 | 5 |\n| 6 | 7 | 8 |\nMore.\n';
  expect(rowsUnder(text, ['c', 'a'])).toEqual([
    { b: '3', c: '4', a: '5' },
    { b: '6', c: '7', a: '8' },
  ]);
  expect(rowsUnder(text, ['d'])).toEqual([]);
});

test('what was measured is read again from its table; of a range the lower end', () => {
  expect(ratiosUnder(sectionOf('engine', figures, ''))).toContainEqual({ game: 'chess', seats: 2, ratio: 5 });
  const text = '| game | seats | × plain |\n|---|---|---|\n| go | 3 | 5.25–5.35 |';
  expect(ratiosUnder(text)).toEqual([{ game: 'go', seats: 3, ratio: 5.25 }]);
});

test('only what falls below half of the record is a complaint', () => {
  const recorded = [{ game: 'chess', seats: 2, ratio: 10 }];
  expect(compare(ratiosIn(figures), recorded)).toEqual({
    lines: ['chess, 2 seats: 5.00 × the plain toy, 10 recorded'],
    complaints: [],
  });
  const slower = compare([{ game: 'chess', seats: 2, ratio: 4.99 }], recorded);
  expect(slower.complaints).toEqual(['chess, 2 seats: 4.99 × the plain toy, 10 recorded']);
});

test('a game that nobody has recorded yet is told without a complaint', () => {
  expect(compare(ratiosIn(figures), [])).toEqual({
    lines: ['chess, 2 seats: 5.00 × the plain toy, nothing recorded'],
    complaints: [],
  });
});

test('a game that has a ratio in docs/benchmarks.md has one for every number of seats', async () => {
  const recorded = recordedRatios().filter(({ game }) => !game.endsWith(' toy'));
  expect(recorded.length).toBeGreaterThan(0);
  const ids = gameIds.filter(id => recorded.some(({ game }) => game === id));
  const games = await Promise.all(ids.map(loadGame));
  const counts = games.flatMap(({ id, seats }) => seats.map(count => `${id} ${count}`));
  expect(recorded.map(({ game, seats }) => `${game} ${seats}`).toSorted()).toEqual(counts.toSorted());
  for (const { ratio } of recorded) expect(ratio).toBeGreaterThan(0);
});

test.each([
  ['bench engine --json', true],
  ['bench engine --alone', false],
  ['bench server', true],
  ['bench server --servers sqlite,colyseus', true],
  ['bench server --servers=sqlite,ws --matches 2', false],
  ['bench ai', false],
  ['help bench', false],
  ['bench engine --help', false],
  ['arena nomadi', false],
])('only what measures peers needs their packages: %s', (line, wanted) => {
  expect(needsExtras(line.split(' '))).toBe(wanted);
});

test('a short check of the speed needs no peers', () => {
  expect(needsExtras(quickEngine.args)).toBe(false);
});

test('the progress line says what runs, how far it is, and how long all of it will take', () => {
  const jobs = jobsFor({ ...request, parts: [...request.parts] }, ['chess']);
  let now = 0;
  let written = '';
  const screen = { isTTY: true, write: (text: string) => (written += text) };
  const progress = new JobProgress(jobs, screen, () => now);
  onTestFinished(() => progress.done());
  progress.begin(jobs[4]);
  now = 30_000;
  progress.hear('2 of 10 games');
  expect(written).toContain('5 of 5 · chess, master against strong · 0:00 of about 2:30 · 2:30 left in all');
  expect(progress.line()).toBe(
    '5 of 5 · chess, master against strong · 2 of 10 games · 0:30 of about 2:30 · 2:00 left in all',
  );
  now = 90_000;
  progress.begin(jobs[1]);
  now = 115_000;
  expect(progress.line()).toBe('2 of 5 · chess, easy against learning · 0:25, longer than usual · 3:00 left in all');
});

test('games played tell how long the rest will take', () => {
  expect(secondsFor(100, 30, '3 of 10 games')).toBe(100);
  expect(secondsFor(100, 60, '3 of 10 games')).toBe(200);
  expect(secondsFor(100, 60, '0 of 10 games')).toBe(100);
  expect(secondsFor(100, 60, 'round 3 of 5')).toBe(100);
});

test('times are read like a clock', () => {
  expect([0, 59.6, 125, 3725].map(clockTime)).toEqual(['0:00', '1:00', '2:05', '1:02:05']);
});

/** A script that is gone after the test. */
function scriptOf(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'script.mjs'), source);
  return join(folder, 'script.mjs');
}

test('a script answers with the object it prints, and says what it does meanwhile', async () => {
  const script = scriptOf(
    "console.error('thinking'); console.error('writing'); console.log(JSON.stringify(process.argv.slice(2)))",
  );
  const heard: string[] = [];
  expect(await runJson({ script, args: ['a', 'b'] }, line => heard.push(line))).toEqual(['a', 'b']);
  expect(heard).toEqual(['thinking', 'writing']);
});

test('a script that fails says how', async () => {
  const script = scriptOf("console.error('no room'); process.exitCode = 3");
  await expect(runJson({ script, args: ['x'] })).rejects.toThrow(`${script} x ended with code 3: no room`);
});

/** Is a process with this number still there? */
function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a script that is stopped is waited for, and what it has started ends too', async () => {
  const script = scriptOf(`
    import { spawn } from 'node:child_process';
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    process.on('SIGINT', () => child.on('close', () => process.exit()));
    child.on('spawn', () => console.error(child.pid));
  `);
  const stop = new AbortController();
  let pid = 0;
  const running = runJson(
    { script, args: [] },
    line => {
      pid = Number(line);
      stop.abort();
    },
    stop.signal,
  );
  await expect(running).rejects.toThrow('stopped');
  expect(lives(pid)).toBe(false);
});

test('bad arguments end the command with a clear answer, and nothing is measured', async () => {
  const child = spawn(process.execPath, ['tools/bench.mjs', 'speed'], { cwd: root });
  let said = '';
  child.stderr.on('data', text => (said += text));
  const [code] = await once(child, 'close');
  expect({ code, said: said.trim() }).toEqual({
    code: 1,
    said: 'There is no part "speed". The parts are engine, server, size, ai, strength.',
  });
});

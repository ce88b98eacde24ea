import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { typedText } from '../testing/typed.ts';

const game = 'durch-die-wueste';
const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Of two runs everything is the same but the time. */
const untimed = { ms_per_move: {}, playouts_per_s: {} };

const pairOf = async (text: string) => JSON.parse((await typedText(`arena ${game} --json ${text}`)).out.at(-1) ?? '');

test('one object tells the share with its interval, the points and the time of each', async () => {
  const { pairs, ratings } = await pairOf('--players greedy,random --games 10 --seed 1');
  expect(pairs).toHaveLength(1);
  const [{ ms_per_move, playouts_per_s, ...figures }] = pairs;
  expect(figures).toMatchObject({ a: 'greedy', b: 'random', games: 10, share: 1, high: 1 });
  expect(figures.low).toBeCloseTo(0.7225, 3);
  expect(figures.margin).toBeGreaterThan(20);
  expect(Object.keys(ms_per_move)).toEqual(['greedy', 'random']);
  expect(playouts_per_s).toEqual({ greedy: 0, random: 0 });
  expect(ratings.map(({ player }: { player: string }) => player)).toEqual(['greedy', 'random']);
});

test('everybody plays everybody, and people get tables', async () => {
  const { code, out } = await typedText(`arena ${game} --players random,greedy,learning --games 2 --seed 1`);
  expect(code).toBe(0);
  expect(out.filter(line => /^(random|greedy|learning) +(random|greedy|learning) +2 /.test(line))).toHaveLength(3);
  expect(out.join('\n')).toMatch(/^rating +Elo +95 %$/m);
});

test('a run goes on where it was stopped, and plays nothing twice', async () => {
  const file = join(folder, 'games.jsonl');
  const whole = await pairOf('--players learning,greedy --games 6 --seed 2');
  await pairOf(`--players learning,greedy --games 2 --seed 2 --resume ${file}`);
  await pairOf(`--players learning,greedy --games 2 --seed 3 --resume ${file}`);
  const resumed = await typedText(`arena ${game} --json --players learning,greedy --games 6 --seed 2 --resume ${file}`);
  expect(resumed.err).toContain('2 of 6 games are played already');
  const [pair] = JSON.parse(resumed.out[0]).pairs;
  expect({ ...pair, ...untimed }).toEqual({ ...whole.pairs[0], ...untimed });
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(8);
});

test('without players the file is read, and nothing is played', async () => {
  const file = join(folder, 'past.jsonl');
  await pairOf(`--players greedy,random --games 2 --seed 2 --resume ${file}`);
  await pairOf(`--players learning,random --games 4 --seed 3 --resume ${file}`);
  await pairOf(`--players greedy,random --games 2 --seed 2 --seats 3 --resume ${file}`);
  appendFileSync(file, readFileSync(file, 'utf8'));
  const { pairs, ratings } = await pairOf(`--resume ${file}`);
  expect(pairs.map(({ a, games }: { a: string; games: number }) => [a, games])).toEqual([
    ['greedy', 2],
    ['learning', 4],
  ]);
  expect(ratings).toHaveLength(3);
  expect((await typedText(`arena ${game} --resume no-such.jsonl`)).err).toEqual([
    'can\'t read "no-such.jsonl": there is no such file',
  ]);
});

test('two threads give the same games as one', async () => {
  const args = `arena ${game} --json --players learning,greedy --games 4 --seed 2`.split(' ');
  const built = fileURLToPath(new URL('../../../dist/node/cli/main.js', import.meta.url));
  const { stdout } = spawnSync(process.execPath, [built, ...args, '--threads', '2'], { encoding: 'utf8' });
  const [pair] = JSON.parse(stdout).pairs;
  const [here] = (await pairOf('--players learning,greedy --games 4 --seed 2')).pairs;
  expect({ ...pair, ...untimed }).toEqual({ ...here, ...untimed });
});

test('a file that holds something else is refused, line and all', async () => {
  const file = join(folder, 'broken.jsonl');
  appendFileSync(file, '\n{"share":1}\n');
  const { code, err } = await typedText(`arena ${game} --players greedy,random --seed 1 --resume ${file}`);
  expect(code).toBe(2);
  expect(err).toEqual([`${file} line 2 is no finished game of the arena; remove the line or name another file`]);
});

test.each([
  ['', '--players is missing'],
  ['--players greedy', '--players needs at least two names, parted by commas'],
  ['--players greedy,clever', 'unknown player "clever"; known: random, greedy, hunch, learning, easy'],
  ['--players greedy,greedy', '--players names somebody twice'],
  ['--players greedy,random --games 3', '--games must be even, because every set-up is played twice, not "3"'],
  ['--players greedy,random --games 0', '--games must be a whole number from 2'],
  ['--players greedy,random --threads 0', '--threads must be a whole number from 1 to 64, not "0"'],
  ['--players greedy,random --seats 9', '--seats must be one of 2, 3, 4, 5'],
])('bad input gets one clear line: %s', async (text, words) => {
  const { code, out, err } = await typedText(`arena ${game} ${text} --seed 1`.replaceAll('  ', ' '));
  expect({ code, out, lines: err.length }).toEqual({ code: 2, out: [], lines: 1 });
  expect(err[0]).toContain(words);
});

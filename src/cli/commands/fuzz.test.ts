import { expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { replayLog } from '../../engine/logs/replay.ts';
import { pearls } from '../../engine/testing/pearls.ts';
import { saboteurs } from '../../engine/testing/saboteurs.ts';
import { typedText } from '../testing/typed.ts';
import { type FuzzPlan, fuzz, lanesOf } from './fuzz-run.ts';

const endless = { games: Number.POSITIVE_INFINITY, positions: Number.POSITIVE_INFINITY };
const silent = { tick: () => undefined, done: () => undefined };

function planFor(game: Game, bounds: Partial<FuzzPlan>): FuzzPlan {
  return { lanes: lanesOf(game), seed: 5, every: 3, milliseconds: Number.POSITIVE_INFINITY, ...endless, ...bounds };
}

async function fuzzed(plan: FuzzPlan, stopped = () => false) {
  const [out, err, files] = [[] as string[], [] as string[], new Map<string, string>()];
  async function* lines() {}
  const io = { out: (line: string) => void out.push(line), err: (line: string) => void err.push(line), lines };
  const code = await fuzz(plan, { io, progress: silent, save: (file, text) => void files.set(file, text), stopped });
  return { code, out, err, files, plan };
}

const liar = saboteurs.find(({ wrong }) => wrong === 'laying a 4 is forbidden')!.game;

test('games are shared out among the seat counts, and counted', async () => {
  const { code, out, files, plan } = await fuzzed(planFor(pearls, { games: 9 }));
  expect(code).toBe(0);
  expect(files.size).toBe(0);
  expect(plan.lanes.map(({ tally }) => tally.games)).toEqual([5, 4]);
  expect(out.map(line => line.split(/ {2,}/).slice(0, 3))).toEqual([
    ['game', 'seats', 'games'],
    ['pearls', '2', '5'],
    ['pearls', '3', '4'],
    ['all', '9', expect.any(String)],
  ]);
});

test('with positions every seat count gets its share', async () => {
  const { plan } = await fuzzed(planFor(pearls, { positions: 50 }));
  for (const { tally } of plan.lanes) expect(tally.positions).toBeGreaterThanOrEqual(50);
});

test('time and Ctrl-C end a run with its summary', async () => {
  expect(await fuzzed(planFor(pearls, { milliseconds: 30 }))).toMatchObject({ code: 0 });
  let asked = 0;
  const { code, out } = await fuzzed(planFor(pearls, {}), () => ++asked > 10);
  expect(code).toBe(0);
  expect(out.at(-1)).toMatch(/^all /);
});

test('the same seed does the same, another seed something else', async () => {
  const entries = async (seed: number) => (await fuzzed(planFor(pearls, { games: 20, seed }))).out;
  expect(await entries(1)).toEqual(await entries(1));
  expect(await entries(1)).not.toEqual(await entries(2));
});

test('a broken law ends the run, says where, and leaves a log that replays', async () => {
  const { code, out, err, files } = await fuzzed(planFor(liar, {}));
  expect(code).toBe(1);
  expect(out.at(-1)).toMatch(/ 1$/);
  const [[file, text]] = [...files];
  expect(file).toMatch(/^fuzz-pearls-\d+\.jsonl$/);
  expect(err.join('\n')).toMatch(
    /^the law "forbids" is broken in pearls with \d seats after \d+ entries:\n {2}"lay 4" \(7\) is listed/,
  );
  expect(err.join('\n')).toContain(`npm run --silent cli -- replay ${file}`);
  const after = Number(/after (\d+) entries/.exec(err[0])?.[1]);
  expect(await replayLog(text.split('\n'), async () => pearls)).toMatchObject({
    ok: true,
    entries: after,
    over: false,
  });
});

test('the command that is told breaks the same law at the same place', async () => {
  const { err } = await fuzzed(planFor(liar, {}));
  const [, seats, seed, every] = /--seats (\d) --seed (\d+) --every (\d+) --games 1/.exec(err.join('\n')) ?? [];
  const lanes = lanesOf(liar, [Number(seats)]);
  const again = await fuzzed({ ...planFor(liar, { games: 1, seed: Number(seed), every: Number(every) }), lanes });
  expect(again.code).toBe(1);
  expect(again.err.slice(0, 3)).toEqual(err.slice(0, 3));
});

test('a game that can not even begin is a broken law with an empty log', async () => {
  const blank = () => {
    throw new Error('the box is empty');
  };
  const { code, err, files } = await fuzzed(planFor({ ...pearls, initial: blank }, {}));
  expect(code).toBe(1);
  expect(err[1]).toBe('  it threw Error: the box is empty');
  expect([...files.values()][0].split('\n').length).toBe(2);
});

test('the command plays registered games', async () => {
  const { code, out } = await typedText('fuzz durch-die-wueste --seats 2 --games 1 --seed 1');
  expect(code).toBe(0);
  expect(out[1]).toMatch(/^durch-die-wueste +2 +1 +\d+ +\d+ +0$/);
});

test.each([
  ['fuzz chess', 'unknown game "chess"'],
  ['fuzz durch-die-wueste again', 'don\'t know what to do with "again"'],
  ['fuzz --seats 3', '--seats needs a GAME'],
  ['fuzz durch-die-wueste --seats 9', '--seats must be one of 2, 3, 4, 5'],
  ['fuzz --minutes soon', '--minutes must be a number above 0, not "soon"'],
  ['fuzz --minutes 0', '--minutes must be a number above 0, not "0"'],
  ['fuzz --games 0', '--games must be a whole number from 1, not "0"'],
  ['fuzz --positions many', '--positions must be a whole number from 1, not "many"'],
  ['fuzz --seed x', '--seed must be a whole number'],
  ['fuzz --every 0', '--every must be a whole number from 1'],
  ['fuzz --hours 2', 'unknown option --hours'],
])('%s is refused in one line', async (line, complaint) => {
  const { code, out, err } = await typedText(line);
  expect({ code, out, lines: err.length }).toEqual({ code: 2, out: [], lines: 1 });
  expect(err[0]).toContain(complaint);
});

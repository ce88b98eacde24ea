import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { typed, typedText } from '../testing/typed.ts';
import type { SenseResult } from './play.ts';
import { type SenseReport, senseReportOn } from './report.ts';

const game = 'durch-die-wueste';
const folder = mkdtempSync(join(tmpdir(), 'sense-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reportOf = async (text: string): Promise<SenseReport> =>
  JSON.parse((await typedText(`sense ${game} --json ${text}`)).out.at(-1) ?? '');

test('a run goes on where it was stopped, plays nothing twice, and comes to the same figures', async () => {
  const file = join(folder, 'games.jsonl');
  const whole = await reportOf('--policy random --games 6 --seed 2');
  await reportOf(`--policy random --games 2 --seed 2 --resume ${file}`);
  await reportOf(`--policy greedy --games 1 --seed 2 --resume ${file}`);
  const resumed = await typedText(`sense ${game} --json --policy random --games 6 --seed 2 --resume ${file}`);
  expect(resumed.err).toContain('2 of 6 games are played already');
  expect(JSON.parse(resumed.out[0])).toEqual(whole);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(7);
});

test('people get lines: length, end, wins with their interval, points, and what the game counts', async () => {
  const { code, out } = await typedText(`sense ${game} --seats 3 --policy greedy --games 4 --seed 1`);
  expect(code).toBe(0);
  expect(out[0]).toBe(`${game} version 1, 3 seats, greedy, 4 games, {"chips":"down"}, seed 1`);
  const text = out.join('\n');
  for (const name of ['turns', 'decisions a seat', 'ended', 'first seat wins', 'seat 2 wins', 'points by source'])
    expect(text).toMatch(new RegExp(`^${name} +\\S`, 'm'));
  expect(text).toMatch(/^first seat wins +\d+\.\d % \(95 %: \d+\.\d % – \d+\.\d %\)$/m);
  expect(text).toMatch(/^hexes in an area when closed +\d/m);
});

test('a game without counts of its own is told by what can be counted in any', async () => {
  const { out } = await typed(['sense', 'nomadi', '--policy', 'hunch', '--games', '1', '--seed', '1', '--json']);
  const report = JSON.parse(out[0]) as SenseReport;
  expect(report).toMatchObject({ game: 'nomadi', games: 1 });
  expect(report.moves.mean).toBeGreaterThan(50);
});

test('options are taken, and are part of what is known again', async () => {
  const file = join(folder, 'options.jsonl');
  const args = ['sense', game, '--policy', 'random', '--games', '1', '--seed', '1', '--resume', file];
  await typed([...args, '--options', '{"chips":"open"}']);
  expect((await typed(args)).err).toEqual([]);
  expect((await typed([...args, '--options', '{"chips":"open"}'])).err).toEqual(['1 of 1 games are played already']);
});

test.each([
  ['sense', 'GAME is missing'],
  [`sense ${game} --policy clever`, 'unknown policy "clever"; known: random'],
  [`sense ${game} --games 0`, '--games must be a whole number from 1'],
])('%s is refused in one line', async (text, complaint) => {
  const { code, err } = await typedText(text);
  expect(code).toBe(2);
  expect(err.join('\n')).toContain(complaint);
});

test('a file of something else is refused with its line', async () => {
  const file = join(folder, 'strange.jsonl');
  appendFileSync(file, '{"share":1}\n');
  const { code, err } = await typedText(`sense ${game} --games 1 --seed 1 --resume ${file}`);
  expect({ code, err }).toEqual({
    code: 2,
    err: [`${file} line 1 is no game that was counted; remove the line or name another file`],
  });
});

function resultWith(more: Partial<SenseResult>): SenseResult {
  const plan = { game, version: 1, seats: 2, options: {}, policy: 'fair', seed: '1', number: 0 } as const;
  const counts = { turns: 10, entries: 30, moves: [10, 12], decisions: [8, 10], ended: 'well', scores: [50, 40] };
  return { ...plan, ...counts, winners: [0], points: [{ a: 50 }, { a: 40 }], counts: {}, ...more };
}

test('figures are what they say: spreads, shares, wins in part, and sizes at least so large', () => {
  const report = senseReportOn([
    resultWith({ counts: { sizes: [1, 3, 3], fights: 2, ended: 'x', cards: ['sand'] } }),
    resultWith({ scores: [40, 40], winners: [0, 1], counts: { sizes: [5], cards: ['sand', 'loss'] }, ended: 'badly' }),
  ]);
  expect(report.turns).toEqual({ mean: 10, deviation: 0, least: 10, most: 10 });
  expect(report.decisions_a_seat).toMatchObject({ mean: 9, least: 8, most: 10 });
  expect(report.moves.mean).toBe(22);
  expect(report.ended).toEqual({ well: 0.5, badly: 0.5 });
  expect(report.wins.map(({ share }) => share)).toEqual([0.75, 0.25]);
  expect(report.margin).toMatchObject({ mean: 5, least: 0, most: 10 });
  expect(report.counts.sizes).toMatchObject({ a_game: { mean: 2 }, size: { mean: 3 }, shares: { 1: 0.25, 3: 0.5 } });
  expect(report.counts.sizes?.at_least).toEqual({ 1: 1, 3: 0.75, 5: 0.25 });
  expect(report.counts.fights?.a_game).toMatchObject({ mean: 1, least: 0, most: 2 });
  expect(report.counts.cards).toMatchObject({ a_game: { mean: 1.5 }, shares: { sand: 0.6667, loss: 0.3333 } });
});

test('blunders are counted where a turn loses much against plain play, and rarely where one plays well', async () => {
  const counted = async (policy: string) => {
    const { out } = await typedText(`sense ${game} --policy ${policy} --games 1 --seed 1 --blunders --json`);
    const { counts } = JSON.parse(out.at(-1) ?? '') as SenseReport;
    return [counts['turns judged']?.a_game.mean, counts['blunders, by the points lost']?.a_game.mean];
  };
  const [[judged, random], [, fair]] = [await counted('random'), await counted('fair')];
  expect(judged).toBeGreaterThan(20);
  expect(random).toBeGreaterThan(5);
  expect(fair).toBeLessThan(random / 4);
});

test('games with and without blunders are kept apart in a file', async () => {
  const file = join(folder, 'blunders.jsonl');
  const run = `sense ${game} --policy random --games 1 --seed 3 --resume ${file}`;
  await typedText(run);
  expect((await typedText(`${run} --blunders`)).err).toEqual([]);
  expect((await typedText(`${run} --blunders`)).err).toEqual(['1 of 1 games are played already']);
});

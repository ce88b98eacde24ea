import { expect, test } from 'vitest';
import { typed, typedText } from '../testing/typed.ts';

const game = 'durch-die-wueste';
const log = (await typedText(`playthrough ${game} --seats 4 --seed 7`)).out;
const replayed = (lines: readonly string[]) => typed(['replay', '-'], lines);

test('a playthrough prints header, entries and end as JSON lines', () => {
  const lines = log.map(line => JSON.parse(line));
  expect(log[0]).toBe('{"game":"durch-die-wueste","version":1,"seats":4,"options":{"chips":"down"}}');
  expect(Object.keys(lines[1])).toEqual(['seq', 'actor', 'move', 'legal']);
  expect(lines[1]).toMatchObject({ seq: 0, actor: 'chance' });
  expect(Object.keys(lines.at(-1))).toEqual(['end', 'scores', 'winners', 'breakdown']);
});

test('the same seed prints the same log; options and seats are taken over', async () => {
  expect((await typedText(`playthrough ${game} --seed 7 --seats 4 --policy random`)).out).toEqual(log);
  const other = await typedText(`playthrough ${game} --seed 8 --options {"chips":"open"}`);
  expect(other.out[0]).toBe('{"game":"durch-die-wueste","version":1,"seats":2,"options":{"chips":"open"}}');
});

test('without a seed a fresh one is told, and gives the log again', async () => {
  const { out, err } = await typedText(`playthrough ${game}`);
  expect(err).toHaveLength(1);
  const seed = /^seed (\w+)$/.exec(err[0])?.[1] ?? 'none';
  expect((await typedText(`playthrough ${game} --seed ${seed}`)).out).toEqual(out);
});

test('replay says OK in one line, with the result', async () => {
  const { scores, winners } = JSON.parse(log.at(-1) ?? '{}');
  const { code, out, err } = await replayed(log);
  expect({ code, err }).toEqual({ code: 0, err: [] });
  expect(out).toHaveLength(1);
  expect(out[0]).toContain(`OK: ${game}, 4 seats, ${log.length - 2} entries, scores ${scores.join(' ')}`);
  expect(out[0]).toMatch(new RegExp(`winners? ${winners.join(' ')}$`));
});

test('replay of a game that is still on is fine so far', async () => {
  const { code, out } = await replayed(log.slice(0, 60));
  expect(code).toBe(0);
  expect(out[0]).toContain('59 entries, the game is not over');
});

test('replay names the line and the rule of an illegal move', async () => {
  const at = log.findIndex(line => line.includes('"move":"rider'));
  const taken = log.map(line => /"move":"palm (\w+)"/.exec(line)?.[1]).find(Boolean);
  const entry = { ...JSON.parse(log[at]), move: `rider white ${taken}` };
  const { code, out, err } = await replayed(log.with(at, JSON.stringify(entry)));
  expect({ code, out, lines: err.length }).toEqual({ code: 2, out: [], lines: 1 });
  expect(err[0]).toMatch(new RegExp(`^standard input line ${at + 1}: "rider white ${taken}" is not legal for seat 0`));
  expect(err[0]).toMatch(/\(rule DW-[A-Z0-9-]+\)$/);
});

test('perft tells its counts as data too, and where the time went on stderr', async () => {
  const { code, out, err } = await typedText(`perft ${game} --seats 5 --seed 7 --depth 3 --after 1 --json`);
  expect(code).toBe(0);
  expect(out.map(line => JSON.parse(line))).toEqual([
    { game, seats: 5, seed: '7', options: { chips: 'down' }, after: 1, leaves: [4, 12, 24] },
  ]);
  expect(err).toHaveLength(3);
});

import { afterAll, expect, test } from 'vitest';
import { levelByPeople, type PuzzleDifficulty } from '../../protocol/puzzles.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { openTestServer } from './testing/test-server.ts';
import { introduce } from './testing/visitor.ts';

const { file, remove } = freshFile();
let now = Date.parse('2026-12-24T12:00:00Z');
const server = await openTestServer({ file }, { now: () => now });
afterAll(async () => {
  await server.close();
  remove();
});

async function tell(cookie: string, body: object): Promise<number> {
  const headers = { cookie, 'content-type': 'application/json' };
  return (await fetch(`${server.address}/api/puzzles`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

async function difficulties(game = 'nomadi'): Promise<readonly PuzzleDifficulty[]> {
  const answered = await fetch(`${server.address}/api/puzzles?game=${game}`);
  return ((await answered.json()) as { puzzles: readonly PuzzleDifficulty[] }).puzzles;
}

test('a puzzle is as hard as people find it, once enough have tried it, and nobody counts twice', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, (_, i) => introduce(server.address, `Anna ${i}`)));
  for (const [i, cookie] of people.entries()) {
    expect(await difficulties()).toEqual([]);
    now += 3_600_000;
    expect(await tell(cookie, { game: 'nomadi', puzzle: '1-20', solved: i === 0 })).toBe(200);
    expect(await tell(cookie, { game: 'nomadi', puzzle: '1-20', solved: true })).toBe(200);
    expect(await tell(cookie, { game: 'nomadi', puzzle: '2-8', solved: true })).toBe(200);
    now += 3_600_000;
  }
  const [hard, easy] = (await difficulties()).toSorted((a, b) => a.chance - b.chance);
  expect(hard).toMatchObject({ puzzle: '1-20', tries: 8, solved: 1 });
  expect(easy).toMatchObject({ puzzle: '2-8', tries: 8, solved: 8 });
  expect(levelByPeople(hard)).toBeGreaterThan(3);
  expect(levelByPeople(easy)).toBeLessThan(3);
  expect(await difficulties('wuestensoehne')).toEqual([]);
  expect(server.errors).toEqual([]);
});

test.each([
  [{ game: 'chess', puzzle: '1-2', solved: true }],
  [{ game: 'nomadi', puzzle: 'all', solved: true }],
  [{ game: 'nomadi', puzzle: '1-2', solved: 1 }],
])('%o is refused', async body => {
  expect(await tell(await introduce(server.address, 'Ben'), body)).toBe(400);
});

test('somebody without a name is not counted, and a game has to be named', async () => {
  expect(await tell('', { game: 'nomadi', puzzle: '1-2', solved: true })).toBe(401);
  expect((await fetch(`${server.address}/api/puzzles?game=chess`)).status).toBe(400);
});

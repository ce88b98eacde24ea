import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameIds, loadGame } from '../../games/registry.ts';
import type { DayTable } from '../../protocol/days.ts';
import { dayResultAt, replayTry, seatMoves } from '../../table/day-try.ts';
import type { Table } from '../../table/table.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { botPool } from './bot-threads.ts';
import { playedDay } from './testing/day-player.ts';
import { openTestServer, worker } from './testing/test-server.ts';
import { introduce } from './testing/visitor.ts';

const DAY = '2026-12-24';
const GAME = 'durch-die-wueste';

const { file, remove } = freshFile();
const server = await openTestServer(
  { file },
  { now: () => Date.parse(`${DAY}T12:00:00Z`), env: { TRUSTED_PROXIES: 'loopback' } },
);
const pool = botPool(worker, 1);
afterAll(async () => {
  pool.close();
  await server.close();
  remove();
});

let honest: Table;
beforeAll(async () => {
  honest = await playedDay({ game: GAME, day: DAY, pool });
});

async function handIn(cookie: string, moves: readonly string[], day = DAY, address = '127.0.0.1'): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json', 'x-forwarded-for': address };
  return fetch(`${server.address}/api/days`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ day, game: GAME, moves }),
  });
}

async function codeOf(response: Promise<Response>): Promise<unknown> {
  const { ok, code } = (await (await response).json()) as { ok?: true; code?: string };
  return ok ?? code;
}

async function tableFor(cookie = ''): Promise<DayTable> {
  const answered = await fetch(`${server.address}/api/days?day=${DAY}`, { headers: { cookie } });
  const { tables } = (await answered.json()) as { tables: readonly DayTable[] };
  expect(tables.map(({ game }) => game)).toEqual(gameIds);
  return tables.find(({ game }) => game === GAME)!;
}

test('what the seats did leads to the same end wherever it is played through again', async () => {
  const game = await loadGame(GAME);
  const again = replayTry(game, DAY, seatMoves(honest.entries));
  expect(again && dayResultAt(again.table)).toEqual(dayResultAt(honest));
  expect(replayTry(game, DAY, seatMoves(honest.entries).slice(0, -1))).toBeUndefined();
  expect(replayTry(game, DAY, [...seatMoves(honest.entries), 'camel blue a1'])).toBeUndefined();
  // Chance is another one on another day, and so is what the same moves bring.
  const other = replayTry(game, '2026-12-25', seatMoves(honest.entries));
  expect(other && dayResultAt(other.table)).not.toEqual(dayResultAt(honest));
});

test('a try is entered once, by people with a name, and stands in the list with those of others', async () => {
  const moves = seatMoves(honest.entries);
  expect(await codeOf(handIn('', moves))).toBe('nobody');
  const anna = await introduce(server.address, 'Anna');
  expect(await codeOf(handIn(anna, moves))).toBe(true);
  expect(await codeOf(handIn(anna, moves))).toBe('had-one');
  const ben = await introduce(server.address, 'Ben');
  expect(await codeOf(handIn(ben, moves))).toBe(true);
  const { count, places, mine } = await tableFor(ben);
  expect(count).toBe(places.length);
  const result = dayResultAt(honest);
  expect(places.filter(({ name }) => name === 'Anna' || name === 'Ben')).toEqual([
    { rank: 1, name: 'Anna', ...result },
    { rank: 1, name: 'Ben', ...result, me: true },
  ]);
  expect(mine).toEqual({ rank: 1, ...result });
  expect((await tableFor()).mine).toBeUndefined();
});

test('what is no try, of another day, or played against other bots is refused', async () => {
  const cora = await introduce(server.address, 'Cora');
  const moves = seatMoves(honest.entries);
  expect(await codeOf(handIn(cora, moves.slice(0, -1)))).toBe('not-a-try');
  expect(await codeOf(handIn(cora, ['nonsense']))).toBe('not-a-try');
  expect(await codeOf(handIn(cora, moves, '2026-12-22'))).toBe('other-day');
  expect(await codeOf(handIn(cora, moves, '2026-12-26'))).toBe('other-day');
  expect(await codeOf(handIn(cora, moves, '2026-13-26'))).toBe('unreadable');
  expect(await codeOf(handIn(cora, seatMoves((await playedDay({ game: GAME, day: DAY })).entries)))).toBe('other-bots');
  expect(
    (
      await handIn(
        cora,
        Array.from({ length: 1900 }, () => 'm'.repeat(50)),
      )
    ).status,
  ).toBe(413);
  const unreadable = await fetch(`${server.address}/api/days?day=today`);
  expect(unreadable.status).toBe(400);
  expect((await tableFor(cora)).mine).toBeUndefined();
  expect(server.errors).toEqual([]);
});

test('whoever changes one turn of a bot is found out sooner or later, and is not entered again', async () => {
  const dora = await introduce(server.address, 'Dora');
  const { entries } = await playedDay({ game: GAME, day: DAY, pool, spoiltFrom: 40 });
  const moves = seatMoves(entries);
  expect(moves).not.toEqual(seatMoves(honest.entries));
  // Few turns are looked at beforehand: it is up to chance whether the one is among them.
  expect([true, 'other-bots']).toContain(await codeOf(handIn(dora, moves)));
  await server.service.days.settled();
  expect((await tableFor(dora)).mine).toBeUndefined();
  expect(await codeOf(handIn(dora, moves))).toBe('other-bots');
  // Those who played against the bots as they are stay.
  const finn = await introduce(server.address, 'Finn');
  expect(await codeOf(handIn(finn, seatMoves(honest.entries)))).toBe(true);
  await server.service.days.settled();
  expect((await tableFor(finn)).mine).toBeDefined();
  expect(await codeOf(handIn(dora, seatMoves(honest.entries)))).toBe(true);
});

test('tries that do not stand are looked at for so long and no longer, and those of other people all the same', async () => {
  const moves = seatMoves(honest.entries);
  const emil = await introduce(server.address, 'Emil');
  const from = (address: string, tried: readonly string[]) => codeOf(handIn(emil, tried, DAY, address));
  const codes: unknown[] = [];
  for (let i = 0; i < 13; i++) codes.push(await from('203.0.113.9', ['nonsense']));
  expect(codes).toEqual([...codes.slice(0, 12).fill('not-a-try'), 'too-fast']);
  expect(await from('203.0.113.9', moves)).toBe('too-fast');
  // One that stands is not counted, nor one that somebody hands in again because no answer came.
  expect(await from('203.0.113.10', moves)).toBe(true);
  const again: unknown[] = [];
  for (let i = 0; i < 13; i++) again.push(await from('203.0.113.10', moves));
  expect(again).toEqual(again.map(() => 'had-one'));
});

import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { SearchCancelled, type SearchPool } from '../../ai/messages.ts';
import { LiveMatch } from '../matches/live-match.ts';
import { LEASE, POLL_INTERVAL } from '../matches/match-scheduler.ts';
import { emptyDatabase } from '../store/testing/empty-database.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { botPool } from './bot-threads.ts';
import { begun, carriedOut, desert, forTwo, guest, logOf, opened, someMove, stateOf } from './testing/desert.ts';
import { openTestServer, type TestServer, worker } from './testing/test-server.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const houses: TestServer[] = [];
const files: ReturnType<typeof freshFile>[] = [];
afterAll(async () => {
  await Promise.all(houses.map(({ close }) => close()));
  for (const { remove } of files) remove();
});

async function openServer(...settings: Parameters<typeof openTestServer>): Promise<TestServer> {
  const open = await openTestServer(...settings);
  houses.push(open);
  return open;
}

function freshDatabase(): { readonly file: string } {
  const fresh = freshFile();
  files.push(fresh);
  return { file: fresh.file };
}

test('a match is still there after the server was closed and opened again', async () => {
  const database = freshDatabase();
  const first = await openTestServer(database);
  const cookie = await introduce(first.address, 'Anna');
  const anna = await Visitor.come(first.address, cookie);
  const match = await opened(anna, { ...forTwo, chairs: [{ for: 'me' }, { for: 'bot', level: 'learning' }] });
  await anna.ask({ type: 'watch', match });
  await anna.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
  await anna.ask({ type: 'start', match });
  const base = logOf(anna, match).length;
  await anna.ask({ type: 'play', match, seat: 0, base, moves: [someMove(stateOf(anna, match))] });
  await anna.until(() => logOf(anna, match).length >= base + 2);
  const log = logOf(anna, match);
  await first.close();
  expect(await anna.next('bye')).toMatchObject({ again: expect.any(Number) });
  const second = await openServer(database);
  const again = await Visitor.come(second.address, cookie);
  expect(await again.ask({ type: 'watch', match })).toMatchObject({ table: { chairs: [{ mine: true }, {}] } });
  expect(logOf(again, match).slice(0, log.length)).toEqual(log);
});

test('a bot plays on for somebody whose time is up, until they come back', async () => {
  let late = 0;
  const { address } = await openServer(freshDatabase(), { now: () => Date.now() + late });
  const { anna, ben, match } = await begun(address);
  const base = logOf(ben, match).length;
  late = 6 * 60_000;
  await ben.until(reply => reply.type === 'table' && reply.table.chairs[0]?.away === true);
  await ben.until(() => logOf(ben, match).length > base);
  const from = anna.replies.length;
  expect(await anna.ask({ type: 'return', match })).toMatchObject({ type: 'done' });
  await anna.until(reply => reply.type === 'table' && !reply.table.chairs[0]?.away, from);
});

test('people at different processes play one match through the database they share', async () => {
  const database = { address: await emptyDatabase() };
  const [one, two] = await Promise.all([openServer(database), openServer(database)]);
  const { anna, ben, match } = await begun(one.address, forTwo, two.address);
  const seats = [anna, ben];
  for (let moves = 0; moves < 20; moves++) {
    const base = logOf(anna, match).length;
    await ben.until(() => logOf(ben, match).length === base);
    const state = stateOf(ben, match);
    const seat = desert.actor(state);
    const answer = await seats[seat].ask({ type: 'play', match, seat, base, moves: [someMove(state)] });
    expect(answer).toMatchObject(carriedOut);
    await anna.until(() => logOf(anna, match).length > base);
  }
  await anna.ask({ type: 'say', match, text: 'hello there' });
  expect((await ben.next('said')).line.text).toBe('hello there');
  expect([...one.errors, ...two.errors]).toEqual([]);
});

test('leaving at one process ends the sockets at the other', async () => {
  const database = { address: await emptyDatabase() };
  const [one, two] = await Promise.all([openServer(database), openServer(database)]);
  const cookie = await introduce(one.address, 'Anna');
  const elsewhere = await Visitor.come(two.address, cookie);
  const match = await opened(elsewhere);
  await fetch(`${one.address}/api/leave`, { method: 'POST', headers: { cookie } });
  expect(await elsewhere.next('bye')).toMatchObject({ left: true });
  await expect.poll(() => elsewhere.gone).toBe(true);
  const stranger = await Visitor.come(two.address, cookie);
  expect(await stranger.ask({ type: 'rise', match })).toMatchObject({ code: 'nobody' });
  expect([...one.errors, ...two.errors]).toEqual([]);
});

test('every process shows whose turn it is', async () => {
  const database = { address: await emptyDatabase() };
  const [one, two] = await Promise.all([openServer(database), openServer(database)]);
  const { anna, ben, match } = await begun(one.address, forTwo, two.address);
  expect(await ben.ask({ type: 'mine', watch: true })).toMatchObject({ tables: [{ match, turn: 0, seat: 1 }] });
  const base = logOf(anna, match).length;
  await anna.ask({ type: 'play', match, seat: 0, base, moves: [someMove(stateOf(anna, match))] });
  await ben.until(reply => reply.type === 'mine' && reply.tables[0]?.turn === 1);
});

/** A pool that counts how often it was asked to think. */
function counted(pool: SearchPool): SearchPool & { asked: number } {
  const counting = {
    asked: 0,
    size: pool.size,
    search(...args: Parameters<SearchPool['search']>) {
      counting.asked++;
      return pool.search(...args);
    },
    close: () => pool.close(),
  };
  return counting;
}

const botsTurn = { ...forTwo, chairs: [{ for: 'bot', level: 'learning' }, { for: 'me' }] } as const;

test('what a closed process was thinking about is taken up at once', async () => {
  const database = { address: await emptyDatabase() };
  const hung = hungPool();
  const closing = await openTestServer(database, { pool: hung });
  const cookie = await introduce(closing.address, 'Anna');
  const anna = await Visitor.come(closing.address, cookie);
  const match = await opened(anna, botsTurn);
  await anna.ask({ type: 'watch', match });
  await anna.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
  await anna.ask({ type: 'start', match });
  await hung.asked;
  await closing.close();
  // Its clock stands still: a process that waited for a lease to run out would wait for ever.
  const now = Date.now();
  const living = await openServer(database, { now: () => now });
  const again = await Visitor.come(living.address, cookie);
  await again.ask({ type: 'watch', match });
  await again.until(() => logOf(again, match).some(entry => entry.includes('"actor":0')));
});

/** A pool that takes what it is asked, and never comes to an end, until it is closed. */
function hungPool(): SearchPool & { readonly asked: Promise<void>; answer(move: string): void } {
  let resolveAsked: () => void = () => undefined;
  let interrupt: () => void = () => undefined;
  let answer: (move: string) => void = () => undefined;
  const asked = new Promise<void>(resolve => (resolveAsked = resolve));
  return {
    size: 1,
    asked,
    search: () =>
      new Promise((resolve, reject) => {
        interrupt = () => reject(new SearchCancelled('closed'));
        answer = move => resolve({ move } as Awaited<ReturnType<SearchPool['search']>>);
        resolveAsked();
      }),
    answer: move => answer(move),
    close: () => interrupt(),
  };
}

test('the matches of a process that died are handled by another one, after the lease and not before', async () => {
  const database = { address: await emptyDatabase() };
  const hung = hungPool();
  const dead = await openServer(database, { pool: hung });
  // As if it were no longer there: what it has taken is not kept.
  dead.service.store.setLease = async () => undefined;
  const anna = await guest(dead.address, 'Anna');
  const match = await opened(anna, botsTurn);
  await anna.ask({ type: 'watch', match });
  await anna.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
  await anna.ask({ type: 'start', match });
  await hung.asked;
  const taken = Date.now();

  let now = taken;
  const pool = counted(botPool(worker, 1));
  const living = await openServer(database, { pool, now: () => now });
  const carl = await guest(living.address, 'Carl');
  await carl.ask({ type: 'watch', match });
  const base = logOf(carl, match).length;
  expect(await living.service.store.due(now, 9)).toEqual([]);
  expect(pool.asked).toBe(0);
  now = taken + LEASE;
  await carl.until(() => logOf(carl, match).length > base);
  expect(pool.asked).toBe(1);
  // The dead one was merely slow, and its answer comes too late.
  hung.answer(someMove(stateOf(carl, match)));
  await anna.ask({ type: 'watch', match });
  expect(await dead.service.store.entries(match)).toHaveLength(base + 1);
  expect([...dead.errors, ...living.errors]).toEqual([]);
});

test('a process that dies leaves nothing stuck for longer than ten seconds', () => {
  expect(LEASE + POLL_INTERVAL).toBeLessThan(10_000);
});

test('bots and clocks run once, however many processes there are', async () => {
  const database = { address: await emptyDatabase() };
  // The clock stands still: however long a bot takes here, no lease runs out.
  let time = Date.now();
  let since = Number.POSITIVE_INFINITY;
  const now = () => time + Math.max(0, Date.now() - since);
  const pools = [counted(botPool(worker, 1)), counted(botPool(worker, 1))];
  const [one] = await Promise.all(pools.map(pool => openServer(database, { pool, now })));
  const anna = await guest(one.address, 'Anna');
  const chairs = [{ for: 'me' }, ...['learning', 'learning'].map(level => ({ for: 'bot', level }))];
  const matches = [await opened(anna, { ...forTwo, chairs }), await opened(anna, { ...forTwo, chairs, listed: false })];
  for (const match of matches) {
    await anna.ask({ type: 'watch', match });
    await anna.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
    await anna.ask({ type: 'start', match });
  }
  for (let turns = 0; turns < 5; turns++)
    for (const match of matches) {
      await anna.until(() => desert.actor(stateOf(anna, match, 3)) === 0);
      const move = someMove(stateOf(anna, match, 3));
      await anna.ask({ type: 'play', match, seat: 0, base: logOf(anna, match).length, moves: [move] });
    }
  for (const match of matches) await anna.until(() => desert.actor(stateOf(anna, match, 3)) === 0);
  const byBots = matches.reduce((sum, match) => sum + movesOfBots(anna, match), 0);
  expect(byBots).toBeGreaterThan(10);
  expect(pools[0].asked + pools[1].asked).toBe(byBots);
  // Anna's time is up, at both tables and at both processes.
  time += 6 * 60_000;
  // From now on the clock goes: no bot plays any more, and what one process has let go of is taken up after its lease.
  since = Date.now();
  for (const match of matches) {
    await anna.until(() => awayness(anna, match).at(-1) === true);
    expect(awayness(anna, match)).toEqual([false, true]);
    const stored = await one.service.store.load(match);
    const document = JSON.parse(stored?.document ?? '{}') as { chairs: { away?: true }[] };
    expect(document.chairs[0]?.away).toBe(true);
    // Nobody is left to play, so the bots do not play on.
    expect((JSON.parse(stored?.clock ?? '{}') as { paused?: number }).paused).toBeGreaterThanOrEqual(time);
  }
});

test('a process that has not heard of the last move yet keeps nobody from what is due', async () => {
  const database = { address: await emptyDatabase() };
  // Nobody hears of what others do, and no lease runs out by itself.
  const deaf = vi.spyOn(LiveMatch.prototype, 'refresh').mockImplementation(async () => undefined);
  onTestFinished(() => deaf.mockRestore());
  let time = Date.now();
  const now = () => time;
  const hung = hungPool();
  const one = await openServer(database, { pool: hung, now });
  const anna = await guest(one.address, 'Anna');
  const match = await opened(anna, botsTurn);
  await anna.ask({ type: 'watch', match });
  await anna.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
  await anna.ask({ type: 'start', match });
  await hung.asked;
  const pool = counted(botPool(worker, 1));
  const two = await openServer(database, { pool, now });
  const carl = await guest(two.address, 'Carl');
  await carl.ask({ type: 'watch', match });
  const base = logOf(anna, match).length;
  hung.answer(someMove(stateOf(anna, match)));
  await anna.until(() => logOf(anna, match).length > base);

  // Anna's time is up, and only the process that believes it to be the bot's turn looks after it.
  one.service.store.claim = async () => false;
  time += 6 * 60_000;
  const isAway = async () => (await two.service.store.load(match))?.document.includes('"away":true');
  await expect.poll(isAway).toBe(true);
  expect(pool.asked).toBe(0);
  expect([...one.errors, ...two.errors]).toEqual([]);
});

function movesOfBots(visitor: Visitor, match: string): number {
  return logOf(visitor, match).filter(entry => /"actor":[12],"move"/.test(entry)).length;
}

/** Whether a bot played for the first seat, as it changed. */
function awayness(visitor: Visitor, match: string): boolean[] {
  const shown = visitor.replies.flatMap(reply =>
    reply.type === 'table' && reply.table.match === match ? [reply.table.chairs[0]?.away === true] : [],
  );
  return shown.filter((away, i) => away !== shown[i - 1]);
}

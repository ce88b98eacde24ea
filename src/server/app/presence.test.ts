import { afterAll, expect, test } from 'vitest';
import type { ChairInfo, Reply, TableInfo } from '../../protocol/replies.ts';
import { ALIVE_FOR } from '../matches/shared-presence.ts';
import { emptyDatabase } from '../store/testing/empty-database.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { begun, desert, forTwo, guest, logOf, opened, someMove, stateOf } from './testing/desert.ts';
import { openTestServer, type TestServer, type TestServerOptions } from './testing/test-server.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const houses: TestServer[] = [];
const files: ReturnType<typeof freshFile>[] = [];
afterAll(async () => {
  await Promise.all(houses.map(({ close }) => close()));
  for (const { remove } of files) remove();
});

const atOnce = { AWAY_AFTER_SECONDS: '0' };

async function openServer(
  database: Parameters<typeof openTestServer>[0] = freshDatabase(),
  options: TestServerOptions = {},
): Promise<TestServer> {
  const open = await openTestServer(database, { env: atOnce, ...options });
  houses.push(open);
  return open;
}

function freshDatabase(): { readonly file: string } {
  const fresh = freshFile();
  files.push(fresh);
  return { file: fresh.file };
}

async function sharedDatabase(): Promise<{ readonly address: string }> {
  return { address: await emptyDatabase() };
}

type Shown = (table: TableInfo) => boolean;

/** Waits until the newest that was shown of a table is like this. */
async function untilShown(visitor: Visitor, match: string, wanted: Shown, from = 0): Promise<TableInfo> {
  const found = await visitor.until(reply => isShown(reply, match) && wanted(reply.table), from);
  return (found as Extract<Reply, { type: 'table' }>).table;
}

function isShown(reply: Reply, match: string): reply is Extract<Reply, { type: 'table' }> {
  return reply.type === 'table' && reply.table.match === match;
}

const isAway = ({ absent }: ChairInfo) => absent !== undefined;
const paused: Shown = ({ clock }) => clock?.paused !== undefined;
const running: Shown = ({ clock }) => clock !== undefined && clock.paused === undefined;

async function playOne(visitor: Visitor, match: string, seat: number): Promise<void> {
  const base = logOf(visitor, match).length;
  const moves = [someMove(stateOf(visitor, match))];
  expect(await visitor.ask({ type: 'play', match, seat, base, moves })).toMatchObject({ type: 'news' });
}

test('everybody is told who has gone, since when, and that they are back', async () => {
  const { address } = await openServer();
  const cookie = await introduce(address, 'Ben');
  const [anna, ben] = [await guest(address, 'Anna'), await Visitor.come(address, cookie)];
  const match = await opened(anna);
  for (const visitor of [anna, ben]) await visitor.ask({ type: 'watch', match });
  await ben.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
  const before = Date.now();
  ben.close();
  const { chairs } = await untilShown(anna, match, table => isAway(table.chairs[1]));
  expect(chairs[1].absent).toBeGreaterThanOrEqual(before);
  // Whoever comes now is told with the first answer.
  const carl = await guest(address, 'Carl');
  expect(await carl.ask({ type: 'watch', match })).toMatchObject({ table: { chairs: [{}, chairs[1]] } });
  const from = anna.replies.length;
  const again = await Visitor.come(address, cookie);
  expect(await again.ask({ type: 'watch', match })).toMatchObject({ table: { chairs: [{}, { name: 'Ben' }] } });
  const back = await untilShown(anna, match, table => !isAway(table.chairs[1]), from);
  expect(back.chairs.some(isAway)).toBe(false);
});

test('a page that is loaded anew, or a second one, makes nobody flicker', async () => {
  const { address } = await openServer(freshDatabase(), { env: {} });
  const cookie = await introduce(address, 'Ben');
  const [anna, ben, second] = [
    await guest(address, 'Anna'),
    await Visitor.come(address, cookie),
    await Visitor.come(address, cookie),
  ];
  const match = await opened(anna);
  for (const visitor of [anna, ben, second]) await visitor.ask({ type: 'watch', match });
  await ben.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
  ben.close();
  second.close();
  const again = await Visitor.come(address, cookie);
  await again.ask({ type: 'watch', match });
  const from = anna.replies.length;
  await again.ask({ type: 'say', match, text: 'here I am' });
  await anna.next('said');
  expect(anna.replies.slice(0, from + 1).some(reply => isShown(reply, match) && reply.table.chairs.some(isAway))).toBe(
    false,
  );
});

test('players and spectators are told how many look on', async () => {
  const { address } = await openServer();
  const { anna, match } = await begun(address);
  const carl = await guest(address, 'Carl');
  const stranger = await Visitor.come(address);
  await carl.ask({ type: 'watch', match });
  await untilShown(anna, match, ({ watchers }) => watchers === 1);
  await stranger.ask({ type: 'watch', match });
  await untilShown(anna, match, ({ watchers }) => watchers === 2);
  const from = anna.replies.length;
  carl.close();
  stranger.close();
  await untilShown(anna, match, ({ watchers }) => watchers === undefined, from);
});

test('a game that nobody looks at is paused, costs nobody time, and goes on when somebody comes back', async () => {
  let late = 0;
  const server = await openServer(freshDatabase(), { now: () => Date.now() + late });
  const { address, service } = server;
  const cookies = [await introduce(address, 'Anna'), await introduce(address, 'Ben')];
  const [anna, ben] = await Promise.all(cookies.map(cookie => Visitor.come(address, cookie)));
  const match = await opened(anna);
  for (const [seat, visitor] of [anna, ben].entries()) {
    await visitor.ask({ type: 'watch', match });
    await visitor.ask({ type: 'sit', match, seat, nonce: nonce() });
  }
  await anna.ask({ type: 'start', match });
  const carl = await guest(address, 'Carl');
  await carl.ask({ type: 'watch', match });
  const { length } = logOf(carl, match);
  anna.close();
  ben.close();
  await untilShown(carl, match, paused);
  late = 60 * 60_000;
  // An hour later her time is not up: nobody is due for anything.
  expect(await service.store.due(Date.now() + late, 9)).toEqual([]);
  const again = await Visitor.come(address, cookies[0]);
  const shown = await again.ask({ type: 'watch', match });
  expect(shown).toMatchObject({ table: { clock: { rested: expect.any(Number) }, chairs: [{ name: 'Anna' }, {}] } });
  const { table } = shown as Extract<Reply, { type: 'table' }>;
  expect(table.clock!.paused).toBeUndefined();
  expect(table.clock!.rested).toBeGreaterThanOrEqual(late);
  expect(Date.now() + late - table.clock!.since).toBeLessThan(60_000);
  expect(logOf(carl, match)).toHaveLength(length);
  // The log says that there was a pause, and for how long; it says so once.
  await playOne(again, match, 0);
  const entries = logOf(again, match).map(text => JSON.parse(text) as { paused?: number });
  expect(entries.filter(entry => entry.paused !== undefined)).toEqual([entries[length]]);
  expect(entries[length].paused).toBe(table.clock!.rested);
  expect(server.errors).toEqual([]);
});

test('when the time of the last person is up the game is paused, and no bot finishes it', async () => {
  let late = 0;
  const { address } = await openServer(freshDatabase(), { now: () => Date.now() + late });
  const { anna, ben, match } = await begun(address, { ...forTwo, pace: 'day' });
  const { length } = logOf(anna, match);
  const day = 25 * 3600_000;
  late = day;
  // Ben may still play, so a bot stands in for Anna.
  await ben.until(() => logOf(ben, match).length > length);
  expect(JSON.parse(logOf(ben, match)[length])).toMatchObject({ actor: 0, standIn: true });
  await untilShown(ben, match, table => table.chairs[0].away === true && running(table));
  late = 2 * day;
  await untilShown(ben, match, paused);
  const after = logOf(ben, match).length;
  expect(after).toBe(length + 1);
  // One press, and the turn is Ben's own, with all of its time.
  const from = ben.replies.length;
  expect(await ben.ask({ type: 'return', match })).toMatchObject({ type: 'done' });
  const { clock } = await untilShown(ben, match, running, from);
  expect(clock!.since).toBeGreaterThanOrEqual(Date.now() + late - 60_000);
  await playOne(ben, match, 1);
  expect(JSON.parse(logOf(ben, match)[after])).not.toHaveProperty('standIn');
});

test('a bot waits with its move until somebody who sits there looks on', async () => {
  const { address, service } = await openServer(freshDatabase(), { env: {} });
  const [anna, carl] = [await guest(address, 'Anna'), await guest(address, 'Carl')];
  const match = await opened(anna, { ...forTwo, chairs: [{ for: 'bot', level: 'learning' }, { for: 'me' }] });
  await carl.ask({ type: 'watch', match });
  const due = service.store.due.bind(service.store);
  // Still due when it is looked for a second time: the first time it was left alone.
  const waited = new Promise<void>(resolve => {
    let times = 0;
    service.store.due = async (...asked) => {
      const found = await due(...asked);
      if (found.includes(match) && ++times === 2) resolve();
      return found;
    };
  });
  await anna.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
  await anna.ask({ type: 'start', match });
  await waited;
  const { length } = logOf(carl, match);
  expect(logOf(carl, match).some(entry => entry.includes('"actor":0'))).toBe(false);
  await anna.ask({ type: 'watch', match });
  await carl.until(() => logOf(carl, match).length > length);
  expect(JSON.parse(logOf(carl, match)[length])).toMatchObject({ actor: 0 });
});

test('days for a turn run on while nobody looks', async () => {
  const { address, service } = await openServer();
  const { anna, ben, match } = await begun(address, { ...forTwo, pace: 'day' });
  const carl = await guest(address, 'Carl');
  await carl.ask({ type: 'watch', match });
  anna.close();
  ben.close();
  const { clock } = await untilShown(carl, match, ({ chairs }) => chairs.every(isAway));
  expect(clock!.paused).toBeUndefined();
  const tomorrow = Date.now() + 25 * 3600_000;
  expect(await service.store.due(tomorrow, 9)).toEqual([match]);
});

test('after a restart nobody is here until they come back', async () => {
  const database = freshDatabase();
  const first = await openTestServer(database);
  const cookie = await introduce(first.address, 'Anna');
  const { anna, match } = await (async () => {
    const visitor = await Visitor.come(first.address, cookie);
    const ben = await guest(first.address, 'Ben');
    const opening = await opened(visitor);
    for (const [seat, sitter] of [visitor, ben].entries()) {
      await sitter.ask({ type: 'watch', match: opening });
      await sitter.ask({ type: 'sit', match: opening, seat, nonce: nonce() });
    }
    await visitor.ask({ type: 'start', match: opening });
    return { anna: visitor, match: opening };
  })();
  expect(logOf(anna, match).length).toBeGreaterThan(0);
  await first.close();
  const second = await openServer(database);
  const again = await Visitor.come(second.address, cookie);
  await again.ask({ type: 'watch', match });
  const { chairs } = await untilShown(again, match, table => isAway(table.chairs[1]));
  expect(chairs.map(isAway)).toEqual([false, true]);
});

test('at two processes the same people are here, and somebody who is at one of them is not away', async () => {
  const database = await sharedDatabase();
  const soon = { env: { AWAY_AFTER_SECONDS: '1' } };
  const [one, two] = await Promise.all([openServer(database, soon), openServer(database, soon)]);
  const { anna, ben, match } = await begun(one.address, forTwo, two.address);
  const carl = await guest(two.address, 'Carl');
  await carl.ask({ type: 'watch', match });
  // The one who looks on at the other process is counted here, too; nobody has been taken for absent meanwhile.
  await untilShown(anna, match, ({ watchers, stage }) => watchers === 1 && stage === 'playing');
  expect(
    anna.replies.some(reply => isShown(reply, match) && reply.table.stage === 'playing' && paused(reply.table)),
  ).toBe(false);
  const from = anna.replies.length;
  ben.close();
  const { chairs } = await untilShown(anna, match, table => isAway(table.chairs[1]), from);
  expect(chairs.map(isAway)).toEqual([false, true]);
  anna.close();
  await untilShown(carl, match, paused);
  expect([...one.errors, ...two.errors]).toEqual([]);
});

test('the people of a process that died are away, unless they come back', async () => {
  const database = await sharedDatabase();
  let late = 0;
  const dead = await openServer(database, { env: { AWAY_AFTER_SECONDS: '600' } });
  const living = await openServer(database, { now: () => Date.now() + late });
  const { ben, match } = await begun(living.address, forTwo, dead.address);
  const carl = await guest(living.address, 'Carl');
  await carl.ask({ type: 'watch', match });
  // As if it were no longer there: it never says again that it is alive.
  dead.service.store.setAlive = async () => undefined;
  dead.service.store.setAttendance = async () => undefined;
  ben.vanish();
  late = 2 * ALIVE_FOR;
  const { chairs } = await untilShown(carl, match, table => isAway(table.chairs[1]));
  expect(chairs.map(isAway)).toEqual([false, true]);
});

test('who left by way of a process that died soon after is away all the same', async () => {
  const database = await sharedDatabase();
  const dead = await openServer(database, { env: { AWAY_AFTER_SECONDS: '600' } });
  const living = await openServer(database);
  const { ben, match } = await begun(living.address, forTwo, dead.address);
  const carl = await guest(living.address, 'Carl');
  await carl.ask({ type: 'watch', match });
  ben.vanish();
  const { chairs } = await untilShown(carl, match, table => isAway(table.chairs[1]));
  expect(chairs.map(isAway)).toEqual([false, true]);
});

test('a clock never runs against somebody who has not agreed', async () => {
  const { address } = await openServer();
  const [anna, ben] = [await guest(address, 'Anna'), await guest(address, 'Ben')];
  const match = await opened(anna);
  for (const visitor of [anna, ben]) await visitor.ask({ type: 'watch', match });
  await anna.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
  await ben.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
  ben.close();
  await untilShown(anna, match, table => isAway(table.chairs[1]));
  expect(await anna.ask({ type: 'start', match })).toMatchObject({ type: 'refused', code: 'not-here' });
  // The seat of somebody who has gone can be given away.
  expect(await anna.ask({ type: 'bot', match, seat: 1, level: 'learning' })).toMatchObject({ type: 'done' });
  expect(await anna.ask({ type: 'start', match })).toMatchObject({ type: 'done' });
});

/** A match for two that is over, since Anna has resigned. */
async function overAt(address: string): Promise<{ anna: Visitor; ben: Visitor; match: string }> {
  const table = await begun(address);
  const { anna, ben, match } = table;
  await anna.ask({ type: 'resign', match, seat: 0, base: logOf(anna, match).length });
  await untilShown(ben, match, ({ stage }) => stage === 'over');
  return table;
}

test('a rematch begins by itself, when all have agreed and not before', async () => {
  const { address } = await openServer();
  const { anna, ben, match } = await overAt(address);
  const next = ((await anna.ask({ type: 'rematch', match })) as { match: string }).match;
  await untilShown(ben, match, table => table.next === next && table.nextBy === 0);
  await anna.ask({ type: 'watch', match: next });
  await anna.ask({ type: 'sit', match: next, seat: 1, nonce: nonce() });
  expect(await anna.ask({ type: 'start', match: next })).toMatchObject({ type: 'refused', code: 'not-agreed' });
  await ben.ask({ type: 'watch', match: next });
  await ben.ask({ type: 'sit', match: next, seat: 0, nonce: nonce() });
  const { clock, rematch } = await untilShown(anna, next, ({ stage }) => stage === 'playing');
  expect(rematch).toBe(true);
  expect(clock!.since).toBeLessThanOrEqual(Date.now());
  expect(desert.actor(stateOf(ben, next))).toBe(0);
});

test('whoever does not want to play again frees the seat, and the others are told', async () => {
  const { address } = await openServer();
  const { anna, ben, match } = await overAt(address);
  const next = ((await anna.ask({ type: 'rematch', match })) as { match: string }).match;
  await anna.ask({ type: 'watch', match: next });
  await anna.ask({ type: 'sit', match: next, seat: 1, nonce: nonce() });
  expect(await ben.ask({ type: 'rise', match: next })).toMatchObject({ type: 'done' });
  const { chairs } = await untilShown(anna, next, ({ declined }) => declined?.[0] === 'Ben');
  expect(chairs[0].name).toBeUndefined();
});

test('against bots a rematch begins at once', async () => {
  const { address } = await openServer();
  const anna = await guest(address, 'Anna');
  const match = await opened(anna, { ...forTwo, chairs: [{ for: 'me' }, { for: 'bot', level: 'learning' }] });
  await anna.ask({ type: 'watch', match });
  await anna.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
  await anna.ask({ type: 'start', match });
  await anna.ask({ type: 'resign', match, seat: 0, base: logOf(anna, match).length });
  const next = ((await anna.ask({ type: 'rematch', match })) as { match: string }).match;
  await anna.ask({ type: 'watch', match: next });
  await anna.ask({ type: 'sit', match: next, seat: 1, nonce: nonce() });
  await untilShown(anna, next, ({ stage }) => stage === 'playing');
});

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import WebSocket from 'ws';
import { LONGEST_WAIT } from '../../engine/testing/waiting.ts';
import type { LobbyEntry, TableInfo, TableSnapshot, TableUpdate } from '../../protocol/replies.ts';
import type { ProtocolVersion } from '../../protocol/version.ts';
import { protocolGap } from '../page/protocol-gap.ts';
import type { BrowserSocket, ReconnectSettings } from './reconnecting-socket.ts';
import { ServerConnection, type TableMessage } from './server-connection.ts';
import { TestServer } from './testing/server.ts';

const NEVER = 1e8;
let server: TestServer;
let made: ServerConnection[];

beforeEach(async () => {
  server = await TestServer.open();
  made = [];
});

afterEach(async () => {
  for (const connection of made) connection.close();
  await server.close();
});

/** As long as it takes: a test that waits in vain is ended by its own time. */
function until(condition: () => boolean): Promise<unknown> {
  return vi.waitUntil(condition, { timeout: LONGEST_WAIT, interval: 5 });
}

/** The same where time stands still. */
async function soon(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(resolve => setImmediate(resolve));
}

function connect(settings: Partial<ReconnectSettings> = {}, protocol?: ProtocolVersion): ServerConnection {
  const { port } = server;
  const connection = new ServerConnection(
    {
      open: () => openSocket(port),
      backoff: { first: 5, most: 20 },
      heartbeat: NEVER,
      timeout: NEVER,
      ...settings,
    },
    protocol,
  );
  made.push(connection);
  return connection;
}

function openSocket(port: number): BrowserSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`);
  // A browser's socket tells of a failure by closing alone.
  socket.on('error', () => undefined);
  return socket;
}

function news(from: number, count: number): TableUpdate {
  const entries = Array.from({ length: count }, () => ({ by: 0, move: 'pass' }));
  return { type: 'news', match: 'aaaaaa', from, entries, now: 0 } as unknown as TableUpdate;
}

function shown(id: string, count: number): TableSnapshot {
  const table = { match: 'aaaaaa' } as TableInfo;
  return { ...news(0, count), type: 'table', id, table } as unknown as TableSnapshot;
}

test('opens the line with the first question, and brings its own answer to each', async () => {
  const connection = connect();
  expect(connection.state.value).toBe('opening');
  expect(server.arrivals).toBe(0);
  server.answer = ({ id, type }) =>
    type === 'rematch' ? { type: 'done', id, match: 'bbbbbb' } : { type: 'refused', id, code: 'nobody' };
  const answers = await Promise.all([
    connection.ask({ type: 'start', match: 'aaaaaa' }),
    connection.ask({ type: 'rematch', match: 'aaaaaa' }),
  ]);
  expect(answers).toMatchObject([
    { type: 'refused', code: 'nobody' },
    { type: 'done', match: 'bbbbbb' },
  ]);
  expect(connection.state.value).toBe('open');
  expect(server.arrivals).toBe(1);
});

test('what was on its way when the line broke is sent again under the same id', async () => {
  const connection = connect();
  const answer = connection.ask({ type: 'start', match: 'aaaaaa' });
  await until(() => server.of('start').length === 1);
  const { port } = server;
  await server.close();
  await until(() => connection.state.value === 'lost');
  const [before] = server.of('start');
  server = await TestServer.open(port);
  server.answer = ({ id }) => ({ type: 'done', id });
  expect(await answer).toEqual({ type: 'done', id: before?.id });
  expect(server.of('start')).toEqual([before]);
});

test('what is asked while the line is lost waits for it', async () => {
  const connection = connect();
  connection.watchLobby(() => undefined);
  await until(() => server.of('lobby').length === 1);
  const { port } = server;
  await server.close();
  await until(() => connection.state.value === 'lost');
  const answer = connection.ask({ type: 'start', match: 'aaaaaa' });
  server = await TestServer.open(port);
  server.answer = ({ id }) => ({ type: 'done', id });
  expect(await answer).toMatchObject({ type: 'done' });
});

test('an answered question is not asked again', async () => {
  const connection = connect();
  server.answer = ({ id }) => ({ type: 'done', id });
  await connection.ask({ type: 'start', match: 'aaaaaa' });
  server.cut();
  await connection.ask({ type: 'rise', match: 'aaaaaa' });
  expect(server.arrivals).toBe(2);
  expect(server.of('start')).toHaveLength(1);
});

test('a table is watched again from the position that was reached', async () => {
  const connection = connect();
  const told: TableMessage[] = [];
  server.answer = ({ id, from }) => (from === 0 ? shown(id, 3) : undefined);
  connection.watch('aaaaaa', reply => told.push(reply));
  await until(() => told.length === 1);
  server.say(news(3, 2));
  server.say({ ...news(7, 1), match: 'cccccc' });
  server.say({ type: 'said', match: 'aaaaaa', line: { id: 'x', at: 0, name: 'Anna', text: 'hello' } });
  await until(() => told.length === 3);
  server.cut();
  await until(() => server.of('watch').length === 2);
  expect(server.of('watch').map(({ from }) => from)).toEqual([0, 5]);
});

test('what comes after a part that is missing does not count as reached', async () => {
  const connection = connect();
  const told: TableMessage[] = [];
  server.answer = ({ id, from }) => (from === 0 ? shown(id, 3) : undefined);
  connection.watch('aaaaaa', reply => told.push(reply));
  await until(() => told.length === 1);
  server.say(news(4, 2));
  await until(() => told.length === 2);
  server.cut();
  await until(() => server.of('watch').length === 2);
  expect(server.of('watch').map(({ from }) => from)).toEqual([0, 3]);
});

test('two who watch one table are each shown all of it once, and the last to leave ends it', async () => {
  const connection = connect();
  const told: [string, string][] = [];
  server.answer = ({ id, type }) => (type === 'watch' ? shown(id, 1) : { type: 'done', id });
  const leave = connection.watch('aaaaaa', ({ type }) => told.push(['first', type]));
  const leaveToo = connection.watch('aaaaaa', ({ type }) => told.push(['second', type]));
  await until(() => told.length === 2);
  expect(told).toEqual([
    ['first', 'table'],
    ['second', 'table'],
  ]);
  leave();
  server.say(news(1, 1));
  await until(() => told.length === 3);
  expect(told[2]).toEqual(['second', 'news']);
  expect(server.of('unwatch')).toEqual([]);
  leaveToo();
  await until(() => server.of('unwatch').length === 1);
});

test('news that answer a question are told to who watches, and end the waiting', async () => {
  const connection = connect();
  const told: TableMessage[] = [];
  server.answer = ({ id, type }) => (type === 'watch' ? shown(id, 1) : { ...news(1, 1), id });
  connection.watch('aaaaaa', reply => told.push(reply));
  await until(() => told.length === 1);
  const answer = await connection.ask({ type: 'resign', match: 'aaaaaa', seat: 0, base: 1 });
  expect(answer).toMatchObject({ type: 'news', from: 1 });
  expect(told.map(({ type }) => type)).toEqual(['table', 'news']);
});

test('whoever watches a table that is none is told why', async () => {
  const connection = connect();
  server.answer = ({ id }) => ({ type: 'refused', id, code: 'no-such-table' });
  const reply = await new Promise<TableMessage>(resolve => connection.watch('aaaaaa', resolve));
  expect(reply).toMatchObject({ type: 'refused', code: 'no-such-table' });
});

test('lists come live, to late readers too, and again after a lost line', async () => {
  const connection = connect();
  const seen: number[] = [];
  server.answer = ({ id, type }) => (type === 'lobby' ? { type, id, tables: [] } : undefined);
  const leave = connection.watchLobby(tables => seen.push(tables.length));
  await until(() => seen.length === 1);
  const late: number[] = [];
  connection.watchLobby(tables => late.push(tables.length));
  expect(late).toEqual([0]);
  leave();
  server.cut();
  await until(() => late.length === 2);
  expect(seen).toEqual([0]);
});

const entry = (match: string, touched = 1) => ({ match, touched }) as LobbyEntry;

test('of a list that is followed only what is new has to come', async () => {
  const connection = connect();
  const seen: string[] = [];
  server.answer = ({ id, type }) =>
    type === 'lobby' ? { type, id, tables: [entry('aaaaaa'), entry('bbbbbb')], here: 2 } : undefined;
  const reader = (tables: readonly LobbyEntry[], here?: number) =>
    seen.push(`${here}: ${tables.map(({ match, touched }) => match + touched).join(' ')}`);
  connection.watchLobby(reader);
  await until(() => seen.length === 1);
  expect(server.of('lobby')[0]).toMatchObject({ watch: true, changes: true });
  server.say({ type: 'listed', list: 'mine', gone: ['aaaaaa'] });
  server.say({ type: 'listed', list: 'lobby', changed: [entry('cccccc'), entry('bbbbbb', 2)], gone: ['aaaaaa'] });
  server.say({ type: 'listed', list: 'lobby', here: 3 });
  await until(() => seen.length === 3);
  expect(seen).toEqual(['2: aaaaaa1 bbbbbb1', '2: cccccc1 bbbbbb2', '3: cccccc1 bbbbbb2']);
  // Whoever comes later sees the same.
  connection.watchLobby(reader);
  expect(seen.at(-1)).toBe('3: cccccc1 bbbbbb2');
});

test('an older server, which knows no changes, is asked for whole lists', async () => {
  const connection = connect();
  server.answer = ({ id, changes }) =>
    changes === undefined
      ? { type: 'lobby', id, tables: [entry('aaaaaa')] }
      : { type: 'refused', id, code: 'unreadable', what: 'changes' };
  const seen: number[] = [];
  connection.watchLobby(tables => seen.push(tables.length));
  await until(() => seen.length === 1);
  server.say({ type: 'lobby', tables: [] });
  await until(() => seen.length === 2);
  expect(seen).toEqual([1, 0]);
  expect(server.of('lobby')).toHaveLength(2);
});

test('a house that closes says when to come back, and is obeyed', async () => {
  const connection = connect({ backoff: { first: NEVER, most: NEVER } });
  server.answer = ({ id }) => ({ type: 'lobby', id, tables: [] });
  connection.watchLobby(() => undefined);
  await until(() => server.of('lobby').length === 1);
  await new Promise<void>(resolve => {
    connection.watchMine(() => resolve());
    server.say({ type: 'bye', again: 5 });
    server.say({ type: 'mine', tables: [] });
  });
  server.cut();
  await until(() => server.arrivals === 2);
});

test('a device that is nobody’s any more comes back as a stranger, and is sent everything from the beginning', async () => {
  const connection = connect();
  const left = vi.fn<() => void>();
  connection.whenLeft(left);
  server.answer = ({ type, id }) => (type === 'watch' ? shown(id, 7) : undefined);
  const seen: TableMessage[] = [];
  connection.watch('aaaaaa', message => seen.push(message));
  await until(() => seen.length === 1);
  server.say({ type: 'bye', again: 5, left: true });
  await until(() => left.mock.calls.length === 1);
  server.cut();
  await until(() => server.of('watch').length === 2);
  expect(server.of('watch').map(({ from }) => from)).toEqual([0, 0]);
});

test('comes back at once when the network does', async () => {
  const connection = connect({ backoff: { first: NEVER, most: NEVER } });
  connection.watchLobby(() => undefined);
  // A socket that has arrived may be cut before its first request is read.
  await until(() => server.of('lobby').length === 1);
  server.cut();
  await until(() => connection.state.value === 'lost');
  expect(server.arrivals).toBe(1);
  connection.check();
  await until(() => server.of('lobby').length === 2);
});

test('a line that no longer answers is lost; one that does is kept', async () => {
  // Time passes only where the test says so: on a busy machine an answer may take any time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const connection = connect({ heartbeat: 1000, timeout: 100 });
  server.answer = ({ id }) => ({ type: 'done', id });
  connection.watchLobby(() => undefined);
  for (let pings = 0; pings <= 3; pings++) {
    // Whoever has been answered waits for nothing but the next time to ask.
    await soon(
      () => connection.state.value === 'open' && server.of('ping').length === pings && vi.getTimerCount() === 1,
    );
    vi.advanceTimersByTime(1000);
  }
  expect(server.arrivals).toBe(1);
  await soon(() => server.of('ping').length === 4 && vi.getTimerCount() === 1);
  server.answer = () => undefined;
  vi.advanceTimersByTime(1099);
  expect(connection.state.value).toBe('open');
  vi.advanceTimersByTime(1);
  expect(connection.state.value).toBe('lost');
  vi.advanceTimersByTime(30);
  await soon(() => server.arrivals === 2);
});

test('who has become somebody else is told everything from the beginning', async () => {
  const connection = connect();
  server.answer = ({ id, type }) => (type === 'watch' ? shown(id, 4) : undefined);
  let told = 0;
  connection.watch('aaaaaa', () => told++);
  await until(() => told === 1);
  connection.reconnect();
  await until(() => told === 2);
  expect(server.of('watch').map(({ from }) => from)).toEqual([0, 0]);
  expect(server.arrivals).toBe(2);
});

test('who is sent away at the door comes again after longer and longer pauses', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const connection = connect({ backoff: { first: 5, most: 1000 } });
  server.answer = () => ({ type: 'refused', code: 'too-fast' });
  connection.watchLobby(() => undefined);
  for (let arrivals = 1; arrivals <= 3; arrivals++) {
    await until(() => server.of('lobby').length === arrivals);
    server.sendAway();
  }
  await until(() => server.arrivals === 4);
  const pauses = timers.mock.calls.flatMap(([, pause = 0]) => (pause >= 5 && pause < 1000 ? [pause] : []));
  timers.mockRestore();
  expect(pauses.some(pause => pause >= 20 && pause <= 30)).toBe(true);
});

test('a server of the version before says nothing of versions, and is used as ever', async () => {
  const connection = connect();
  server.answer = ({ id }) => ({ type: 'done', id });
  expect(await connection.ask({ type: 'start', match: 'aaaaaa' })).toMatchObject({ type: 'done' });
  expect(protocolGap.value).toBeUndefined();
});

test('a page that is too old for the server says so and does not try again', async () => {
  const connection = connect();
  const answered = vi.fn<() => void>();
  void connection.ask({ type: 'start', match: 'aaaaaa' }).then(answered);
  await until(() => server.of('start').length > 0);
  server.say({ type: 'hello', version: 9, oldest: 8 });
  await until(() => protocolGap.value === 'page');
  expect(connection.state.value).toBe('ended');
  connection.check();
  expect([server.arrivals, answered.mock.calls.length]).toEqual([1, 0]);
  protocolGap.value = undefined;
});

test('a page that is too new for the server waits until it has been updated', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const connection = connect({}, { version: 9, oldest: 8 });
  let version = 7;
  server.greeting = () => ({ type: 'hello', version, oldest: version - 1 });
  const answer = connection.ask({ type: 'start', match: 'aaaaaa' });
  await soon(() => protocolGap.value === 'server');
  expect(connection.state.value).toBe('lost');
  version = 8;
  server.answer = ({ id }) => ({ type: 'done', id });
  await vi.advanceTimersByTimeAsync(10_000);
  await soon(() => protocolGap.value === undefined);
  expect(await answer).toMatchObject({ type: 'done' });
});

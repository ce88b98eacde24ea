import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_WAIT } from '../../engine/testing/waiting.ts';
import { claimsIn, Device, PushService } from '../push/testing/service.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { carriedOut, forTwo, logOf, opened, someMove, stateOf } from './testing/desert.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: LONGEST_WAIT, interval: 10 });
const disk = freshFile();
let service: PushService;
let server: TestServer;

beforeEach(async () => {
  service = await PushService.open();
  server = await openTestServer(
    { file: disk.file },
    { push: { anywhere: true, contact: 'https://games.example.org' } },
  );
});

afterEach(async () => {
  await server.close();
  await service.close();
});

afterAll(() => disk.remove());

async function post(path: string, said: object, cookie = ''): Promise<{ status: number; code?: string }> {
  const response = await fetch(`${server.address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(said),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

async function houseKey(): Promise<string> {
  return ((await (await fetch(`${server.address}/api/bell`)).json()) as { key: string }).key;
}

interface Sat {
  readonly match: string;
  readonly anna: Visitor;
  readonly ben: Visitor;
  /** Who they are: the cookies of Anna, who begins, and of Ben. */
  readonly cookies: readonly [string, string];
}

/** A table for two that has begun; Anna, on the first seat, is to move. */
async function satDown(): Promise<Sat> {
  const cookies = [await introduce(server.address, 'Anna'), await introduce(server.address, 'Ben')] as const;
  const [anna, ben] = [await Visitor.come(server.address, cookies[0]), await Visitor.come(server.address, cookies[1])];
  const match = await opened(anna, forTwo);
  await anna.ask({ type: 'watch', match });
  await anna.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
  await ben.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
  return { match, anna, ben, cookies };
}

/** Anna hands the turn to Ben. */
async function takeTurn({ anna, match }: Sat): Promise<void> {
  const moves = [someMove(stateOf(anna, match))];
  const base = logOf(anna, match).length;
  expect(await anna.ask({ type: 'play', match, seat: 0, base, moves })).toMatchObject(carriedOut);
}

test('a device is told of the turn in a message that only it can read, signed by the server', async () => {
  const sat = await satDown();
  const device = new Device();
  const subscription = device.subscription(`${service.address}/to/anna`);
  expect(await post('bell', { match: sat.match, subscription }, sat.cookies[0])).toMatchObject({ ok: true });
  await sat.anna.ask({ type: 'start', match: sat.match });
  await until(() => service.delivered.length === 1);
  const [delivered] = service.delivered;
  expect(delivered).toMatchObject({
    path: '/to/anna',
    headers: { ttl: '86400', topic: sat.match, 'content-encoding': 'aes128gcm' },
  });
  expect(JSON.parse(device.read(delivered.body))).toEqual({ match: sat.match, game: 'durch-die-wueste' });
  expect(claimsIn(delivered, await houseKey())).toMatchObject({
    aud: service.address,
    sub: 'https://games.example.org',
  });
  expect(() => new Device().read(delivered.body)).toThrow('unable to authenticate');
  expect(server.errors).toEqual([]);
});

test('only the person whose turn it is is notified, once for each turn, and not after unsubscribing', async () => {
  const sat = await satDown();
  const [anna, ben] = [new Device(), new Device()];
  const endpoint = `${service.address}/to/ben`;
  await post('bell', { match: sat.match, subscription: ben.subscription(endpoint) }, sat.cookies[1]);
  await post(
    'bell',
    { match: sat.match, subscription: anna.subscription(`${service.address}/to/anna`) },
    sat.cookies[0],
  );
  await sat.anna.ask({ type: 'start', match: sat.match });
  await until(() => service.delivered.length === 1);
  await takeTurn(sat);
  await until(() => service.delivered.length === 2);
  expect(service.delivered.map(({ path }) => path)).toEqual(['/to/anna', '/to/ben']);
  expect(await post('bell/off', { match: sat.match, endpoint }, sat.cookies[1])).toMatchObject({ ok: true });
  expect(await server.service.store.subscriptionsOf(sat.match, await personOf(sat.match, 1))).toEqual([]);
});

async function personOf(match: string, seat: number): Promise<string> {
  const { document } = (await server.service.store.load(match))!;
  return (JSON.parse(document) as { chairs: { person: string }[] }).chairs[seat].person;
}

test('a device that is gone is forgotten; a service that fails is not', async () => {
  const sat = await satDown();
  await post('bell', { match: sat.match, subscription: new Device().subscription(service.address) }, sat.cookies[0]);
  const anna = await personOf(sat.match, 0);
  service.status = 500;
  await server.service.notifier.notifyTurn({ match: sat.match, game: 'durch-die-wueste', person: anna });
  await server.service.notifier.settled();
  expect(await server.service.store.subscriptionsOf(sat.match, anna)).toHaveLength(1);
  expect(server.errors).toEqual([new Error('a push service answered 500')]);
  service.status = 410;
  await server.service.notifier.notifyTurn({ match: sat.match, game: 'durch-die-wueste', person: anna });
  await server.service.notifier.settled();
  expect(await server.service.store.subscriptionsOf(sat.match, anna)).toEqual([]);
  expect(server.errors).toHaveLength(1);
});

test('a device whose key is none is refused, and one that an earlier version took is forgotten', async () => {
  const sat = await satDown();
  const endpoint = `${service.address}/to/anna`;
  const subscription = { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };
  expect(await post('bell', { match: sat.match, subscription }, sat.cookies[0])).toMatchObject({ status: 400 });
  const person = await personOf(sat.match, 0);
  const { store } = server.service;
  await store.addSubscription({ match: sat.match, person, endpoint, subscription: JSON.stringify(subscription) });
  await sat.anna.ask({ type: 'start', match: sat.match });
  await expect.poll(() => store.subscriptionsOf(sat.match, person)).toEqual([]);
  expect(server.errors).toEqual([]);
});

test('subscriptions are for those who sit there, on a few devices, and end with the match', async () => {
  const sat = await satDown();
  const at = (name: string) => new Device().subscription(`${service.address}/${name}`);
  const stranger = await introduce(server.address, 'Carl');
  const { match } = sat;
  expect(await post('bell', { match, subscription: at('x') })).toMatchObject({ status: 401, code: 'nobody' });
  expect(await post('bell', { match, subscription: at('x') }, stranger)).toMatchObject({ code: 'not-seated' });
  expect(await post('bell', { match: 'nosuchtable', subscription: at('x') }, stranger)).toMatchObject({
    code: 'not-seated',
  });
  expect(await post('bell', { match, subscription: { endpoint: 'x' } }, stranger)).toMatchObject({ status: 400 });
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    expect(await post('bell', { match, subscription: at(name) }, sat.cookies[0])).toMatchObject({ ok: true });
  expect(await post('bell', { match, subscription: at('f') }, sat.cookies[0])).toMatchObject({ code: 'too-many' });
  const anna = await personOf(match, 0);
  await server.service.notifier.forgetMatch(match, [anna]);
  expect(await server.service.store.subscriptionsOf(match, anna)).toEqual([]);
});

test('the keys of the server stay the same', async () => {
  const before = await houseKey();
  await server.close();
  server = await openTestServer({ file: disk.file });
  expect(await houseKey()).toBe(before);
});

test('a server that is not being tested calls push services only', async () => {
  const sat = await satDown();
  await server.close();
  server = await openTestServer({ file: disk.file });
  const subscription = new Device().subscription(`${service.address}/inside`);
  expect(await post('bell', { match: sat.match, subscription }, sat.cookies[0])).toMatchObject({ code: 'endpoint' });
});

test('a device that was signed out is told of no turn any more', async () => {
  const sat = await satDown();
  const { code } = (await post('transfer', {}, sat.cookies[1])) as unknown as { code: string };
  const redeemed = await fetch(`${server.address}/api/redeem`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const lost = redeemed.headers.getSetCookie()[0].split(';')[0];
  for (const [cookie, path] of [
    [sat.cookies[1], 'kept'],
    [lost, 'lost'],
  ]) {
    const subscription = new Device().subscription(`${service.address}/to/${path}`);
    expect(await post('bell', { match: sat.match, subscription }, cookie)).toMatchObject({ ok: true });
  }
  expect(await post('devices/end', { others: true }, sat.cookies[1])).toMatchObject({ ended: 1 });
  await sat.anna.ask({ type: 'start', match: sat.match });
  await takeTurn(sat);
  await until(() => service.delivered.length > 0);
  await server.service.notifier.settled();
  expect(service.delivered.map(({ path }) => path)).toEqual(['/to/kept']);
});

import { afterAll, expect, test } from 'vitest';
import { freshFile } from '../store/testing/fresh-file.ts';
import { forTwo, opened } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const { file, remove } = freshFile();
let late = 0;
const server = await openTestServer({ file }, { now: () => Date.now() + late });
afterAll(async () => {
  await server.close();
  remove();
});

function asks(path: string, cookie: string, said: object = {}): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json' };
  return fetch(`${server.address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(said) });
}

/** Another device of the same person. */
async function deviceFor(cookie: string): Promise<string> {
  const { code } = (await (await asks('transfer', cookie)).json()) as { code: string };
  return (await asks('redeem', '', { code })).headers.getSetCookie()[0].split(';')[0];
}

interface Device {
  readonly id: string;
  readonly label?: string;
  readonly since: number;
  readonly seen: number;
  readonly here?: true;
}

async function devicesOf(cookie: string): Promise<readonly Device[]> {
  const response = await fetch(`${server.address}/api/devices`, { headers: { cookie } });
  return ((await response.json()) as { devices: readonly Device[] }).devices;
}

async function nameOf(cookie: string): Promise<string | undefined> {
  const response = await fetch(`${server.address}/api/me`, { headers: { cookie } });
  return response.status === 204 ? undefined : ((await response.json()) as { name: string }).name;
}

test('after leaving, the cookie is nobody’s, copies of it included; other devices stay', async () => {
  const cookie = await introduce(server.address, 'Anna');
  const { code } = (await (await asks('transfer', cookie)).json()) as { code: string };
  const redeemed = await asks('redeem', '', { code });
  const other = redeemed.headers.getSetCookie()[0].split(';')[0];
  expect([await nameOf(cookie), await nameOf(other)]).toEqual(['Anna', 'Anna']);
  expect((await asks('leave', cookie)).headers.getSetCookie()[0]).toContain('Max-Age=0');
  expect([await nameOf(cookie), await nameOf(other)]).toEqual([undefined, 'Anna']);
  expect((await asks('leave', '')).status).toBe(200);
});

test('people who come back stay known: their cookie is given for another year', async () => {
  const cookie = await introduce(server.address, 'Anna');
  const given = async (shown: string) => {
    const response = await fetch(`${server.address}/api/me`, { headers: { cookie: shown } });
    return response.headers.getSetCookie();
  };
  expect(await given(cookie)).toEqual([`${cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000`]);
  expect([await given(''), await given(`${cookie}x`)]).toEqual([[], []]);
  await asks('leave', cookie);
  expect(await given(cookie)).toEqual([]);
});

test('leaving ends the sockets of that device, also those opened with a copy of the cookie', async () => {
  const cookie = await introduce(server.address, 'Anna');
  const other = await deviceFor(cookie);
  const copies = [await Visitor.come(server.address, cookie), await Visitor.come(server.address, cookie)];
  const elsewhere = await Visitor.come(server.address, other);
  const match = await opened(copies[0]);
  for (const copy of [...copies, elsewhere]) await copy.ask({ type: 'watch', match });
  await asks('leave', cookie);
  for (const copy of copies) {
    expect(await copy.next('bye')).toMatchObject({ left: true });
    await expect.poll(() => copy.gone).toBe(true);
  }
  expect(await elsewhere.ask({ type: 'sit', match, seat: 0, nonce: nonce() })).toMatchObject({ type: 'done' });
  const stranger = await Visitor.come(server.address, cookie);
  expect(await stranger.ask({ type: 'say', match, text: 'hello' })).toMatchObject({ code: 'nobody' });
  for (const visitor of [elsewhere, stranger]) visitor.close();
});

test('what was asked in the moment of leaving is not carried out any more', async () => {
  const cookie = await introduce(server.address, 'Anna');
  const anna = await Visitor.come(server.address, cookie);
  await anna.ask({ type: 'ping' });
  const left = asks('leave', cookie);
  for (let i = 0; i < 30; i++) anna.send(JSON.stringify({ ...forTwo, listed: false, id: `open${i}` }));
  await left;
  await expect.poll(() => anna.gone).toBe(true);
  const known = server.service.people;
  expect(await known.known({ secret: cookie.split('=')[1] })).toBeUndefined();
  const after = anna.replies.findIndex(({ type }) => type === 'bye');
  expect(after).toBeGreaterThanOrEqual(0);
  expect(anna.replies.slice(after).filter(({ type }) => type === 'done')).toEqual([]);
});

test('a person sees their devices, and ends one of them or all others', async () => {
  const cookie = await introduce(server.address, 'Anna');
  const [tablet, phone] = [await deviceFor(cookie), await deviceFor(cookie)];
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0';
  await fetch(`${server.address}/api/me`, { headers: { cookie: tablet, 'user-agent': agent } });
  const devices = await devicesOf(cookie);
  expect(devices).toHaveLength(3);
  expect(devices.filter(({ here }) => here)).toHaveLength(1);
  const [named] = devices.filter(({ label }) => label === 'Firefox · Linux');
  expect(named).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{16}$/), since: expect.any(Number) });
  const open = await Visitor.come(server.address, tablet);
  await open.ask({ type: 'ping' });
  expect(await (await asks('devices/end', cookie, { device: named.id })).json()).toEqual({ ended: 1 });
  expect(await open.next('bye')).toMatchObject({ left: true });
  expect([await nameOf(cookie), await nameOf(tablet), await nameOf(phone)]).toEqual(['Anna', undefined, 'Anna']);
  expect(await (await asks('devices/end', cookie, { others: true })).json()).toEqual({ ended: 1 });
  expect([await nameOf(cookie), await nameOf(phone)]).toEqual(['Anna', undefined]);
  expect(await devicesOf(cookie)).toMatchObject([{ here: true }]);
});

test('a browser that says each time that it is another one is not written down each time', async () => {
  const cookie = await introduce(server.address, 'Anna');
  const { store } = server.service;
  const { setVisited } = store;
  let written = 0;
  store.setVisited = (...visit) => {
    written++;
    return setVisited.apply(store, visit);
  };
  const comesAs = (browser: string) =>
    fetch(`${server.address}/api/me`, { headers: { cookie, 'user-agent': `Mozilla/5.0 (X11; Linux) ${browser}` } });
  for (let i = 0; i < 5; i++) for (const browser of ['Firefox/115.0', 'Chrome/111.0']) await comesAs(browser);
  expect(written).toBe(1);
  late += 61_000;
  await comesAs('Chrome/111.0');
  expect(written).toBe(2);
  expect(await devicesOf(cookie)).toMatchObject([{ label: expect.stringContaining('Chrome') }]);
  store.setVisited = setVisited;
});

test('all others are all others, however many somebody has made, and a code does not bring one back', async () => {
  const cookie = await introduce(server.address, 'Anna');
  const { people, store } = server.service;
  const anna = (await people.known({ secret: cookie.split('=')[1] }))!;
  for (let i = 0; i < 54; i++) await store.addDevice(anna.id, { secret: `other${i}`, since: 0, guarded: false });
  const other = await deviceFor(cookie);
  const { code } = (await (await asks('transfer', other)).json()) as { code: string };
  expect(await (await asks('devices/end', cookie, { others: true })).json()).toEqual({ ended: 55 });
  expect((await asks('redeem', '', { code })).status).toBe(404);
  expect([await nameOf(cookie), await nameOf(other)]).toEqual(['Anna', undefined]);
  expect(await store.devicesOf(anna.id, 99)).toHaveLength(1);
});

test('nobody ends a device of somebody else, and a stranger has none', async () => {
  const [anna, ben] = [await introduce(server.address, 'Anna'), await introduce(server.address, 'Ben')];
  const [{ id }] = await devicesOf(ben);
  expect(await (await asks('devices/end', anna, { device: id })).json()).toEqual({ ended: 0 });
  expect(await nameOf(ben)).toBe('Ben');
  expect((await asks('devices/end', '', { device: id })).status).toBe(401);
  expect((await asks('devices/end', anna, {})).status).toBe(400);
  expect((await fetch(`${server.address}/api/devices`)).status).toBe(401);
});

test('a secret ends on the server too: a year after the last visit it is nobody’s', async () => {
  const [often, rarely] = [await introduce(server.address, 'Often'), await introduce(server.address, 'Rarely')];
  const day = 24 * 3600_000;
  late = 300 * day;
  expect(await nameOf(often)).toBe('Often');
  late = 366 * day;
  expect([await nameOf(often), await nameOf(rarely)]).toEqual(['Often', undefined]);
  late = 0;
});

test('who is known stays known where a visit can’t be written down', async () => {
  const cookie = await introduce(server.address, 'Anna');
  const { store } = server.service;
  const { setVisited } = store;
  store.setVisited = () => Promise.reject(new Error('no room'));
  late = 2 * 24 * 3600_000;
  expect(await nameOf(cookie)).toBe('Anna');
  expect(server.errors.map(String)).toEqual(['Error: no room']);
  store.setVisited = setVisited;
  late = 0;
});

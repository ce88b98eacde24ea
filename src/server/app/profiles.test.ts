import { afterAll, expect, test } from 'vitest';
import type { PublicProfile } from '../../protocol/replies.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { carriedOut, forTwo, logOf, opened } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const { file, remove } = freshFile();
const server = await openTestServer({ file });
const { address } = server;
afterAll(async () => {
  await server.close();
  remove();
});

interface Member {
  readonly visitor: Visitor;
  readonly cookie: string;
}

const post = (path: string, cookie: string, body: object) =>
  fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function member(name: string): Promise<Member> {
  const cookie = await introduce(address, name);
  expect((await post('account', cookie, { name })).status).toBe(200);
  return { visitor: await Visitor.come(address, cookie), cookie };
}

async function publish(cookie: string): Promise<string> {
  const answer = await post('profile', cookie, { open: true });
  return ((await answer.json()) as { address: string }).address;
}

const read = (page: string) => fetch(`${address}/api/profiles?address=${page}`);

/** The first wins by the other's resignation. */
async function played(one: Member, other: Member, more: object): Promise<string> {
  const match = await opened(one.visitor, { ...forTwo, ...more });
  for (const [seat, { visitor }] of [one, other].entries()) {
    await visitor.ask({ type: 'watch', match });
    const consent = 'rated' in more ? { rated: true } : {};
    expect(await visitor.ask({ type: 'sit', match, seat, nonce: nonce(), ...consent })).toMatchObject({ type: 'done' });
  }
  expect(await one.visitor.ask({ type: 'start', match })).toMatchObject({ type: 'done' });
  await other.visitor.ask({ type: 'watch', match });
  const base = logOf(other.visitor, match).length;
  expect(await other.visitor.ask({ type: 'resign', match, seat: 1, base })).toMatchObject(carriedOut);
  return match;
}

test('a page tells its public matches and ratings, and of others not even the names', async () => {
  const paula = await member('Paula');
  const quint = await member('Quint');
  const open = await played(paula, quint, { listed: true });
  const hidden = await played(paula, quint, { listed: false });
  await played(paula, quint, { listed: false, rated: true });
  const page = await publish(paula.cookie);
  const answer = await read(page);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const profile = JSON.parse(text) as PublicProfile;
  expect(profile).toMatchObject({ name: 'Paula', since: expect.any(Number) });
  expect(profile.matches.map(({ match, seat, game }) => [match, seat, game])).toEqual([[open, 0, 'durch-die-wueste']]);
  expect(profile.matches[0].standing).toMatchObject({ winners: [0], resigned: [1] });
  expect(profile.ratings).toMatchObject([{ game: 'durch-die-wueste', seats: 2, settled: false }]);
  expect(text).not.toContain(hidden);
  expect(text).not.toContain('Quint');
  const list = (await (await fetch(`${address}/api/ratings?game=durch-die-wueste&seats=2`)).json()) as object;
  expect(list).toMatchObject({ list: [{ name: 'Paula', profile: page }, { name: 'Quint' }] });
  expect(JSON.stringify(list).match(/"profile"/g)).toHaveLength(1);
});

test('nothing is told of whoever wants no page, has taken it back, or never was: all three answers are the same', async () => {
  const rosa = await member('Rosa');
  const before = await (await fetch(`${address}/api/profile`, { headers: { cookie: rosa.cookie } })).json();
  expect(before).toEqual({});
  const page = await publish(rosa.cookie);
  expect(page).toMatch(/^[a-z0-9]{16}$/);
  expect(await publish(rosa.cookie)).toBe(page);
  expect((await read(page)).status).toBe(200);
  expect((await post('profile', rosa.cookie, { open: false })).status).toBe(200);
  const answers = await Promise.all(
    [page, 'aaaabbbbccccdddd', 'Rosa', ''].map(async each => (await read(each)).text()),
  );
  expect(new Set(answers).size).toBe(1);
  expect((await read(page)).status).toBe(404);
  // Whoever makes one again has another address: who had the old one is not led there.
  expect(await publish(rosa.cookie)).not.toBe(page);
});

test('a page is for those with an account, and for nobody who is banned', async () => {
  const guest = await introduce(address, 'Gast');
  expect((await post('profile', guest, { open: true })).status).toBe(403);
  expect((await post('profile', '', { open: true })).status).toBe(401);
  const sina = await member('Sina');
  expect((await post('profile', sina.cookie, { open: 'yes' })).status).toBe(400);
  const page = await publish(sina.cookie);
  const { store, measures } = server.service;
  const person = await store.accounts.personAt(page);
  await measures.set(person!.id, 'ban', 'cheating');
  expect((await read(page)).status).toBe(404);
});

test('a page goes with its person', async () => {
  const tore = await member('Tore');
  const page = await publish(tore.cookie);
  const erased = await post('me/erase', tore.cookie, { name: 'Tore' });
  expect(erased.status).toBe(200);
  expect((await read(page)).status).toBe(404);
});

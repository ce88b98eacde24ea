import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenedStudy } from '../../protocol/studies.ts';
import { emptyDatabase } from '../store/testing/empty-database.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';
import { introduce, Visitor } from './testing/visitor.ts';

const { file, remove } = freshFile();
/** For each store where people work and where others look on: the same process, or another one that shares the database. */
let houses: Readonly<Record<'SQLite' | 'PostgreSQL', readonly [TestServer, TestServer]>>;

beforeAll(async () => {
  const address = await emptyDatabase();
  const one = await openTestServer({ file });
  houses = { SQLite: [one, one], PostgreSQL: [await openTestServer({ address }), await openTestServer({ address })] };
});

afterAll(async () => {
  await Promise.all([...new Set(Object.values(houses).flat())].map(house => house.close()));
  remove();
});

async function post(address: string, cookie: string, path: string, body: object): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json' };
  return fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function member(address: string, name: string): Promise<string> {
  const cookie = await introduce(address, name);
  expect((await post(address, cookie, 'account', { name })).status).toBe(200);
  return cookie;
}

const water = { name: 'Water', game: 'nomadi', text: '{"study":1}' };

async function saved(address: string, cookie: string, body: object = water): Promise<{ id: string; touched: number }> {
  const answer = await post(address, cookie, 'studies', body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string; touched: number };
}

async function open(address: string, study: string, cookie = ''): Promise<OpenedStudy | undefined> {
  const answer = await fetch(`${address}/api/studies/open?study=${study}`, { headers: { cookie } });
  return answer.ok ? ((await answer.json()) as OpenedStudy) : undefined;
}

const stores = ['SQLite', 'PostgreSQL'] as const;

test.each(stores)(
  '%s: a study is saved to an account, listed, changed, opened by its address, and deleted',
  async name => {
    const [{ address }, { address: elsewhere }] = houses[name];
    const anna = await member(address, 'Anna');
    const ben = await member(address, 'Ben');
    const guest = await introduce(address, 'Cora');
    expect((await post(address, guest, 'studies', water)).status).toBe(401);
    const { id } = await saved(address, anna);
    expect(
      await saved(address, anna, { ...water, study: id, name: 'Well', text: '{"study":1,"more":1}' }),
    ).toMatchObject({ id });
    expect((await post(address, ben, 'studies', { ...water, study: id })).status).toBe(409);
    const list = await fetch(`${elsewhere}/api/studies`, { headers: { cookie: anna } });
    expect(await list.json()).toMatchObject({ studies: [{ id, name: 'Well', game: 'nomadi' }] });
    expect(await open(elsewhere, id, anna)).toMatchObject({ own: true, by: 'Anna', text: '{"study":1,"more":1}' });
    expect(await open(elsewhere, id)).toMatchObject({ by: 'Anna', name: 'Well' });
    expect((await open(elsewhere, id))?.own).toBeUndefined();
    expect((await post(address, ben, 'studies/drop', { study: id })).status).toBe(404);
    expect((await post(address, anna, 'studies/drop', { study: id })).status).toBe(200);
    expect(await open(address, id)).toBeUndefined();
  },
);

test('an account holds a hundred studies, and none that is too large or of no game', async () => {
  const [{ address }] = houses.SQLite;
  const dora = await member(address, 'Dora');
  for (const wrong of [
    { ...water, text: 'x' },
    { ...water, game: 'chess' },
    { ...water, name: 'x'.repeat(61) },
  ])
    expect((await post(address, dora, 'studies', wrong)).status).toBe(400);
  expect((await post(address, dora, 'studies', { ...water, text: `{"study":${'1'.repeat(140_000)}` })).status).toBe(
    400,
  );
  expect((await post(address, dora, 'studies', { ...water, text: `{"study":${'1'.repeat(300_000)}` })).status).toBe(
    413,
  );
  const first = await saved(address, dora);
  await Promise.all(Array.from({ length: 99 }, () => saved(address, dora)));
  expect((await post(address, dora, 'studies', water)).status).toBe(409);
  // What is there can still be changed.
  expect(await saved(address, dora, { ...water, study: first.id })).toMatchObject({ id: first.id });
});

test.each(stores)('%s: whoever follows a study is told where its owner is, also if they come later', async name => {
  const [{ address }, { address: elsewhere }] = houses[name];
  const emil = await member(address, 'Emil');
  const { id: study, touched } = await saved(address, emil);
  const shower = await Visitor.come(address, emil);
  const early = await Visitor.come(elsewhere);
  expect(await early.ask({ type: 'follow', study, on: true })).toMatchObject({ type: 'done' });
  expect(await shower.ask({ type: 'show', study, at: 3 })).toMatchObject({ type: 'done' });
  expect(await early.next('shown')).toEqual({ type: 'shown', study, at: 3, touched });
  const late = await Visitor.come(elsewhere);
  await late.ask({ type: 'follow', study, on: true });
  expect(await late.next('shown')).toMatchObject({ at: 3 });
  const again = await saved(address, emil, { ...water, study });
  expect(await early.next('shown', shown => shown.touched === again.touched)).toMatchObject({ at: 3 });

  // Who has left hears nothing more.
  expect(await early.ask({ type: 'follow', study, on: false })).toMatchObject({ type: 'done' });
  await shower.ask({ type: 'show', study, at: 5 });
  await late.next('shown', ({ at }) => at === 5);
  expect(early.replies.some(reply => reply.type === 'shown' && reply.at === 5)).toBe(false);
});

test('nobody shows what is not theirs, and what is not there is not followed', async () => {
  const [{ address, errors }] = houses.SQLite;
  const fritz = await member(address, 'Fritz');
  const { id: study } = await saved(address, fritz);
  const gerda = await Visitor.come(address, await member(address, 'Gerda'));
  expect(await gerda.ask({ type: 'show', study, at: 1 })).toMatchObject({ type: 'refused', code: 'not-host' });
  const stranger = await Visitor.come(address);
  expect(await stranger.ask({ type: 'show', study, at: 1 })).toMatchObject({ type: 'refused', code: 'nobody' });
  const nowhere = { type: 'follow', study: 'nowhere0', on: true };
  expect(await stranger.ask(nowhere)).toMatchObject({ type: 'refused', code: 'no-such-table' });
  expect(errors).toEqual([]);
});

import { afterAll, expect, test } from 'vitest';
import type { Acquaintance } from '../../protocol/acquaintances.ts';
import type { TableSnapshot } from '../../protocol/replies.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { forTwo, opened } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { enterAll, follow, openEvent, player, tablesOf, untilEvent } from './testing/tournament.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const { file, remove } = freshFile();
const server = await openTestServer({ file }, { env: { ADDRESS_POSTS_PER_MINUTE: '0' } });
afterAll(async () => {
  await server.close();
  remove();
});

interface Somebody {
  readonly cookie: string;
  readonly visitor: Visitor;
}

async function come(name: string): Promise<Somebody> {
  const cookie = await introduce(server.address, name);
  return { cookie, visitor: await Visitor.come(server.address, cookie) };
}

async function ask(path: string, cookie: string, said?: object): Promise<{ status: number; body: unknown }> {
  const headers = { cookie, 'content-type': 'application/json' };
  const post = said && { method: 'POST', body: JSON.stringify(said) };
  const response = await fetch(`${server.address}/api/${path}`, { headers, ...post });
  return { status: response.status, body: await response.json() };
}

async function peopleOf({ cookie }: Somebody): Promise<readonly Acquaintance[]> {
  return ((await ask('people', cookie)).body as { people: Acquaintance[] }).people;
}

const sit = ({ visitor }: Somebody, match: string, seat: number) =>
  visitor.ask({ type: 'sit', match, seat, nonce: nonce() });
const watch = ({ visitor }: Somebody, match: string) => visitor.ask({ type: 'watch', match });
const forThree = { ...forTwo, chairs: [{ for: 'me' }, { for: 'anybody' }, { for: 'anybody' }] };

test('those one sat with are found, and by nothing that would tell others who they are', async () => {
  const [anna, ben, cleo] = [await come('Anna'), await come('Ben'), await come('Cleo')];
  expect(await peopleOf(anna)).toEqual([]);
  const match = await opened(anna.visitor);
  await sit(anna, match, 0);
  await sit(ben, match, 1);
  expect(await peopleOf(anna)).toMatchObject([{ name: 'Ben', games: 0 }]);
  await anna.visitor.ask({ type: 'start', match });
  const [met] = await peopleOf(anna);
  expect(met).toMatchObject({ name: 'Ben', games: 1, last: expect.any(Number) });
  const [back] = await peopleOf(ben);
  expect(back).toMatchObject({ name: 'Anna' });
  // The mark of one reader is worth nothing to another.
  expect(await ask('people/tie', cleo.cookie, { who: { mark: met.mark }, tie: 'block' })).toMatchObject({
    status: 404,
  });
  expect(await ask('people/tie', anna.cookie, { who: { match, seat: 0 }, tie: 'block' })).toMatchObject({
    status: 404,
  });
  expect(await ask('people/tie', '', { who: { mark: met.mark }, tie: 'block' })).toMatchObject({ status: 401 });
  expect(await ask('people', '')).toMatchObject({ status: 401 });
  expect(await ask('people/tie', anna.cookie, { who: { mark: met.mark }, tie: 'hate' })).toMatchObject({ status: 400 });
});

test('somebody who is blocked can’t sit down, watch or speak there any more; others can', async () => {
  const [anna, ben, cleo] = [await come('Anna'), await come('Ben'), await come('Cleo')];
  const first = await opened(anna.visitor, forThree);
  await sit(ben, first, 1);
  expect(await ask('people/tie', anna.cookie, { who: { match: first, seat: 1 }, tie: 'block' })).toMatchObject({
    status: 200,
  });
  const match = await opened(anna.visitor, forThree);
  await anna.visitor.ask({ type: 'floor', match, open: true });
  expect(await sit(ben, match, 1)).toMatchObject({ type: 'refused', code: 'closed' });
  expect(await watch(ben, match)).toMatchObject({ type: 'refused', code: 'closed' });
  expect(await ben.visitor.ask({ type: 'say', match, text: 'let me in' })).toMatchObject({ code: 'not-seated' });
  expect(await watch(cleo, match)).toMatchObject({ type: 'table' });
  // Nor where she only sits.
  const cleos = await opened(cleo.visitor, forThree);
  await sit(anna, cleos, 1);
  expect(await watch(ben, cleos)).toMatchObject({ code: 'closed' });
  expect(await sit(ben, cleos, 2)).toMatchObject({ code: 'closed' });
  // Where he sits already he stays.
  expect(await watch(ben, first)).toMatchObject({ type: 'table' });
  const [tied] = (await peopleOf(anna)).filter(({ tie }) => tie === 'block');
  expect(tied).toMatchObject({ name: 'Ben' });
  expect(await ask('people/tie', anna.cookie, { who: { mark: tied.mark } })).toMatchObject({ status: 200 });
  expect(await sit(ben, match, 1)).toMatchObject({ type: 'done' });
});

test('what somebody says who is muted is hidden from one person, and from nobody else', async () => {
  const [anna, ben, cleo] = [await come('Anna'), await come('Ben'), await come('Cleo')];
  const match = await opened(anna.visitor, forThree);
  for (const [seat, somebody] of [anna, ben, cleo].entries()) {
    await sit(somebody, match, seat);
    await watch(somebody, match);
  }
  await ben.visitor.ask({ type: 'say', match, text: 'rude' });
  const { line } = await anna.visitor.next('said', said => said.line.text === 'rude');
  await ask('people/tie', anna.cookie, { who: { match, line: line.id }, tie: 'mute' });
  const again = (await watch(anna, match)) as TableSnapshot;
  expect(again.chat).toEqual([]);
  await ben.visitor.ask({ type: 'say', match, text: 'ruder' });
  await cleo.visitor.ask({ type: 'say', match, text: 'hello' });
  await cleo.visitor.next('said', said => said.line.text === 'ruder');
  await anna.visitor.next('said', said => said.line.text === 'hello');
  expect(anna.visitor.replies.filter(reply => reply.type === 'said' && reply.line.text === 'ruder')).toEqual([]);
  expect(((await watch(cleo, match)) as TableSnapshot).chat?.map(({ text }) => text)).toEqual([
    'rude',
    'ruder',
    'hello',
  ]);
});

test('to block somebody again and again tells nobody anything, and who knows too many can still think better of one', async () => {
  const [anna, ben] = [await come('Anna'), await come('Ben')];
  const match = await opened(anna.visitor, forThree);
  await sit(ben, match, 1);
  const who = { match, seat: 1 };
  const told: string[] = [];
  server.service.ties.blocked.subscribe(person => told.push(person));
  for (const tie of ['block', 'block', 'mute', 'mute', 'block'])
    expect(await ask('people/tie', anna.cookie, { who, tie })).toMatchObject({ status: 200 });
  expect(told).toHaveLength(2);
  const { people, store } = server.service;
  const known = (await people.known({ secret: anna.cookie.split('=')[1] }))!;
  for (let i = 0; i < 99; i++) await store.ties.setTie(known.id, `other ${i}`, 'mute', i);
  await sit(await come('Cleo'), match, 2);
  expect(await ask('people/tie', anna.cookie, { who: { match, seat: 2 }, tie: 'mute' })).toMatchObject({ status: 404 });
  expect(await ask('people/tie', anna.cookie, { who, tie: 'mute' })).toMatchObject({ status: 200 });
});

test('in an event those of whom one has blocked the other are not paired', async () => {
  const all = await Promise.all(['Gina', 'Hal', 'Ida', 'Jo', 'Kay', 'Lea'].map(name => player(server.address, name)));
  const [gina, ...others] = all;
  const anybody = { for: 'anybody' };
  const wishes = { ...forTwo, chairs: [{ for: 'me' }, anybody, anybody, anybody, anybody] };
  const match = await opened(gina.visitor, wishes);
  const event = await openEvent(gina);
  for (const [i, other] of others.slice(0, 4).entries()) {
    await sit(other, match, i + 1);
    await ask('people/tie', gina.cookie, { who: { match, seat: i + 1 }, tie: 'block' });
  }
  await enterAll(event, all);
  await follow(gina, event);
  await gina.visitor.ask({ type: 'event-begin', event });
  const begun = await untilEvent(gina, event, ({ rounds }) => rounds === 1);
  const own = tablesOf(begun, all).find(({ sitters }) => sitters.includes(gina));
  expect(own?.sitters.map(({ name }) => name).sort()).toEqual(['Gina', 'Lea']);
});

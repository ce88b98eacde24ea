import { afterAll, expect, test } from 'vitest';
import type { Acquaintance } from '../../protocol/acquaintances.ts';
import type { TableInvitation } from '../../protocol/invitations.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { forTwo, opened } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const { file, remove } = freshFile();
const server = await openTestServer({ file }, { env: { ADDRESS_POSTS_PER_MINUTE: '0', INVITATIONS_PER_HOUR: '6' } });
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

async function ask(path: string, { cookie }: Pick<Somebody, 'cookie'>, said?: object) {
  const headers = { cookie, 'content-type': 'application/json' };
  const post = said && { method: 'POST', body: JSON.stringify(said) };
  const response = await fetch(`${server.address}/api/${path}`, { headers, ...post });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** Two who have sat at a table together, and the mark by which the first knows the second. */
async function acquainted(names: readonly [string, string]) {
  const [anna, ben] = [await come(names[0]), await come(names[1])];
  const match = await opened(anna.visitor);
  for (const [seat, { visitor }] of [anna, ben].entries())
    await visitor.ask({ type: 'sit', match, seat, nonce: nonce() });
  const markOf = async (from: Somebody, name: string) => {
    const { people } = (await ask('people', from)).body as { people: Acquaintance[] };
    return people.find(person => person.name === name)?.mark ?? '';
  };
  return { anna, ben, markOf, mark: await markOf(anna, names[1]) };
}

const privately = { ...forTwo, listed: false };

async function invitationsOf(somebody: Somebody): Promise<readonly TableInvitation[]> {
  return ((await ask('invitations', somebody)).body as { invitations: TableInvitation[] }).invitations;
}

test('somebody who was met before is invited, is told at once, and declines without a word', async () => {
  const { anna, ben, mark } = await acquainted(['Anna', 'Ben']);
  const match = await opened(anna.visitor, privately);
  await anna.visitor.ask({ type: 'watch', match });
  expect(await ask('invitations', anna, { match, mark })).toMatchObject({ status: 200 });
  await ben.visitor.next('invited');
  expect(await invitationsOf(ben)).toMatchObject([{ name: 'Anna', table: { match, game: 'durch-die-wueste' } }]);
  expect(await invitationsOf(anna)).toEqual([]);
  const heard = anna.visitor.replies.length;
  expect(await ask('invitations/decline', ben, { match })).toMatchObject({ status: 200 });
  expect(await invitationsOf(ben)).toEqual([]);
  await anna.visitor.ask({ type: 'ping' });
  expect(anna.visitor.replies.slice(heard)).toMatchObject([{ type: 'done' }]);
  // Invited again, and gone with the seat that is taken.
  await ask('invitations', anna, { match, mark });
  expect(await invitationsOf(ben)).toHaveLength(1);
  // Said again, it is told no second time.
  expect(await ask('invitations', anna, { match, mark })).toMatchObject({ status: 200 });
  await ben.visitor.ask({ type: 'ping' });
  expect(ben.visitor.replies.filter(({ type }) => type === 'invited')).toHaveLength(2);
  await ben.visitor.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
  expect(await invitationsOf(ben)).toEqual([]);
});

test('nobody is invited by strangers, by those who do not sit there, or by whom they have blocked or muted', async () => {
  const { anna, ben, mark, markOf } = await acquainted(['Cleo', 'Dan']);
  const stranger = await come('Stranger');
  const match = await opened(anna.visitor, privately);
  expect(await ask('invitations', stranger, { match, mark })).toMatchObject({ body: { code: 'no-such-person' } });
  const annas = await markOf(ben, 'Cleo');
  expect(await ask('invitations', ben, { match, mark: annas })).toMatchObject({ body: { code: 'not-seated' } });
  expect(await ask('invitations', ben, { match: 'nosuchtable', mark: annas })).toMatchObject({ status: 409 });
  expect(await ask('invitations', { cookie: '' }, { match, mark })).toMatchObject({ status: 401 });
  for (const tie of ['block', 'mute']) {
    await ask('people/tie', ben, { who: { mark: annas }, tie });
    // It looks to them as always.
    expect(await ask('invitations', anna, { match, mark })).toMatchObject({ status: 200 });
    expect(await invitationsOf(ben)).toEqual([]);
  }
  await ask('people/tie', ben, { who: { mark: annas } });
  await ask('invitations', anna, { match, mark });
  expect(await invitationsOf(ben)).toHaveLength(1);
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await ask('invitations', anna, { match, mark })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('whoever is blocked while they watch is shut out at once, wherever the other sits', async () => {
  const { anna, ben } = await acquainted(['Ella', 'Fred']);
  const cleo = await come('Gita');
  const match = await opened(cleo.visitor, { ...privately, chairs: [...forTwo.chairs, { for: 'anybody' }] });
  await anna.visitor.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
  expect(await ben.visitor.ask({ type: 'watch', match }, 'watching')).toMatchObject({ type: 'table' });
  const from = ben.visitor.replies.length;
  const { people } = (await ask('people', anna)).body as { people: Acquaintance[] };
  const { mark } = people.find(({ name }) => name === 'Fred')!;
  await ask('people/tie', anna, { who: { mark }, tie: 'block' });
  expect(await ben.visitor.until(reply => reply.type === 'refused', from)).toMatchObject({
    id: 'watching',
    code: 'closed',
  });
  expect(await ben.visitor.ask({ type: 'watch', match })).toMatchObject({ code: 'closed' });
  await cleo.visitor.ask({ type: 'watch', match });
});

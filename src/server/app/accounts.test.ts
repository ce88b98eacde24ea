import { afterAll, expect, test } from 'vitest';
import { freshFile } from '../store/testing/fresh-file.ts';
import { Authenticator } from './testing/authenticator.ts';
import { opened } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { Visitor } from './testing/visitor.ts';

const site = { domain: 'games.example.org', origin: 'https://games.example.org' };
const { file, remove } = freshFile();
let late = 0;
const env = {
  PUBLIC_URL: site.origin,
  TRUSTED_PROXIES: 'loopback',
  ADDRESS_POSTS_PER_MINUTE: '0',
  ADDRESS_SIGN_INS_PER_HOUR: '3',
  ACCOUNT_CHANGES_PER_HOUR: '8',
  ADDRESS_ACCOUNTS_PER_HOUR: '2',
};
const server = await openTestServer({ file }, { now: () => Date.now() + late, env });
afterAll(async () => {
  await server.close();
  remove();
});

interface Answer {
  readonly status: number;
  readonly cookie: string;
  // What comes is compared with what is expected.
  readonly body: Record<string, unknown>;
}

/** Everybody calls from an address of their own, unless told. */
let callers = 0;

async function asks(
  path: string,
  cookie: string,
  said?: object,
  address = `2001:db8:${++callers}::1`,
): Promise<Answer> {
  const headers = { cookie, 'content-type': 'application/json', 'x-forwarded-for': address };
  const post = said && { method: 'POST', body: JSON.stringify(said) };
  const response = await fetch(`${server.address}/api/${path}`, { headers, ...post });
  const body = response.status === 204 ? {} : ((await response.json()) as Record<string, unknown>);
  return { status: response.status, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '', body };
}

async function guest(name: string): Promise<string> {
  return (await asks('me', '', { name })).cookie;
}

interface Member {
  readonly cookie: string;
  readonly codes: readonly string[];
}

let members = 0;

async function member(name = `Member ${String.fromCodePoint(0x4e00 + members++)}`): Promise<Member> {
  const cookie = await guest(name);
  const { body } = await asks('account', cookie, { name });
  return { cookie, codes: body.codes as string[] };
}

async function makePasskey(cookie: string, key = new Authenticator(site)): Promise<Authenticator> {
  const { body } = await asks('passkeys/offer', cookie, {});
  const made = await asks('passkeys', cookie, { made: key.make(body as never), label: 'Phone' });
  expect(made).toMatchObject({ status: 200 });
  return key;
}

async function challenge(): Promise<{ challenge: string }> {
  return (await asks('passkeys/ask', '', {})).body as { challenge: string };
}

test('a guest makes an account and stays the same person, with a sheet of codes', async () => {
  const cookie = await guest('Zelda');
  expect((await asks('account', cookie)).body).toMatchObject({ name: 'Zelda', account: false, codes: 0, passkeys: [] });
  const before = await server.service.people.known({ secret: cookie.split('=')[1] });
  const made = await asks('account', cookie, { name: 'Zelda' });
  expect(made).toMatchObject({ status: 200, body: { name: 'Zelda' } });
  const codes = made.body.codes as string[];
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{16}$/);
  expect(await server.service.people.known({ secret: cookie.split('=')[1] })).toEqual({ ...before, account: true });
  expect((await asks('me', cookie)).body).toEqual({ name: 'Zelda', account: true });
  expect((await asks('account', cookie)).body).toMatchObject({ account: true, codes: 10, domain: site.domain });
  expect(await asks('account', cookie, { name: 'Another' })).toMatchObject({
    status: 409,
    body: { code: 'has-account' },
  });
  expect(await asks('me', cookie, { name: 'Another' })).toMatchObject({ status: 409, body: { code: 'has-account' } });
});

test('nobody else gets the name or one that looks like it, for good or as a guest; what is no name is refused', async () => {
  await member('Yvonne');
  const cookie = await guest('Somebody');
  for (const name of ['Yvonne', 'YVONNE', 'Yv0nne', 'Y vonne'])
    expect(await asks('account', cookie, { name })).toMatchObject({ status: 409, body: { code: 'taken' } });
  for (const name of ['', 'Y', '🐪🐪', 'Yvοnne'])
    expect(await asks('account', cookie, { name })).toMatchObject({ status: 400, body: { code: 'name' } });
  expect(await asks('me', '', { name: 'yvonne' })).toMatchObject({ status: 409, body: { code: 'taken' }, cookie: '' });
  expect(await asks('account', '', { name: 'Free' })).toMatchObject({ status: 401 });
});

test('a guest who was called like an account before there was one is called otherwise from the next visit on', async () => {
  const early = await guest('Nadia');
  const { cookie } = await member('Nadia');
  const also = await member('Nadia 2');
  expect(await asks('me', early)).toMatchObject({ body: { name: 'Nadia 3' } });
  expect(await asks('me', cookie)).toMatchObject({ body: { name: 'Nadia' } });
  expect(await asks('me', also.cookie)).toMatchObject({ body: { name: 'Nadia 2' } });
  const long = await guest('Nadia mit langem Namen X');
  await member('Nadia mit langem Namen X');
  const visitor = await Visitor.come(server.address, long);
  const match = await opened(visitor);
  const shown = await visitor.ask({ type: 'watch', match });
  expect(shown).toMatchObject({ table: { chairs: [{ name: 'Nadia mit langem Namen 2' }, {}] } });
  visitor.close();
});

test('a code of the sheet makes another device the same person, once, however it is typed', async () => {
  const { codes } = await member('Xaver');
  const typed = codes[0].toUpperCase().replace(/.{4}/g, '$&-');
  const back = await asks('account/recover', '', { code: typed });
  expect(back).toMatchObject({ status: 200, body: { name: 'Xaver' } });
  expect((await asks('account', back.cookie)).body).toMatchObject({ name: 'Xaver', account: true, codes: 9 });
  expect(await asks('account/recover', '', { code: typed })).toMatchObject({
    status: 404,
    body: { code: 'code' },
    cookie: '',
  });
  const sheet = (await asks('account/sheet', back.cookie, {})).body.codes as string[];
  expect(await asks('account/recover', '', { code: codes[1] })).toMatchObject({ status: 404 });
  expect(await asks('account/recover', '', { code: sheet[0] })).toMatchObject({ status: 200 });
  expect(await asks('account/sheet', await guest('No account'), {})).toMatchObject({ body: { code: 'no-account' } });
});

test('the database has no code that could be read out of it', async () => {
  const { codes } = await member();
  const { accounts } = server.service.store;
  expect(await accounts.redeemRecoveryCode(codes[0])).toBeUndefined();
});

test('a passkey lets its owner in on another device, under a fresh secret', async () => {
  const { cookie } = await member('Wanda');
  const key = await makePasskey(cookie);
  const shown = key.show(await challenge());
  const back = await asks('passkeys/sign-in', await guest('On a phone'), { shown });
  expect(back).toMatchObject({ status: 200, body: { name: 'Wanda' } });
  expect(back.cookie).toMatch(/^__Host-caravanserai=[\w-]{43}$/);
  expect(back.cookie).not.toBe(cookie);
  const { passkeys } = (await asks('account', back.cookie)).body;
  expect(passkeys).toEqual([{ id: key.id, label: 'Phone', since: expect.any(Number), seen: expect.any(Number) }]);
  // The same answer again is worth nothing.
  expect(await asks('passkeys/sign-in', '', { shown })).toMatchObject({ status: 404, cookie: '' });
  expect((await asks('passkeys/remove', back.cookie, { passkey: key.id })).body).toEqual({ removed: true });
  expect(await asks('passkeys/sign-in', '', { shown: key.show(await challenge()) })).toMatchObject({ status: 404 });
});

test('a passkey that is not shown as asked lets nobody in', async () => {
  const { cookie } = await member();
  const other = await member();
  const [key, stranger] = [await makePasskey(cookie), new Authenticator(site)];
  const evil = { origin: 'https://games.example.com' };
  const tries = [
    { shown: key.show({ challenge: 'aW52ZW50ZWQ' }) },
    { shown: key.show(await challenge(), evil) },
    { shown: key.show(await challenge(), { user: Buffer.from('somebody').toString('base64url') }) },
    { shown: { ...stranger.show(await challenge()), id: key.id, rawId: key.id } },
    { shown: stranger.show(await challenge()) },
    { shown: { ...key.show(await challenge()), id: '!' } },
    {},
  ];
  for (const said of tries)
    expect(await asks('passkeys/sign-in', '', said)).toMatchObject({
      status: 404,
      body: { code: 'passkey' },
      cookie: '',
    });
  // What was offered to one person does not make a passkey for another.
  const { body } = await asks('passkeys/offer', cookie, {});
  const made = new Authenticator(site).make(body as never);
  expect(await asks('passkeys', other.cookie, { made })).toMatchObject({ status: 400, body: { code: 'passkey' } });
  expect(await asks('passkeys', other.cookie, { made: {} })).toMatchObject({
    status: 400,
    body: { code: 'unreadable' },
  });
  expect(await asks('passkeys/remove', other.cookie, { passkey: key.id })).toMatchObject({ body: { removed: false } });
  expect(await asks('passkeys/sign-in', '', { shown: key.show(await challenge()) })).toMatchObject({ status: 200 });
});

test('a passkey for another page, or made too late, is not kept; a guest makes none', async () => {
  const { cookie } = await member();
  const offer = async () => (await asks('passkeys/offer', cookie, {})).body as never;
  const elsewhere = new Authenticator(site).make(await offer(), 'https://games.example.com');
  expect(await asks('passkeys', cookie, { made: elsewhere })).toMatchObject({ status: 400 });
  const wrongDomain = new Authenticator({ ...site, domain: 'example.com' }).make(await offer());
  expect(await asks('passkeys', cookie, { made: wrongDomain })).toMatchObject({ status: 400 });
  const slow = new Authenticator(site).make(await offer());
  late = 6 * 60_000;
  expect(await asks('passkeys', cookie, { made: slow })).toMatchObject({ status: 400 });
  late = 0;
  expect((await asks('account', cookie)).body.passkeys).toEqual([]);
  expect(await asks('passkeys/offer', await guest('A guest'), {})).toMatchObject({ body: { code: 'no-account' } });
});

test('a passkey whose count goes back is a copy, and lets nobody in', async () => {
  const { cookie } = await member();
  const key = await makePasskey(cookie);
  const shows = async (counter: number) => {
    key.counter = counter;
    return (await asks('passkeys/sign-in', '', { shown: key.show(await challenge()) })).status;
  };
  expect([await shows(5), await shows(4), await shows(5), await shows(6)]).toEqual([200, 404, 404, 200]);
});

test('wrong codes are counted by address, right ones are not; and who is let in is not shut out', async () => {
  const { codes } = await member();
  const tries = (code: string | undefined, address: string) => asks('account/recover', '', { code }, address);
  for (const code of codes.slice(0, 5)) expect(await tries(code, '203.0.113.7')).toMatchObject({ status: 200 });
  for (let i = 0; i < 3; i++) expect(await tries('wrong', '203.0.113.7')).toMatchObject({ status: 404 });
  expect(await tries(codes[5], '203.0.113.7')).toMatchObject({ status: 429, body: { code: 'too-fast' } });
  expect(await asks('redeem', '', { code: 'x' }, '203.0.113.7')).toMatchObject({ status: 429 });
  expect(await asks('passkeys/sign-in', '', {}, '203.0.113.7')).toMatchObject({ status: 429 });
  // The code was not used up by being refused.
  expect(await tries(codes[5], '203.0.113.8')).toMatchObject({ status: 200 });
});

test('nobody takes all the names: only so many accounts are made from an address; names that are refused don’t count', async () => {
  const opens = async (name: string, address: string) => {
    const cookie = await guest(`Guest of ${address.slice(-1)}`);
    return (await asks('account', cookie, { name }, address)).status;
  };
  const names = ['Squatter one', 'x', 'Squatter one', 'Squatter two', 'Squatter three'];
  const answers = [];
  for (const name of names) answers.push(await opens(name, '203.0.113.20'));
  expect(answers).toEqual([200, 400, 409, 200, 429]);
  expect(await opens('Squatter three', '203.0.113.21')).toBe(200);
});

test('a person may try only so many names, from wherever', async () => {
  const cookie = await guest('Curious');
  const answers = [];
  for (let i = 0; i < 9; i++) answers.push((await asks('account', cookie, { name: 'Y' })).status);
  expect(answers).toEqual([...Array<number>(8).fill(400), 429]);
});

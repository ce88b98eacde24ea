import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../store/testing/empty-database.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { Authenticator, type Site } from './testing/authenticator.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

function siteAt(host: string, domain = host): Site {
  return { domain, origin: `https://${host}` };
}

type Body = Readonly<Record<string, unknown>>;

async function asks({ address }: TestServer, path: string, cookie: string, said?: object) {
  const headers = { cookie, 'content-type': 'application/json' };
  const post = said && { method: 'POST', body: JSON.stringify(said) };
  const response = await fetch(`${address}/api/${path}`, { headers, ...post });
  const [given = ''] = response.headers.getSetCookie();
  return { status: response.status, cookie: given.split(';')[0], body: (await response.json()) as Body };
}

async function member(server: TestServer): Promise<{ cookie: string; codes: readonly string[] }> {
  const { cookie } = await asks(server, 'me', '', { name: 'Anna' });
  const { body } = await asks(server, 'account', cookie, { name: 'Anna' });
  return { cookie, codes: body.codes as string[] };
}

async function makePasskey(server: TestServer, cookie: string, site: Site): Promise<Authenticator> {
  const key = new Authenticator(site);
  const { body } = await asks(server, 'passkeys/offer', cookie, {});
  expect(await asks(server, 'passkeys', cookie, { made: key.make(body as never) })).toMatchObject({ status: 200 });
  return key;
}

async function challenge(server: TestServer): Promise<{ challenge: string }> {
  return (await asks(server, 'passkeys/ask', '', {})).body as { challenge: string };
}

test('what one process asks for another may be given, and of both only one takes it', async () => {
  const database = { address: await emptyDatabase() };
  const env = { PUBLIC_URL: 'https://games.example.org' };
  const servers = [await openTestServer(database, { env }), await openTestServer(database, { env })] as const;
  onTestFinished(async () => void (await Promise.all(servers.map(server => server.close()))));
  const [one, two] = servers;
  const { cookie, codes } = await member(one);
  const key = await makePasskey(one, cookie, siteAt('games.example.org'));
  const shown = key.show(await challenge(one));
  const answers = await Promise.all(servers.map(server => asks(server, 'passkeys/sign-in', '', { shown })));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404']);
  const tries = await Promise.all(servers.map(server => asks(server, 'account/recover', '', { code: codes[0] })));
  expect(tries.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404']);
  expect(await asks(two, 'me', cookie)).toMatchObject({ body: { name: 'Anna', account: true } });
  expect(await asks(two, 'me', '', { name: 'ANNA' })).toMatchObject({ status: 409, body: { code: 'taken' } });
});

/** The same data at one place after the other. */
function moving() {
  const { file, remove } = freshFile();
  let running: TestServer | undefined;
  onTestFinished(async () => {
    await running?.close();
    remove();
  });
  return async (env: Readonly<Record<string, string>>) => {
    await running?.close();
    running = await openTestServer({ file }, { env });
    return running;
  };
}

test('after a move to another domain the sheet leads back, and the old passkey says where it was for', async () => {
  const moveTo = moving();
  const before = await moveTo({ PUBLIC_URL: 'https://old.example.org' });
  const { cookie, codes } = await member(before);
  const key = await makePasskey(before, cookie, siteAt('old.example.org'));
  const after = await moveTo({ PUBLIC_URL: 'https://new.example.net' });
  const shown = key.show(await challenge(after), { origin: 'https://new.example.net' });
  expect(await asks(after, 'passkeys/sign-in', '', { shown })).toMatchObject({ status: 404 });
  const back = await asks(after, 'account/recover', '', { code: codes[0] });
  const { passkeys, domain } = (await asks(after, 'account', back.cookie)).body;
  expect([passkeys, domain]).toMatchObject([[{ id: key.id, elsewhere: 'old.example.org' }], 'new.example.net']);
  const fresh = await makePasskey(after, back.cookie, siteAt('new.example.net'));
  expect(await asks(after, 'passkeys/sign-in', '', { shown: fresh.show(await challenge(after)) })).toMatchObject({
    status: 200,
    body: { name: 'Anna' },
  });
});

test('within the domain that passkeys are for, a host can move with them', async () => {
  const moveTo = moving();
  const PASSKEY_DOMAIN = 'example.org';
  const before = await moveTo({ PUBLIC_URL: 'https://games.example.org', PASSKEY_DOMAIN });
  const key = await makePasskey(before, (await member(before)).cookie, siteAt('games.example.org', 'example.org'));
  const after = await moveTo({ PUBLIC_URL: 'https://play.example.org', PASSKEY_DOMAIN });
  const shown = key.show(await challenge(after), { origin: 'https://play.example.org' });
  expect(await asks(after, 'passkeys/sign-in', '', { shown })).toMatchObject({ status: 200 });
  const elsewhere = key.show(await challenge(after), { origin: 'https://games.example.org' });
  expect(await asks(after, 'passkeys/sign-in', '', { shown: elsewhere })).toMatchObject({ status: 404 });
});

test('over plain http without a name of the host there are no passkeys, and the sheet does', async () => {
  const at = await moving()({});
  const { cookie, codes } = await member(at);
  expect((await asks(at, 'account', cookie)).body.domain).toBeUndefined();
  for (const path of ['passkeys/offer', 'passkeys/ask'])
    expect(await asks(at, path, cookie, {})).toMatchObject({ status: 400, body: { code: 'no-passkeys' } });
  expect(await asks(at, 'account/recover', '', { code: codes[9] })).toMatchObject({ status: 200 });
});

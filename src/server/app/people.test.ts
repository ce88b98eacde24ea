import { afterAll, expect, test } from 'vitest';
import { freshFile } from '../store/testing/fresh-file.ts';
import { openTestServer } from './testing/test-server.ts';
import { introduce } from './testing/visitor.ts';

const { file, remove } = freshFile();
const server = await openTestServer({ file });
afterAll(async () => {
  await server.close();
  remove();
});

function asks(path: string, cookie: string, said: object = {}): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json' };
  return fetch(`${server.address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(said) });
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

import { afterAll, expect, test } from 'vitest';
import { freshFile } from '../store/testing/fresh-file.ts';
import { openTestServer } from './testing/test-server.ts';
import { introduce } from './testing/visitor.ts';

const { file, remove } = freshFile();
const house = await openTestServer({ file });
afterAll(async () => {
  await house.close();
  remove();
});

function asks(path: string, cookie: string, said: object = {}): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json' };
  return fetch(`${house.address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(said) });
}

async function nameOf(cookie: string): Promise<string | undefined> {
  const response = await fetch(`${house.address}/api/me`, { headers: { cookie } });
  return response.status === 204 ? undefined : ((await response.json()) as { name: string }).name;
}

test('who leaves is nobody any more, also for whoever has copied the cookie; other devices stay', async () => {
  const cookie = await introduce(house.address, 'Anna');
  const { code } = (await (await asks('transfer', cookie)).json()) as { code: string };
  const redeemed = await asks('redeem', '', { code });
  const other = redeemed.headers.getSetCookie()[0].split(';')[0];
  expect([await nameOf(cookie), await nameOf(other)]).toEqual(['Anna', 'Anna']);
  expect((await asks('leave', cookie)).headers.getSetCookie()[0]).toContain('Max-Age=0');
  expect([await nameOf(cookie), await nameOf(other)]).toEqual([undefined, 'Anna']);
  expect((await asks('leave', '')).status).toBe(200);
});

test('who comes back stays known: the cookie of whoever asks who they are is given for another year', async () => {
  const cookie = await introduce(house.address, 'Anna');
  const given = async (shown: string) => {
    const response = await fetch(`${house.address}/api/me`, { headers: { cookie: shown } });
    return response.headers.getSetCookie();
  };
  expect(await given(cookie)).toEqual([`${cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000`]);
  expect([await given(''), await given(`${cookie}x`)]).toEqual([[], []]);
  await asks('leave', cookie);
  expect(await given(cookie)).toEqual([]);
});

import { afterAll, expect, test } from 'vitest';
import { LONGEST_WAIT } from '../../engine/testing/waiting.ts';
import type { MailWish } from '../../protocol/mail.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { carriedOut, forTwo, logOf, opened, someMove, stateOf } from './testing/desert.ts';
import { PostOffice, type ReceivedLetter } from './testing/post-office.ts';
import { openTestServer } from './testing/test-server.ts';
import { nonce, Visitor } from './testing/visitor.ts';

const HOUR = 3600_000;
const office = await PostOffice.open();
const { file, remove } = freshFile();
let later = 0;
const page = 'https://games.example.org';
const lines: string[] = [];
const server = await openTestServer(
  { file },
  {
    now: () => Date.now() + later,
    env: { MAIL_URL: office.url, MAIL_FROM: 'Games <games@example.org>', PUBLIC_URL: page, AWAY_AFTER_SECONDS: '0' },
    logTo: { write: (line: string) => void lines.push(line) },
  },
);
afterAll(async () => {
  await server.close();
  await office.close();
  remove();
});

interface Member {
  readonly name: string;
  readonly cookie: string;
  readonly address: string;
}

async function ask(path: string, cookie = '', said?: object) {
  const headers = { cookie, 'content-type': 'application/json', origin: page };
  const post = said && { method: 'POST', body: JSON.stringify(said) };
  const response = await fetch(`${server.address}/api/${path}`, { headers, ...post });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  };
}

async function member(name: string): Promise<Member> {
  const cookie = (await ask('me', '', { name })).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect(await ask('account', cookie, { name })).toMatchObject({ status: 200 });
  return { name, cookie, address: `${name.toLowerCase().replace(' ', '.')}@example.org` };
}

/** Waits for so many letters to an address; answers with the latest. */
async function letterTo(address: string, count = 1): Promise<ReceivedLetter> {
  await expect.poll(() => office.to(address).length, { timeout: LONGEST_WAIT }).toBeGreaterThanOrEqual(count);
  return office.to(address).at(-1)!;
}

const codeIn = ({ text }: ReceivedLetter) => /^ {4}(\S{5} \S{5})$/m.exec(text)?.[1] ?? '';

async function confirmed(name: string, wants: readonly MailWish[], language = 'en'): Promise<Member> {
  const somebody = await member(name);
  expect(await ask('mail', somebody.cookie, { address: somebody.address, wants, language })).toMatchObject({
    status: 200,
  });
  const code = codeIn(await letterTo(somebody.address));
  expect(await ask('mail/confirm', somebody.cookie, { code })).toMatchObject({ status: 200 });
  return somebody;
}

/** Their turn comes while they have no page open. */
async function turnOf(absent: Member, host: Visitor): Promise<string> {
  const match = await opened(host, { ...forTwo, listed: false, pace: 'day' });
  await host.ask({ type: 'watch', match });
  expect(await host.ask({ type: 'sit', match, seat: 0, nonce: nonce() })).toMatchObject({ type: 'done' });
  const visitor = await Visitor.come(server.address, absent.cookie, { origin: page });
  await visitor.ask({ type: 'watch', match });
  expect(await visitor.ask({ type: 'sit', match, seat: 1, nonce: nonce() })).toMatchObject({ type: 'done' });
  expect(await host.ask({ type: 'start', match })).toMatchObject({ type: 'done' });
  await host.ask({ type: 'watch', match });
  visitor.close();
  await host.until(
    reply => reply.type === 'table' && reply.table.match === match && reply.table.chairs[1]?.absent !== undefined,
  );
  const base = logOf(host, match).length;
  const moves = [someMove(stateOf(host, match))];
  expect(await host.ask({ type: 'play', match, seat: 0, base, moves })).toMatchObject(carriedOut);
  return match;
}

test('an address gets nothing but a code until the code was given; then what is wanted, and it can all be taken back', async () => {
  const anna = await member('Anna');
  expect((await ask('mail', anna.cookie)).body).toEqual({ able: true, wants: [] });
  for (const address of [
    'anna',
    'a@b',
    'a b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    '"a"@example.org',
    'a@b.c,d@e.f',
  ])
    expect(await ask('mail', anna.cookie, { address, wants: [], language: 'en' })).toMatchObject({ status: 400 });
  await ask('mail', anna.cookie, { address: anna.address, wants: ['turns'], language: 'de' });
  const letter = await letterTo(anna.address);
  expect(letter.from).toBe('games@example.org');
  expect(letter.headers.get('from')).toBe('Games <games@example.org>');
  // A stranger may get it, so that nobody's name, which can say anything, is in it.
  expect(letter.text).toMatch(/^Hallo,/);
  expect(letter.text).not.toContain('Anna');
  expect((await ask('mail', anna.cookie)).body).toEqual({ able: true, address: anna.address, wants: ['turns'] });
  expect(await ask('mail/confirm', anna.cookie, { code: 'aaaaa bbbbb' })).toMatchObject({ status: 404 });
  const ben = await member('Ben');
  expect(await ask('mail/confirm', ben.cookie, { code: codeIn(letter) })).toMatchObject({ status: 404 });
  expect(await ask('mail/confirm', anna.cookie, { code: codeIn(letter) })).toMatchObject({ status: 200 });
  expect((await ask('mail', anna.cookie)).body).toMatchObject({ confirmed: true });
  await ask('mail/wants', anna.cookie, { wants: ['recovery', 'invitations'] });
  expect((await ask('mail', anna.cookie)).body).toMatchObject({ wants: ['recovery', 'invitations'] });
  await ask('mail/drop', anna.cookie, {});
  expect((await ask('mail', anna.cookie)).body).toEqual({ able: true, wants: [] });
});

test('whoever lost everything is let in with a code from their mail, once; whether there is anybody is never told', async () => {
  const carla = await confirmed('Carla', ['recovery']);
  // However it is typed.
  const known = await ask('mail/recover', '', { address: 'CARLA@Example.org' });
  const unknown = await ask('mail/recover', '', { address: 'nobody@example.org' });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const code = codeIn(await letterTo(carla.address, 2));
  const back = await ask('redeem', '', { code });
  expect(back).toMatchObject({ status: 200, body: { name: 'Carla', account: true } });
  expect(await ask('redeem', '', { code })).toMatchObject({ status: 404 });
  expect(office.to('nobody@example.org')).toEqual([]);
});

test('who does not want it so can’t be let in by mail, and a code that is too old lets nobody in', async () => {
  const dirk = await confirmed('Dirk', ['turns']);
  const edda = await confirmed('Edda', ['recovery']);
  for (const { address } of [dirk, edda]) await ask('mail/recover', '', { address });
  const code = codeIn(await letterTo(edda.address, 2));
  later += HOUR + 1;
  expect(await ask('redeem', '', { code })).toMatchObject({ status: 404 });
  expect(office.to(dirk.address)).toHaveLength(1);
});

test('a turn in a game over days is told once in six hours, with a link that ends it, to who has no page open', async () => {
  const frida = await confirmed('Frida', ['turns']);
  const host = await Visitor.come(server.address, (await member('Gero')).cookie, { origin: page });
  const match = await turnOf(frida, host);
  const letter = await letterTo(frida.address, 2);
  expect(letter.text).toContain(`${page}/#/table/${match}`);
  expect(letter.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  await turnOf(frida, host);
  await server.service.mail!.settled();
  expect(office.to(frida.address)).toHaveLength(2);
  later += 6 * HOUR + 1;
  await turnOf(frida, host);
  const again = await letterTo(frida.address, 3);
  // As a mail program does it, without a page and without a cookie.
  const link = /<(.*)>/.exec(again.headers.get('list-unsubscribe') ?? '')?.[1]?.replace(page, server.address) ?? '';
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  };
  expect((await fetch(`${link}x`, form)).status).toBe(404);
  expect((await fetch(link, form)).status).toBe(200);
  expect((await ask('mail', frida.cookie)).body).toMatchObject({ confirmed: true, wants: [] });
  later += 6 * HOUR + 1;
  await turnOf(frida, host);
  await server.service.mail!.settled();
  expect(office.to(frida.address)).toHaveLength(3);
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
  'a link under a letter ends what comes unasked, as %s; a way back that was chosen stays',
  async type => {
    later += 6 * HOUR + 1;
    const name = `Kai ${type.length}`;
    const kai = await confirmed(name, ['turns', 'invitations', 'recovery']);
    await turnOf(
      kai,
      await Visitor.come(server.address, (await member(`Host ${type.length}`)).cookie, { origin: page }),
    );
    const letter = await letterTo(kai.address, 2);
    const link = /<(.*)>/.exec(letter.headers.get('list-unsubscribe') ?? '')?.[1]?.replace(page, server.address) ?? '';
    const body = type.startsWith('multipart')
      ? '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
      : 'List-Unsubscribe=One-Click';
    expect((await fetch(link, { method: 'POST', headers: { 'content-type': type }, body })).status).toBe(200);
    expect((await ask('mail', kai.cookie)).body).toMatchObject({ wants: ['recovery'] });
  },
);

test('nobody’s box is filled by asking again and again, from wherever', async () => {
  const hugo = await member('Hugo');
  const asked = async () =>
    (await ask('mail', hugo.cookie, { address: 'victim@example.org', wants: [], language: 'en' })).status;
  expect([await asked(), await asked(), await asked(), await asked()]).toEqual([200, 200, 200, 429]);
  await server.service.mail!.settled();
  expect(office.to('victim@example.org')).toHaveLength(3);
});

test('a mail server that knows nobody, and erasing oneself, leave no address in the log', async () => {
  const ida = await member('Ida');
  office.unknown.add(ida.address);
  await ask('mail', ida.cookie, { address: ida.address, wants: ['turns'], language: 'en' });
  await server.service.mail!.settled();
  await expect.poll(() => lines.join('').includes('a letter was not taken'), { timeout: LONGEST_WAIT }).toBe(true);
  expect(await ask('me/erase', ida.cookie, { name: 'Ida' })).toMatchObject({ status: 200 });
  expect(lines.join('')).not.toContain(ida.address);
  const left = await server.service.store.mail.confirmedAt(ida.address, 9);
  expect(left).toEqual([]);
});

test('an address is not written down where no code can be sent to it, and whoever asks is told', async () => {
  const { file: own, remove: gone } = freshFile();
  const env = { MAIL_URL: office.url, MAIL_FROM: 'games@example.org', PUBLIC_URL: page, MAILS_PER_HOUR: '1' };
  const small = await openTestServer({ file: own }, { env });
  const asked = async (name: string) => {
    const headers = { 'content-type': 'application/json', origin: page };
    const post = async (path: string, cookie: string, body: object) =>
      fetch(`${small.address}/api/${path}`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify(body),
      });
    const cookie = (await post('me', '', { name })).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await post('account', cookie, { name });
    const { status } = await post('mail', cookie, { address: `${name}@small.example`, wants: [], language: 'en' });
    const info = await fetch(`${small.address}/api/mail`, { headers: { ...headers, cookie } });
    return [status, await info.json()];
  };
  expect(await asked('Lea')).toEqual([200, { able: true, address: 'lea@small.example', wants: [] }]);
  expect(await asked('Mia')).toEqual([429, { able: true, wants: [] }]);
  await small.close();
  gone();
});

test('a host who names no mail server sends none, and one who names half of it is told at the start', async () => {
  const { file: other, remove: gone } = freshFile();
  const plain = await openTestServer({ file: other });
  expect(await (await fetch(`${plain.address}/api/mail`)).json()).toEqual({ able: false });
  await plain.close();
  gone();
  await expect(openTestServer({ file: other }, { env: { MAIL_URL: office.url } })).rejects.toThrow(
    'MAIL_URL needs MAIL_FROM',
  );
});

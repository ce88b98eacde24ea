import { afterAll, expect, test } from 'vitest';
import { freshFile } from '../store/testing/fresh-file.ts';
import { begun, forTwo, guest, opened } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const { file, remove } = freshFile();
const env = { MESSAGES_PER_SECOND: '0', LISTED_TABLES: '3', SEATS_PER_HOUR: '6', TRUSTED_PROXIES: 'loopback' };
const { address, close } = await openTestServer({ file }, { env });
afterAll(async () => {
  await close();
  remove();
});

const done = { type: 'done' };
const forThree = { ...forTwo, chairs: [{ for: 'me' }, { for: 'anybody' }, { for: 'anybody' }] };

function sit(visitor: Visitor, match: string, seat = 1) {
  return visitor.ask({ type: 'sit', match, seat, nonce: nonce() });
}

async function isListed(match: string): Promise<boolean> {
  const looker = await guest(address, 'Looker');
  const list = await looker.ask({ type: 'lobby', watch: true });
  looker.close();
  return list.type === 'lobby' && list.tables.some(entry => entry.match === match);
}

test('a line that is sent again is the line that is kept, whatever it says now', async () => {
  const { anna, ben, match } = await begun(address);
  await anna.ask({ type: 'say', match, text: 'good luck' }, 'line');
  await anna.ask({ type: 'say', match, text: 'something else' }, 'line');
  await anna.ask({ type: 'say', match, text: 'thanks' });
  await ben.until(reply => reply.type === 'said' && reply.line.text === 'thanks');
  const heard = ben.replies.flatMap(reply => (reply.type === 'said' ? reply.line : []));
  expect(heard.map(({ text }) => text)).toEqual(['good luck', 'good luck', 'thanks']);
  expect(heard[1]).toEqual(heard[0]);
});

test('whoever opened a table sends somebody away, who can’t sit down there again; others can', async () => {
  const [anna, ben, cleo] = [await guest(address, 'Anna'), await guest(address, 'Ben'), await guest(address, 'Cleo')];
  const match = await opened(anna);
  await ben.ask({ type: 'watch', match });
  expect(await sit(ben, match)).toMatchObject(done);
  expect(await cleo.ask({ type: 'dismiss', match, seat: 1 })).toMatchObject({ code: 'not-host' });
  expect(await ben.ask({ type: 'dismiss', match, seat: 0 })).toMatchObject({ code: 'not-host' });
  expect(await anna.ask({ type: 'dismiss', match, seat: 0 })).toMatchObject({ code: 'seated' });
  expect(await anna.ask({ type: 'dismiss', match, seat: 4 })).toMatchObject({ code: 'no-such-seat' });
  const known = ben.replies.length;
  expect(await anna.ask({ type: 'dismiss', match, seat: 1 })).toMatchObject(done);
  await ben.until(reply => reply.type === 'table' && reply.table.chairs[1]?.name === undefined, known);
  expect(await anna.ask({ type: 'dismiss', match, seat: 1 })).toMatchObject(done);
  expect(await sit(ben, match)).toMatchObject({ code: 'closed' });
  expect(await ben.ask({ type: 'say', match, text: 'but why?' })).toMatchObject({ code: 'not-seated' });
  expect(await sit(cleo, match)).toMatchObject(done);
});

test('nobody is sent away from a game that is played', async () => {
  const { anna, match } = await begun(address);
  expect(await anna.ask({ type: 'dismiss', match, seat: 1 })).toMatchObject({ code: 'not-gathering' });
});

test('with the door shut nobody new sits down and the lobby does not show the table, until it is opened', async () => {
  const [anna, ben, cleo] = [await guest(address, 'Anna'), await guest(address, 'Ben'), await guest(address, 'Cleo')];
  const match = await opened(anna, forThree);
  await ben.ask({ type: 'watch', match });
  expect(await sit(ben, match)).toMatchObject(done);
  expect(await isListed(match)).toBe(true);
  expect(await ben.ask({ type: 'door', match, open: false })).toMatchObject({ code: 'not-host' });
  expect(await anna.ask({ type: 'door', match, open: false })).toMatchObject(done);
  await ben.until(reply => reply.type === 'table' && reply.table.door === 'shut');
  expect(await isListed(match)).toBe(false);
  expect(await sit(cleo, match, 2)).toMatchObject({ code: 'closed' });
  // Who sits there already is no stranger.
  expect(await sit(ben, match)).toMatchObject(done);
  const known = ben.replies.length;
  expect(await anna.ask({ type: 'door', match, open: true })).toMatchObject(done);
  await ben.until(reply => reply.type === 'table' && reply.table.door === undefined, known);
  expect(await isListed(match)).toBe(true);
  expect(await sit(cleo, match, 2)).toMatchObject(done);
});

test('strangers do not speak unasked; those who sit there do, and whoever opened the table can ask', async () => {
  const { anna, ben, match } = await begun(address);
  const cleo = await guest(address, 'Anna');
  await cleo.ask({ type: 'watch', match });
  expect(await ben.ask({ type: 'say', match, text: 'hello' })).toMatchObject(done);
  expect(await cleo.ask({ type: 'say', match, text: 'I am Anna' })).toMatchObject({ code: 'not-seated' });
  expect(await ben.ask({ type: 'floor', match, open: true })).toMatchObject({ code: 'not-host' });
  expect(await anna.ask({ type: 'floor', match, open: true })).toMatchObject(done);
  await cleo.until(reply => reply.type === 'table' && reply.table.floor === 'open');
  expect(await cleo.ask({ type: 'say', match, text: 'well played' })).toMatchObject(done);
  await anna.next('said', ({ line }) => line.text === 'well played' && line.seat === undefined);
  expect(await anna.ask({ type: 'floor', match, open: false })).toMatchObject(done);
  expect(await cleo.ask({ type: 'say', match, text: 'once more' })).toMatchObject({ code: 'not-seated' });
});

test('one person waits at a limited number of listed tables; with the link there is always a seat', async () => {
  const hosts = await Promise.all(Array.from({ length: 5 }, (_, i) => guest(address, `Host ${i}`)));
  const tables = await Promise.all(hosts.map(host => opened(host)));
  const ben = await guest(address, 'Ben');
  for (const match of tables.slice(0, 3)) expect(await sit(ben, match)).toMatchObject(done);
  expect(await sit(ben, tables[3])).toMatchObject({ code: 'too-many-tables' });
  const secret = await opened(hosts[0], { ...forTwo, listed: false });
  expect(await sit(ben, secret)).toMatchObject(done);
  await ben.ask({ type: 'rise', match: tables[0] });
  expect(await sit(ben, tables[3])).toMatchObject(done);
});

test('of many seats asked for at the same moment no more are given', async () => {
  const hosts = await Promise.all(Array.from({ length: 6 }, (_, i) => guest(address, `Host ${i}`)));
  const tables = await Promise.all(hosts.map(host => opened(host)));
  const cookie = await introduce(address, 'Ben');
  const pages = await Promise.all(tables.map(() => Visitor.come(address, cookie)));
  const answers = await Promise.all(tables.map((match, i) => sit(pages[i], match)));
  expect(answers.filter(({ type }) => type === 'done')).toHaveLength(3);
});

test('one person sits down so many times an hour; an answer that was lost, or a number given anew, is not counted', async () => {
  const anna = await guest(address, 'Anna');
  const match = await opened(anna);
  const ben = await guest(address, 'Ben');
  for (let i = 0; i < 6; i++) {
    expect(await sit(ben, match)).toMatchObject(done);
    expect(await sit(ben, match)).toMatchObject(done);
    expect(await ben.ask({ type: 'rise', match })).toMatchObject(done);
  }
  expect(await sit(ben, match)).toMatchObject({ code: 'too-fast', what: 'seats' });
});

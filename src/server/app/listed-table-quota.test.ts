import { afterAll, expect, test } from 'vitest';
import { ListedTableQuota } from '../matches/listed-table-quota.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { forTwo, guest, logOf, opened } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const { file, remove } = freshFile();
const server = await openTestServer(
  { file },
  { env: { MESSAGES_PER_SECOND: '0', LISTED_TABLES: '3', ADDRESS_LISTED_TABLES: '5', TRUSTED_PROXIES: 'loopback' } },
);
const { address } = server;
afterAll(async () => {
  await server.close();
  remove();
});

const tooMany = { type: 'refused', code: 'too-many-tables' };

/** Somebody new at an address. */
async function from(origin: string): Promise<Visitor> {
  return Visitor.come(address, await introduce(address, 'Somebody'), { 'x-forwarded-for': origin });
}

async function listed(): Promise<readonly string[]> {
  const list = await (await guest(address, 'Looker')).ask({ type: 'lobby', watch: true });
  return list.type === 'lobby' ? list.tables.map(({ match }) => match) : [];
}

test('a limited number of tables of one person wait in the lobby; tables for people with the link are not counted', async () => {
  const anna = await guest(address, 'Anna');
  const first = await opened(anna);
  for (let i = 0; i < 2; i++) await opened(anna);
  expect(await anna.ask(forTwo)).toMatchObject({ ...tooMany, what: 'of yours wait for players' });
  await opened(anna, { ...forTwo, listed: false });
  await anna.ask({ type: 'rise', match: first });
  await opened(anna);
  expect(await anna.ask(forTwo)).toMatchObject(tooMany);
  expect(await (await guest(address, 'Ben')).ask(forTwo)).toMatchObject({ type: 'done' });
});

test('a table where people play does not wait any more, and what was asked before is answered again', async () => {
  const [anna, ben] = [await guest(address, 'Anna'), await guest(address, 'Ben')];
  const [match] = [await opened(anna), await opened(anna)];
  const third = await anna.ask(forTwo, 'third');
  expect(third).toMatchObject({ type: 'done' });
  expect(await anna.ask(forTwo)).toMatchObject(tooMany);
  const known = anna.replies.length;
  anna.send(JSON.stringify({ ...forTwo, id: 'third' }));
  expect(await anna.until(reply => 'id' in reply && reply.id === 'third', known)).toEqual(third);
  await ben.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
  await anna.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
  await anna.ask({ type: 'start', match });
  await opened(anna);
});

test('a rematch is one more table that waits', async () => {
  const anna = await guest(address, 'Anna');
  const match = await opened(anna, { ...forTwo, chairs: [{ for: 'me' }, { for: 'bot', level: 'learning' }] });
  await anna.ask({ type: 'watch', match });
  await anna.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
  await anna.ask({ type: 'start', match });
  await anna.ask({ type: 'resign', match, seat: 0, base: logOf(anna, match).length });
  for (let i = 0; i < 3; i++) await opened(anna);
  expect(await anna.ask({ type: 'rematch', match })).toMatchObject(tooMany);
});

test('new names don’t help: an address has its own measure, however many open at the same moment', async () => {
  const crowd = await Promise.all(Array.from({ length: 9 }, () => from('203.0.113.9')));
  const answers = await Promise.all(crowd.map(visitor => visitor.ask(forTwo)));
  expect(answers.filter(({ type }) => type === 'done')).toHaveLength(5);
  const refused = answers.filter(({ type }) => type === 'refused');
  expect(refused[0]).toMatchObject({ ...tooMany, what: 'from your address wait for players' });
  expect(await (await from('203.0.113.10')).ask(forTwo)).toMatchObject({ type: 'done' });
});

test('shutting the door of a table and opening it again is no way round', async () => {
  for (const [count, limit] of [
    [1, 3],
    [9, 5],
  ] as const) {
    const crowd = await Promise.all(Array.from({ length: count }, () => from(`203.0.113.${20 + count}`)));
    const answers = [];
    for (let i = 0; i < 2 * limit; i++) {
      const host = crowd[i % count];
      const answer = await host.ask(forTwo);
      answers.push(answer);
      if (answer.type === 'done') await host.ask({ type: 'door', match: answer.match, open: false });
    }
    expect(answers.filter(({ type }) => type === 'done')).toHaveLength(limit);
  }
});

test('many tables that are opened in one moment are counted one after the other', async () => {
  let tables = 0;
  const store = {
    load: async () => undefined,
    gatheringTablesOf: async () => tables,
    gatheringTablesFrom: async () => tables,
  };
  const openings = new ListedTableQuota(store, { listedTables: 5, addressListedTables: 0 });
  const open = async () => void (await Promise.resolve(), tables++);
  const anna = { person: 'anna', origin: undefined };
  const opening = Array.from({ length: 9 }, (_, i) => openings.list(`table${i}`, anna, open));
  const answers = await Promise.allSettled(opening);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('tables where people gather come first in the lobby, however busy the others are', async () => {
  const [anna, ben] = [await guest(address, 'Anna'), await guest(address, 'Ben')];
  const [waits, plays] = [await opened(anna), await opened(anna)];
  await ben.ask({ type: 'sit', match: plays, seat: 1, nonce: nonce() });
  await anna.ask({ type: 'sit', match: plays, seat: 0, nonce: nonce() });
  await anna.ask({ type: 'start', match: plays });
  const list = await listed();
  expect(list).toContain(plays);
  expect(list.indexOf(waits)).toBeLessThan(list.indexOf(plays));
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableList } from '../../protocol/replies.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { begun, forTwo, guest, logOf, opened, someMove, stateOf } from './testing/desert.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';
import { introduce, nonce, Visitor } from './testing/visitor.ts';

const disk = freshFile();
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ file: disk.file });
});
afterAll(async () => {
  await server.close();
  disk.remove();
});

/** Until a list of one's own tables comes that says this. */
function untilMine(visitor: Visitor, says: (list: TableList) => boolean) {
  return visitor.until(reply => reply.type === 'mine' && says(reply));
}

test('people who follow their tables see whose turn it is, at every table, wherever they are in the page', async () => {
  const { anna, ben, match } = await begun(server.address);
  await ben.ask({ type: 'unwatch', match });
  expect(await ben.ask({ type: 'mine', watch: true })).toMatchObject({ tables: [{ match, turn: 0, seat: 1 }] });
  const base = logOf(anna, match).length;
  await anna.ask({ type: 'play', match, seat: 0, base, moves: [someMove(stateOf(anna, match))] });
  await untilMine(ben, ({ tables }) => tables[0]?.turn === 1);
  const another = await opened(ben, { ...forTwo, listed: false });
  await untilMine(ben, ({ tables }) => tables.some(table => table.match === another));
});

test('lists hold no tables of others, and are not sent to those who no longer follow them', async () => {
  const [carl, dora, fay] = await Promise.all(['Carl', 'Dora', 'Fay'].map(name => guest(server.address, name)));
  await fay.ask({ type: 'mine', watch: true });
  await carl.ask({ type: 'mine', watch: true });
  await dora.ask({ type: 'mine', watch: true });
  await dora.ask({ type: 'mine', watch: false });
  const known = dora.replies.length;
  const match = await opened(carl, { ...forTwo, listed: false });
  await untilMine(carl, ({ tables }) => tables.length === 1);
  await dora.ask({ type: 'sit', match, seat: 1, nonce: nonce() });
  await untilMine(carl, ({ tables }) => tables[0]?.chairs[1]?.name === 'Dora');
  expect(dora.replies.slice(known).filter(({ type }) => type === 'mine')).toEqual([]);
  await fay.ask({ type: 'ping' });
  expect(fay.replies.filter(({ type }) => type === 'mine')).toHaveLength(1);
  const asked = await dora.ask({ type: 'mine' });
  expect(asked).toMatchObject({ type: 'mine', tables: [{ match, seat: 1 }] });
  expect(JSON.stringify(asked)).not.toContain('people');
});

test('a request that is sent again after a lost connection is carried out once', async () => {
  const cookie = await introduce(server.address, 'Emil');
  const emil = await Visitor.come(server.address, cookie);
  const first = await emil.ask(forTwo, 'the-same-id');
  emil.vanish();
  const again = await Visitor.come(server.address, cookie);
  expect(await again.ask(forTwo, 'the-same-id')).toEqual(first);
  const other = await again.ask(forTwo, 'another-id');
  expect(other).not.toMatchObject({ match: (first as { match: string }).match });
  expect(await again.ask({ type: 'mine' })).toMatchObject({ tables: [{}, {}] });

  const match = await opened(again, { ...forTwo, chairs: [{ for: 'me' }, { for: 'bot', level: 'easy' }] });
  await again.ask({ type: 'sit', match, seat: 0, nonce: nonce() });
  expect(await again.ask({ type: 'start', match }, 'start')).toMatchObject({ type: 'done' });
  expect(await again.ask({ type: 'start', match }, 'start')).toMatchObject({ type: 'done' });
  await again.ask({ type: 'say', match, text: 'hello' }, 'say');
  await again.ask({ type: 'say', match, text: 'hello' }, 'say');
  expect(await again.ask({ type: 'watch', match })).toMatchObject({ chat: [{ text: 'hello' }] });
  expect(await again.ask({ type: 'ping' })).toMatchObject({ type: 'done' });
});

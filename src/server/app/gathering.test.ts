import { afterAll, expect, test } from 'vitest';
import { freshFile } from '../store/testing/fresh-file.ts';
import { forTwo, guest, opened } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { nonce, type Visitor } from './testing/visitor.ts';

const HOUR = 3600_000;
let late = 0;
const { file, remove } = freshFile();
const server = await openTestServer({ file }, { now: () => Date.now() + late });
const [anna, ben] = await Promise.all([guest(server.address, 'Anna'), guest(server.address, 'Ben')]);
afterAll(async () => {
  await server.close();
  remove();
});

function untilClosed(visitor: Visitor, match: string) {
  return visitor.next('table', ({ table }) => table.match === match && table.stage === 'closed');
}

async function documentOf(match: string) {
  const { document } = (await server.service.store.load(match))!;
  return JSON.parse(document) as { stage: string; chairs: { person: string }[] };
}

async function stageOf(match: string): Promise<string> {
  return (await documentOf(match)).stage;
}

test('a table where nobody has done anything for a day is closed, for all who watch it and on every list', async () => {
  const [forgotten, days] = [await opened(anna), await opened(anna, { ...forTwo, pace: 'threeDays' })];
  await ben.ask({ type: 'watch', match: forgotten });
  const { person } = (await documentOf(forgotten)).chairs[0];
  const { store } = server.service;
  await store.addSubscription({ match: forgotten, person, endpoint: 'https://push.example.org/a', subscription: '{}' });
  late += 12 * HOUR;
  const alive = await opened(anna);
  late += 11 * HOUR;
  // Somebody sits down: that table's time begins anew.
  expect(await ben.ask({ type: 'sit', match: alive, seat: 1, nonce: nonce() })).toMatchObject({ type: 'done' });
  late += 14 * HOUR;
  await untilClosed(ben, forgotten);
  expect(JSON.stringify(await anna.ask({ type: 'lobby', watch: true }))).not.toContain(forgotten);
  expect(JSON.stringify(await anna.ask({ type: 'mine' }))).not.toContain(forgotten);
  expect(await ben.ask({ type: 'sit', match: forgotten, seat: 1, nonce: nonce() })).toMatchObject({
    code: 'not-gathering',
  });
  await expect.poll(() => store.subscriptionsOf(forgotten, person)).toEqual([]);
  expect([await stageOf(alive), await stageOf(days)]).toEqual(['gathering', 'gathering']);
  await anna.ask({ type: 'sit', match: alive, seat: 0, nonce: nonce() });
  expect(await anna.ask({ type: 'start', match: alive })).toMatchObject({ type: 'done' });

  await ben.ask({ type: 'watch', match: days });
  late += 6 * 24 * HOUR;
  await untilClosed(ben, days);
  expect(await stageOf(alive)).toBe('playing');
  expect(server.errors).toEqual([]);
});

import { expect, test } from 'vitest';
import { SearchCancelled, type SearchPool } from '../../ai/messages.ts';
import { BadLog } from '../../table/table.ts';
import type { Store } from '../store/port.ts';
import { connect } from '../store/sqlite-driver.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { begun, forTwo, guest, opened } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';
import { nonce } from './testing/visitor.ts';

test('a match whose log does not replay is reported once, and is then left alone', async () => {
  const { file, remove } = freshFile();
  const first = await openTestServer({ file });
  const { match } = await begun(first.address);
  await first.close();
  const database = connect(file);
  database.exec(`UPDATE entries SET body = '{"seq":0,"actor":"chance","move":"nonsense"}' WHERE seq = 0`);
  database.exec('UPDATE matches SET wake = 0');
  database.close();

  let late = 0;
  const second = await openTestServer({ file }, { now: () => Date.now() + late });
  await expect.poll(() => second.errors.length).toBe(1);
  expect(second.errors[0]).toBeInstanceOf(BadLog);
  const { store } = second.service;
  await expect.poll(async () => (await store.due(Date.now() + 60_000, 9)).includes(match)).toBe(false);
  late = 2 * 3600_000;
  await expect.poll(() => second.errors.length).toBe(2);
  await second.close();
  remove();
});

/** Bots that think until all is over. */
function endlessPool(): SearchPool {
  const ends: (() => void)[] = [];
  return {
    size: 1,
    search: () => new Promise((_, reject) => ends.push(() => reject(new SearchCancelled()))),
    close: () => ends.forEach(end => end()),
  };
}

/** How many matches were read in one round of the event loop at most. */
function countLoads(store: Store): () => number {
  const load = store.load.bind(store);
  let [inRound, most] = [0, 0];
  store.load = match => {
    if (inRound++ === 0) setImmediate(() => (inRound = 0));
    most = Math.max(most, inRound);
    return load(match);
  };
  return () => most;
}

/** Makes copies of a match, all of which have been due for long. */
function multiply(file: string, match: string, copies: number): void {
  const database = connect(file);
  const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${copies})`;
  const copy = (table: string, columns: string, values: string, id: string) =>
    database.exec(`${numbers} INSERT INTO ${table} (${columns}) SELECT 'copy' || n, ${values} FROM ${table}, numbers
      WHERE ${id} = '${match}'`);
  copy('matches', 'id, revision, length, wake, held, clock', 'revision, length, 0, 0, clock', 'id');
  copy('documents', 'match, body', 'body', 'match');
  copy('entries', 'match, seq, body', 'seq, body', 'match');
  database.close();
}

test('however many bots of others wait for a thread, what else is due is seen to', async () => {
  const { file, remove } = freshFile();
  const first = await openTestServer({ file }, { pool: endlessPool() });
  const anna = await guest(first.address, 'Anna');
  const waiting = await opened(anna);
  const played = await opened(anna, { ...forTwo, chairs: [{ for: 'bot', level: 'easy' }, { for: 'me' }] });
  await anna.ask({ type: 'sit', match: played, seat: 1, nonce: nonce() });
  expect(await anna.ask({ type: 'start', match: played })).toMatchObject({ type: 'done' });
  await first.close();
  multiply(file, played, 600);

  const env = { AWAY_AFTER_SECONDS: '600' };
  const second = await openTestServer({ file }, { env, pool: endlessPool(), now: () => Date.now() + 25 * 3600_000 });
  const mostAtOnce = countLoads(second.service.store);
  const record = async () => (await second.service.store.load(waiting))?.document;
  await expect.poll(record, { interval: 500 }).toContain('"stage":"closed"');
  expect(second.errors).toEqual([]);
  // Somebody else has their turn in between.
  expect(mostAtOnce()).toBeLessThan(100);
  await second.close();
  remove();
});

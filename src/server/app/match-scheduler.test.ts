import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { BadLog } from '../../table/table.ts';
import { freshFile } from '../store/testing/fresh-file.ts';
import { begun } from './testing/desert.ts';
import { openTestServer } from './testing/test-server.ts';

test('a match whose log does not replay is reported once, and is then left alone', async () => {
  const { file, remove } = freshFile();
  const first = await openTestServer({ file });
  const { match } = await begun(first.address);
  await first.close();
  const database = new DatabaseSync(file);
  database.exec(`UPDATE entries SET body = '{"seq":0,"actor":"chance","move":"nonsense"}' WHERE seq = 0`);
  database.exec('UPDATE matches SET wake = 0');
  database.close();

  let late = 0;
  const second = await openTestServer({ file }, { now: () => Date.now() + late });
  await expect.poll(() => second.errors.length, { timeout: 30_000 }).toBe(1);
  expect(second.errors[0]).toBeInstanceOf(BadLog);
  const { store } = second.service;
  await expect.poll(async () => (await store.claim(Date.now() + 60_000, 1, 9)).includes(match)).toBe(false);
  late = 2 * 3600_000;
  await expect.poll(() => second.errors.length, { timeout: 30_000 }).toBe(2);
  await second.close();
  remove();
});

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { places } from '../src/server/store/port.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import { SmallDisk } from './torture/small-disk.ts';

const LARGE = 'x'.repeat(1_000_000);

/** Only root can make a small disk, and not everywhere: `npm run torture` says so, and there is nothing to see here. */
const disk = SmallDisk.make(24);

test('after a full disk the write-ahead log is kept short as before', async ({ onTestFinished }) => {
  if (!disk) return;
  onTestFinished(() => disk.remove());
  const file = join(disk.folder, 'caravanserai.db');
  const store = openSqlite(file);
  const written = () => statSync(file).mtimeMs;
  const checkpoint = async (since: number) => {
    await expect.poll(written).toBeGreaterThan(since);
  };
  let length = 0;
  const commit = (entry: string) =>
    store.commit({ match: 'oasis', revision: length, length: length++, document: '{}', entries: [entry], now: 1 });

  const opened = written();
  const listing = { place: places.nowhere, summary: '' };
  await store.create({ id: 'oasis', document: '{}', listing, people: [], entries: [], now: 0 });
  // The log keeps its length, so that there is room in it, and none in the file that it is copied to.
  expect(await commit(LARGE)).toBe(true);
  await checkpoint(opened);
  disk.fill();
  const filled = written();
  expect(await commit(LARGE)).toBe(true);
  await checkpoint(filled);

  disk.free();
  const freed = written();
  expect(await commit('one more')).toBe(true);
  await checkpoint(freed);
  await store.close();
});

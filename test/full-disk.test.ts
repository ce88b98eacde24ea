import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type TestContext, test } from 'vitest';
import { places } from '../src/server/store/port.ts';
import { openSqlite } from '../src/server/store/sqlite.ts';
import { SmallDisk } from './torture/small-disk.ts';

const LARGE = 'x'.repeat(1_000_000);

/** Only root can make a small disk, and not everywhere: `npm run torture` says so, and there is nothing to see here. */
function smallDisk({ onTestFinished }: TestContext): SmallDisk | undefined {
  const disk = SmallDisk.make(24);
  if (disk) onTestFinished(() => disk.remove());
  return disk;
}

const oasis = {
  id: 'oasis',
  document: '{}',
  listing: { place: places.nowhere, summary: '' },
  people: [],
  entries: [],
  now: 0,
};

test('after a full disk the write-ahead log is kept short as before', async context => {
  const disk = smallDisk(context);
  if (!disk) return;
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
  await store.create(oasis);
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

test('while moves come without a pause the write-ahead log does not take the whole disk', async context => {
  const disk = smallDisk(context);
  if (!disk) return;
  const store = openSqlite(join(disk.folder, 'caravanserai.db'));
  await store.create(oasis);
  // Two disks full in all, of which only the last is worth keeping.
  for (let revision = 0; revision < 480; revision++) {
    // What can be packed would need no room.
    const document = JSON.stringify(randomBytes(75_000).toString('base64'));
    expect(await store.commit({ match: 'oasis', revision, length: 0, document, entries: [], now: 1 })).toBe(true);
    await pause(10);
  }
  await store.close();
});

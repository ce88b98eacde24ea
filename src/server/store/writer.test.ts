import {
  closeSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { type NewMatch, places } from './port.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'caravanserai-writer-'));
afterAll(() => rmSync(folder, { recursive: true }));

const born: NewMatch = {
  id: 'oasis',
  document: '{}',
  listing: { place: places.nowhere, summary: '' },
  people: [],
  entries: [],
  now: 0,
};
const change = { match: 'oasis', revision: 0, length: 0, document: '{}', entries: ['a'], now: 1 };

/** A store, and the thread that writes for it, which is the first that it starts. */
async function opened(file: string) {
  const started = new Promise<Worker>(resolve => process.once('worker', resolve));
  const store = openSqlite(file);
  const thread = await started;
  await store.create(born);
  return { store, thread };
}

test('a database that lies elsewhere, and is linked to, is written to there', async () => {
  const link = join(folder, 'link.db');
  symlinkSync(join(folder, 'elsewhere.db'), link);
  const { store } = await opened(link);
  expect(await store.commit(change)).toBe(true);
  await store.close();
});

const ended = /^the database is not open: the thread that writes to it has ended/;

test('when the thread that writes has died, all that waits for it and all that is asked later fails', async () => {
  const { store, thread } = await opened(join(folder, 'dead.db'));
  const waiting = store.commit(change);
  await thread.terminate();
  await expect(waiting).rejects.toThrow(ended);
  await expect(store.commit(change)).rejects.toThrow(ended);
  await expect(store.load('oasis')).rejects.toThrow(ended);
  await expect(store.rename('anna', 'Ann')).rejects.toThrow(ended);
  await expect(store.ping()).rejects.toThrow(ended);
  await store.close();
});

/** The files that this process has open under a name, and how: Linux keeps a list of them. */
function openedAs(file: string): { readonly handle: number; readonly flags: number }[] {
  const { ino } = statSync(file);
  return readdirSync('/proc/self/fd').flatMap(name => {
    const handle = Number(name);
    if (inodeOf(handle) !== ino) return [];
    const [, flags = ''] = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${name}`, 'utf8')) ?? [];
    return [{ handle, flags: Number.parseInt(flags, 8) }];
  });
}

function inodeOf(handle: number): number | undefined {
  try {
    return fstatSync(handle).ino;
  } catch {
    return undefined;
  }
}

/** Puts something under a handle of this process that can be opened, but not synced. */
function spoil(handle: number): void {
  closeSync(handle);
  const others: number[] = [];
  for (let fresh = openSync('/dev/null', 'r+'); fresh !== handle; fresh = openSync('/dev/null', 'r+'))
    others.push(fresh);
  for (const other of others) closeSync(other);
}

test.runIf(process.platform === 'linux')('what could not be brought to the disk is not said to be kept', async () => {
  const file = join(folder, 'unsynced.db');
  const { store } = await opened(file);
  // The engine opens its files with more care than we do, so that ours is the one with the fewest flags.
  const [ours] = openedAs(`${file}-wal`).toSorted((a, b) => a.flags - b.flags);
  spoil(ours.handle);
  const device = store.addDevice('anna', { secret: 'hash', since: 0, guarded: false });
  const asked = [store.commit(change), store.create({ ...born, id: 'other' }), device];
  const reason = new Error("the database can't be written to: EINVAL: invalid argument, fdatasync");
  for (const answer of await Promise.allSettled(asked)) expect(answer).toEqual({ status: 'rejected', reason });
  // A later trip to the disk might succeed without what was lost; so there is none.
  await expect(store.ping()).rejects.toThrow(reason);
  await store.close();
});

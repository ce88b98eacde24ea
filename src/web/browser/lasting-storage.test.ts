import { afterEach, expect, test, vi } from 'vitest';
import { askForLasting, askForLastingOnce, storageTerm } from './lasting-storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that grants lasting storage when it is asked, or does not. */
function standIn(grants: boolean, vendor = ''): { asked: number } {
  const seen = { asked: 0, lasting: false };
  const persist = async () => {
    seen.asked++;
    seen.lasting = grants;
    return grants;
  };
  vi.stubGlobal('navigator', { vendor, storage: { persist, persisted: async () => seen.lasting } });
  const memory = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => memory.get(name),
    setItem: (name: string, value: string) => memory.set(name, value),
  };
  vi.stubGlobal('localStorage', localStorage);
  return seen;
}

const worth = () => Promise.resolve(true);

test('storage lasts once the browser has granted it', async () => {
  standIn(true);
  expect(await storageTerm()).toBe('room');
  expect(await askForLasting()).toBe('lasting');
  expect(await storageTerm()).toBe('lasting');
});

test('where it is not granted, it is said how long the games stay', async () => {
  standIn(false);
  expect(await askForLasting()).toBe('room');
  standIn(false, 'Apple Computer, Inc.');
  expect(await askForLasting()).toBe('week');
});

test('a browser that knows nothing of it, or fails, promises nothing', async () => {
  vi.stubGlobal('navigator', {});
  expect(await askForLasting()).toBe('room');
  const fail = () => Promise.reject(new Error('no'));
  vi.stubGlobal('navigator', { storage: { persist: fail, persisted: fail } });
  expect(await storageTerm()).toBe('room');
});

test('by itself the page asks once, and not before it is worth it', async () => {
  const seen = standIn(false);
  await askForLastingOnce(() => Promise.resolve(false));
  expect(seen.asked).toBe(0);
  await askForLastingOnce(worth);
  await askForLastingOnce(worth);
  expect(seen.asked).toBe(1);
});

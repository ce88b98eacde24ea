import { expect, test, vi } from 'vitest';
import type { Logger } from '../net/logs.ts';
import { StoreCheck } from './store-check.ts';

/** A store that fails as it is told to, and a log that is read. */
function trial() {
  const lines: string[] = [];
  const write = (...given: unknown[]): void => void lines.push(given.map(part => JSON.stringify(part)).join(' '));
  const log = { debug: write, info: write, warn: write, error: write, child: () => log } as unknown as Logger;
  const store = { message: '', fault: undefined, ping: vi.fn<() => Promise<void>>() };
  store.ping.mockImplementation(async () => {
    if (store.message) throw new Error(store.message);
  });
  return { store, lines, check: new StoreCheck(store, log) };
}

test.each([
  ['database or disk is full', 'full'],
  ['database disk image is malformed', 'damaged'],
  ['attempt to write a readonly database', 'read-only'],
  ['this database was made by a newer Caravanserai (its step 9, ours 5)', 'newer'],
  ['connect ECONNREFUSED', 'silent'],
])('%s: %s', async (message, fault) => {
  const { store, check, lines } = trial();
  store.message = message;
  expect(await check.fault()).toBe(fault);
  expect(lines).toEqual([`{"fault":"${fault}"} "the store can not be used"`]);
});

test('whoever asks at about the same time shares one check, and a change is logged once', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { store, check, lines } = trial();
  expect(await Promise.all([check.fault(), check.fault()])).toEqual([undefined, undefined]);
  store.message = 'database or disk is full';
  expect(await check.fault()).toBeUndefined();
  expect(store.ping).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 3; i++) {
    vi.advanceTimersByTime(2000);
    expect(await check.fault()).toBe('full');
  }
  store.message = '';
  vi.advanceTimersByTime(2000);
  expect(await check.fault()).toBeUndefined();
  expect(lines).toEqual(['{"fault":"full"} "the store can not be used"', '"the store can be used again"']);
  vi.useRealTimers();
});

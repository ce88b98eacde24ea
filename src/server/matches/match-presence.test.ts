import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MatchPresence, nobodyElsewhere } from './match-presence.ts';
import type { TableRecord } from './record.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many milliseconds pass until it is told that one more looks on. */
async function delayWith(followers: number): Promise<number> {
  let told = false;
  const deps = { elsewhere: nobodyElsewhere, now: Date.now, awayAfter: 10_000, onError: () => undefined };
  const presence = new MatchPresence('m', deps, { gone: async () => undefined, counted: () => (told = true) });
  presence.update(
    { chairs: [], stage: 'playing' } as unknown as TableRecord,
    Array.from({ length: followers }, () => undefined),
  );
  let passed = 0;
  for (; !told; passed += 50) await vi.advanceTimersByTimeAsync(50);
  return passed;
}

test('the more look on, the less often all of them are told how many they are', async () => {
  expect(await delayWith(4)).toBeLessThan(500);
  expect(await delayWith(4000)).toBeGreaterThan(1000);
});

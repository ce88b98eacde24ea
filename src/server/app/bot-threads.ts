import { Worker } from 'node:worker_threads';
import type { SearchPool } from '../../ai/messages.ts';
import { newSearchPool } from '../../ai/pool.ts';
import { threadStarter } from '../../ai/worker-starters.ts';

/** Bots think in threads of their own, so that they never keep a person's move waiting. */
export function botPool(worker: URL, size: number): SearchPool {
  const make = threadStarter(() => new Worker(worker));
  return newSearchPool({ start: make, size, timers: globalThis });
}

import { Worker } from 'node:worker_threads';
import { poolOf } from '../ai/pool.ts';
import { threadThinker } from '../ai/thinkers.ts';
import type { Pool } from '../ai/thinking.ts';

/** Bots think in threads of their own, so that they never keep a person's move waiting. */
export function botPool(worker: URL, size: number): Pool {
  const make = threadThinker(() => new Worker(worker));
  return poolOf({ make, size, timers: globalThis });
}

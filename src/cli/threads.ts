import { Worker } from 'node:worker_threads';
import { poolOf } from '../ai/pool.ts';
import { threadThinker } from '../ai/thinkers.ts';
import type { Pool } from '../ai/thinking.ts';

/** A pool of so many threads. They can only run built files, as this one is by then. */
export function poolOnThreads(size: number): Pool {
  const make = threadThinker(() => new Worker(new URL('../ai/worker.js', import.meta.url)));
  return poolOf({ make, size, timers: globalThis });
}

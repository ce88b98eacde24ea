import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { poolOf, sizeFor } from '../ai/pool.ts';
import { threadThinker } from '../ai/thinkers.ts';
import type { Pool } from '../ai/thinking.ts';

/** More threads than this would help bots of one house little, and take the machine from others. */
const MOST_THREADS = 4;

/** Bots think in threads of their own, so that they never keep a person's move waiting. */
export function botPool(worker: URL): Pool {
  const make = threadThinker(() => new Worker(worker));
  return poolOf({ make, size: sizeFor(availableParallelism(), MOST_THREADS), timers: globalThis });
}

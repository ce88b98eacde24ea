import type { Pool } from '../ai/thinking.ts';
import { botPool } from '../server/threads.ts';

/** A pool of so many threads. They can only run built files, as this one is by then. */
export function poolOnThreads(size: number): Pool {
  return botPool(new URL('../ai/worker.js', import.meta.url), size);
}

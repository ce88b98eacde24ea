import type { SearchPool } from '../../ai/messages.ts';
import { botPool } from '../../server/app/bot-threads.ts';

/** A pool of search workers in threads. They can only run built files, as this one is by then. */
export function poolOnThreads(size: number): SearchPool {
  return botPool(new URL('../../ai/worker.js', import.meta.url), size);
}
